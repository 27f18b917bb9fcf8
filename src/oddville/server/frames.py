"""The messages that a table's socket sends, encoded; what is the same for all viewers is encoded once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from ..protocol.entries import Moved
from ..protocol.errors import TableError
from ..protocol.events import event_to_dict
from ..protocol.messages import ClockForm, LogEntry, Presence, Refusal, Snapshot, Update, encode
from ..rules.events import RawEvent, public_event
from ..table import clocks
from ..table.change import Change
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
from ..table.table import Table


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


# ---- Updates ------------------------------------------------------------------------------------

# How an update ends for a viewer without a seat, who may do nothing.
_NO_VIEWER: Final = b'"you":[],"legal":{}}'


@lru_cache(maxsize=1)  # a change is sent to all viewers before the next one comes
def update_for_all(table: Table, change: Change) -> bytes:
    """An `Update` up to what is the viewer's own, encoded once; `update_for` adds the rest."""
    match = table.match
    is_game_alone = isinstance(change.entry, Moved) and match.phase == "playing"
    update = Update(
        sequence=change.sequence,
        entry=entry_form(change.entry),
        events=[_encoded(event) for event in change.happened],
        game=_already_encoded(written_game(match)),
        can_undo=free_undo(match),
        key=None if change.key is None else change.key.partition(".")[2],
        table=None if is_game_alone else table_form(match, table.present, table.spectators),
        clock=_clock(match),
        you=(),
        legal={},
    )
    return encode(update).removesuffix(_NO_VIEWER)


def update_for(for_all: bytes, match: Match, seats: frozenset[int]) -> bytes:
    return b"".join((for_all, _you(seats), written_legal_of(match, seats), b"}"))


@lru_cache(maxsize=256)
def _you(seats: frozenset[int]) -> bytes:
    return b'"you":%b,"legal":' % encode(sorted(seats))


@lru_cache(maxsize=4096)  # most happen again and again
def _encoded(event: RawEvent) -> Any:
    return _already_encoded(encode(event_to_dict(public_event(event))))


def _already_encoded(json: bytes) -> Any:
    """Stands for the value that the bytes encode, without decoding them."""
    return Raw(json)


def _clock(match: Match) -> ClockForm | None:
    if match.full_time == 0 or match.game is None:
        return None
    running = clocks.running_seat(match)
    left = tuple(seat.time_left for seat in match.seats)
    return ClockForm(None if running < 0 else running, match.clock_at, left)


# ---- The rest -----------------------------------------------------------------------------------


def refusal(key: str | None, error: TableError) -> bytes:
    return encode(Refusal(key, error.code, dict(error.params), error.reason))


def fault(code: str, key: str | None = None, **params: str) -> bytes:
    """Something is wrong with the message itself, or the server could not store it."""
    return encode(Refusal(key, code, dict(params)))


def presence(table: Table) -> bytes:
    return encode(Presence(tuple(sorted(table.present)), table.spectators))
