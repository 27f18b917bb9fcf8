"""Clocks: they run for the person who must decide, and what is left follows from the log."""

from __future__ import annotations

from oddville.protocol.commands import AnswerUndo, Leave, Reclaim, Say, Undo
from oddville.protocol.settings import LiveClock, TurnClock
from oddville.rules.actions import PlayForResource
from oddville.table import clocks
from oddville.table.decide import time_is_up
from tests.support.refusals import refusal
from tests.support.sitting import SECOND, Sitting
from tests.support.table_turns import choose, first_turn

MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


def left(sitting: Sitting) -> list[int]:
    return [seat.time_left for seat in sitting.match.seats]


def test_time_is_taken_from_whoever_decides() -> None:
    sitting = Sitting(clock=LiveClock(minutes=5)).begin()
    seat = sitting.match.decider
    sitting.act(after=20)
    assert left(sitting)[seat] == 5 * MINUTE - 20 * SECOND
    assert left(sitting)[1 - seat] == 5 * MINUTE


def test_talk_does_not_stop_the_clock() -> None:
    sitting = Sitting(clock=LiveClock(minutes=5)).begin()
    seat = sitting.match.decider
    sitting.do(Say, 1 - seat, text="Hurry!", after=10)
    sitting.act(after=5)
    assert left(sitting)[seat] == 5 * MINUTE - 15 * SECOND


def test_every_turn_gives_some_time_back() -> None:
    sitting = Sitting(clock=LiveClock(minutes=5, increment=7)).begin()
    for _ in range(2):
        sitting.act(after=0)
    assert left(sitting) == [5 * MINUTE] * 2  # set-up is no turn
    seat = sitting.match.decider
    assert sitting.match.game is not None
    while sitting.match.game.turn == 1:
        sitting.act(after=0)
    assert left(sitting)[seat] == 5 * MINUTE + 7 * SECOND


def test_by_turns_each_decision_has_a_fresh_clock() -> None:
    sitting = Sitting(clock=TurnClock(hours=24)).begin()
    seat = sitting.match.decider
    sitting.act(after=20 * 3600)
    assert left(sitting)[seat] == 4 * HOUR
    while sitting.match.decider != seat:
        sitting.act(after=0)
    assert left(sitting)[seat] == 24 * HOUR


def test_a_clock_that_ran_out_lets_a_bot_play_until_the_person_is_back() -> None:
    sitting = Sitting(clock=LiveClock(minutes=1), stand_in="newcomer").begin()
    seat = sitting.match.decider
    due = clocks.deadline(sitting.match)
    assert due == sitting.at + MINUTE
    sitting.at = due
    sitting.enter(time_is_up(sitting.match, seat, due))
    assert sitting.match.seats[seat].level == "newcomer"
    assert clocks.deadline(sitting.match) is None  # a bot has no clock
    with refusal("time-is-up"):
        sitting.do(Reclaim, seat)
    sitting.act()
    sitting.do(Reclaim, seat)
    assert left(sitting)[seat] == MINUTE


def test_leaving_and_coming_back_wins_no_time() -> None:
    for clock in (LiveClock(minutes=5), TurnClock(hours=24)):
        sitting = Sitting(clock=clock).begin()
        seat = sitting.match.decider
        sitting.do(Leave, seat, after=290)
        before = left(sitting)
        sitting.do(Reclaim, seat, after=0)
        assert left(sitting) == before


def test_taking_back_wins_no_time() -> None:
    sitting = first_turn(clock=LiveClock(minutes=5, increment=20))
    seat = sitting.match.decider
    for _ in range(3):
        while sitting.match.decider == seat:
            sitting.act(choose(sitting, PlayForResource))
        sitting.do(Undo, seat)
    assert sitting.match.decider == seat
    assert left(sitting)[seat] == 5 * MINUTE - 4 * SECOND
    assert [place.time_left for place in sitting.told_again().seats] == left(sitting)


def test_what_was_used_since_is_not_taken_twice() -> None:
    """Who agrees to go back does not send anybody below nothing."""
    sitting = first_turn(clock=LiveClock(minutes=1, increment=20))
    seat = sitting.match.decider
    spare = left(sitting)[seat] - SECOND
    for after in (spare / SECOND, 1, 20):  # the last of the first minute, and most of what was given for it
        sitting.act(choose(sitting, PlayForResource), after=after)
    sitting.do(Undo, 1 - seat)
    sitting.do(AnswerUndo, seat, agree=True)
    sitting.do(Undo, seat)
    assert sitting.match.decider == seat
    assert left(sitting)[seat] == SECOND


def test_a_clock_that_ran_out_while_no_server_was_there() -> None:
    """Whoever comes back first, the person on the clock has a minute, and more than this one move."""
    for comes_first in ("mover", "other"):
        sitting = Sitting(clock=LiveClock(minutes=5)).begin()
        seat = sitting.match.decider
        if comes_first == "mover":
            sitting.act(after=3600)
        else:
            sitting.do(Say, 1 - seat, text="Are you there?", after=3600)
        assert left(sitting)[seat] == MINUTE


def test_nobody_is_on_the_clock_without_one() -> None:
    sitting = Sitting().begin()
    assert clocks.deadline(sitting.match) is None
    sitting.act(after=1e6)
    assert left(sitting) == [0, 0]


def test_the_clock_of_a_seat_that_a_bot_plays_stands_still() -> None:
    sitting = Sitting(clock=LiveClock(minutes=5)).begin()
    seat = sitting.match.decider
    sitting.do(Leave, seat, after=30)
    before = left(sitting)
    sitting.act(after=100)
    assert left(sitting)[seat] == before[seat]
