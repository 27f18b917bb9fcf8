"""What `step` refuses, and that a refusal changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import Done, PlayForCoins, TakeBack, encode
from oddville.rules.errors import GameIsOver, IllegalAction, RulesError, UnknownAction, WrongSeat
from oddville.rules.game import Game
from oddville.rules.vocabulary import NOBODY
from tests.support.decisions import EVERY_DECISION
from tests.support.scenario import WOOD, Table, position, table


def refused(game: Game, action: Any, seat: Any = None) -> RulesError:
    """The error of a step that must fail and leave everything as it is."""
    before, legal = position(game), game.legal_actions()
    with pytest.raises(RulesError) as caught:
        game.step(action, seat)
    assert position(game) == before
    assert game.legal_actions() == legal
    return caught.value


@pytest.mark.parametrize("action", [-1, ACTION_COUNT, 2**31, -(2**63), 10**30, True, 5.0, "5", None, [5]])
def test_an_unknown_action(action: Any) -> None:
    error = refused(table().game, action)
    assert type(error) is UnknownAction
    assert error.params == {"action": action}


@pytest.mark.parametrize("seat", [3, 4, 99, -2, 2**40, "purple", 0.0, False])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    error = refused(table(players=3).game, encode(PlayForCoins(2)), seat)
    assert type(error) is WrongSeat


def test_the_wrong_seat() -> None:
    error = refused(table().game, encode(PlayForCoins(2)), 1)
    assert type(error) is WrongSeat
    assert error.code == "wrong-seat"
    assert error.params == {"seat": 1, "decider": 0}


def test_nobody_is_no_seat_while_a_player_decides() -> None:
    assert type(refused(table().game, encode(PlayForCoins(2)), NOBODY)) is WrongSeat


def test_an_illegal_action() -> None:
    error = refused(table().game, encode(PlayForCoins(1)))
    assert type(error) is IllegalAction
    assert error.code == "illegal-action"
    assert error.params == {"action": encode(PlayForCoins(1)), "seat": 0}
    assert str(error) == "illegal-action: action=5, seat=0"


def test_after_the_end_nothing_is_accepted() -> None:
    t = table(trigger="blue", workers={"blue": ["wood 1"]})
    t.do(PlayForCoins(2))
    for seat in (None, 0, 1, 2):
        for action in (Done(), PlayForCoins(2), TakeBack(WOOD, 1)):
            assert type(refused(t.game, encode(action), seat)) is GameIsOver


@pytest.mark.parametrize(("reach", "decision"), EVERY_DECISION)
def test_what_is_legal_is_accepted_and_everything_else_refused(
    reach: Callable[[], Table], decision: str
) -> None:
    t = reach()
    assert t.decision == decision
    before = position(t.game)
    for seat in range(NOBODY, t.game.players):
        legal = t.game.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in range(ACTION_COUNT):
            assert t.game.is_legal(action, seat) is (action in legal)
            if action in legal:
                t.game.copy().step(action, seat)
            else:
                with pytest.raises(RulesError):
                    t.game.step(action, seat)
    assert position(t.game) == before


@pytest.mark.parametrize(("reach", "decision"), EVERY_DECISION)
def test_a_copy_goes_its_own_way(reach: Callable[[], Table], decision: str) -> None:
    game = reach().game
    before = position(game)
    for action in game.legal_actions():
        other = game.copy()
        assert position(other) == before
        other.step(action)
        assert position(other) != before
    assert position(game) == before


def test_a_typed_action_and_its_number_are_the_same_step() -> None:
    one, other = table().game, table().game
    one.step(PlayForCoins(3))
    other.step(encode(PlayForCoins(3)))
    assert position(one) == position(other)
    assert one.is_legal(PlayForCoins(2))
    assert type(refused(one, PlayForCoins(9))) is UnknownAction
