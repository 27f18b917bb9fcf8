"""The log of a match replayed: each entry with the events of the game, as players may know them.

The events of a move follow from the position before it. So that nobody has to replay a whole log to read the
end of it, the match is remembered at some places on the way.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from ..protocol.entries import read_entry
from ..store import EntryRow, Store
from .change import Change
from .match import Match

FEW: Final = 20  # so few entries are replayed without a thread
INTERVAL: Final = 2000  # entries from one remembered place to the next
MOST_REMEMBERED: Final = 200  # places in all logs together

Beside = Callable[[Callable[[], Any]], Awaitable[Any]]


class Part(NamedTuple):
    """Some changes in a row, and the match before the first of them."""

    before: Match
    changes: list[Change]


class History:
    """The past of all tables of a process."""

    def __init__(self, store: Store, beside: Beside) -> None:
        self._store = store
        self._beside = beside
        self._remembered: OrderedDict[tuple[str, int], Match] = OrderedDict()

    async def between(self, match: Match, seen: int, last: int) -> Part:
        """The changes after entry `seen`, up to `last`.

        Another process may have written more; those follow when the match has caught up.
        """
        told = self._last_before(match, seen)
        await self._replay(told, seen)
        before = told.copy()
        changes: list[Change] = []
        await self._replay(told, last, changes)
        self._remember(told)
        return Part(before, changes)

    async def _replay(self, told: Match, last: int, changes: list[Change] | None = None) -> None:
        async for rows in self._store.pages(told.id, told.sequence, last):
            if len(rows) > FEW:
                await self._beside(lambda rows=rows: _tell(told, rows, changes))  # type: ignore[misc]
            else:
                _tell(told, rows, changes)
            if told.sequence % INTERVAL == 0:
                self._remember(told.copy())

    def _last_before(self, match: Match, seen: int) -> Match:
        """A copy of the match at the last remembered place that is not after `seen`."""
        places = [place for match_id, place in self._remembered if match_id == match.id and place <= seen]
        if not places:
            return match.without_entries()
        found = match.id, max(places)
        self._remembered.move_to_end(found)
        return self._remembered[found].copy()

    def _remember(self, told: Match) -> None:
        self._remembered[told.id, told.sequence] = told
        self._remembered.move_to_end((told.id, told.sequence))
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)


def _tell(told: Match, rows: list[EntryRow], changes: list[Change] | None) -> None:
    for row in rows:
        entry = read_entry(row.data)
        happened = told.apply(entry, row.key)
        if changes is not None:
            changes.append(Change(row.sequence, entry, row.key, happened))
