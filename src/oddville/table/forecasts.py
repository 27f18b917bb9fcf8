"""How a game may end: what a quick search expects, on a game whose hidden part was drawn anew.

It is searched in a process of its own, so that no bot has to wait for somebody's curiosity.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ..bots.bot_pool import process_pool
from ..bots.interface import Budget, Observation
from ..bots.search import SearchBot
from ..protocol.errors import TableError
from ..protocol.responses import Forecast
from ..rules.game import Game
from ..rules.vocabulary import NOBODY
from .match import Match

SECONDS: Final = 0.3
MOST_WAITING: Final = 12  # searches; whoever comes then has to come again
MOST_KEPT: Final = 1000


Expected = tuple[tuple[float, ...], tuple[float, ...]]


class TooMany(Exception):
    """Too many ask at once."""


class Forecasts:
    """All that is asked of one server; the same question is searched once."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: OrderedDict[tuple[str, int], asyncio.Task[Expected]] = OrderedDict()

    async def of(self, match: Match) -> Forecast:
        """Raises a `TableError` before the start, and `TooMany`."""
        if match.game is None:
            raise TableError("not-started")
        key = (match.id, match.changed)  # talk changes nothing
        task = self._found.get(key)
        if task is None:
            task = self._begin(key, match.game)
        sequence = match.sequence
        return Forecast(sequence, *await asyncio.shield(task))

    def _begin(self, key: tuple[str, int], game: Game) -> asyncio.Task[Expected]:
        if sum(not task.done() for task in self._found.values()) >= MOST_WAITING:
            raise TooMany
        imagined = game.resampled(NOBODY, key[1])
        task = self._found[key] = asyncio.get_running_loop().create_task(self._search(imagined))
        task.add_done_callback(lambda done: self._forget_failure(key, done))
        if len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)
        return task

    def _forget_failure(self, key: tuple[str, int], task: asyncio.Task[Expected]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._found.pop(key, None)

    async def _search(self, game: Game) -> Expected:
        """Asked again if the process died over it."""
        if game.is_over:
            return tuple(map(float, game.scores())), _won_by(game.winner, game.players)
        try:
            return await self._ask(game)
        except BrokenProcessPool:
            self._pool = None
            return await self._ask(game)

    async def _ask(self, game: Game) -> Expected:
        self._pool = self._pool or process_pool(1)
        return await asyncio.get_running_loop().run_in_executor(self._pool, expect, game)

    def close(self) -> None:
        for task in self._found.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _won_by(winner: int, players: int) -> tuple[float, ...]:
    return tuple(float(seat == winner) for seat in range(players))


def expect(game: Game) -> Expected:
    """In a process of its own: expected scores, and shares of the win."""
    tally = SearchBot(0).explore(Observation(game), Budget(seconds=SECONDS))
    count = max(tally.iterations, 1)
    wins = sum(tally.wins) or 1.0
    return tuple(score / count for score in tally.scores), tuple(win / wins for win in tally.wins)
