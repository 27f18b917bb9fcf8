"""The sequential test against the values of another implementation, and its decisions."""

import math
import random
from dataclasses import replace

import pytest

from oddville.arena.results import GameResult, counted
from oddville.arena.schedule import Schedule
from oddville.arena.sprt import Sprt, elo_of, expected_score, log_likelihood_ratio
from tests.support.tournaments import SPRT, result_of, settings_for


@pytest.mark.parametrize(
    ("pairs", "elo0", "elo1", "ratio"),
    [  # as fishtest's LLR_logistic gives them
        ([10, 0, 30, 0, 25], 0, 20, 1.4173092319),
        ([1, 2, 3, 4, 5], 0, 20, 0.5337569979),
        ([100, 0, 220, 0, 130], 0, 5, 0.7541377963),
        ([40, 3, 60, 2, 30], -10, 10, -1.1439050394),
        ([0, 0, 0, 0, 7], 0, 20, 0.3914693188),
        ([388, 5621, 13036, 5805, 430], 0, 2, 2.4256319659),
    ],
)
def test_the_ratio_is_that_of_fishtest(pairs: list[int], elo0: float, elo1: float, ratio: float) -> None:
    assert log_likelihood_ratio(pairs, elo0, elo1) == pytest.approx(ratio, abs=1e-8)


def test_the_ratio_of_nothing_and_of_the_contrary() -> None:
    assert log_likelihood_ratio([0] * 5, 0, 20) == 0
    pairs = [12, 0, 30, 1, 25]
    assert log_likelihood_ratio(pairs, -7, 9) == pytest.approx(-log_likelihood_ratio(pairs[::-1], -9, 7))


def test_bounds_and_elo() -> None:
    sprt = Sprt(SPRT)
    assert sprt.upper == pytest.approx(2.944439)
    assert sprt.lower == pytest.approx(-2.944439)
    assert sprt.verdict == "undecided"
    assert sprt.score == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_of(expected_score(37)) == pytest.approx(37)
    assert math.isfinite(elo_of(1.0))


def games_of(chance: random.Random, share: float, games: int) -> list[GameResult]:
    """Games in which the first contender wins this share."""
    found = []
    for game in Schedule(settings_for("amber", "birch", games=games)):
        first = game.seats.index(0)
        found.append(result_of(game, first if chance.random() < share else 1 - first))
    return found


@pytest.mark.parametrize(("share", "verdict"), [(0.8, "better"), (0.3, "not-better")])
def test_the_decision_and_the_games_that_led_to_it(share: float, verdict: str) -> None:
    settings = settings_for("amber", "birch", games=2000, sprt=SPRT)
    games = games_of(random.Random(1), share, 2000)
    used = counted(settings, games)
    assert 20 < len(used) < 1000
    assert len(used) % 2 == 0
    sprt = Sprt(SPRT)
    for index in range(0, len(used), 2):
        assert sprt.verdict == "undecided"
        sprt.add(used[index : index + 2])
    assert sprt.verdict == verdict
    # Games beyond the decision, or beyond a missing one, change nothing.
    assert counted(settings, games[: len(used) + 3]) == used
    without_first = games[1:]
    assert counted(settings, without_first) == without_first


@pytest.mark.slow
def test_wrong_decisions_are_rare() -> None:
    """Of bots that are equal, few pass; of bots that are better as asked for, few fail."""
    chance = random.Random(2)
    wrong = {0.0: "better", 100.0: "not-better"}
    for elo, mistake in wrong.items():
        mistakes = 0
        for _ in range(100):
            sprt = Sprt(replace(SPRT, elo1=100.0))
            while sprt.verdict == "undecided":
                wins = sum(chance.random() < expected_score(elo) for _ in range(2))
                sprt.pairs[2 * wins] += 1
            mistakes += sprt.verdict == mistake
        assert mistakes <= 12
