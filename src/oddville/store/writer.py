"""The one thread that writes: whatever was handed in while it was busy is its next transaction.

A commit waits for the disk, and for a hundred entries it waits no longer than for one. The more there is to
do, the less it costs.
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
from .jobs import Job, Verdict, resolve

LARGEST_BATCH: Final = 1000
ATTEMPTS: Final = 3


class Writer:
    """`hand_in` belongs to the event loop, everything else to the thread."""

    def __init__(self, backend: Backend, loop: AbstractEventLoop) -> None:
        self._backend = backend
        self._loop = loop
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
            # After whatever else is ready on the loop, which may hand in something too.
            self._loop.call_soon(self._something.set)

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    def finish(self) -> None:
        """Store what was handed in, then end. Blocks; nothing may be handed in any more."""
        self._is_ending = True
        self._something.set()
        self._thread.join()

    def _run(self) -> None:
        while self._wait():
            count = min(len(self._jobs), LARGEST_BATCH)
            verdicts = self._stored([self._jobs.popleft() for _ in range(count)])
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(resolve, verdicts)

    def _wait(self) -> bool:
        """Whether there is something to store; False at the end.

        Idleness is announced before the last look. A job handed in after that look finds the announcement.
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
            # Of whatever kind: the thread must outlive it, and nobody may wait for ever.
            return [(job, self._backend.address.unavailable(error)) for job in jobs]

    def _commit(self, batch: Batch) -> None:
        """Nothing happens before the COMMIT, so all may be repeated until then."""
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
