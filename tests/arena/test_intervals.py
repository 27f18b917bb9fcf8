"""The error bars: right where tables exist, and honest about games that share a deal."""

import random

import pytest

from oddville.arena.intervals import (
    Cluster,
    mean_interval,
    mean_of,
    share_interval,
    student,
    variance_of_mean,
)
from oddville.reports.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_as_in_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games, 1.96) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (4, 2.776), (10, 2.228), (100, 1.984)])
def test_student_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_games_that_always_agree_count_once() -> None:
    """A deal that gives the same bot both games says no more than one game."""
    wins = [index % 2 for index in range(400)]
    alone = share_interval([Cluster(float(win), 1) for win in wins])
    twice = share_interval([Cluster(2.0 * win, 2) for win in wins])
    assert twice == pytest.approx(alone, abs=0.001)


def test_games_that_never_agree_say_more() -> None:
    """Where the deal decides and the seats are exchanged, chance is taken out."""
    independent = share_interval([Cluster(float(index % 3), 2) for index in range(400)])
    split = share_interval([Cluster(1.0, 2)] * 400)
    assert split.high - split.low < (independent.high - independent.low) / 2
    assert split.low < 0.5 < split.high


def test_few_deals_and_none() -> None:
    assert share_interval([]) == (0.0, 1.0)
    low, high = share_interval([Cluster(2.0, 2)])
    assert low < 0.35
    assert high == 1.0
    low, high = mean_interval([Cluster(60.0, 2)])
    assert low == -high == float("-inf")


def test_a_mean_score() -> None:
    clusters = [Cluster(20.0 + index, 1) for index in range(11)]
    assert mean_of(clusters) == 25.0
    assert variance_of_mean(clusters) == pytest.approx(1.0)
    assert mean_interval(clusters) == pytest.approx((25 - 2.228, 25 + 2.228), abs=0.01)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """With pairs that depend on each other, and the first bot winning six games of ten."""
    chance = random.Random(5)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = chance.gauss(0, 0.2)  # of the seat that the first bot has in the first game
            wins = (chance.random() < 0.6 + luck) + (chance.random() < 0.6 - luck)
            deals.append(Cluster(float(wins), 2))
        low, high = share_interval(deals)
        held += low <= 0.6 <= high
    assert 0.92 <= held / 400 <= 0.98
