"""Nobody waits longer than a bot's budget says, at any point of a game.

At the levels' own times the run takes many hours; ODDVILLE_BUDGETS=0.1, the default, scales them down.
ODDVILLE_SOAK scales the number of games. Other work on the machine spoils the measurement.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace

import pytest

from oddville.bots import Budget, Decided, Player, contender, play_game
from oddville.editions.start import new_game
from tests.soak.conftest import Progress, scaled

pytestmark = pytest.mark.soak

SCALE = float(os.environ.get("ODDVILLE_BUDGETS", "0.1"))
LEVELS = ("journeyman", "master", "grandmaster")
GAMES = {"journeyman": 300, "master": 140, "grandmaster": 60}  # 500 in all
MOST_OVER = 1.10


@dataclass
class Clock:
    """How much of its budget each decision took."""

    seconds: float
    shares: list[float] = field(default_factory=list)

    def hear(self, decided: Decided) -> None:
        self.shares.append(decided.seconds / self.seconds)

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.shares)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def play_with_clock(level: str, number: int, clock: Clock, processes: int) -> None:
    """`play_game` refuses an illegal choice."""
    players = 2 + number % 3
    chosen = contender(level)
    budget = replace(Budget(seconds=clock.seconds), processes=processes)
    seated = [Player(level, chosen.bot(number * 10 + seat), budget) for seat in range(players)]
    assert play_game(new_game(players, number), seated, on_decision=clock.hear)


def budget_of(level: str) -> float:
    seconds = contender(level).budget.seconds
    assert seconds is not None
    return seconds * SCALE


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_takes_no_longer_than_its_budget(level: str, progress: Progress) -> None:
    clock = Clock(budget_of(level))
    games = scaled(GAMES[level])
    for number in range(games):
        play_with_clock(level, number, clock, processes=1)
        progress(number + 1, games)
    assert len(clock.shares) > 20 * games
    assert clock.percentile(99) <= MOST_OVER, f"the longest took {max(clock.shares):.2f} of its budget"


def test_nor_with_another_process(progress: Progress) -> None:
    """But for the first decision of a game, in which the other process is started."""
    clock = Clock(budget_of("grandmaster"))
    games = scaled(20)
    for number in range(games):
        play_with_clock("grandmaster", number, clock, processes=2)
        progress(number + 1, games)
    assert clock.percentile(95) <= MOST_OVER
