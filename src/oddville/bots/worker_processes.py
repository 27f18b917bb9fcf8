"""Processes in which the bots of a server think."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..processes import end_with_parent
from .kept_bots import MOST
from .steps import finished
from .workers import Work, WorkerDied

log = logging.getLogger(__name__)


class _Process:
    """One process, and for whom it worked last."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool
        self.names: deque[str] = deque(maxlen=MOST)


class WorkerProcesses:
    """Started with the first work. They end when this process ends, for whatever reason.

    What is done for the same name goes to the same process if it is free: there a search finds its tree.
    """

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self._idle: list[_Process] = []
        self._all: list[_Process] = []

    async def run(self, work: Work, *words: Any, name: str = "") -> Any:
        process = self._take(name)
        try:
            result = await asyncio.wrap_future(process.pool.submit(_finish, work, *words))
        except BrokenProcessPool:
            log.warning("a bot's process died; starting a new one")
            if process in self._all:  # not if all were closed meanwhile
                self._all.remove(process)
            raise WorkerDied from None
        except BaseException:
            self._give_back(process)
            raise
        self._give_back(process)
        return result

    def _take(self, name: str) -> _Process:
        """The process that worked for this name last, or a new one, or the one that is idle longest."""
        known = [process for process in self._idle if name in process.names]
        if known:
            process = known[0]
            self._idle.remove(process)
        elif len(self._all) < self._processes or not self._idle:
            process = _Process(self._started())
            self._all.append(process)
        else:
            process = self._idle.pop(0)
        if name and not known:
            process.names.append(name)
        return process

    def _give_back(self, process: _Process) -> None:
        if process in self._all:
            self._idle.append(process)

    def _started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork could inherit locks that are held
        return ProcessPoolExecutor(1, mp_context=context, initializer=_prepare, initargs=(self._niceness,))

    def close(self) -> None:
        for process in self._all:
            process.pool.shutdown(wait=False, cancel_futures=True)
        self._all.clear()
        self._idle.clear()


def _finish(work: Work, *words: Any) -> Any:
    return finished(work(*words))


def _prepare(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and ends us
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()
