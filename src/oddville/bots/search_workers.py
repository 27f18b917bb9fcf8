"""Search on several cores: worker processes search the same position, and their visits are added up.

A worker is a process with its own bot. It gets the same observation, which contains only public facts,
searches until its budget is spent or it is told to stop, and returns what it found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

from .interface import Budget, Observation

if TYPE_CHECKING:
    from .search import SearchBot, Tally

    MakeSearchBot = Callable[[int], SearchBot]


STOP_SECONDS: Final = 0.02  # how often a stop request is checked while waiting


@dataclass(frozen=True, slots=True)
class Said:
    """A stop signal: set when something has arrived in the pipe."""

    pipe: Connection

    def is_set(self) -> bool:
        return self.pipe.poll()


class SearchWorker:
    """One worker process."""

    def __init__(self, make: MakeSearchBot, seed: int) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think_along, args=(theirs, make, seed), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, observation: Observation, budget: Budget) -> None:
        self._pipe.send((observation, replace(budget, stop=None, processes=1)))

    def answer(self, budget: Budget) -> Tally:
        """What it found. With a time limit it is told to stop, because the main search has finished."""
        told = budget.seconds is not None
        if told:
            self._pipe.send(None)
        while not self._pipe.poll(STOP_SECONDS):
            if not told and budget.stop is not None and budget.stop.is_set():
                self._pipe.send(None)
                told = True
        tally: Tally = self._pipe.recv()
        if not told:
            self._pipe.send(None)  # it always waits for this message, so that none is left in the pipe
        return tally

    def close(self) -> None:
        self._pipe.close()
        self._process.terminate()
        self._process.join()


def think_along(pipe: Connection, make: MakeSearchBot, seed: int) -> None:
    """What a worker process does, until the other end of the pipe is closed."""
    bot = make(seed)
    try:
        while True:
            observation, budget = pipe.recv()
            pipe.send(bot.explore(observation, replace(budget, stop=Said(pipe))))
            pipe.recv()
    except (EOFError, OSError):
        pass
