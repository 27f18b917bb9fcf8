"""The opponent at your strength: levels in small steps, and an estimate that finds the right one."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pytest

from oddville.bots import Budget, Observation, Player, contender, play_game
from oddville.bots.level_names import level_name
from oddville.bots.matched import LADDER, STEPS, STRONGEST, name_at, strength_of
from oddville.bots.registry import offered_levels
from oddville.bots.strength import HALF_LOST, POINTS, Strength, after_game, difference, points_of
from oddville.editions.start import new_game
from oddville.text import Texts
from tests.support.bot_games import by_build, positions

SPREAD = 9.0  # standard deviation of the margins that bots of equal strength play


@pytest.mark.parametrize("strength", [0, 1, 37, 99, STRONGEST])
def test_a_strength_is_a_name(strength: int) -> None:
    assert strength_of(name_at(strength)) == strength
    assert contender(name_at(strength)).level.name == name_at(strength)


@pytest.mark.parametrize("name", ["matched-101", "matched-007", "matched-", "matched--1", "matched-1.5"])
def test_other_names_are_none(name: str) -> None:
    assert strength_of(name) is None


def test_people_are_offered_it_without_a_number() -> None:
    assert offered_levels()[-1] == "matched"
    assert level_name(Texts("en"), "matched") == "At your strength"
    assert level_name(Texts("en"), "matched-37") == "At your strength (37)"


@pytest.mark.parametrize("level", LADDER)
def test_every_twentieth_is_a_level_of_the_ladder(level: str) -> None:
    matched = contender(f"{name_at(LADDER.index(level) * STEPS)}:iterations=20")
    named = contender(f"{level}:iterations=20")
    for game in list(positions(4, every=30))[:4]:
        choices = [each.bot(3).choose(Observation(game), each.budget) for each in (matched, named)]
        assert choices[0].action == choices[1].action


def test_it_takes_the_time_of_the_level_that_decides() -> None:
    asked: list[Budget] = []

    class Clock:
        def choose(self, observation: Observation, budget: Budget) -> None:
            asked.append(budget)

    bot = contender("matched-70").bot(1)
    bot._bots = (Clock(), Clock())  # type: ignore[attr-defined]
    observation = Observation(new_game(2, 1))
    for _ in range(40):
        bot.choose(observation, contender("matched-70").budget)
    assert {budget.seconds for budget in asked} == {0.3, 1.0}
    bot.choose(observation, Budget(seconds=0.1))
    assert asked[-1].seconds == 0.1


def test_points_grow_with_the_strength_and_lead_back_to_it() -> None:
    scale = [points_of(name_at(strength)) or 0.0 for strength in range(STRONGEST + 1)]
    assert all(low < high for low, high in pairwise(scale))
    assert [Strength(points).level for points in scale] == [name_at(n) for n in range(STRONGEST + 1)]
    assert [points_of(level) for level in LADDER] == list(POINTS)


def test_a_game_against_an_unknown_bot_says_nothing() -> None:
    assert after_game(Strength(), 30, [("beginner", 20), ("uct", 20)]) is None
    assert after_game(Strength(), 30, []) is None


def test_later_games_move_it_less_than_the_first() -> None:
    estimate = Strength()
    moves = []
    for _ in range(12):
        after = after_game(estimate, 24, [(estimate.level, 20)])
        assert after is not None
        moves.append(after.points - estimate.points)
        estimate = after
    assert moves[0] > 3 * moves[-1] > 0
    assert estimate.games == 12


def margin_of(apart: float) -> float:
    """The inverse of `difference`."""
    return math.copysign(HALF_LOST * (math.sqrt(1 + 4 * abs(apart) / HALF_LOST) - 1) / 2, apart)


@pytest.mark.parametrize("margin", [-16.0, -1.0, 0.0, 2.0, 20.0])
def test_a_margin_says_how_far_apart_two_players_are(margin: float) -> None:
    assert abs(difference(margin)) >= abs(margin)
    assert margin_of(difference(margin)) == pytest.approx(margin)


@pytest.mark.parametrize("true_points", [0.0, 4.0, 9.0, 15.0, 24.0, 30.0])
@pytest.mark.parametrize("games", [range(5, 15), range(10, 30)], ids=["6 to 15", "11 to 30"])
def test_it_finds_a_person_within_ten_games_and_stays_there(true_points: float, games: range) -> None:
    """With margins as chance deals them; `bench/at_my_strength.py` plays the games."""
    random = Random(7)
    won = played = 0
    for _ in range(300):
        estimate = Strength()
        for number in range(games.stop):
            rival = points_of(estimate.level) or 0.0
            margin = round(random.gauss(margin_of(true_points - rival), SPREAD))
            won += number in games and margin > 0
            played += number in games and margin != 0
            estimate = after_game(estimate, 30 + margin, [(estimate.level, 30)]) or estimate
    assert 0.4 < won / played < 0.6


def test_it_follows_real_games() -> None:
    """A newcomer meets the beginner first, and later somebody stronger."""
    estimate = Strength()
    for number in range(by_build(12, 3)):
        game = new_game(2, number)
        names = ("newcomer", estimate.level)
        assert play_game(game, [Player(name, contender(name).bot(number), Budget()) for name in names])
        estimate = after_game(estimate, game.score(0), [(estimate.level, game.score(1))]) or estimate
    if estimate.games == 12:
        assert 5 <= (strength_of(estimate.level) or 0) <= 40
