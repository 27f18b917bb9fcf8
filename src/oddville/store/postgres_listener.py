"""Listens to PostgreSQL's notifications about matches that other processes have written to.

A notification is a hint, and those sent while we were disconnected are lost. So the listener reports when it
has connected: everything written before has to be read.
"""

from __future__ import annotations

import selectors
import socket
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import psycopg
from psycopg.pq.abc import PGconn

from .postgres import PostgresBackend
from .postgres_notify import CHANNEL, read_notice

Wake = Callable[[str, int], None]
WakeAll = Callable[[], None]

FIRST_PAUSE: Final = 0.1  # seconds before reconnecting
LONGEST_PAUSE: Final = 5.0


class Listener:
    """A thread with its own connection. Notifications of our own writer are ignored."""

    def __init__(
        self, backend: PostgresBackend, loop: AbstractEventLoop, wake: Wake, wake_all: WakeAll
    ) -> None:
        self._backend = backend
        self._loop = loop
        self._wake = wake
        self._wake_all = wake_all
        self._ear, self._bell = socket.socketpair()  # to interrupt `select`
        self._ending = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="oddville-store-listener", daemon=True)
        self._thread.start()

    def wait_until_listening(self, seconds: float) -> None:
        """So that an open store misses nothing."""
        self._listening.wait(seconds)

    def stop(self) -> None:
        """Blocks until the thread has ended."""
        self._ending.set()
        self._bell.send(b".")
        self._thread.join()
        self._ear.close()
        self._bell.close()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._ending.is_set():
            with suppress(psycopg.Error, OSError), self._backend.connect_alone() as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                self._listening.set()
                self._on_loop(self._wake_all)
                pause = FIRST_PAUSE
                with selectors.DefaultSelector() as selector:
                    selector.register(self._ear, selectors.EVENT_READ)
                    selector.register(connection.fileno(), selectors.EVENT_READ)
                    self._listen(connection.pgconn, selector)
            self._listening.clear()
            self._ending.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self, heard: PGconn, selector: selectors.BaseSelector) -> None:
        while not self._ending.is_set():
            wakes: dict[str, int] = {}
            heard.consume_input()
            while (note := heard.notifies()) is not None:
                if not self._backend.is_own(note.be_pid):
                    wakes |= read_notice(note.extra.decode("utf-8", "replace"))
            if wakes:
                self._on_loop(self._tell, wakes)
            selector.select()

    def _on_loop(self, call: Callable[..., None], *words: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(call, *words)

    def _tell(self, wakes: dict[str, int]) -> None:
        for match_id, sequence in wakes.items():
            self._wake(match_id, sequence)
