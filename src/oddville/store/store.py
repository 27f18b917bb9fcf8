"""The asynchronous store: never blocks the event loop for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from . import queries
from .address import Address
from .backend import READERS, Backend
from .errors import StoreUnavailable
from .jobs import Append, Create, Delete, Job, Ping
from .new_file import require_file
from .rows import EntryRow, MatchRow, Summary
from .upgrade import bring_up_to_date
from .writer import OnOutcome, Writer

if TYPE_CHECKING:  # the PostgreSQL driver is imported only if needed
    from .postgres_listener import Listener

P = ParamSpec("P")
T = TypeVar("T")

Wake = Callable[[str, int], None]
WakeAll = Callable[[], None]
Hear = Callable[[str], None]

PING_SECONDS: Final = 5.0
LISTENING_SECONDS: Final = 5.0
PAGE: Final = 100  # entries read at once: a thread that works on them must not keep the others waiting


class Store:
    """An append-only log of matches. Create one with `open`, end with `close`."""

    def __init__(self, backend: Backend, wake: Wake | None, wake_all: WakeAll, hear: Hear) -> None:
        self._backend = backend
        self._loop = asyncio.get_running_loop()
        self._is_closed = False
        self.on_read_fault: Callable[[StoreUnavailable], None] = lambda _: None
        self._readers = ThreadPoolExecutor(READERS, "oddville-store-reader")
        self._writer = Writer(backend, self._loop)
        self._listener = _listener(backend, self._loop, wake, wake_all, hear)

    @classmethod
    async def open(
        cls,
        url: str,
        wake: Wake | None = None,
        wake_all: WakeAll = lambda: None,
        hear: Hear = lambda _: None,
    ) -> Store:
        """Create the database or bring it up to date, and begin to write, read and listen.

        With PostgreSQL `wake` is called on the loop with a match and a sequence when another store has added
        to it, and `wake_all` when it begins to listen, also after a broken connection: what came before was
        not heard. `hear` gets what other stores broadcast. With SQLite they never are called.
        """
        backend = await asyncio.to_thread(_prepared, Address(url))
        store = cls(backend, wake, wake_all, hear)
        if store._listener is not None:
            await asyncio.to_thread(store._listener.wait_until_listening, LISTENING_SECONDS)
        return store

    async def create(self, match: MatchRow, summary: Summary) -> None:
        """Durable when it returns. Raises `MatchExists`."""
        future = self._loop.create_future()
        self._hand_in(Create(future, match, summary))
        await future

    async def append(self, match_id: str, entry: EntryRow, summary: Summary | None = None) -> None:
        """Durable when it returns, together with the summary.

        Raises `SequenceTaken`, `KeyTaken` (the former if both hold) or `UnknownMatch`, and then nothing of it
        was stored; after `StoreUnavailable`, or if the caller was cancelled, it may have been.
        """
        future = self._loop.create_future()
        self._hand_in(Append(future, match_id, entry, summary))
        await future

    async def delete(self, match_ids: Sequence[str]) -> int:
        """Delete matches with everything that belongs to them; returns how many there were."""
        future: asyncio.Future[int] = self._loop.create_future()
        self._hand_in(Delete(future, tuple(match_ids)))
        return await future

    def broadcast(self, texts: Sequence[str]) -> None:
        """To all other stores that listen to this database now; nothing is kept, and it may be lost."""
        if self._listener is not None:
            self._listener.broadcast(texts)

    async def ping(self) -> None:
        """For a health check: the writer lives, and the database stores something.

        Raises `StoreUnavailable`.
        """
        future = self._loop.create_future()
        self._hand_in(Ping(future))
        try:
            async with asyncio.timeout(PING_SECONDS):
                await future
        except TimeoutError:
            raise StoreUnavailable(f"no answer in {PING_SECONDS:g} s", "no-answer") from None

    async def match(self, match_id: str) -> MatchRow:
        """How a match began. Raises `UnknownMatch`."""
        return await self._read(queries.match, match_id)

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

    async def entries_after(self, match_id: str, sequence: int, limit: int) -> list[EntryRow]:
        """The first entries after `sequence`; none for an unknown match."""
        return await self._read(queries.entries_after, match_id, sequence, limit)

    async def entry_with_key(self, match_id: str, key: str) -> EntryRow | None:
        """The entry that a command with this key became."""
        return await self._read(queries.entry_with_key, match_id, key)

    async def lobby(self, limit: int) -> list[tuple[str, Summary]]:
        """Listed matches that are open or being played, the newest first."""
        return await self._read(queries.lobby, limit)

    async def playing(self) -> list[tuple[str, bytes]]:
        """The matches in play with their summaries, to resume after a restart."""
        return await self._read(queries.playing)

    async def due(self, now: int, limit: int) -> list[str]:
        """Matches in play whose deadline has passed."""
        return await self._read(queries.due, now, limit)

    async def ended_before(self, at: int, limit: int) -> list[str]:
        return await self._read(queries.ended_before, at, limit)

    async def open_before(self, at: int, limit: int) -> list[str]:
        """Matches that have not begun, and have not changed since then."""
        return await self._read(queries.open_before, at, limit)

    async def untouched_since(self, at: int, limit: int) -> list[str]:
        """Matches that have not ended, and to which nothing was added since then."""
        return await self._read(queries.untouched_since, at, limit)

    async def counts(self) -> dict[str, int]:
        """How many matches there are of each status that occurs."""
        return await self._read(queries.counts)

    async def size(self) -> int:
        """Bytes of the database."""
        return await self._read(queries.size)

    @property
    def is_shared(self) -> bool:
        """Whether others may write to it as well; a file has one server."""
        return self._backend.address.path is None

    def on_write(self, call: OnOutcome) -> None:
        """Call this after each transaction, with the fault if there was one."""
        self._writer.on_outcome = call

    @property
    def waiting(self) -> int:
        """The length of the write queue."""
        return self._writer.waiting

    async def close(self) -> None:
        """Finish the write queue; later calls are refused."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        self._writer.finish()
        self._readers.shutdown()
        self._backend.dispose()

    def _hand_in(self, job: Job) -> None:
        if self._is_closed:
            raise StoreUnavailable("closed")
        self._writer.hand_in(job)

    async def _read(
        self, question: Callable[Concatenate[Connection, P], T], *words: P.args, **more: P.kwargs
    ) -> T:
        if self._is_closed:
            raise StoreUnavailable("closed")

        def answer() -> T:
            with self._backend.reading.connect() as connection:
                return question(connection, *words, **more)

        try:
            return await self._loop.run_in_executor(self._readers, self._answered, answer)
        except StoreUnavailable as fault:
            self.on_read_fault(fault)
            raise

    def _answered(self, answer: Callable[[], T]) -> T:
        """Tried again once with a new connection if the old one was dead."""
        try:
            try:
                return answer()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return answer()
        except SQLAlchemyError as error:
            fault = self._backend.address.unavailable(error)
            raise fault from fault.__cause__


def _prepared(address: Address) -> Backend:
    """Blocks while the schema is created or upgraded."""
    if address.path is not None:
        require_file(address.path)
    backend = _backend(address)
    try:
        bring_up_to_date(backend)
    except SQLAlchemyError as error:
        backend.dispose()
        fault = address.unavailable(error)
        raise fault from fault.__cause__
    except BaseException:
        backend.dispose()
        raise
    return backend


def _backend(address: Address) -> Backend:
    if address.path is not None:
        from .sqlite import SqliteBackend

        return SqliteBackend(address)
    from .postgres import PostgresBackend

    return PostgresBackend(address)


def _listener(
    backend: Backend, loop: asyncio.AbstractEventLoop, wake: Wake | None, wake_all: WakeAll, hear: Hear
) -> Listener | None:
    if wake is None or backend.address.path is not None:
        return None
    from .postgres import PostgresBackend
    from .postgres_listener import Listener

    assert isinstance(backend, PostgresBackend)
    return Listener(backend, loop, wake, wake_all, hear)
