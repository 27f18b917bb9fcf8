"""Processes in which the bots of a server think."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..processes import end_with_parent
from .steps import finished
from .workers import Work, WorkerDied

log = logging.getLogger(__name__)


class WorkerProcesses:
    """Started with the first work. They end when this process ends, for whatever reason."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Work, *words: Any) -> Any:
        pool = self._pool = self._pool or self._started()
        try:
            return await asyncio.wrap_future(pool.submit(_finish, work, *words))
        except BrokenProcessPool:
            log.warning("a bot's process died; starting new ones")
            if self._pool is pool:
                self._pool = None
            raise WorkerDied from None

    def _started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork could inherit locks that are held
        return ProcessPoolExecutor(
            self._processes, mp_context=context, initializer=_prepare, initargs=(self._niceness,)
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _finish(work: Work, *words: Any) -> Any:
    return finished(work(*words))


def _prepare(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and ends us
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()
