"""Reviews that somebody asks for. Each decision waits in the queue of the bots, where all are served in turn.

A review is made once for all who ask; it stops while nobody does. Results appear from the end of the game
backwards, and what is known does not change any more. That of a table is stored with its match.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from ..bots.bot_pool import BotPool
from ..bots.steps import Steps
from ..coach.differences import differences
from ..coach.form import reason_form, review_form
from ..coach.judging import STANDARD, Judged, Task, judge_in_steps
from ..coach.kept import read_review, write_review
from ..coach.reason import NO_REASON
from ..coach.review import Review as CoachReview
from ..coach.review import put_together, task_of
from ..coach.stretches import Stretch, stretches
from ..coach.verdicts import REMARKABLE, verdict_of
from ..coach.words import MOST_REASONS
from ..record import Record
from ..rules.game import Game
from ..store import StoreError
from .analysis import TooMany

MOST_KEPT: Final = 200
MOST_WAITING: Final = 20  # reviews under way; more are refused
MOST_WAITING_EACH: Final = 2
AT_ONCE: Final = 2  # decisions of one review that are judged at the same time
PATIENCE: Final = 2.5  # seconds that an answer waits for more
ALONE: Final = 60.0  # seconds after which a review stops if nobody asks


Keep = Callable[[bytes], Awaitable[None]]  # stores a complete review

log = logging.getLogger(__name__)


class Review:
    """One game under review."""

    def __init__(self, record: Record, bot_pool: BotPool, client: str, kept: bytes | None = None) -> None:
        """`kept` is what was stored when the review was made."""
        self.record = record
        self.cut = stretches(record)
        self.client = client
        self.judged: dict[int, Judged] = {} if kept is None else read_review(kept, self.cut, STANDARD)
        self.keep: Keep | None = None
        self._bot_pool = bot_pool
        self._asked = time.monotonic()
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_complete(self) -> bool:
        return len(self.judged) == len(self.cut)

    @property
    def is_working(self) -> bool:
        return self._task is not None and not self._task.done()

    async def state(self, known: int) -> dict[str, Any]:
        """As far as it has got; waits a little if no more is known than the client knows."""
        return review_form(self.record, self.cut, await self.found(known))

    async def found(self, known: int) -> CoachReview:
        self._asked = time.monotonic()
        if not self.is_complete and not self.is_working:
            self._task = asyncio.get_running_loop().create_task(self._work())
        found = put_together(self.record, self.cut, self.judged)
        until = time.monotonic() + PATIENCE
        while len(found.judgements) <= known and self.is_working and time.monotonic() < until:
            self._more.clear()
            try:
                await asyncio.wait_for(self._more.wait(), max(0.0, until - time.monotonic()))
            except TimeoutError:
                break
            found = put_together(self.record, self.cut, self.judged)
        return found

    async def _work(self) -> None:
        waiting = [stretch for stretch in self.cut if stretch.number not in self.judged]  # the last is next

        async def judge_some() -> None:
            while waiting and time.monotonic() - self._asked < ALONE:
                stretch = waiting.pop()
                task = task_of(stretch, STANDARD)
                self.judged[stretch.number] = await self._bot_pool.search(
                    self.client, judge_here, stretch.game, task
                )
                self._more.set()

        await asyncio.gather(*(judge_some() for _ in range(AT_ONCE)))
        if self.is_complete and self.keep is not None:
            try:
                await self.keep(write_review(self.judged, STANDARD))
            except StoreError as error:  # it stays in memory, and can be made again
                log.warning("A review could not be stored: %s", error)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()


def judge_here(game: Game, task: Task, most_seconds: float) -> Steps[Judged]:
    """In a worker. It takes a fixed number of iterations, some tenths of a second: so it can be repeated."""
    return judge_in_steps(game, task)


class Reviews:
    """All reviews of one server."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._found: OrderedDict[str, Review] = OrderedDict()

    def find(self, key: str) -> Review | None:
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def begin(
        self, key: str, record: Record, client: str, kept: bytes | None = None, keep: Keep | None = None
    ) -> Review:
        """Raises `TooMany`, and `Unfinished` for a game that is still played."""
        review = Review(record, self._bot_pool, client, kept)
        review.keep = keep
        working = [other for other in self._found.values() if other.is_working]
        own = sum(other.client == client for other in working)
        if not review.is_complete and (len(working) >= MOST_WAITING or own >= MOST_WAITING_EACH):
            raise TooMany
        self._found[key] = review
        if len(self._found) > MOST_KEPT:
            _, oldest = self._found.popitem(last=False)
            oldest.close()
        return review

    async def judge_try(self, stretch: Stretch, actions: Sequence[int], client: str) -> dict[str, Any]:
        """The verdict on another line of moves at a decision."""
        task = Task(tuple(actions), is_free=True, reveals=True, out_of_turn=False, remark=0.0)
        judged: Judged = await self._bot_pool.search(client, judge_here, stretch.game, task)
        loss = judged.loss(stretch.seat)
        verdict = verdict_of(loss, judged.margin)
        best = judged.better or judged.played
        reasons = []
        if verdict in REMARKABLE:
            reasons = differences(stretch.game, judged.line, actions)[:MOST_REASONS] or [NO_REASON]
        return {
            "verdict": verdict.value,
            "loss": round(loss, 4),
            "share": 0.0 if best is None else round(best.shares[stretch.seat], 4),
            "reasons": [reason_form(reason) for reason in reasons],
        }

    def close(self) -> None:
        for review in self._found.values():
            review.close()
