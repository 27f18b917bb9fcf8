"""Bots think in workers, so that no table waits for the bot of another one.

Workers are processes on a server, and a Web Worker in a browser (`workers.py`). Searches share some of them,
in turn for everybody who has them done (`fair_queue.py`). Levels that do not search have a worker of their
own, so that they never wait for searches. A worker gets a game whose hidden part was drawn again: hidden
information never leaves the table.
"""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Any, Final, NamedTuple

from ..rules.game import Game
from .fair_queue import FairQueue
from .interface import Observation, choose_in_steps
from .kept_bots import KeptBots, Seated
from .registry import BotError, contender
from .steps import Steps, finished
from .workers import Work, WorkerDied, Workers

log = logging.getLogger(__name__)

NOBODYS: Final = ""  # the owner of what is done for nobody who is known: all of it waits in one line
SEARCH_NICENESS: Final = 5  # a server on the same cores goes first

StartWorkers = Callable[[int, int], Workers]  # how many, and their niceness
Timed = tuple[int, int | None, float]


class BotFailed(Exception):
    """A bot did not decide: it raised an error, or its worker died twice."""


class Decision(NamedTuple):
    """What a bot chose, and what that took."""

    action: int
    shortened_to: int | None = None  # milliseconds, if there was less time than the level has
    seconds: float = 0.0  # in all
    waited: float = 0.0  # the part of it until it could think


def start_processes(count: int, niceness: int) -> Workers:
    from .worker_processes import WorkerProcesses  # late: a browser has no processes

    return WorkerProcesses(count, niceness)


class BotPool:
    """Workers for searches and one for the rest; processes are started when the first bot has to think."""

    def __init__(self, places: int, start: StartWorkers = start_processes) -> None:
        """`places` is how many searches run at a time."""
        self._searching = _Queued(start(places, SEARCH_NICENESS), places)
        self._instant = _Queued(start(1, 0), 1)

    @property
    def waiting(self) -> int:
        """Searches that wait for a worker."""
        return self._searching.queue.waiting

    async def choose(
        self, game: Game, level: str, seed: int, owner: str = NOBODYS, seated: Seated | None = None
    ) -> Decision:
        """The action of a bot for the deciding seat. If the caller is cancelled, the search may stop.

        A bot that is `seated` reuses the search tree of its last decision.
        A game goes on whatever happens to its bots: if one fails, the newcomer decides.
        """
        imagined = game.resampled(game.decider, seed)
        begun = time.monotonic()
        for _ in range(2):
            try:
                action, shortened_to, thought = await self._ask(imagined, level, seed, owner, seated)
            except WorkerDied:
                continue
            except Exception:  # another package's bot may raise anything
                log.exception("the bot %s failed; the newcomer decides", level)
                level = "newcomer"
                continue
            seconds = time.monotonic() - begun
            return Decision(action, shortened_to, seconds, max(0.0, seconds - thought))
        return Decision(imagined.legal_actions()[0])

    async def advise(self, game: Game, level: str, seed: int, owner: str = NOBODYS) -> int:
        """What a bot would do, for a person who asks. Raises `BotFailed`: no other move is given instead."""
        imagined = game.resampled(game.decider, seed)
        for _ in range(2):
            try:
                return (await self._ask(imagined, level, seed, owner))[0]
            except WorkerDied:
                continue
            except Exception as error:
                log.exception("the bot %s failed; it gives no hint", level)
                raise BotFailed(level) from error
        raise BotFailed(level)

    async def _ask(
        self, imagined: Game, level: str, seed: int, owner: str, seated: Seated | None = None
    ) -> Timed:
        workers = self._instant if is_instant(level) else self._searching
        name = seated.name if seated else ""
        found: Timed = await workers.run(owner, _timed, imagined, level, seed, seated, name=name)
        return found

    async def search(self, owner: str, work: Work, *words: Any) -> Any:
        """Another search in one of the workers: `work` gets the words and the seconds that it may take.

        A game among the words must have its hidden part drawn again. Begun again if its worker died.
        """
        try:
            return await self._searching.run(owner, work, *words)
        except WorkerDied:
            return await self._searching.run(owner, work, *words)

    def close(self) -> None:
        self._searching.workers.close()
        self._instant.workers.close()


class _Queued:
    """Workers, and the queue for them."""

    def __init__(self, workers: Workers, places: int) -> None:
        self.workers = workers
        self.queue = FairQueue(places)

    async def run(self, owner: str, work: Work, *words: Any, name: str = "") -> Any:
        """What `work` makes of the words and its share of time; raises `WorkerDied` too."""
        async with self.queue.place(owner) as seconds:
            return await self.workers.run(work, *words, seconds, name=name)


def is_instant(level: str) -> bool:
    """Whether a bot decides without a search. An unknown one does: the newcomer decides for it."""
    try:
        return _contender(level).level.is_instant
    except BotError:
        return True


def think(game: Game, level: str, seed: int, most_seconds: float = inf) -> int:
    """Runs in a worker."""
    return finished(_think(game, level, seed, None, most_seconds))


def _think(game: Game, level: str, seed: int, seated: Seated | None, most_seconds: float) -> Steps[int]:
    chosen = _contender(level)
    budget = replace(chosen.budget, clock="wall")  # people wait
    if _is_shortened(level, most_seconds):
        budget = replace(budget, seconds=most_seconds)
    bot = _kept.bot(chosen, seed, seated)
    observation = Observation(game, seated.history if seated else ())
    choice = yield from choose_in_steps(bot, observation, budget)
    if not game.is_legal(choice.action):
        raise ValueError(f"{level} chose {choice.action}, which is not legal")
    return choice.action


def _is_shortened(level: str, most_seconds: float) -> bool:
    seconds = _contender(level).budget.seconds
    return not is_instant(level) and most_seconds < (inf if seconds is None else seconds)


def _timed(game: Game, level: str, seed: int, seated: Seated | None, most_seconds: float) -> Steps[Timed]:
    """The action, the milliseconds for it if they were shortened, and the time that it took here."""
    begun = time.monotonic()
    action = yield from _think(game, level, seed, seated, most_seconds)
    shortened_to = round(most_seconds * 1000) if _is_shortened(level, most_seconds) else None
    return action, shortened_to, time.monotonic() - begun


_kept = KeptBots()  # of this worker
_contender = functools.cache(contender)  # looking for bots of other packages takes milliseconds
