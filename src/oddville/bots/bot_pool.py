"""Bots think in worker processes, so that no table waits for the bot of another one.

A process gets a game whose hidden part was drawn again: hidden information never leaves the table.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..processes import end_with_parent
from ..rules.game import Game
from .bot_queue import BotQueue, Urgency
from .interface import Observation
from .registry import contender

log = logging.getLogger(__name__)

Decided = Callable[[str, float, float], None]  # level, seconds in all, seconds spent waiting for a process


class BotPool:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._queue = BotQueue(processes)

    async def choose(
        self,
        game: Game,
        level: str,
        seed: int,
        urgency: Urgency = lambda: 0,
        decided: Decided | None = None,
    ) -> int:
        """The action of a bot for the deciding seat; `decided` is told how long it took."""
        imagined = game.resampled(game.decider, seed)
        begun = time.monotonic()
        async with self._queue.place(urgency):
            return await self._choose(imagined, level, seed, decided, begun)

    async def _choose(
        self, imagined: Game, level: str, seed: int, decided: Decided | None, begun: float
    ) -> int:
        """Asks again if a process died."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool = self._pool or process_pool(self._processes)
            try:
                action, thought = await loop.run_in_executor(pool, _timed, imagined, level, seed)
                if decided is not None:
                    seconds = time.monotonic() - begun
                    decided(level, seconds, max(0.0, seconds - thought))
                return action
            except BrokenProcessPool:
                log.warning("a bot's process died; starting new ones")
                if self._pool is pool:
                    self._pool = None
            except Exception:  # another package's bot may raise anything
                log.exception("the bot %s failed; the newcomer decides", level)
                level = "newcomer"
        return imagined.legal_actions()[0]

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def process_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that end when this one ends, for whatever reason."""
    context = multiprocessing.get_context("spawn")  # a fork could inherit locks that are held
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_prepare)


def think(game: Game, level: str, seed: int) -> int:
    """Runs in a worker process."""
    chosen = _contender(level)
    action = chosen.bot(seed).choose(Observation(game), chosen.budget).action
    if not game.is_legal(action):
        raise ValueError(f"{level} chose {action}, which is not legal")
    return action


def _timed(game: Game, level: str, seed: int) -> tuple[int, float]:
    """The time it took here; the rest was waiting."""
    begun = time.monotonic()
    return think(game, level, seed), time.monotonic() - begun


_contender = functools.cache(contender)  # looking for bots of other packages takes milliseconds


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and ends us
    end_with_parent()
