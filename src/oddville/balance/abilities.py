"""What worker cards are played for, which positions of the row are taken, and how coins come and go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..editions import Edition
from ..reports.intervals import Estimate, ratio
from ..rules.action_space import PLAY_FOR_BUILDING, PLAY_FOR_COINS, PLAY_FOR_RESOURCE
from ..rules.vocabulary import COIN_SOURCES, PAYMENTS, RESOURCE_COUNT, RESOURCES, ROW_LENGTH, WORKER_CARDS
from .facts import GameFacts

COINS: Final = "coins"
BUILDING: Final = "building"
ABILITIES: Final = (COINS, *RESOURCES, BUILDING)

_RESOURCE: Final = PLAY_FOR_RESOURCE - PLAY_FOR_COINS
_BUILDING: Final = PLAY_FOR_BUILDING - PLAY_FOR_COINS


@dataclass(frozen=True, slots=True)
class WorkerFigures:
    worker: int  # from 1
    plays: float  # per game
    abilities: dict[str, float]  # the share of its plays for each of ABILITIES
    positions: list[float]  # of the row, per game


@dataclass(frozen=True, slots=True)
class PositionFigures:
    """A position of the row."""

    position: int  # from 1
    taken: float  # per game
    share: Estimate  # of all cards taken from the row
    price: float  # mean, in coins


@dataclass(frozen=True, slots=True)
class AbilityFigures:
    workers: list[WorkerFigures]
    abilities: dict[str, float]  # the share of all plays
    positions: list[PositionFigures]
    coins: dict[str, float]  # drawn per game, by source
    coins_paid: dict[str, float]  # per game, by purpose
    other: dict[str, float]  # per game: other actions, done or declined

    @classmethod
    def of(cls, games: Sequence[GameFacts], edition: Edition) -> AbilityFigures:
        count = len(games)
        plays = [sum(column) for column in zip(*(game.plays for game in games), strict=True)]
        total = max(1, sum(plays))
        workers = [_worker(plays, worker, count) for worker in range(WORKER_CARDS)]
        return cls(
            workers,
            {ability: _of_ability(plays, range(WORKER_CARDS), ability) / total for ability in ABILITIES},
            [_position(games, edition, position) for position in range(ROW_LENGTH)],
            {name: sum(game.coins[i] for game in games) / count for i, name in enumerate(COIN_SOURCES)},
            {name: sum(game.coins_paid[i] for game in games) / count for i, name in enumerate(PAYMENTS)},
            {name: sum(getattr(game, name) for game in games) / count for name in OTHER},
        )


OTHER: Final = (
    "recoveries",
    "pick_ups",
    "take_backs",
    "builder_asked",
    "builder_declined",
    "second_declined",
    "passes",
)


def _of_ability(plays: Sequence[int], workers: Sequence[int], ability: str) -> int:
    if ability == COINS:
        return sum(plays[worker] for worker in workers)
    if ability == BUILDING:
        return sum(sum(_positions(plays, worker)) for worker in workers)
    resource = RESOURCES.index(ability)
    return sum(plays[_RESOURCE + worker * RESOURCE_COUNT + resource] for worker in workers)


def _positions(plays: Sequence[int], worker: int) -> Sequence[int]:
    start = _BUILDING + worker * ROW_LENGTH
    return plays[start : start + ROW_LENGTH]


def _worker(plays: Sequence[int], worker: int, games: int) -> WorkerFigures:
    by_ability = {ability: _of_ability(plays, [worker], ability) for ability in ABILITIES}
    total = sum(by_ability.values())
    return WorkerFigures(
        worker + 1,
        total / games,
        {ability: number / max(1, total) for ability, number in by_ability.items()},
        [number / games for number in _positions(plays, worker)],
    )


def _position(games: Sequence[GameFacts], edition: Edition, position: int) -> PositionFigures:
    by_worker = [
        sum(_positions(game.plays, worker)[position] for game in games) for worker in range(WORKER_CARDS)
    ]
    here = [sum(_positions(game.plays, worker)[position] for worker in range(WORKER_CARDS)) for game in games]
    everywhere = [sum(game.plays[_BUILDING:]) for game in games]
    paid = sum(number * edition.workers[worker].prices[position] for worker, number in enumerate(by_worker))
    return PositionFigures(
        position + 1, sum(here) / len(games), ratio(here, everywhere), paid / max(1, sum(here))
    )
