"""The only thread that writes: everything queued while it was busy becomes its next transaction.

A commit waits for the disk, for a hundred entries no longer than for one. So the cost of an entry falls with
the load.
"""

from __future__ import annotations

import threading
from asyncio import AbstractEventLoop
from collections import deque
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import DBAPIError

from .backend import Backend
from .batch import Batch
from .errors import StoreUnavailable
from .interface import OnOutcome
from .jobs import Job, Verdict, resolve

LARGEST_BATCH: Final = 1000
ATTEMPTS: Final = 3


class Writer:
    """`hand_in` is called on the event loop, everything else runs in the thread."""

    def __init__(self, backend: Backend, loop: AbstractEventLoop, on_outcome: OnOutcome) -> None:
        self._backend = backend
        self._loop = loop
        self._on_outcome = on_outcome  # called on the loop after each transaction
        self._jobs: deque[Job] = deque()
        self._is_idle = False
        self._is_ending = False
        self._something = threading.Event()
        self._thread = threading.Thread(target=self._run, name="oddville-store-writer", daemon=True)
        self._thread.start()

    def hand_in(self, job: Job) -> None:
        self._jobs.append(job)
        if self._is_idle:
            self._is_idle = False
            # After the other ready callbacks, which may queue something too.
            self._loop.call_soon(self._something.set)

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    def finish(self) -> None:
        """Write the queue, then end. Blocks; nothing may be queued afterwards."""
        self._is_ending = True
        self._something.set()
        self._thread.join()

    def _run(self) -> None:
        while self._wait():
            count = min(len(self._jobs), LARGEST_BATCH)
            verdicts = self._stored([self._jobs.popleft() for _ in range(count)])
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._settle, verdicts)

    def _settle(self, verdicts: list[Verdict]) -> None:
        """On the loop. If the database fails, it does for a whole batch."""
        said = verdicts[0][1]
        self._on_outcome(said if isinstance(said, StoreUnavailable) else None)
        resolve(verdicts)

    def _wait(self) -> bool:
        """Whether there is something to store; False at the end.

        `_is_idle` is set before the last look at the queue, so that a job added after it wakes the thread.
        """
        while not self._jobs:
            if self._is_ending:
                return False
            self._something.clear()
            self._is_idle = True
            if not self._jobs and not self._is_ending:
                self._something.wait()
            self._is_idle = False
        return True

    def _stored(self, jobs: list[Job]) -> list[Verdict]:
        try:
            batch = Batch(self._backend, jobs)
            if not batch.is_appended():
                self._commit(batch)
            return batch.verdicts()
        except Exception as error:
            # Of any kind: the thread must survive, and no caller may wait for ever.
            return [(job, self._backend.address.unavailable(error)) for job in jobs]

    def _commit(self, batch: Batch) -> None:
        """Nothing takes effect before the COMMIT, so it can be repeated until then."""
        for attempt in range(1, ATTEMPTS + 1):
            is_committing = False
            try:
                with self._backend.writing.connect() as connection:
                    batch.carry_out(connection)
                    is_committing = True
                    connection.commit()
                return
            except DBAPIError as error:
                if is_committing or attempt == ATTEMPTS or not self._may_try_again(error):
                    raise

    def _may_try_again(self, error: DBAPIError) -> bool:
        return error.connection_invalidated or self._backend.may_try_again(error)
