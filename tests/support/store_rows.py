"""Rows to store, and a store that is closed again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from oddville.store import EntryRow, MatchRow, Store, Summary, open_store
from oddville.store.indexed_db import Database, IndexedDbStore
from oddville.store.sql_store import SqlStore

OpenStore = Callable[[], Awaitable[Store]]

SUMMARY = Summary("playing", True, 1_000, None, None, b'{"players": 2}')


@asynccontextmanager
async def opened(
    url: str,
    wake: Callable[[str, int], None] | None = None,
    wake_all: Callable[[], None] = lambda: None,
    hear: Callable[[str], None] = lambda _: None,
) -> AsyncIterator[SqlStore]:
    store = await open_store(url, wake, wake_all, hear)
    try:
        yield store
    finally:
        await store.close()


def sql_store(url: str) -> OpenStore:
    return lambda: open_store(url)


def store_in_browser(database: Database) -> OpenStore:
    return lambda: IndexedDbStore.open(database)


@asynccontextmanager
async def closing(opening: Awaitable[Store]) -> AsyncIterator[Store]:
    store = await opening
    try:
        yield store
    finally:
        await store.close()


def match(match_id: str, created_at: int = 1_790_000_000_000) -> MatchRow:
    return MatchRow(
        match_id, created_at, 2, "0.1.0", b'{"seats": 2}', b'{"name": "standard"}', bytes(range(256))
    )


def entry(sequence: int, key: str | None = None, data: bytes = b"{}") -> EntryRow:
    return EntryRow(sequence, 1_790_000_000_000 + sequence, key, data)


def summary(status: str = "playing", **changes: object) -> Summary:
    return SUMMARY._replace(status=status, **changes)  # type: ignore[arg-type]


async def with_matches(store: Store, count: int) -> list[str]:
    names = [f"match-{number:03}" for number in range(count)]
    for name in names:
        await store.create(match(name), SUMMARY)
    return names
