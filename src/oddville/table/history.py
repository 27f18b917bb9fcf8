"""The log of a match replayed: each entry with the events of the game, as players may know them."""

from __future__ import annotations

from typing import Final

from ..protocol.entries import read_entry
from ..store import EntryRow
from .table import Change, Table

FEW: Final = 20  # so few entries are replayed without a thread


class History:
    """The changes of a table from its first entry on, cached."""

    def __init__(self, table: Table) -> None:
        self._hall = table.hall
        self._told = table.match.without_entries()
        self._changes: list[Change] = []

    async def between(self, seen: int, last: int) -> list[Change]:
        """The changes after entry `seen`, up to `last`.

        Another process may have written more; those follow when the match has caught up.
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
