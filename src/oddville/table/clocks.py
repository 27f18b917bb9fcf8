"""Clocks: who is on the clock, what is left, and when it runs out.

Times follow from the entries alone, so every process counts the same. The clock runs for the person who must
decide; a bot's seat has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..protocol.settings import HOUR, MINUTE, SECOND, Clock, LiveClock, TurnClock
from ..rules.vocabulary import NOBODY

if TYPE_CHECKING:
    from .match import Match

SECOND_CHANCE: Final = MINUTE  # the least time that a person who comes back has
LATE: Final = SECOND  # a clock that is overdrawn by more ran out while no server was running


def full_time(clock: Clock) -> int:
    """The initial time; 0 without a clock."""
    if isinstance(clock, LiveClock):
        return clock.minutes * MINUTE
    return clock.hours * HOUR if isinstance(clock, TurnClock) else 0


def begin(match: Match, at: int) -> None:
    match.clock_at = at
    for seat in match.seats:
        seat.time_left = match.full_time


def running_seat(match: Match) -> int:
    """Whose clock is running; NOBODY without a clock."""
    if match.full_time == 0:
        return NOBODY
    seat = match.decider
    return NOBODY if seat == NOBODY or match.seats[seat].level is not None else seat


def charge(match: Match, at: int) -> None:
    """Subtract the time since the last entry from the clock that was running.

    While no server was there, nobody could move and no clock could ring: whoever's live clock ran out
    meanwhile gets a second chance.
    """
    seat = running_seat(match)
    if seat != NOBODY:
        left = match.seats[seat].time_left - max(0, at - match.clock_at)
        is_missed = left < -LATE and isinstance(match.settings.clock, LiveClock)
        match.seats[seat].time_left = SECOND_CHANCE if is_missed else left
    match.clock_at = max(match.clock_at, at)


def times_left(match: Match) -> tuple[int, ...]:
    """By seat; empty without a clock."""
    return tuple(seat.time_left for seat in match.seats) if match.full_time > 0 else ()


def go_on(match: Match, decider: int, turn: int) -> None:
    """After a move: add the increment of the ended turn; turn clocks start full for the next player."""
    if match.full_time == 0:
        return
    game, clock = match.game, match.settings.clock
    assert game is not None
    if isinstance(clock, LiveClock) and game.turn != turn and turn > 0:
        owner = (game.turn_seat - 1) % game.players
        match.seats[owner].time_left += clock.increment * SECOND
    elif isinstance(clock, TurnClock) and game.decider != decider:
        match.seats[game.decider].time_left = match.full_time


def go_back(match: Match, before: tuple[int, ...]) -> None:
    """After an undo: increments are taken back, time that was used stays used."""
    for seat, left in zip(match.seats, before, strict=False):
        seat.time_left = min(seat.time_left, left)


def give_again(match: Match, seat: int) -> None:
    """A person came back after a bot's move: with a turn clock to the full time, else to a minute or more."""
    back = match.seats[seat]
    if match.full_time > 0 and back.bot_moved:
        least = match.full_time if isinstance(match.settings.clock, TurnClock) else SECOND_CHANCE
        back.time_left = max(back.time_left, least)


def is_out(match: Match, seat: int) -> bool:
    """The time of a seat is up, and the bot that was called has not moved yet."""
    gone = match.seats[seat]
    return match.full_time > 0 and gone.time_left <= 0 and not gone.bot_moved


def deadline(match: Match) -> int | None:
    """When the running clock runs out."""
    seat = running_seat(match)
    return None if seat == NOBODY else match.clock_at + max(0, match.seats[seat].time_left)
