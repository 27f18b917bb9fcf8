"""Searches that somebody asks for: how a game may end, and what a bot would do in your place.

They run on a game whose hidden part was redrawn, in a process of their own, so that no bot has to wait for
somebody's curiosity. The same question is searched once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from ..bots.bot_pool import process_pool, think
from ..bots.interface import Budget, Observation
from ..bots.search import SearchBot
from ..protocol.errors import TableError
from ..protocol.responses import Forecast, Hint
from ..rules.game import Game
from ..rules.vocabulary import NOBODY
from .decide import require_level
from .match import Match

SECONDS: Final = 0.3  # for a forecast; a hint takes as long as its bot does
MOST_WAITING: Final = 12  # searches at once; more are refused
MOST_KEPT: Final = 1000

Question = tuple[str, int, str]  # match, the entry that last changed its game, what is asked
Expected = tuple[tuple[float, ...], tuple[float, ...]]


class TooMany(Exception):
    """Too many ask at once."""


class Analysis:
    """All that is asked of one server."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: OrderedDict[Question, asyncio.Task[Any]] = OrderedDict()

    async def forecast(self, match: Match) -> Forecast:
        """Raises a `TableError` before the start, and `TooMany`."""
        game, sequence = _game(match), match.sequence
        if game.is_over:
            return Forecast(sequence, tuple(map(float, game.scores())), _won_by(game.winner, game.players))
        scores, shares = await self._answer((match.id, match.changed, ""), game, expect)
        return Forecast(sequence, scores, shares)

    async def hint(self, match: Match, level: str, seats: frozenset[int]) -> Hint:
        """For the player who has to decide; raises a `TableError`, and `TooMany`."""
        game, sequence = _game(match), match.sequence
        require_level(level)
        if match.decider == NOBODY:
            raise TableError("game-over")
        if match.decider not in seats:
            raise TableError("not-your-turn", name=match.names[match.decider])
        action = await self._answer((match.id, match.changed, level), game, think, level, match.changed)
        return Hint(sequence, action)

    async def _answer(self, question: Question, game: Game, search: Callable[..., Any], *words: Any) -> Any:
        """Talk at the table changes no answer."""
        task = self._found.get(question)
        if task is None:
            if sum(not task.done() for task in self._found.values()) >= MOST_WAITING:
                raise TooMany
            imagined = game.resampled(NOBODY, question[1])
            task = asyncio.get_running_loop().create_task(self._search(search, imagined, *words))
            self._found[question] = task
            task.add_done_callback(lambda done: self._forget_failure(question, done))
            if len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return await asyncio.shield(task)

    def _forget_failure(self, question: Question, task: asyncio.Task[Any]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._found.pop(question, None)

    async def _search(self, search: Callable[..., Any], game: Game, *words: Any) -> Any:
        """Started again if the process died."""
        try:
            return await self._run(search, game, *words)
        except BrokenProcessPool:
            self._pool = None
            return await self._run(search, game, *words)

    async def _run(self, search: Callable[..., Any], game: Game, *words: Any) -> Any:
        self._pool = self._pool or process_pool(1)
        return await asyncio.get_running_loop().run_in_executor(self._pool, search, game, *words)

    def close(self) -> None:
        for task in self._found.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _game(match: Match) -> Game:
    if match.game is None:
        raise TableError("not-started")
    return match.game


def _won_by(winner: int, players: int) -> tuple[float, ...]:
    return tuple(float(seat == winner) for seat in range(players))


def expect(game: Game) -> Expected:
    """In a process of its own: expected scores, and shares of the win."""
    tally = SearchBot(0).explore(Observation(game), Budget(seconds=SECONDS))
    count = max(tally.iterations, 1)
    wins = sum(tally.wins) or 1.0
    return tuple(score / count for score in tally.scores), tuple(win / wins for win in tally.wins)
