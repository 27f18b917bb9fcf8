"""What a store can do, whatever holds the rows: SQLite, PostgreSQL or the IndexedDB of a browser."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

from .errors import StoreUnavailable
from .rows import EntryRow, MatchRow, Summary

OnOutcome = Callable[[StoreUnavailable | None], None]

PAGE: Final = 100  # entries read at once: a thread that works on them must not keep the others waiting


class Store(ABC):
    """An append-only log of matches. `open_store` opens one; end with `close`."""

    is_shared = False  # whether others may write to it as well; a file has one server

    def __init__(self) -> None:
        self.on_outcome: OnOutcome = lambda _: None
        self.on_read_fault: Callable[[StoreUnavailable], None] = lambda _: None

    def on_write(self, call: OnOutcome) -> None:
        """Call this after each transaction, with the fault if there was one."""
        self.on_outcome = call

    # ---- Writing --------------------------------------------------------------------------------

    @abstractmethod
    async def create(self, match: MatchRow, summary: Summary) -> None:
        """Durable when it returns. Raises `MatchExists`."""

    @abstractmethod
    async def append(self, match_id: str, entry: EntryRow, summary: Summary | None = None) -> None:
        """Durable when it returns, together with the summary.

        Raises `SequenceTaken`, `KeyTaken` (the former if both hold) or `UnknownMatch`, and then nothing of it
        was stored; after `StoreUnavailable`, or if the caller was cancelled, it may have been.
        """

    @abstractmethod
    async def keep_review(self, match_id: str, data: bytes) -> None:
        """Durable when it returns; if the match has a review already, that one stays.

        Raises `UnknownMatch`.
        """

    @abstractmethod
    async def delete(self, match_ids: Sequence[str]) -> int:
        """Delete matches with everything that belongs to them; returns how many there were."""

    @abstractmethod
    async def ping(self) -> None:
        """For a health check: the writer lives, and the database stores something.

        Raises `StoreUnavailable`.
        """

    def broadcast(self, texts: Sequence[str]) -> None:
        """To all other stores that listen to this database now; nothing is kept, and it may be lost."""
        return None

    @property
    @abstractmethod
    def waiting(self) -> int:
        """The length of the write queue."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the write queue; later calls are refused."""

    # ---- One match ------------------------------------------------------------------------------

    @abstractmethod
    async def match(self, match_id: str) -> MatchRow:
        """How a match began. Raises `UnknownMatch`."""

    async def load(self, match_id: str) -> tuple[MatchRow, list[EntryRow]]:
        """A match and its whole log, for tools: a server reads `pages`. Raises `UnknownMatch`."""
        row = await self.match(match_id)
        return row, [entry async for page in self.pages(match_id, -1) for entry in page]

    async def pages(
        self, match_id: str, after: int = 0, last: int | None = None
    ) -> AsyncIterator[list[EntryRow]]:
        """The entries after `after`, up to `last`, some at a time: a log may be longer than fits in memory.

        None for an unknown match.
        """
        is_more = last is None or after < last
        while is_more:
            limit = PAGE if last is None else min(PAGE, last - after)
            rows = await self.entries_after(match_id, after, limit)
            if rows:
                after = rows[-1].sequence
                yield rows
            is_more = len(rows) == limit and (last is None or after < last)

    @abstractmethod
    async def entries_after(self, match_id: str, sequence: int, limit: int) -> list[EntryRow]:
        """The first entries after `sequence`; none for an unknown match."""

    @abstractmethod
    async def entry_with_key(self, match_id: str, key: str) -> EntryRow | None:
        """The entry that a command with this key became."""

    @abstractmethod
    async def review(self, match_id: str) -> bytes | None:
        """The review that was kept with a match."""

    # ---- All matches ----------------------------------------------------------------------------

    @abstractmethod
    async def lobby(self, limit: int) -> list[tuple[str, Summary]]:
        """Listed matches that are open or being played, the newest first."""

    @abstractmethod
    async def playing(self) -> list[tuple[str, bytes]]:
        """The matches in play with their summaries, to resume after a restart."""

    @abstractmethod
    async def due(self, now: int, limit: int) -> list[str]:
        """Matches in play whose deadline has passed, the longest overdue first."""

    @abstractmethod
    async def ended_before(self, at: int, limit: int) -> list[str]:
        """The oldest first."""

    @abstractmethod
    async def open_before(self, at: int, limit: int) -> list[str]:
        """Matches that have not begun, and have not changed since then, the oldest first."""

    @abstractmethod
    async def untouched_since(self, at: int, limit: int) -> list[str]:
        """Matches that have not ended, and to which nothing was added since then."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many matches there are of each status that occurs."""

    @abstractmethod
    async def size(self) -> int:
        """Bytes of the database."""
