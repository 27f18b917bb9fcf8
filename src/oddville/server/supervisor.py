"""Several worker processes for one port: dead ones are replaced, and all are stopped at the end.

They share a listening socket, so that a free one takes the next connection, and a database, through which
they notify each other of what happens at the tables.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any, Final

from ..exit_codes import INTERRUPTED
from ..processes import end_with_parent
from . import logs, serving
from .logs import tell
from .runner import Runner

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
END_SECONDS: Final = 12.0  # for a worker to end after it was told to
SHORT_LIFE: Final = 10.0  # seconds: a worker that died sooner is not replaced at once
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
READY: Final = b"ready"

_spawn = multiprocessing.get_context("spawn")


class Worker:
    """A worker process; it says through a pipe when it is ready."""

    def __init__(self, operation: serving.Operation, listening: socket.socket, number: int) -> None:
        self.number = number
        self.began = time.monotonic()
        self.is_ready = False
        self.ready_pipe, sender = _spawn.Pipe(duplex=False)
        words = (operation, listening, number, sender)
        self.process = _spawn.Process(target=work, args=words, name=f"oddville-worker-{number}")
        self.process.start()
        sender.close()

    def listen(self) -> None:
        with suppress(EOFError, OSError):
            self.is_ready = self.ready_pipe.recv_bytes() == READY

    def close(self) -> None:
        self.process.join()
        self.process.close()
        self.ready_pipe.close()


class Supervisor:
    """The parent of the workers. `on_started` is called once, when all of them are ready."""

    def __init__(
        self,
        operation: serving.Operation,
        listening: socket.socket,
        workers: int,
        on_started: Callable[[], None],
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="oddville-workers-", ignore_cleanup_errors=True)
        self._operation = replace(operation, figures=Path(self._folder.name))
        self._listening = listening
        self._count = workers
        self._on_started = on_started
        self._workers: dict[int, Worker] = {}
        self._due: dict[int, float] = {}  # when to start a worker, by its number
        self._pauses: dict[int, float] = {}
        self._has_started = False
        self._asked_to_stop = 0
        self._woken, self._waker = socket.socketpair()
        self._waker.setblocking(False)

    def run(self) -> int:
        """Runs until it is told to stop; returns the exit code."""
        before = {sig: signal.signal(sig, self._on_signal) for sig in SIGNALS}
        try:
            for number in range(1, self._count + 1):
                self._due[number] = 0.0
            while not self._asked_to_stop:
                self._start_due()
                self._wait(self._until_due())
                if not self._check_workers():
                    self._end()
                    return serving.FAILED
            return self._end()
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)
            self._woken.close()
            self._waker.close()
            self._folder.cleanup()

    def _on_signal(self, sig: int, frame: FrameType | None) -> None:
        """A second Ctrl-C counts; a second SIGTERM does not, because service managers repeat it."""
        if sig == signal.SIGINT or not self._asked_to_stop:
            self._asked_to_stop += 1
        with suppress(OSError):
            self._waker.send(b".")

    # ---- While it goes on -----------------------------------------------------------------------

    def _start_due(self) -> None:
        now = time.monotonic()
        for number in [number for number, at in self._due.items() if at <= now]:
            del self._due[number]
            self._workers[number] = Worker(self._operation, self._listening, number)

    def _until_due(self) -> float | None:
        return max(0.0, min(self._due.values()) - time.monotonic()) if self._due else None

    def _wait(self, seconds: float | None) -> None:
        things: list[Any] = [self._woken, *(worker.process.sentinel for worker in self._workers.values())]
        things += [worker.ready_pipe for worker in self._workers.values() if not worker.is_ready]
        ready = wait(things, seconds)
        if self._woken in ready:
            self._woken.recv(100)
        for worker in self._workers.values():
            if worker.ready_pipe in ready:
                worker.listen()

    def _check_workers(self) -> bool:
        """Replace dead workers; False if one died before all were ready."""
        dead = [worker for worker in self._workers.values() if not worker.process.is_alive()]
        for worker in dead:
            if self._asked_to_stop:
                break
            if not self._has_started:
                return False
            self._replace(worker)
        if not self._has_started and len(self._workers) == self._count:
            self._has_started = all(worker.is_ready for worker in self._workers.values())
            if self._has_started:
                self._on_started()
        return True

    def _replace(self, worker: Worker) -> None:
        lived = time.monotonic() - worker.began
        code = worker.process.exitcode
        tell("worker-died", logging.ERROR, worker=worker.number, exit=code, seconds=round(lived))
        pause = self._pauses.get(worker.number, FIRST_PAUSE) if lived < SHORT_LIFE else 0.0
        self._pauses[worker.number] = min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._due[worker.number] = time.monotonic() + pause
        del self._workers[worker.number]
        worker.close()

    # ---- The end --------------------------------------------------------------------------------

    def _end(self) -> int:
        for worker in self._workers.values():
            worker.process.terminate()
        until = time.monotonic() + END_SECONDS
        while self._asked_to_stop < 2 and time.monotonic() < until:
            alive = [worker for worker in self._workers.values() if worker.process.is_alive()]
            if not alive:
                break
            ready = wait([self._woken, *(worker.process.sentinel for worker in alive)], 0.5)
            if self._woken in ready:
                self._woken.recv(100)
        for worker in self._workers.values():
            worker.process.kill()
            worker.close()
        return INTERRUPTED if self._asked_to_stop > 1 else 0


# ---- In the worker ------------------------------------------------------------------------------


class _WorkerRunner(Runner):
    """Ctrl-C reaches all processes of a terminal, but the parent decides when to end."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig != signal.SIGINT:
            super().handle_exit(sig, frame)


def work(operation: serving.Operation, listening: socket.socket, number: int, sender: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logs.set_up(operation.log)
    end_with_parent(_ask_to_end)
    runner = serving.runner(operation, number, lambda: sender.send_bytes(READY), _WorkerRunner)
    code = serving.run(runner, listening, number)
    serving.stop_bots()
    raise SystemExit(code)


def _ask_to_end() -> None:
    os.kill(os.getpid(), signal.SIGTERM)
