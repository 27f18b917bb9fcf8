"""The coach beside a replay: what each move of a finished game was worth."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from ...bots.bot_pool import BotPool
from ...coach.form import reasons_for
from ...coach.review import Judgement, Review
from ...coach.summary import summary
from ...coach.verdicts import MISTAKE_FROM, Verdict
from ...coach.words import explanation, line_words, percent
from ...record import Record
from ...table import reviews
from ...text import Texts
from ..bot_player import prepare_for_processes

MOST_PROCESSES: Final = reviews.AT_ONCE


class ReviewedReplay:
    """Judges a record from its end, in other processes. Raises `Unfinished`."""

    def __init__(self, record: Record, texts: Texts, names: tuple[str, ...]) -> None:
        prepare_for_processes()
        self._pool = BotPool(min(MOST_PROCESSES, os.cpu_count() or 1))
        self._work = reviews.Review(record, self._pool, "")
        self._texts = texts
        self._names = names
        self._edition = record.edition
        self.review: Review | None = None

    async def run(self, changed: Callable[[], None]) -> None:
        while self.review is None or not self.review.is_complete:
            self.review = await self._work.found(self.judged)
            changed()

    @property
    def judged(self) -> int:
        return 0 if self.review is None else len(self.review.judgements)

    @property
    def total(self) -> int:
        return len(self._work.cut)

    @property
    def is_complete(self) -> bool:
        return self.review is not None and self.review.is_complete

    def judgement(self, place: int) -> Judgement | None:
        """Of the move that leads to a place, if it was judged and there was a choice."""
        for item in () if self.review is None else self.review.judgements:
            if item.first < place <= item.first + len(item.actions):
                return None if item.verdict == Verdict.FORCED else item
        return None

    def words(self, item: Judgement) -> list[str]:
        """The verdict; for a remark also the better line, and why it is better."""
        verdict = self._texts.t("review-verdict", verdict=item.verdict.value)
        verdict = verdict[:1].upper() + verdict[1:]
        if not item.is_remark:
            return [verdict]
        before, after = (percent(100 * shares[item.seat]) for shares in (item.before, item.after))
        stretch = self._work.cut[item.number]
        better = "; ".join(line_words(self._texts, stretch.game, item.better, self._edition))
        why = explanation(self._texts, reasons_for(stretch, item), self._names, self._edition)
        return [f"{verdict}: {before} → {after}", f"{self._texts.t('review-better')} {better}", why]

    def next_mistake(self, place: int) -> int | None:
        """Where the next mistake after a place is shown; after the last one, the first."""
        found = [] if self.review is None else self.review.judgements
        places = [item.first + 1 for item in found if item.is_remark and item.loss >= MISTAKE_FROM]
        return next((later for later in places if later > place), min(places, default=None))

    def summary(self) -> list[str]:
        if self.review is None:
            return []
        return summary(self._texts, self._names, self._work.cut, self.review, self._edition)

    def close(self) -> None:
        self._work.close()
        self._pool.close()
