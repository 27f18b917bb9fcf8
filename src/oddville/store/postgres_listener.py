"""Listens to PostgreSQL's notifications: matches that other processes have written to, and their broadcasts.

A notification is a hint, and those sent while we were disconnected are lost. So the listener reports when it
has connected: everything written before has to be read.
"""

from __future__ import annotations

import selectors
import socket
import threading
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg
from msgspec.json import Encoder
from psycopg.pq.abc import PGconn

from .postgres import GIVEN, PostgresBackend
from .postgres_notify import BROADCASTS, CHANNEL, read_notice, telling

Wake = Callable[[str, int], None]
WakeAll = Callable[[], None]
Hear = Callable[[str], None]

FIRST_PAUSE: Final = 0.1  # seconds before reconnecting
LONGEST_PAUSE: Final = 5.0
BROADCAST: Final = telling(GIVEN, BROADCASTS)

_encode = Encoder().encode


class Listener:
    """A thread with its own connection. Notifications of our own writer are ignored."""

    def __init__(
        self,
        backend: PostgresBackend,
        loop: AbstractEventLoop,
        wake: Wake,
        wake_all: WakeAll,
        hear: Hear,
    ) -> None:
        self._backend = backend
        self._loop = loop
        self._wake = wake
        self._wake_all = wake_all
        self._hear = hear
        self._broadcasts: deque[bytes] = deque()  # JSON arrays of texts
        self._ear, self._bell = socket.socketpair()  # to interrupt `select`
        self._bell.setblocking(False)
        self._ending = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="oddville-store-listener", daemon=True)
        self._thread.start()

    def wait_until_listening(self, seconds: float) -> None:
        """So that an open store misses nothing."""
        self._listening.wait(seconds)

    def broadcast(self, texts: Sequence[str]) -> None:
        """On this connection, so that no writer waits for it; dropped if there is none."""
        if self._listening.is_set():
            self._broadcasts.append(_encode(texts))
            self._interrupt()

    def stop(self) -> None:
        """Blocks until the thread has sent what is queued, and ended."""
        self._ending.set()
        self._interrupt()
        self._thread.join()
        self._ear.close()
        self._bell.close()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._ending.is_set():
            with suppress(psycopg.Error, OSError), self._backend.connect_alone() as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                connection.execute(f"LISTEN {BROADCASTS}")
                self._broadcasts.clear()
                self._listening.set()
                self._on_loop(self._wake_all)
                pause = FIRST_PAUSE
                with selectors.DefaultSelector() as selector:
                    selector.register(self._ear, selectors.EVENT_READ)
                    selector.register(connection.fileno(), selectors.EVENT_READ)
                    self._listen(connection, selector)
            self._listening.clear()
            self._ending.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _interrupt(self) -> None:
        with suppress(BlockingIOError):  # it has been rung often enough
            self._bell.send(b".")

    def _listen(self, connection: psycopg.Connection[Any], selector: selectors.BaseSelector) -> None:
        passing: list[psycopg.Notify] = []  # what arrives while a statement runs
        connection.add_notify_handler(passing.append)
        while True:
            while self._broadcasts:
                connection.execute(BROADCAST, (self._broadcasts.popleft().decode(),))
            notes = [(note.pid, note.channel, note.payload) for note in passing]
            passing.clear()
            self._pass_on(notes + _arrived(connection.pgconn))
            if self._ending.is_set():
                return
            for key, _ in selector.select():
                if key.fileobj is self._ear:
                    self._ear.recv(4096)

    def _pass_on(self, notes: list[tuple[int, str, str]]) -> None:
        wakes: dict[str, int] = {}
        for pid, channel, payload in notes:
            if channel == BROADCASTS:
                self._on_loop(self._hear, payload)
            elif not self._backend.is_own(pid):
                wakes |= read_notice(payload)
        if wakes:
            self._on_loop(self._tell, wakes)

    def _on_loop(self, call: Callable[..., None], *words: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(call, *words)

    def _tell(self, wakes: dict[str, int]) -> None:
        for match_id, sequence in wakes.items():
            self._wake(match_id, sequence)


def _arrived(connection: PGconn) -> list[tuple[int, str, str]]:
    """Of each notification the sender's process, the channel and the text."""
    found = []
    connection.consume_input()
    while (note := connection.notifies()) is not None:
        found.append((note.be_pid, note.relname.decode(), note.extra.decode("utf-8", "replace")))
    return found
