"""A master sees what anybody at the table would point at.

The scenarios leave no doubt: whoever does the right thing wins, or gets something for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from oddville.bots import Bot, Observation, contender
from oddville.rules import vocabulary as v
from oddville.rules.actions import (
    Action,
    Build,
    Done,
    PlaceAt,
    PlayForBuilding,
    PlayForResource,
    Recover,
    Swap,
    TakeBack,
    Travel,
    UseCoinBonus,
    UseResourceBonus,
    decode,
    encode,
)
from oddville.rules.game import Game
from tests.support.bot_games import by_build
from tests.support.scenario import CLAY, Table, table

MASTER = contender(f"master:iterations={by_build(1500, 300)}")
SEEDS = pytest.mark.parametrize("seed", range(by_build(3, 1)))

# Purple and blue have five workers in the city: whoever places the next one ends the game. 20 points each.
FIVE_EACH = """
plain-1/purple  -  plain-2/purple  -  SQUARE          -  plain-6/blue  -  plain-7/blue
      |                  |              |                      |                |
plain-3/purple  -  plain-4/purple  -  plain-5/purple  -  plain-8/blue  -  plain-9/blue
      |                  |              |                      |                |
      .         .        .         .    .             -  plain-10/blue -        .
"""
FIVE_AND_FOUR = """
plain-1/purple  -  plain-2/purple  -  SQUARE          -  plain-6/blue  -  plain-7/blue
      |                  |              |                      |                |
plain-3/purple  -  plain-4/purple  -  plain-5/purple  -  plain-8/blue  -  plain-9/blue
"""


def choice_of(t: Table, seed: int) -> Action:
    return decode(MASTER.bot(seed).choose(Observation(t.game), MASTER.budget).action)


def whole_turn(t: Table, seed: int) -> list[Action]:
    """All that a master does until another has to decide."""
    bot, seat, done = MASTER.bot(seed), t.game.decider, []
    while t.game.decider == seat:
        done.append(decode(bot.choose(Observation(t.game), MASTER.budget).action))
        t.do(done[-1])
    return done


def played_out(t: Table, seed: int) -> Game:
    """The end of the game between two masters."""
    bots: list[Bot] = [MASTER.bot(seed + seat) for seat in range(t.game.players)]
    while not t.game.is_over:
        t.game.step(bots[t.game.decider].choose(Observation(t.game), MASTER.budget).action)
    return t.game


def last_builds(blue: str = "diamond-4-too", **changes: Any) -> Table:
    """Purple is to move, and both could build their last project at once: who does so first, wins."""
    setting: dict[str, Mapping[str, Sequence[str]]] = {
        "projects": {"purple": ["diamond-4"], "blue": [blue]},
        "workers": {"purple": ["wood 1"], "blue": ["wood 2"]},
    }
    return table(2, city=FIVE_EACH, **{**setting, **changes})


# ---- Ending the game -----------------------------------------------------------------------------


@SEEDS
def test_it_takes_the_build_that_wins_and_ends_the_game(seed: int) -> None:
    t = last_builds()
    assert whole_turn(t, seed)[0] == Build(1)
    assert (t.game.is_over, t.game.winner) == (True, 0)


@SEEDS
def test_it_does_not_end_a_game_that_it_would_lose(seed: int) -> None:
    """Blue is ahead and has nothing yet to build; a card that is worth more lies in the row."""
    t = last_builds(
        projects={"purple": ["diamond-4"]},
        workers={"purple": ["wood 1"]},
        row=["diamonds-3"],
        characters={"blue": ["mistress", "ghost"]},
    )
    assert t.score("blue") > t.score("purple") + 5
    choice = choice_of(t, seed)
    assert isinstance(choice, PlayForBuilding)
    assert choice.position == 1


@SEEDS
def test_it_builds_where_the_card_wins(seed: int) -> None:
    """3 points for each card beside it: one neighbour is too little, two are enough."""
    t = last_builds(
        projects={"purple": ["per-adjacent-3"], "blue": ["diamond-4-too"]}, characters={"blue": ["cheater"]}
    )
    t.do(Build(1))
    outcomes = {action: after(t, action).score(0) > t.score("blue") for action in t.choices(PlaceAt)}
    assert set(outcomes.values()) == {True, False}
    assert outcomes[choice_of(t, seed)]


def after(t: Table, action: Action) -> Game:
    game = t.game.copy()
    game.step(encode(action))
    return game


# ---- What the rules offer ------------------------------------------------------------------------


@SEEDS
def test_it_takes_a_coin_that_is_offered(seed: int) -> None:
    t = table(2, projects={"purple": ["diamond-4"]}, workers={"purple": ["wood 1"]})
    t.build("diamond-4", 1, 0)
    assert t.offers(Done())
    assert choice_of(t, seed) == UseCoinBonus()


@SEEDS
def test_it_takes_the_resource_that_its_next_project_lacks(seed: int) -> None:
    """The bonus of the card that is built is used, not passed over."""
    t = table(
        2,
        projects={"purple": ["bonus-clay", "costs-clay"]},
        workers={"purple": ["wood 1"]},
        coins={"purple": 5},
    )
    t.build("bonus-clay", 1, 0)
    assert t.offers(UseResourceBonus(CLAY))
    whole_turn(t, seed)
    assert any(place.startswith("clay") for place in t.workers("purple"))


@SEEDS
def test_with_an_empty_supply_it_takes_a_worker_back_to_fetch_what_it_lacks(seed: int) -> None:
    """Blue needs two turns, purple too, but purple has no worker left to put on the clay."""
    t = last_builds(
        projects={"purple": ["costs-clay"], "blue": ["diamond-4-too"]},
        workers={"purple": ["crystal 1", "crystal upper", "stone 1", "stone upper"]},
        coins={"blue": 5},
    )
    assert t.supply("purple") == 0
    done = whole_turn(t, seed)
    assert isinstance(done[0], TakeBack)
    assert isinstance(done[1], PlayForResource)
    assert done[1].resource == CLAY


def test_with_workers_in_the_supply_it_takes_none_back() -> None:
    t = table(2, workers={"purple": ["wood 1", "clay 1", "crystal upper"]}, coins={"purple": 1})
    bot = MASTER.bot(1)
    for _ in range(6):
        action = decode(bot.choose(Observation(t.game), MASTER.budget).action)
        assert not isinstance(action, TakeBack)
        t.do(action)


@SEEDS
def test_it_pays_for_its_worker_cards_when_only_they_reach_the_resource(seed: int) -> None:
    """Worker 1, its only card, fetches no stone; a turn later blue has won."""
    t = last_builds(
        projects={"purple": ["costs-stone"], "blue": ["diamond-4-too"]},
        workers={},
        hand={"purple": [1]},
        coins={"purple": 1, "blue": 5},
    )
    done = whole_turn(t, seed)
    assert done[0] == Recover()
    assert t.workers("purple") == ["stone 1"]


def blue_builds(city: str, **changes: Any) -> Table:
    """Purple, who holds the Builder, is asked whether to build too."""
    setting: dict[str, Any] = {
        "projects": {"blue": ["diamond-5"], "purple": ["diamond-4"]},
        "workers": {"blue": ["wood 1"], "purple": ["wood 2"]},
        "characters": {"purple": ["builder"]},
    }
    t = table(2, "blue", city=city, coins={"purple": 2}, **{**setting, **changes})
    t.build("diamond-5", 0, 2 if city != "SQUARE" else 1)
    t.done()
    assert (t.decision, t.decider) == ("builder", "purple")
    return t


@SEEDS
def test_the_builder_builds_too(seed: int) -> None:
    assert choice_of(blue_builds("SQUARE"), seed) == Build(1)


@SEEDS
def test_the_builder_does_not_end_a_game_that_he_would_lose(seed: int) -> None:
    t = blue_builds(FIVE_AND_FOUR, characters={"purple": ["builder"], "blue": ["mistress", "ghost"]})
    assert t.score("blue") > t.score("purple") + 4
    assert choice_of(t, seed) == Done()


@SEEDS
def test_the_bookkeeper_fetches_the_card_that_can_be_built_now(seed: int) -> None:
    t = last_builds(
        projects={"purple": ["costs-each-once"], "blue": ["diamond-4-too"]},
        characters={"purple": ["bookkeeper"]},
        row=["costs-clay", "costs-stone", "diamond-4", "costs-wood-wood", "costs-wood-wood-clay"],
    )
    done = whole_turn(t, seed)
    assert isinstance(done[0], Swap)
    assert done[1] == Build(1)
    assert t.game.winner == 0


@SEEDS
def test_the_travellers_worker_ends_the_game_when_ahead(seed: int) -> None:
    """Nothing to build, blue would build next: the sixth worker goes to the Main Square."""
    t = last_builds(projects={"blue": ["diamond-5"]}, characters={"purple": ["traveller"]})
    done = whole_turn(t, seed)
    assert any(isinstance(action, Travel) for action in done)
    assert (t.game.is_over, t.game.winner) == (True, 0)


@pytest.mark.slow
def test_two_masters_end_what_one_of_them_has_won() -> None:
    """Purple is a card ahead, with nothing on the board; nobody dawdles."""
    t = last_builds(projects={}, workers={}, characters={"purple": ["mistress"]})
    turn = t.game.turn
    game = played_out(t, 1)
    assert game.turn - turn < 12
    assert game.end_trigger != v.NOBODY
