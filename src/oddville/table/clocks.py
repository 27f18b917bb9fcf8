"""Clocks: who is on the clock, what is left, and when it runs out.

Times follow from the entries alone, so every process counts the same. The clock runs for the person who must
decide; a bot's seat has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.vocabulary import NOBODY
from .settings import LiveClock, NoClock, TurnClock

if TYPE_CHECKING:
    from .match import Match

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
SECOND_CHANCE: Final = MINUTE  # at least so much is on the clock of a person who comes back


def begin(match: Match, at: int) -> None:
    match.clock_at = at
    for seat in match.seats:
        seat.time_left = full_time(match)


def full_time(match: Match) -> int:
    clock = match.settings.clock
    if isinstance(clock, LiveClock):
        return clock.minutes * MINUTE
    return clock.hours * HOUR if isinstance(clock, TurnClock) else 0


def running_seat(match: Match) -> int:
    """Whose clock runs now; NOBODY where there is none."""
    if isinstance(match.settings.clock, NoClock):
        return NOBODY
    seat = match.decider
    return NOBODY if seat == NOBODY or match.seats[seat].level is not None else seat


def charge(match: Match, at: int) -> None:
    """Take the time since the last entry off the clock that ran."""
    seat = running_seat(match)
    if seat != NOBODY:
        match.seats[seat].time_left -= max(0, at - match.clock_at)
    match.clock_at = max(match.clock_at, at)


def go_on(match: Match, decider: int, turn: int) -> None:
    """After a move: extra time for whoever's turn ended; by turns, a fresh clock for whoever comes next."""
    game, clock = match.game, match.settings.clock
    assert game is not None
    if isinstance(clock, LiveClock) and game.turn != turn and turn > 0:
        owner = (game.turn_seat - 1) % game.players
        match.seats[owner].time_left += clock.increment * SECOND
    elif isinstance(clock, TurnClock) and game.decider != decider:
        match.seats[game.decider].time_left = full_time(match)


def give_again(match: Match, seat: int) -> None:
    """A person came back: by turns the clock is fresh, else there is at least a minute to look around."""
    if full_time(match) > 0:
        fresh = isinstance(match.settings.clock, TurnClock)
        least = full_time(match) if fresh else SECOND_CHANCE
        match.seats[seat].time_left = max(match.seats[seat].time_left, least)


def deadline(match: Match) -> int | None:
    """When the running clock will have run out."""
    seat = running_seat(match)
    return None if seat == NOBODY else match.clock_at + max(0, match.seats[seat].time_left)
