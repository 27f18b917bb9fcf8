"""The log of a match told again: each entry with what happened in the game, as players may know it."""

from __future__ import annotations

from typing import Final

from ..protocol.entries import read_entry
from ..store import EntryRow
from .table import Change, Table

FEW: Final = 20  # entries that take no time worth speaking of


class History:
    """What happened at a table from its first entry on; what has been read once is not read again."""

    def __init__(self, table: Table) -> None:
        self._hall = table.hall
        self._told = table.match.anew()
        self._changes: list[Change] = []

    async def between(self, seen: int, last: int) -> list[Change]:
        """What a viewer missed who has seen everything up to `seen`, as far as `last`.

        Another process may have written more: that is told when the match has come so far.
        """
        if self._told.sequence < last:
            rows = await self._hall.store.entries_after(self._told.id, self._told.sequence)
            if len(rows) > FEW:
                await self._hall.beside(lambda: self._tell(rows))
            else:
                self._tell(rows)
        return self._changes[seen:last]

    def _tell(self, rows: list[EntryRow]) -> None:
        for row in rows:
            entry = read_entry(row.data)
            happened = self._told.apply(entry, row.key)
            self._changes.append(Change(row.sequence, entry, row.key, happened))
