"""What goes over a table's socket, in JSON.

To the viewer: a `snapshot` first, then an `update` for each entry of the log, `presence` when somebody comes
or goes, an `error` for a command that was refused, `pong`, and `goodbye` when the server closes. From the
viewer: the commands of `table/commands.py`, and `ping`. A command that was carried out is acknowledged by the
update that carries its key, or by an `ack` where it had been done before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from ..rules.events import RawEvent, public_event
from ..rules.views import View
from ..table import clocks
from ..table.commands import Command
from ..table.entries import Entry, Moved
from ..table.errors import TableError
from ..table.forms import (
    TableForm,
    entry_form,
    event_form,
    free_undo,
    game_form,
    legal_of,
    table_form,
    written_game,
    written_legal_of,
)
from ..table.live import Change, Table
from ..table.match import Match

Legal = dict[int, list[int]]


# ---- To the viewer ------------------------------------------------------------------------------


class LogEntry(Struct, frozen=True):
    """An entry of the log with what happened in the game."""

    sequence: int
    entry: Entry
    events: list[dict[str, Any]]


class ClockForm(Struct, frozen=True):
    seat: int | None  # whose clock runs
    at: int  # since when, in milliseconds since 1970
    left: tuple[int, ...]  # by seat, at that time


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="type"):
    """All there is to know. `missed` are the entries since the one the viewer had seen last."""

    sequence: int
    table: TableForm
    game: View | None
    you: tuple[int, ...]  # the viewer's seats; none: a spectator
    legal: Legal
    missed: list[LogEntry]
    now: int  # the server's time


class Update(Struct, frozen=True, tag="update", tag_field="type", omit_defaults=True):
    """One entry more. `table` is there where more than the game has changed."""

    sequence: int
    entry: Entry
    events: list[dict[str, Any]]
    game: View | None
    can_undo: int | None
    you: tuple[int, ...]
    legal: Legal
    key: str | None = None  # of the command that led to it
    table: TableForm | None = None
    clock: ClockForm | None = None


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    present: tuple[int, ...]  # the seats somebody is connected for
    spectators: int


class Ack(Struct, frozen=True, tag="ack", tag_field="type"):
    """A command had been carried out by this entry: it came twice, or somebody else asked for the same."""

    key: str
    sequence: int


class Refusal(Struct, frozen=True, tag="error", tag_field="type"):
    """A command was not carried out. To one that was decided on a position the snapshot follows."""

    key: str | None
    code: str
    params: dict[str, Any]
    reason: dict[str, Any] | None = None  # the rule that forbids it: a code and its parameters


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    sequence: int
    now: int


Parting = Literal["restart", "too-slow", "senseless", "no-spectators"]


class Goodbye(Struct, frozen=True, tag="goodbye", tag_field="type"):
    """The server closes; come back after so many milliseconds."""

    reason: Parting
    retry_after: int


ToViewer = Snapshot | Update | Presence | Ack | Refusal | Pong | Goodbye


# ---- From the viewer ----------------------------------------------------------------------------


class Ping(Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """The viewer is there; hidden tabs send it seldom."""


FromViewer = Command | Ping
read_message = Decoder(FromViewer).decode
encode = Encoder().encode


# ---- Making them --------------------------------------------------------------------------------


def snapshot(table: Table, match: Match, seats: frozenset[int], missed: list[LogEntry], now: int) -> bytes:
    return encode(
        Snapshot(
            sequence=match.sequence,
            table=table_form(match, table.present | seats, table.spectators),
            game=game_form(match),
            you=tuple(sorted(seats)),
            legal=legal_of(match, seats),
            missed=missed,
            now=now,
        )
    )


def log_entry(change: Change) -> LogEntry:
    return LogEntry(change.sequence, entry_form(change.entry), [event_form(event) for event in change.events])


class _Shared(Struct, frozen=True, tag="update", tag_field="type", omit_defaults=True):
    """The part of an update that is the same for every viewer, with what is written already."""

    sequence: int
    entry: Entry
    events: list[Raw]
    game: Raw
    can_undo: int | None
    key: str | None = None
    table: TableForm | None = None
    clock: ClockForm | None = None


def shared_update(table: Table, change: Change) -> bytes:
    """Encoded once for all viewers; `update_for` adds what is the viewer's own, and the last bracket."""
    match = table.match
    is_move = isinstance(change.entry, Moved) and match.phase == "playing"
    update = encode(
        _Shared(
            sequence=change.sequence,
            entry=entry_form(change.entry),
            events=[_encoded(event) for event in change.happened],
            game=Raw(written_game(match)),
            can_undo=free_undo(match),
            key=None if change.key is None else change.key.partition(".")[2],
            table=None if is_move else table_form(match, table.present, table.spectators),
            clock=_clock(match),
        )
    )
    return update[:-1]


@lru_cache(maxsize=4096)  # most happen again and again
def _encoded(event: RawEvent) -> Raw:
    return Raw(encode(event_form(public_event(event))))


def _clock(match: Match) -> ClockForm | None:
    if match.full_time == 0 or match.game is None:
        return None
    running = clocks.running_seat(match)
    left = tuple(seat.time_left for seat in match.seats)
    return ClockForm(None if running < 0 else running, match.clock_at, left)


def update_for(shared: bytes, match: Match, seats: frozenset[int]) -> bytes:
    return b"".join((shared, _you(seats), written_legal_of(match, seats), b"}"))


@lru_cache(maxsize=256)
def _you(seats: frozenset[int]) -> bytes:
    return b',"you":%b,"legal":' % encode(sorted(seats))


def refusal(key: str | None, error: TableError) -> bytes:
    reason = None if error.reason is None else dict(error.reason)
    return encode(Refusal(key, error.code, dict(error.params), reason))


def fault(code: str, key: str | None = None, **params: str) -> bytes:
    """Something is wrong with the message itself, or the server could not store it."""
    return encode(Refusal(key, code, dict(params)))


def presence(table: Table) -> bytes:
    return encode(Presence(tuple(sorted(table.present)), table.spectators))


def is_move(change: Change) -> bool:
    return isinstance(change.entry, Moved)
