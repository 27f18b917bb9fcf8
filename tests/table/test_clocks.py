"""Clocks: they run for the person who must decide, and what is left follows from the log."""

from __future__ import annotations

from oddville.protocol.commands import AnswerUndo, Leave, Reclaim, Say, Undo
from oddville.protocol.settings import LiveClock, TurnClock
from oddville.rules.actions import PlayForResource
from oddville.table import clocks
from oddville.table.decide import time_is_up
from tests.support.refusals import refusal
from tests.support.scripted_match import SECOND, ScriptedMatch
from tests.support.table_turns import choose, first_turn

MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


def left(scripted: ScriptedMatch) -> list[int]:
    return [seat.time_left for seat in scripted.match.seats]


def test_time_is_taken_from_whoever_decides() -> None:
    scripted = ScriptedMatch(clock=LiveClock(minutes=5)).begin()
    seat = scripted.match.decider
    scripted.act(after=20)
    assert left(scripted)[seat] == 5 * MINUTE - 20 * SECOND
    assert left(scripted)[1 - seat] == 5 * MINUTE


def test_talk_does_not_stop_the_clock() -> None:
    scripted = ScriptedMatch(clock=LiveClock(minutes=5)).begin()
    seat = scripted.match.decider
    scripted.do(Say, 1 - seat, text="Hurry!", after=10)
    scripted.act(after=5)
    assert left(scripted)[seat] == 5 * MINUTE - 15 * SECOND


def test_every_turn_gives_some_time_back() -> None:
    scripted = ScriptedMatch(clock=LiveClock(minutes=5, increment=7)).begin()
    for _ in range(2):
        scripted.act(after=0)
    assert left(scripted) == [5 * MINUTE] * 2  # set-up is no turn
    seat = scripted.match.decider
    assert scripted.match.game is not None
    while scripted.match.game.turn == 1:
        scripted.act(after=0)
    assert left(scripted)[seat] == 5 * MINUTE + 7 * SECOND


def test_by_turns_each_decision_has_a_fresh_clock() -> None:
    scripted = ScriptedMatch(clock=TurnClock(hours=24)).begin()
    seat = scripted.match.decider
    scripted.act(after=20 * 3600)
    assert left(scripted)[seat] == 4 * HOUR
    while scripted.match.decider != seat:
        scripted.act(after=0)
    assert left(scripted)[seat] == 24 * HOUR


def test_a_clock_that_ran_out_lets_a_bot_play_until_the_person_is_back() -> None:
    scripted = ScriptedMatch(clock=LiveClock(minutes=1), stand_in="newcomer").begin()
    seat = scripted.match.decider
    due = clocks.deadline(scripted.match)
    assert due == scripted.at + MINUTE
    scripted.at = due
    scripted.enter(time_is_up(scripted.match, seat, due))
    assert scripted.match.seats[seat].level == "newcomer"
    assert clocks.deadline(scripted.match) is None  # a bot has no clock
    with refusal("time-is-up"):
        scripted.do(Reclaim, seat)
    scripted.act()
    scripted.do(Reclaim, seat)
    assert left(scripted)[seat] == MINUTE


def test_leaving_and_coming_back_wins_no_time() -> None:
    for clock in (LiveClock(minutes=5), TurnClock(hours=24)):
        scripted = ScriptedMatch(clock=clock).begin()
        seat = scripted.match.decider
        scripted.do(Leave, seat, after=290)
        before = left(scripted)
        scripted.do(Reclaim, seat, after=0)
        assert left(scripted) == before


def test_taking_back_wins_no_time() -> None:
    scripted = first_turn(clock=LiveClock(minutes=5, increment=20))
    seat = scripted.match.decider
    for _ in range(3):
        while scripted.match.decider == seat:
            scripted.act(choose(scripted, PlayForResource))
        scripted.do(Undo, seat)
    assert scripted.match.decider == seat
    assert left(scripted)[seat] == 5 * MINUTE - 4 * SECOND
    assert [place.time_left for place in scripted.told_again().seats] == left(scripted)


def test_what_was_used_since_is_not_taken_twice() -> None:
    """Who agrees to go back does not send anybody below nothing."""
    scripted = first_turn(clock=LiveClock(minutes=1, increment=20))
    seat = scripted.match.decider
    spare = left(scripted)[seat] - SECOND
    for after in (spare / SECOND, 1, 20):  # the last of the first minute, and most of what was given for it
        scripted.act(choose(scripted, PlayForResource), after=after)
    scripted.do(Undo, 1 - seat)
    scripted.do(AnswerUndo, seat, agree=True)
    scripted.do(Undo, seat)
    assert scripted.match.decider == seat
    assert left(scripted)[seat] == SECOND


def test_a_clock_that_ran_out_while_no_server_was_there() -> None:
    """Whoever comes back first, the person on the clock has a minute, and more than this one move."""
    for comes_first in ("mover", "other"):
        scripted = ScriptedMatch(clock=LiveClock(minutes=5)).begin()
        seat = scripted.match.decider
        if comes_first == "mover":
            scripted.act(after=3600)
        else:
            scripted.do(Say, 1 - seat, text="Are you there?", after=3600)
        assert left(scripted)[seat] == MINUTE


def test_nobody_is_on_the_clock_without_one() -> None:
    scripted = ScriptedMatch().begin()
    assert clocks.deadline(scripted.match) is None
    scripted.act(after=1e6)
    assert left(scripted) == [0, 0]


def test_the_clock_of_a_seat_that_a_bot_plays_stands_still() -> None:
    scripted = ScriptedMatch(clock=LiveClock(minutes=5)).begin()
    seat = scripted.match.decider
    scripted.do(Leave, seat, after=30)
    before = left(scripted)
    scripted.act(after=100)
    assert left(scripted)[seat] == before[seat]
