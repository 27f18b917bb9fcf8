"""What must be true of any position: each claim takes a game and leaves it as it was."""

from __future__ import annotations

import pytest

from oddville.editions import Edition
from oddville.record import fingerprint, read_action, read_position_text, write_action, write_position
from oddville.rules import action_space as space
from oddville.rules import vocabulary as v
from oddville.rules.errors import GameIsOver, IllegalAction, RulesError, UnknownAction, WrongSeat
from oddville.rules.game import Game
from oddville.rules.playout import play_randomly
from oddville.rules.randomness import Generator
from oddville.rules.reasons import REASON_CODES, why_not
from tests.support import invariants
from tests.support.play import TYPED, is_take_back, snapshot

STRANGE_ACTIONS: tuple[object, ...] = (
    -1,
    space.ACTION_COUNT,
    2**31,
    -(2**31) - 1,
    2**63,
    2**64 + 5,
    10**40,
    True,
    1.0,
    float("nan"),
    "1",
    b"1",
    None,
    (),
    [0],
    {},
    object(),
)
STRANGE_SEATS: tuple[object, ...] = (-2, 4, 99, 2**31, -(2**63), 10**40, False, 0.0, "0", (), object())


def every_offered_action_works(game: Game, edition: Edition) -> None:
    """Each leads to a sound position; copies keep the original as it is."""
    before = snapshot(game)
    for seat in range(v.NOBODY, game.players):
        for action in game.legal_actions(seat):
            other = game.copy()
            other.step(action, seat)
            invariants.check(other, edition)
    assert snapshot(game) == before


def every_other_action_is_refused(game: Game) -> None:
    """By every seat, with the right kind of error, and nothing changes."""
    before = snapshot(game)
    for seat in range(v.NOBODY, game.players):
        offered = set(game.legal_actions(seat))
        for action in range(space.ACTION_COUNT):
            assert game.is_legal(action, seat) is (action in offered)
            if action not in offered:
                with pytest.raises(expected_refusal(game, seat, action)):
                    game.step(action, seat)
    assert snapshot(game) == before


def expected_refusal(game: Game, seat: int, action: int) -> type[RulesError]:
    if game.is_over:
        return GameIsOver
    anybody_may = is_take_back(action)  # it is not the wrong seat that stands against it
    return IllegalAction if seat == game.decider or anybody_may else WrongSeat


def nonsense_is_refused(game: Game) -> None:
    """Numbers out of range and values of other types, as action and as seat."""
    before = snapshot(game)
    for action in STRANGE_ACTIONS:
        for seat in (None, game.decider, *STRANGE_SEATS):
            with pytest.raises(UnknownAction):
                game.step(action, seat)  # type: ignore[arg-type]
    for seat in STRANGE_SEATS:
        for action in game.legal_actions():
            with pytest.raises(WrongSeat):
                game.step(action, seat)  # type: ignore[arg-type]
    assert snapshot(game) == before


def reasons_agree_with_the_list(game: Game) -> None:
    """`why_not` has a reason for each action that is not offered, and for no other."""
    before = snapshot(game)
    for seat in range(v.NOBODY, game.players):
        offered = set(game.legal_actions(seat))
        for number, action in enumerate(TYPED):
            reason = why_not(game, action, seat)
            assert (reason is None) is (number in offered)
            assert reason is None or reason.code in REASON_CODES
    assert snapshot(game) == before


def notation_round_trips(game: Game, edition: Edition) -> None:
    """Every offered action has words of its own, and they are understood again."""
    for seat in range(v.NOBODY, game.players):
        offered = game.legal_actions(seat)
        words = [write_action(game, edition, action, seat) for action in offered]
        assert len(set(words)) == len(words)
        assert [read_action(game, edition, text, seat) for text in words] == offered


def position_round_trips(game: Game, edition: Edition, seed: int) -> None:
    """Written, read and played on, it is the same position."""
    text = write_position(game, edition)
    loaded, loaded_edition = read_position_text(text)
    assert fingerprint(loaded) == fingerprint(game)
    assert loaded.chance == game.chance
    assert loaded_edition.hash == edition.hash
    assert loaded.legal_actions() == game.legal_actions()
    assert write_position(loaded, loaded_edition) == text
    original = game.copy()
    loaded.explicit_chance = original.explicit_chance  # how chance is asked is no part of a position
    play_randomly(original, seed, 40)
    play_randomly(loaded, seed, 40)
    assert fingerprint(loaded) == fingerprint(original)


def copies_are_independent(game: Game, seed: int) -> None:
    """Playing one leaves the other as it was, and the same choices lead to the same end."""
    before = snapshot(game)
    first, second = game.copy(), game.copy()
    play_randomly(first, seed, 60)
    assert snapshot(game) == before
    assert snapshot(second) == before
    assert second.legal_actions() == game.legal_actions()
    after = snapshot(first)
    play_randomly(second, seed, 60)
    assert snapshot(first) == after == snapshot(second)


def scores_and_decision_leave_no_trace(game: Game) -> None:
    """Asking changes nothing."""
    before = snapshot(game)
    game.scores()
    game.resampled(0, Generator(1).below(100))
    assert snapshot(game) == before
