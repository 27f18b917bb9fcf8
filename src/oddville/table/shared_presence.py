"""Who is connected to the other servers on the same database, so that everybody sees who is there.

Each server broadcasts what changes at its tables, and now and then that it is alive. A server that falls
silent is forgotten after some of our own intervals: no time of day is compared, so a clock that jumps changes
nothing. A broadcast may be lost, so each has a number, and after a gap we ask for the whole.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final, Literal

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder, Encoder

FIRST_PAUSE: Final = 0.1  # seconds, so that a hundred who come at once are in one broadcast
SPACING: Final = 0.5  # seconds between broadcasts, however often people come and go
INTERVAL: Final = 10.0  # seconds between signs of life
SILENT_INTERVALS: Final = 3  # after which a server counts as dead
TABLES_AT_ONCE: Final = 200  # in one broadcast: PostgreSQL takes 7,999 bytes

Attendance = tuple[int, int]  # at one table: the seats as bits, and the number of spectators
NOBODY_THERE: Final = (0, 0)


class Notice(Struct, frozen=True, array_like=True):
    """`all` replaces what is known of the server, `change` adds to it; `end` says goodbye."""

    server: str
    number: int
    kind: Literal["all", "change", "ask", "end"]
    tables: dict[str, Attendance] = {}


_encode = Encoder().encode
_decoder = Decoder(Notice)


class OtherServer:
    def __init__(self, number: int) -> None:
        self.number = number  # of the last notice
        self.silent_intervals = 0
        self.tables: dict[str, Attendance] = {}


class SharedPresence:
    """The presence at one server's tables, shared with the others.

    `here` says who is connected to us at a table; `tables` lists those with anybody. `tell` is called with a
    table and the seats that somebody has left when its presence at another server has changed.
    """

    def __init__(
        self,
        broadcast: Callable[[Sequence[str]], None],
        here: Callable[[str], Attendance],
        tables: Callable[[], Iterable[str]],
        tell: Callable[[str, frozenset[int]], None],
    ) -> None:
        self._broadcast = broadcast
        self._here = here
        self._tables = tables
        self._tell = tell
        self._name = secrets.token_urlsafe(6)
        self._number = 0
        self._told: dict[str, Attendance] = {}
        self._changed: set[str] = set()
        self._owes_all = False
        self._has_asked = False
        self._others: dict[str, OtherServer] = {}
        self._sent_at = float("-inf")
        self._sending: asyncio.TimerHandle | None = None
        self._ticking: asyncio.TimerHandle | None = None

    # ---- What others ask ------------------------------------------------------------------------

    def seats(self, table_id: str) -> frozenset[int]:
        """The seats with somebody connected to another server."""
        bits = 0
        for other in self._others.values():
            bits |= other.tables.get(table_id, NOBODY_THERE)[0]
        return seats_of(bits)

    def spectators(self, table_id: str) -> int:
        return sum(other.tables.get(table_id, NOBODY_THERE)[1] for other in self._others.values())

    def is_watched(self, table_id: str) -> bool:
        return any(table_id in other.tables for other in self._others.values())

    # ---- Telling the others ---------------------------------------------------------------------

    def begin(self) -> None:
        """At the start, and when the database can be heard again: what was sent meanwhile is lost."""
        for other in self._others.values():
            other.silent_intervals = 0
        self._owes_all = True
        self._has_asked = False
        self._send_soon()
        self._ask()
        if self._ticking is None:
            self._ticking = asyncio.get_running_loop().call_later(INTERVAL, self._tick)

    def change(self, table_id: str) -> None:
        """Somebody came to a table of ours, or went."""
        if self._ticking is not None:
            self._changed.add(table_id)
            self._send_soon()

    def end(self) -> None:
        for timer in (self._sending, self._ticking):
            if timer is not None:
                timer.cancel()
        if self._ticking is not None:
            self._ticking = None
            self._send("end", {})

    def _send_soon(self) -> None:
        if self._sending is None:
            loop = asyncio.get_running_loop()
            at = max(loop.time() + FIRST_PAUSE, self._sent_at + SPACING)
            self._sending = loop.call_at(at, self._send_changes)

    def _send_changes(self) -> None:
        """Only what differs from what the others know: a visit that was over at once is not worth a word."""
        self._sending = None
        kind: Literal["all", "change"] = "change"
        if self._owes_all:
            kind, self._owes_all = "all", False
            self._told = {}
            self._changed.update(self._tables())
        changes: dict[str, Attendance] = {}
        for table_id in self._changed:
            found = self._here(table_id)
            if found != self._told.get(table_id, NOBODY_THERE):
                changes[table_id] = found
        self._changed.clear()
        for table_id, found in changes.items():
            if found == NOBODY_THERE:
                del self._told[table_id]
            else:
                self._told[table_id] = found
        if changes or kind == "all":
            self._sent_at = asyncio.get_running_loop().time()
            self._send(kind, changes)

    def _send(self, kind: Literal["all", "change", "ask", "end"], tables: dict[str, Attendance]) -> None:
        notices: list[str] = []
        rest = iter(tables.items())
        some = dict(islice(rest, TABLES_AT_ONCE))
        while some or not notices:
            self._number += 1
            notices.append(_encode(Notice(self._name, self._number, kind, some)).decode())
            kind = "change"
            some = dict(islice(rest, TABLES_AT_ONCE))
        self._broadcast(notices)

    def _ask(self) -> None:
        """Once in an interval is enough: a server that has not answered by then may be gone."""
        if not self._has_asked:
            self._has_asked = True
            self._send("ask", {})

    def _tick(self) -> None:
        self._ticking = asyncio.get_running_loop().call_later(INTERVAL, self._tick)
        self._has_asked = False
        for name, other in list(self._others.items()):
            other.silent_intervals += 1
            if other.silent_intervals > SILENT_INTERVALS:
                self._forget(name, just_left=False)
        if self._told:
            self._send("change", {})  # a sign of life

    # ---- Hearing the others ---------------------------------------------------------------------

    def hear(self, text: str) -> None:
        try:
            notice = _decoder.decode(text)
        except (DecodeError, ValidationError):
            return  # from another release
        if notice.server == self._name or self._ticking is None:
            return
        if notice.kind == "ask":
            self._owes_all = True
            self._send_soon()
        if notice.kind == "end":
            self._forget(notice.server, just_left=True)
            return
        other = self._others.get(notice.server)
        if notice.kind == "all":
            before = {} if other is None else other.tables
            other = self._others[notice.server] = OtherServer(notice.number)
            self._apply(other, before, dict.fromkeys(before, NOBODY_THERE) | notice.tables)
            return
        if other is None:
            if notice.kind == "change":
                self._ask()
            return
        other.silent_intervals = 0
        if notice.number != other.number + 1:
            self._ask()
            return
        other.number = notice.number
        self._apply(other, other.tables, notice.tables)

    def _apply(self, other: OtherServer, before: dict[str, Attendance], now: dict[str, Attendance]) -> None:
        changes = [(table_id, before.get(table_id, NOBODY_THERE), found) for table_id, found in now.items()]
        for table_id, _, found in changes:
            if found == NOBODY_THERE:
                other.tables.pop(table_id, None)
            else:
                other.tables[table_id] = found
        for table_id, old, found in changes:
            if found != old:
                self._tell(table_id, seats_of(old[0] & ~found[0]))

    def _forget(self, name: str, just_left: bool) -> None:
        """Unless they have just left, its people have had the time to connect to another server."""
        other = self._others.pop(name, None)
        if other is not None:
            for table_id, (bits, _) in other.tables.items():
                self._tell(table_id, seats_of(bits) if just_left else frozenset())


@lru_cache(maxsize=256)
def seats_of(bits: int) -> frozenset[int]:
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def bits_of(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in frozenset(seats))
