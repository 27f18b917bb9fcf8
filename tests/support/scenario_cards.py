"""The cards that the scenarios are played with: each is plain but for what its id says.

A plain card costs one wood, has a street on every edge, no guild, the bonus of a coin, and is a Diamond card
worth 4. Worker cards, resources board, Main Square and characters are those of the standard edition.
"""

from __future__ import annotations

import functools
from itertools import combinations
from typing import Any

from oddville.editions import Edition, from_dict, standard
from oddville.rules.vocabulary import BONUSES, DIRECTIONS, GUILDS, MAX_CARDS

Card = dict[str, Any]

ALL_FOUR = "up right down left"


def card(  # noqa: PLR0913 - one parameter for each thing printed on a card
    id: str,
    *,
    cost: str = "wood",
    streets: str = ALL_FOUR,
    bonus: str = "coin",
    guild: str = "",
    scoring: str = "diamond 4",
    shield: int = 0,
) -> Card:
    """A building as the edition's data has it; `scoring` is the kind and the number printed beside it."""
    kind, _, value = scoring.partition(" ")
    data: Card = {"id": id, "cost": cost.split(), "streets": streets.split(), "bonus": bonus, "scoring": kind}
    if value:
        data["value"] = int(value)
    if guild:
        data["guild"] = guild
    if shield:
        data["shield"] = shield
    return data


def with_streets(directions: tuple[str, ...]) -> Card:
    """`street-up-down` has streets up and down and houses right and left."""
    return card("-".join(["street", *directions]), streets=" ".join(directions))


BONUS_CARDS = [card(f"bonus-{bonus}", bonus=bonus) for bonus in BONUSES]
GUILD_CARDS = [card(f"{guild}-{copy}", guild=guild) for guild in GUILDS for copy in ("a", "b", "c")]
EDGE_CARDS = [
    card("houses", streets=""),
    card("houses-too", streets=""),
    *(with_streets(edges) for count in (1, 2, 3) for edges in combinations(DIRECTIONS, count)),
]
COST_CARDS = [
    card("costs-clay", cost="clay"),
    card("costs-stone", cost="stone"),
    card("costs-wood-wood", cost="wood wood"),
    card("costs-each-once", cost="wood clay stone crystal"),
    card("costs-wood-wood-clay", cost="wood wood clay"),
]
SCORING_CARDS = [
    card("diamond-4", scoring="diamond 4"),
    card("diamond-4-too", scoring="diamond 4"),
    card("diamond-5", scoring="diamond 5"),
    card("diamonds-3", scoring="diamonds 3", shield=3),
    card("per-adjacent-3", scoring="per-adjacent 3"),
    card("per-adjacent-3-mask", scoring="per-adjacent 3", guild="mask"),
    card("shields", scoring="shields"),
    card("column-1", scoring="column 1", shield=1),
    card("column-1-mask", scoring="column 1", shield=1, guild="mask"),
    card("row-2", scoring="row 2", shield=2),
    card("guild-1-mask", scoring="guild 1", shield=1, guild="mask"),
    card("guild-2-mask", scoring="guild 2", shield=2, guild="mask"),
    card("neighbours-1", scoring="neighbours 1", shield=1),
]
SPEAKING_CARDS = [*BONUS_CARDS, *GUILD_CARDS, *EDGE_CARDS, *COST_CARDS, *SCORING_CARDS]
PLAIN_CARDS = [card(f"plain-{number}") for number in range(1, MAX_CARDS - len(SPEAKING_CARDS) + 1)]


@functools.cache
def scenario_edition() -> Edition:
    """The edition of the scenarios: 64 cards, all else as in the standard edition."""
    return edition_with(SPEAKING_CARDS + PLAIN_CARDS)


def edition_with(buildings: list[Card], **changes: Any) -> Edition:
    """The standard edition with other buildings, and whatever else the changes name."""
    return from_dict(standard().to_dict() | {"id": "scenario", "building": buildings} | changes)
