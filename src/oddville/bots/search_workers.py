"""Thinking on several cores: other processes search the same position, and their trees are counted together.

A worker is a process of its own with a bot of its own. It gets the same observation, which is made of
public facts alone, thinks until its budget is spent or it is told to stop, and says what it found.
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


STOP_SECONDS: Final = 0.02  # how often the one who waits looks whether all shall stop


@dataclass(frozen=True, slots=True)
class Said:
    """A stop signal: whether something has come through the pipe."""

    pipe: Connection

    def is_set(self) -> bool:
        return self.pipe.poll()


class SearchWorker:
    """One more process that thinks along."""

    def __init__(self, make: MakeSearchBot, seed: int) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=think_along, args=(theirs, make, seed), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, observation: Observation, budget: Budget) -> None:
        self._pipe.send((observation, replace(budget, stop=None, processes=1)))

    def answer(self, budget: Budget) -> Tally:
        """What it found. Where time is the limit it is told to stop, as the one who asks has finished."""
        told = budget.seconds is not None
        if told:
            self._pipe.send(None)
        while not self._pipe.poll(STOP_SECONDS):
            if not told and budget.stop is not None and budget.stop.is_set():
                self._pipe.send(None)
                told = True
        tally: Tally = self._pipe.recv()
        if not told:
            self._pipe.send(None)  # it waits for this word in either case, so that none is left in the pipe
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
