"""The statistics of the tables asked for last: a long log is counted once, and then only what is new."""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from typing import Final

from ..protocol.entries import read_entry
from ..protocol.statistics import Statistics
from ..store import EntryRow, Store
from .history import Beside
from .match import Match
from .statistics import Count

MOST_COUNTED: Final = 50  # tables


class StatisticsCache:
    def __init__(self, store: Store, beside: Beside) -> None:
        self._store = store
        self._beside = beside
        self._lock = asyncio.Lock()
        self._counts: OrderedDict[str, Count] = OrderedDict()

    async def of(self, match: Match) -> Statistics:
        async with self._lock:
            count = self._counts.pop(match.id, None) or Count(match.without_entries())
            async for rows in self._store.pages(match.id, count.match.sequence, match.sequence):
                await self._beside(functools.partial(_add, count, rows))
            self._counts[match.id] = count
            if len(self._counts) > MOST_COUNTED:
                self._counts.popitem(last=False)
            found: Statistics = await self._beside(count.statistics)
            return found


def _add(count: Count, rows: list[EntryRow]) -> None:
    for row in rows:
        count.add(read_entry(row.data))
