"""Searches that somebody asks for: how a game may end, and what a bot would do in your place.

They run on a game whose hidden part was redrawn, and wait in the queue of the bots, where everybody is served
in turn. The same question is searched once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from ..bots.bot_pool import BotFailed, BotPool
from ..bots.interface import Budget, Observation
from ..bots.search import SearchBot
from ..bots.steps import Steps
from ..coach.hints import advice
from ..coach.words import explanation
from ..protocol.errors import TableError
from ..protocol.responses import Forecast, Hint
from ..protocol.study import StudyMove
from ..rules.game import Game
from ..rules.vocabulary import NOBODY
from ..text import Texts
from .decide import require_level
from .match import Match
from .study import studied

SECONDS: Final = 0.3  # for a forecast; a hint takes as long as its bot does
MOST_WAITING_EACH: Final = 4  # searches at once; more are refused
MOST_WAITING: Final = 60
MOST_KEPT: Final = 1000

Question = tuple[str, int, str]  # match, the entry that its answer depends on, what is asked
Expected = tuple[tuple[float, ...], tuple[float, ...]]
Search = Callable[[], Coroutine[Any, Any, Any]]


class TooMany(Exception):
    """A client asks for too much at once, or too many clients do."""


class Analysis:
    """All that is asked of one server."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._waiting: Counter[str] = Counter()  # by client
        self._found: OrderedDict[Question, asyncio.Task[Any]] = OrderedDict()

    async def forecast(self, match: Match, client: str) -> Forecast:
        """Raises a `TableError` before the start, and `TooMany`."""
        game, sequence = _game(match), match.sequence
        if game.is_over:
            return Forecast(sequence, tuple(map(float, game.scores())), _won_by(game.winner, game.players))
        imagined = game.resampled(NOBODY, match.changed)
        search = partial(self._bot_pool.search, client, expect, imagined)
        scores, shares = await self._answer((match.id, match.changed, ""), client, search)
        return Forecast(sequence, scores, shares)

    async def hint(
        self, match: Match, level: str, seats: frozenset[int], client: str, language: str = "en"
    ) -> Hint:
        """For the player who has to decide, alone against bots or where the table allows it.

        Raises a `TableError`, and `TooMany`.
        """
        game = _game(match)
        require_level(level)
        if match.decider == NOBODY:
            raise TableError("game-over")
        if match.decider not in seats:
            raise TableError("not-your-turn", name=match.names[match.decider])
        _require_hints(match)
        question = (match.id, match.changed, level)
        imagined = game.resampled(NOBODY, match.changed)
        action = await self._action(question, imagined, level, client)
        return hint_for(match, imagined, action, language)

    async def study_hint(
        self, match: Match, level: str, moves: Sequence[StudyMove], client: str, language: str = "en"
    ) -> Hint:
        """For the player who has to decide after these moves, in a study, if the table gives hints.

        Raises a `TableError`, and `TooMany`.
        """
        require_level(level)
        _require_hints(match)
        imagined = studied(_game(match), match.sequence, moves)
        if imagined.decider == NOBODY:
            raise TableError("game-over")
        tried = " ".join(f"{move.seat}:{move.action}" for move in moves)
        question = (match.id, match.sequence, f"{level} after {tried}")
        action = await self._action(question, imagined, level, client)
        return hint_for(match, imagined, action, language)

    async def _action(self, question: Question, imagined: Game, level: str, client: str) -> int:
        search = partial(self._bot_pool.advise, imagined, level, question[1], client)
        try:
            action: int = await self._answer(question, client, search)
        except BotFailed:
            raise TableError("no-answer") from None
        return action

    async def _answer(self, question: Question, client: str, search: Search) -> Any:
        """Talk at the table changes no answer."""
        task = self._found.get(question)
        if task is None:
            if self._waiting[client] >= MOST_WAITING_EACH or self._waiting.total() >= MOST_WAITING:
                raise TooMany
            task = asyncio.get_running_loop().create_task(search())
            self._found[question] = task
            self._waiting[client] += 1
            task.add_done_callback(lambda done: self._settle(question, client, done))
            if len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return await asyncio.shield(task)

    def _settle(self, question: Question, client: str, task: asyncio.Task[Any]) -> None:
        """Failures are forgotten, so that they can be tried again."""
        self._waiting[client] -= 1
        if not self._waiting[client]:
            del self._waiting[client]
        if task.cancelled() or task.exception() is not None:
            self._found.pop(question, None)

    def close(self) -> None:
        for task in self._found.values():
            task.cancel()


def _game(match: Match) -> Game:
    if match.game is None:
        raise TableError("not-started")
    return match.game


def hint_for(match: Match, imagined: Game, action: int, language: str) -> Hint:
    found = advice(imagined, action)
    why = explanation(Texts(language), found.reasons, match.names, match.edition)
    return Hint(match.sequence, action, why, found.matters)


def _require_hints(match: Match) -> None:
    """Never where people play people, unless the table was opened with hints."""
    if not match.settings.hints and sum(seat.bot is None for seat in match.seats) > 1:
        raise TableError("no-hints")


def _won_by(winner: int, players: int) -> tuple[float, ...]:
    return tuple(float(seat == winner) for seat in range(players))


def expect(game: Game, most_seconds: float) -> Steps[Expected]:
    """In a worker: expected scores, and shares of the win."""
    budget = Budget(seconds=min(SECONDS, most_seconds))
    tally = yield from SearchBot(0).explore_in_steps(Observation(game), budget)
    count = max(tally.iterations, 1)
    wins = sum(tally.wins) or 1.0
    return tuple(score / count for score in tally.scores), tuple(win / wins for win in tally.wins)
