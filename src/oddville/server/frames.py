"""The messages that a table's socket sends, encoded; what is the same for all viewers is encoded once."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Raw, Struct

from ..protocol.entries import Entry, Moved
from ..protocol.errors import TableError
from ..protocol.events import event_to_dict
from ..protocol.forms import TableForm
from ..protocol.messages import ClockForm, LogEntry, Presence, Refusal, Snapshot, encode
from ..rules.events import RawEvent, public_event
from ..table import clocks
from ..table.forms import (
    entry_form,
    free_undo,
    game_form,
    legal_of,
    table_form,
    written_game,
    written_legal_of,
)
from ..table.match import Match
from ..table.table import Change, Table


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
    return LogEntry(
        change.sequence, entry_form(change.entry), [event_to_dict(event) for event in change.events]
    )


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
    return Raw(encode(event_to_dict(public_event(event))))


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
