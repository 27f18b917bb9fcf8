"""Bots think in worker processes, so that no table waits for the bot of another one.

Searches share some processes, in turn for everybody who has them done (`fair_queue.py`). Levels that do not
search have a process of their own, so that they never wait for searches. A process gets a game whose hidden
part was drawn again: hidden information never leaves the table.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from math import inf
from typing import Any, Final, NamedTuple

from ..processes import end_with_parent
from ..rules.game import Game
from .fair_queue import FairQueue
from .interface import Observation
from .registry import BotError, contender

log = logging.getLogger(__name__)

NOBODYS: Final = ""  # the owner of what is done for nobody who is known: all of it waits in one line
SEARCH_NICENESS: Final = 5  # a server on the same cores goes first


class Decision(NamedTuple):
    """What a bot chose, and what that took."""

    action: int
    shortened_to: int | None = None  # milliseconds, if there was less time than the level has
    seconds: float = 0.0  # in all
    waited: float = 0.0  # the part of it until it could think


class BotPool:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._searching = _Workers(processes, SEARCH_NICENESS)
        self._instant = _Workers(1, 0)

    @property
    def waiting(self) -> int:
        """Searches that wait for a process."""
        return self._searching.queue.waiting

    async def choose(self, game: Game, level: str, seed: int, owner: str = NOBODYS) -> Decision:
        """The action of a bot for the deciding seat."""
        imagined = game.resampled(game.decider, seed)
        begun = time.monotonic()
        for _ in range(2):
            workers = self._instant if is_instant(level) else self._searching
            try:
                action, shortened_to, thought = await workers.run(owner, _timed, imagined, level, seed)
            except BrokenProcessPool:
                continue
            except Exception:  # another package's bot may raise anything
                log.exception("the bot %s failed; the newcomer decides", level)
                level = "newcomer"
                continue
            seconds = time.monotonic() - begun
            return Decision(action, shortened_to, seconds, max(0.0, seconds - thought))
        return Decision(imagined.legal_actions()[0])

    async def search(self, owner: str, work: Callable[..., Any], game: Game) -> Any:
        """Another search in one of the processes: `work` gets the game and the seconds that it may take.

        Begun again if its process died.
        """
        try:
            return await self._searching.run(owner, work, game)
        except BrokenProcessPool:
            return await self._searching.run(owner, work, game)

    def close(self) -> None:
        self._searching.close()
        self._instant.close()


class _Workers:
    """Processes, and the queue for them."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(processes)

    async def run(self, owner: str, work: Callable[..., Any], *words: Any) -> Any:
        """What `work` makes of the words and its share of time; raises `BrokenProcessPool` too."""
        async with self.queue.place(owner) as seconds:
            pool = self._pool = self._pool or process_pool(self._processes, self._niceness)
            try:
                return await asyncio.wrap_future(pool.submit(work, *words, seconds))
            except BrokenProcessPool:
                log.warning("a bot's process died; starting new ones")
                if self._pool is pool:
                    self._pool = None
                raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def process_pool(processes: int, niceness: int) -> ProcessPoolExecutor:
    """Processes that end when this one ends, for whatever reason."""
    context = multiprocessing.get_context("spawn")  # a fork could inherit locks that are held
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_prepare, initargs=(niceness,))


def is_instant(level: str) -> bool:
    """Whether a bot decides without a search. An unknown one does: the newcomer decides for it."""
    try:
        return _contender(level).level.is_instant
    except BotError:
        return True


def think(game: Game, level: str, seed: int, most_seconds: float = inf) -> int:
    """Runs in a worker process."""
    chosen = _contender(level)
    budget = chosen.budget
    if _is_shortened(level, most_seconds):
        budget = replace(budget, seconds=most_seconds)
    action = chosen.bot(seed).choose(Observation(game), budget).action
    if not game.is_legal(action):
        raise ValueError(f"{level} chose {action}, which is not legal")
    return action


def _is_shortened(level: str, most_seconds: float) -> bool:
    seconds = _contender(level).budget.seconds
    return not is_instant(level) and most_seconds < (inf if seconds is None else seconds)


def _timed(game: Game, level: str, seed: int, most_seconds: float) -> tuple[int, int | None, float]:
    """The action, the milliseconds for it if they were shortened, and the time that it took here."""
    begun = time.monotonic()
    action = think(game, level, seed, most_seconds)
    shortened_to = round(most_seconds * 1000) if _is_shortened(level, most_seconds) else None
    return action, shortened_to, time.monotonic() - begun


_contender = functools.cache(contender)  # looking for bots of other packages takes milliseconds


def _prepare(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and ends us
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with_parent()
