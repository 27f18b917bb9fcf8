"""One short text for a position: equal for equal positions, on every build and platform.

It covers everything on the table and the pending decision. It leaves out what does not belong to the
position: the generator's state, what the last action disclosed, the list of legal actions, and the deck's
offset in its ring buffer.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from ..rules.game import Game
from ..rules.vocabulary import DECK_MASK, MAX_COINS, PROJECT_SPACES

# Fields that are compared as they are; unused entries of the lists are blank.
_PLAIN: Final = (
    "players",
    "hand",
    "supply",
    "coin_count",
    "project_count",
    "lower",
    "upper",
    "row",
    "seen",
    "holder",
    "pile_count",
    "pile",
    "character_seen",
    "spot",
    "city_workers",
    "first_player",
    "turn",
    "turn_seat",
    "recovered",
    "cheater_used",
    "bookkeeper_used",
    "end_trigger",
    "decision",
    "decider",
    "resume",
    "played_card",
    "project_to_place",
    "building_seat",
    "bonus_sources",
    "shuffling_guild",
)
_CITY: Final = ("city_card", "city_x", "city_y", "city_owner")
_FRONTIER: Final = ("frontier_x", "frontier_y", "frontier_touched", "frontier_streets")


def deck_from_top(game: Game) -> list[int]:
    ring = game.deck
    return [ring[(game.deck_bottom + i) & DECK_MASK] for i in reversed(range(game.deck_count))]


def coins_of(game: Game, seat: int) -> list[int]:
    """A seat's coin cards, the newest last."""
    start = seat * MAX_COINS
    return game.coins[start : start + game.coin_count[seat]]


def projects_of(game: Game, seat: int) -> list[int]:
    """A seat's projects, the oldest first."""
    start = seat * PROJECT_SPACES
    return game.projects[start : start + game.project_count[seat]]


def content(game: Game) -> dict[str, object]:
    """The position as plain values, for comparing two games field by field."""
    found: dict[str, object] = {name: getattr(game, name) for name in _PLAIN}
    found |= {name: getattr(game, name)[: game.city_count] for name in _CITY}
    found |= {name: getattr(game, name)[: game.frontier_count] for name in _FRONTIER}
    found["deck"] = deck_from_top(game)
    found["coins"] = [coins_of(game, seat) for seat in range(game.players)]
    found["projects"] = [projects_of(game, seat) for seat in range(game.players)]
    return found


def fingerprint(game: Game) -> str:
    """A hash of the position. The edition is not part of it: compare editions by their own hash."""
    text = json.dumps(content(game), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()
