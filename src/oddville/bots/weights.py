"""The learned weights of the bots: `weights.json`, written by `python -m training`."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from ..rules.components import Components
from ..rules.vocabulary import CARD_FACES, MAX_PLAYERS, MIN_PLAYERS, NOTHING, PER_ADJACENT, SQUARE
from .evaluator import FEATURES, PHASES, Evaluator
from .network_files import fill_network, learned_networks

FILE: Final = Path(__file__).with_name("weights.json")
BONUS_WORTH: Final = 0.8
GUILD_WORTH: Final = 1.0

KEYS: Final = ("winner", "points", "urges", "growth")  # of the file, in the order of the fields of `Weights`

# Before anything is learned: a sensible guess at each weight of the policy, in its order.
FIRST_POLICY: Final = (
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
    policy: Table  # see `policy`
    growth: Table  # by scoring kind: points beyond the printed value; per adjacent card: how many there are
    networks: Table = ()  # see `network_files`; without them the linear evaluation judges

    def policy_for(self, players: int) -> tuple[float, ...]:
        return self.policy[players - MIN_PLAYERS]

    def with_evaluation(
        self, players: int, winner: list[float], points: list[float], growth: list[float]
    ) -> Weights:
        """A copy with what was learned for one number of players."""
        return replace(
            self,
            winner=_put(self.winner, players, winner),
            points=_put(self.points, players, points),
            growth=_put(self.growth, players, growth),
        )

    def with_network(self, players: int, numbers: tuple[float, ...]) -> Weights:
        networks = list(self.networks) or [() for _ in self.policy]
        networks[players - MIN_PLAYERS] = numbers
        return replace(self, networks=tuple(networks))

    def with_policy(self, players: int, policy: list[float]) -> Weights:
        return replace(self, policy=_put(self.policy, players, policy))


def _put(table: Table, players: int, row: list[float]) -> Table:
    rows = list(table)
    rows[players - MIN_PLAYERS] = tuple(round(number, 5) for number in row)
    return tuple(rows)


def untrained() -> Weights:
    """Weights that know only that points are good."""
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    winner = tuple(0.1 if feature == 0 else 0.0 for _ in range(PHASES) for feature in range(FEATURES))
    growth = tuple(2.0 if kind else 0.0 for kind in range(SQUARE))
    return Weights(*(tuple(row for _ in sizes) for row in (winner, winner, FIRST_POLICY, growth)))


def read_weights(file: Path) -> Weights:
    data = json.loads(file.read_text("utf-8"))
    return Weights(*(tuple(map(tuple, data[key])) for key in KEYS))


def write_weights(weights: Weights, file: Path) -> None:
    tables = (weights.winner, weights.points, weights.policy, weights.growth)
    lines = ",\n".join(
        f'"{key}": [\n' + ",\n".join(json.dumps(row) for row in table) + "\n]"
        for key, table in zip(KEYS, tables, strict=True)
    )
    file.write_text("{" + lines + "}\n", "utf-8")


@cache
def learned_weights() -> Weights:
    """The policy and the linear evaluation."""
    return read_weights(FILE)


@cache
def weights_with_networks() -> Weights:
    """The same, and the networks that judge for the search."""
    return replace(learned_weights(), networks=learned_networks())


def make_evaluator(weights: Weights, components: Components) -> Evaluator:
    """An evaluator with these weights, for the cards of an edition."""
    evaluator = Evaluator()
    evaluator.weights = [number for row in weights.winner for number in row]
    evaluator.points_weights = [number for row in weights.points for number in row]
    evaluator.policy = list(weights.policy_for(components.players))
    growth = weights.growth[components.players - MIN_PLAYERS]
    evaluator.card_worth = [card_worth(components, growth, card) for card in range(CARD_FACES)]
    players = components.players
    if weights.networks and weights.networks[players - MIN_PLAYERS]:
        fill_network(evaluator.network, weights.networks[players - MIN_PLAYERS], players)
    return evaluator


def card_worth(components: Components, growth: tuple[float, ...], card: int) -> float:
    """The points a card usually earns its owner, plus a little for its bonus and its character."""
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
