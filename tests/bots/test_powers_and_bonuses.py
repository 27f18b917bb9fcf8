"""A master uses what its characters and bonuses offer, and in the better order."""

from __future__ import annotations

import pytest

from oddville.bots import Observation, contender
from oddville.rules.actions import (
    Action,
    Cheat,
    PlayForResource,
    TakeSecond,
    UseDoubleBonus,
    UseResourceBonus,
    decode,
)
from tests.support.bot_games import by_build
from tests.support.scenario import STONE, Table, table
from tests.support.scenario_cards import card, edition_with

MASTER = contender(f"master:iterations={by_build(2000, 200)}")
SEEDS = pytest.mark.parametrize("seed", range(by_build(3, 1)))

# Most cards cost so much and fit so badly that only the named ones matter.
SMALL_WORLD = edition_with(
    [
        card("costs-stone", cost="stone"),
        card("costs-two-stones", cost="stone stone", scoring="diamond 5"),
        card("gives-stone", bonus="stone"),
        card("gives-double", bonus="double"),
        *(card(f"plain-{number}") for number in range(1, 21)),
        *(card(f"far-{number}", cost="clay stone crystal crystal", streets="") for number in range(1, 41)),
    ]
)

CHEAP_WORLD = edition_with([card(f"plain-{number}") for number in range(1, 65)])


def row_of_cards(purple: int, blue: int) -> str:
    left = [f"plain-{number}/purple" for number in range(1, purple + 1)]
    right = [f"plain-{number}/blue" for number in range(11, 11 + blue)]
    return "  -  ".join([*left, "SQUARE", *right])


def rest_of_the_turn(t: Table, seed: int) -> list[Action]:
    bot, seat, done = MASTER.bot(seed), t.game.decider, []
    while t.game.decider == seat:
        done.append(decode(bot.choose(Observation(t.game), MASTER.budget).action))
        t.do(done[-1])
    return done


@SEEDS
def test_it_takes_the_stone_first_and_doubles_it_then(seed: int) -> None:
    """The wood could be doubled at once, but the next project costs two stones."""
    t = table(
        2,
        city="gives-stone/purple  -  SQUARE",
        projects={"purple": ["gives-double", "costs-two-stones"]},
        workers={"purple": ["wood 1", "wood 2"]},
        edition=SMALL_WORLD,
    )
    t.build("gives-double", -2, 0)
    assert rest_of_the_turn(t, seed) == [UseResourceBonus(STONE), UseDoubleBonus(STONE)]


@SEEDS
def test_the_seigniors_second_resource_completes_the_project(seed: int) -> None:
    """Both need one more turn after this one, if purple takes both stones now."""
    t = table(
        2,
        city=row_of_cards(5, 5),
        hand={"purple": [3]},
        coins={"purple": 1},
        projects={"purple": ["costs-two-stones"], "blue": ["costs-stone"]},
        characters={"purple": ["seignior"]},
        edition=SMALL_WORLD,
    )
    assert rest_of_the_turn(t, seed) == [PlayForResource(3, STONE), TakeSecond(STONE)]


@SEEDS
def test_the_cheater_turns_one_of_many_coins_into_a_project(seed: int) -> None:
    """Every card of the deck is easy to build, and nothing can be added to five coins."""
    t = table(
        2,
        city=row_of_cards(1, 1),
        coins={"purple": 5},
        workers={"purple": ["wood 1"]},
        characters={"purple": ["cheater"]},
        edition=CHEAP_WORLD,
    )
    assert Cheat() in rest_of_the_turn(t, seed)
    assert t.projects("purple")


@SEEDS
def test_a_worker_in_the_last_turn_is_still_a_point(seed: int) -> None:
    """The game is won and ends with this turn: the bonus is taken all the same."""
    t = table(
        2,
        city=row_of_cards(4, 0) + "  -  gives-stone/purple",
        projects={"purple": ["plain-9"]},
        workers={"purple": ["wood 1"]},
        edition=SMALL_WORLD,
    )
    t.build("plain-9", 2, 0)
    score = t.score("purple")
    assert UseResourceBonus(STONE) in rest_of_the_turn(t, seed)
    assert t.game.is_over
    assert t.score("purple") == score + 1
