"""The store on a SQL database: never blocks the event loop for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from . import queries
from .address import Address
from .backend import READERS, Backend
from .errors import StoreUnavailable
from .interface import Store
from .jobs import Append, Create, Delete, Job, KeepReview, Ping
from .listening import Hear, Wake, WakeAll
from .new_file import require_file
from .rows import EntryRow, MatchRow, Summary
from .upgrade import bring_up_to_date
from .writer import Writer

if TYPE_CHECKING:  # the PostgreSQL driver is imported only if needed
    from .postgres_listener import Listener

P = ParamSpec("P")
T = TypeVar("T")

PING_SECONDS: Final = 5.0
LISTENING_SECONDS: Final = 5.0


class SqlStore(Store):
    """One thread writes, some read."""

    def __init__(self, backend: Backend, wake: Wake | None, wake_all: WakeAll, hear: Hear) -> None:
        super().__init__()
        self.is_shared = backend.address.path is None
        self._backend = backend
        self._loop = asyncio.get_running_loop()
        self._is_closed = False
        self._readers = ThreadPoolExecutor(READERS, "oddville-store-reader")
        self._writer = Writer(backend, self._loop, self._note)
        self._listener = _listener(backend, self._loop, wake, wake_all, hear)

    @classmethod
    async def open(cls, url: str, wake: Wake | None, wake_all: WakeAll, hear: Hear) -> SqlStore:
        backend = await asyncio.to_thread(_prepared, Address(url))
        store = cls(backend, wake, wake_all, hear)
        if store._listener is not None:
            await asyncio.to_thread(store._listener.wait_until_listening, LISTENING_SECONDS)
        return store

    async def create(self, match: MatchRow, summary: Summary) -> None:
        future = self._loop.create_future()
        self._hand_in(Create(future, match, summary))
        await future

    async def append(self, match_id: str, entry: EntryRow, summary: Summary | None = None) -> None:
        future = self._loop.create_future()
        self._hand_in(Append(future, match_id, entry, summary))
        await future

    async def keep_review(self, match_id: str, data: bytes) -> None:
        future = self._loop.create_future()
        self._hand_in(KeepReview(future, match_id, data))
        await future

    async def delete(self, match_ids: Sequence[str]) -> int:
        future: asyncio.Future[int] = self._loop.create_future()
        self._hand_in(Delete(future, tuple(match_ids)))
        return await future

    def broadcast(self, texts: Sequence[str]) -> None:
        if self._listener is not None:
            self._listener.broadcast(texts)

    async def ping(self) -> None:
        future = self._loop.create_future()
        self._hand_in(Ping(future))
        try:
            async with asyncio.timeout(PING_SECONDS):
                await future
        except TimeoutError:
            raise StoreUnavailable(f"no answer in {PING_SECONDS:g} s", "no-answer") from None

    async def match(self, match_id: str) -> MatchRow:
        return await self._read(queries.match, match_id)

    async def entries_after(self, match_id: str, sequence: int, limit: int) -> list[EntryRow]:
        return await self._read(queries.entries_after, match_id, sequence, limit)

    async def entry_with_key(self, match_id: str, key: str) -> EntryRow | None:
        return await self._read(queries.entry_with_key, match_id, key)

    async def review(self, match_id: str) -> bytes | None:
        return await self._read(queries.review, match_id)

    async def lobby(self, limit: int) -> list[tuple[str, Summary]]:
        return await self._read(queries.lobby, limit)

    async def playing(self) -> list[tuple[str, bytes]]:
        return await self._read(queries.playing)

    async def due(self, now: int, limit: int) -> list[str]:
        return await self._read(queries.due, now, limit)

    async def ended_before(self, at: int, limit: int) -> list[str]:
        return await self._read(queries.ended_before, at, limit)

    async def open_before(self, at: int, limit: int) -> list[str]:
        return await self._read(queries.open_before, at, limit)

    async def untouched_since(self, at: int, limit: int) -> list[str]:
        return await self._read(queries.untouched_since, at, limit)

    async def counts(self) -> dict[str, int]:
        return await self._read(queries.counts)

    async def size(self) -> int:
        return await self._read(queries.size)

    def _note(self, fault: StoreUnavailable | None) -> None:
        self.on_outcome(fault)

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def close(self) -> None:
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
