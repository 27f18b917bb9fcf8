"""What self-play has taught, as the package carries it: `weights.json`, written by `python -m training`."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from ..rules.components import Components
from ..rules.vocabulary import CARD_FACES, MAX_PLAYERS, MIN_PLAYERS, NOTHING, PER_ADJACENT, SQUARE
from .mind import FEATURES, PHASES, Mind

FILE: Final = Path(__file__).with_name("weights.json")
BONUS_WORTH: Final = 0.8
GUILD_WORTH: Final = 1.0

NAMES: Final = ("winner", "points", "urges", "growth")

# Before anything is learned: a sensible guess at each weight of `instinct`, in its order.
FIRST_URGES: Final = (
    *(1.0, 1.5, -1.0, -0.35),  # resources, worker card used
    *(0.0, 1.0, -1.2, -1.0, 1.0, 2.0, -1.0, -1.0, -5.0),  # the row
    *(0.0, 1.1, -0.2),  # coins
    *(5.0, 1.0, 0.0),  # building
    *(-2.0, 0.6, -1.3),  # recovering
    *(1.0, 0.9, 1.0, -1.0),  # placing
    *(3.0, 1.0, 3.0, -0.5, 2.0, 0.0, 1.5, -3.0),  # bonuses
    *(1.0, 1.5, -1.0),  # a second resource
    -1.0,  # discarding
    *(-2.0, 1.0, -0.5, 1.0, -1.0, 2.5),  # powers
    *(-0.5, 1.0, -5.0),  # taking back
    *(0.0, 0.0, 0.0, 1.0),  # the resource of the set-up
    *(0.0, 0.0, 0.0, 0.0),
)

Table = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """By number of players, from two on."""

    winner: Table  # [phase * FEATURES + feature]
    points: Table
    urges: Table  # see `instinct`
    growth: Table  # by scoring kind: points beyond the printed value; per adjacent card: how many there are

    def of_instinct(self, players: int) -> tuple[float, ...]:
        return self.urges[players - MIN_PLAYERS]

    def with_evaluation(
        self, players: int, winner: list[float], points: list[float], growth: list[float]
    ) -> Weights:
        """The same with what was learned for one number of players."""
        return replace(
            self,
            winner=_put(self.winner, players, winner),
            points=_put(self.points, players, points),
            growth=_put(self.growth, players, growth),
        )

    def with_urges(self, players: int, urges: list[float]) -> Weights:
        return replace(self, urges=_put(self.urges, players, urges))


def _put(table: Table, players: int, row: list[float]) -> Table:
    rows = list(table)
    rows[players - MIN_PLAYERS] = tuple(round(number, 5) for number in row)
    return tuple(rows)


def untrained() -> Weights:
    """Knows nothing but that points are good."""
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    winner = tuple(0.1 if feature == 0 else 0.0 for _ in range(PHASES) for feature in range(FEATURES))
    growth = tuple(2.0 if kind else 0.0 for kind in range(SQUARE))
    return Weights(*(tuple(row for _ in sizes) for row in (winner, winner, FIRST_URGES, growth)))


def read_weights(file: Path) -> Weights:
    data = json.loads(file.read_text("utf-8"))
    return Weights(*(tuple(map(tuple, data[name])) for name in NAMES))


def write_weights(weights: Weights, file: Path) -> None:
    rows = {name: getattr(weights, name) for name in NAMES}
    lines = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in table) + "\n]"
        for name, table in rows.items()
    )
    file.write_text("{" + lines + "}\n", "utf-8")


@cache
def learned_weights() -> Weights:
    return read_weights(FILE)


def mind_with(weights: Weights, components: Components) -> Mind:
    """A mind with these weights, for the cards of an edition."""
    mind = Mind()
    mind.weights = [number for row in weights.winner for number in row]
    mind.points_weights = [number for row in weights.points for number in row]
    mind.urges = list(weights.of_instinct(components.players))
    growth = weights.growth[components.players - MIN_PLAYERS]
    mind.card_worth = [card_worth(components, growth, card) for card in range(CARD_FACES)]
    return mind


def card_worth(components: Components, growth: tuple[float, ...], card: int) -> float:
    """What a card usually brings its owner, bonus and character counted a little."""
    kind = components.scoring[card]
    if card >= components.card_count or kind == NOTHING:
        return 0.0
    worth = (
        components.value[card] * growth[kind]
        if kind == PER_ADJACENT
        else components.value[card] + growth[kind]
    )
    if components.bonus[card] != NOTHING:
        worth += BONUS_WORTH
    if components.guild[card] != NOTHING:
        worth += GUILD_WORTH
    return worth
