"""How long the log of a match may get, and how fast it may grow by other things than moves.

A game must always be able to end: moves have a limit of their own, and bots none, so that they can finish a
game that its people have left. What ends a game or answers a question is always accepted, because it cannot
be repeated without something that is counted.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..protocol.commands import AskEnd, Command, Leave, Mute, Reclaim, SeatBot, TakeOver
from ..protocol.entries import (
    EndAnswered,
    Entry,
    Moved,
    Rematched,
    Resigned,
    SeatLeft,
    Started,
    TakenOver,
    UndoAnswered,
)
from ..protocol.errors import TableError
from .match import Match

CHANGES: Final = (AskEnd, Leave, Mute, Reclaim, SeatBot, TakeOver)
ALWAYS: Final = (EndAnswered, Rematched, Resigned, SeatLeft, Started, TakenOver, UndoAnswered)


class LogLimits(NamedTuple):
    moves: int = 5000  # of people, in one game; a few hundred are usual
    others: int = 5000  # entries that are not moves of the game: chat, moves that were taken back, ...


def require_room(match: Match, entry: Entry, most: LogLimits) -> None:
    """Raises a `TableError` if the log is too long for one more such entry."""
    if isinstance(entry, Moved):
        if entry.bot is None and len(match.moves) >= most.moves:
            raise TableError("too-many-moves", most=most.moves)
    elif not isinstance(entry, ALWAYS) and match.sequence - len(match.moves) >= most.others:
        raise TableError("log-full")


def require_calm(match: Match, command: Command, at: int) -> None:
    """Raises a `TableError` if this seat has just done such things too often."""
    if isinstance(command, CHANGES) and match.seats[command.seat].changes_too_much(at):
        raise TableError("too-many-changes")
