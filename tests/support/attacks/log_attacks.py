"""Attacks on the log of a table: entries without end, and readers who ask for one entry of a long log."""

from __future__ import annotations

import itertools
import json
import socket
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from oddville.protocol.entries import Muted, write_entry

from . import wire
from .wire import Target

COMMANDS_A_SECOND = 60  # as many as one address may send
READERS = 40
WANTED = ("log?limit=1", "log?after=150000&limit=1", "statistics", "log?after=90000&language=de")
LONG_LOG = 200_000  # entries
AT_ONCE = 10_000
NEEDS_A_LONG_LOG = ("log-readers",)


def lengthen(data: Path, table: str, entries: int = LONG_LOG) -> None:
    """Add entries to the log of a table as another version of the server could have left them.

    No server may be running.
    """
    with closing(sqlite3.connect(data)) as store, store:
        (last,) = store.execute("SELECT max(sequence) FROM entries WHERE match_id = ?", (table,)).fetchone()
        rows = (
            (table, number, 1, f"0.m{number}", write_entry(Muted(at=1, seat=0, muted=bool(number % 2))))
            for number in range(last + 1, last + 1 + entries)
        )
        while some := list(itertools.islice(rows, AT_ONCE)):
            store.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", some)


def mute_flood(target: Target, seconds: float) -> None:
    """The host mutes, mutes again, unmutes, unmutes again, as often as commands are accepted."""
    until = time.monotonic() + seconds
    numbers = itertools.count()
    while time.monotonic() < until:
        with suppress(ConnectionError, TimeoutError), wire.upgrade(target) as line:
            line.setblocking(False)
            while time.monotonic() < until:
                _drop_what_came(line)
                with suppress(BlockingIOError):
                    line.send(_mute(next(numbers)))
                time.sleep(1 / COMMANDS_A_SECOND)


def _mute(number: int) -> bytes:
    # The time makes keys unique if the attack starts again.
    key = f"m{time.time_ns()}"
    command = {"type": "mute", "key": key, "seat": 0, "target": 0, "muted": number % 4 < 2}
    return wire.frame(wire.TEXT, json.dumps(command).encode())


def _drop_what_came(line: socket.socket) -> None:
    with suppress(BlockingIOError):
        while line.recv(1 << 16):
            pass


def log_readers(target: Target, seconds: float) -> None:
    """Many connections that ask for a little of the same long log."""
    until = time.monotonic() + seconds
    readers = [Reader(target, WANTED[number % len(WANTED)]) for number in range(READERS)]
    while time.monotonic() < until:
        for reader in readers:
            reader.go_on()
        time.sleep(0.005)
    for reader in readers:
        reader.close()


class Reader:
    """Asks the same again whenever it was answered."""

    def __init__(self, target: Target, wanted: str) -> None:
        self._target = target
        key = f"Authorization: Bearer {target.key}"
        self._asked = wire.get(f"/api/tables/{target.table}/{wanted}", key)
        self._line: socket.socket | None = None

    def go_on(self) -> None:
        try:
            if self._line is None:
                self._line = wire.connect(self._target)
                self._line.setblocking(False)
            elif not self._line.recv(1 << 16):
                raise ConnectionError("ended")
            self._line.send(self._asked)
        except BlockingIOError:
            pass
        except (ConnectionError, TimeoutError):
            self.close()

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
