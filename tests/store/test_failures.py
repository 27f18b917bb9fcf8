"""Disks fill up, servers restart, processes are killed: what was acknowledged is there nevertheless."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any, Literal, cast

import psycopg
import pytest
from psycopg.pq import ExecStatus
from sqlalchemy import Connection, event

from oddville.store import EntryRow, StoreUnavailable, open_store, sqlite
from oddville.store.postgres import PostgresBackend
from tests.support.postgres import Cluster, nobody_let_in, throw_everybody_out
from tests.support.store_rows import SUMMARY, entry, match, opened, summary, with_matches

pytestmark = pytest.mark.slow

APPEND_FOR_EVER = """
import asyncio, sys
from oddville.store import EntryRow, MatchRow, Summary, open_store
async def main():
    store = await open_store(sys.argv[1])
    async def play(name):
        about = Summary("playing", True, 1, None, None, b"")
        await store.create(MatchRow(name, 1, 2, "0", b"", b"", b""), about)
        for sequence in range(1, 1_000_000):
            await store.append(name, EntryRow(sequence, 1, f"{name}-{sequence}", b"{}"))
            print(name, sequence, flush=True)
    await asyncio.gather(*(play(f"m{number}") for number in range(20)))
asyncio.run(main())
"""


def test_a_killed_process_has_lost_nothing_that_it_acknowledged(url: str) -> None:
    words = [sys.executable, "-c", APPEND_FOR_EVER, url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(300)]
        writer.send_signal(signal.SIGKILL)
        lines += writer.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            name, sequence = line.split()
            acknowledged[name] = int(sequence)
    assert len(acknowledged) == 20

    async def look() -> None:
        async with opened(url) as store:
            for name, last in acknowledged.items():
                found = [row.sequence for row in (await store.load(name))[1]]
                assert found == list(range(1, len(found) + 1))
                assert len(found) >= last

    asyncio.run(look())


def test_a_full_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "max_page_count = 60"))

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await store.create(match("m"), SUMMARY)
            stored, fault = 0, None
            while fault is None and stored < 100:
                try:
                    await store.append("m", EntryRow(stored, 1, None, bytes(10_000)))
                    stored += 1
                except StoreUnavailable as error:
                    fault = error
            assert "full" in str(fault)
            assert isinstance(fault and fault.__cause__, sqlite3.OperationalError)
            assert stored > 0
            assert len((await store.load("m"))[1]) == stored
            await store.append("m", entry(stored))  # a small one still fits

    asyncio.run(story())


def test_a_file_that_somebody_keeps_locked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await store.create(match("m"), SUMMARY)
            other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            answers = await asyncio.gather(
                store.append("m", entry(1)), store.append("m", entry(2)), store.ping(), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [StoreUnavailable] * 3
            assert answers[0] is not answers[1]
            assert (await store.load("m"))[1] == []  # reading goes on
            other.execute("ROLLBACK")
            other.close()
            await store.append("m", entry(1))
            await store.ping()

    asyncio.run(story())


def test_lost_connections_are_replaced(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.create(match("m"), SUMMARY)
            assert len(await store.playing()) == 1
            throw_everybody_out(postgres_url)
            await store.append("m", entry(1))
            assert (await store.load("m"))[1] == [entry(1)]

    asyncio.run(story())


def test_a_server_that_is_away_and_comes_back(cluster: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.create(match("m"), SUMMARY)
            with nobody_let_in(cluster, postgres_url):
                for question in (store.append("m", entry(1)), store.ping(), store.playing()):
                    with pytest.raises(StoreUnavailable) as failed:
                        await question
                    assert isinstance(failed.value.__cause__, psycopg.Error)
            await store.append("m", entry(1))
            await store.ping()
            assert (await store.load("m"))[1] == [entry(1)]

    asyncio.run(story())


class Cut:
    """A connection that breaks before it has sent an appended entry, or before the answer has come."""

    def __init__(self, connection: psycopg.Connection[Any], breaks: Literal["before", "after"]) -> None:
        self.connection = connection
        self.breaks = breaks

    @property
    def pgconn(self) -> Cut:
        return self

    def exec_prepared(self, name: bytes, values: Sequence[bytes]) -> None:
        if self.breaks == "after":
            assert self.connection.pgconn.exec_prepared(name, values).status == ExecStatus.TUPLES_OK
        raise psycopg.OperationalError("the line is dead")

    def close(self) -> None:
        self.connection.close()

    @property
    def closed(self) -> bool:
        return self.connection.closed


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_a_connection_that_breaks_while_an_entry_is_stored(
    postgres_url: str, breaks: Literal["before", "after"]
) -> None:
    """What became of it is looked up, and what was lost is stored again: once, either way."""

    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.create(match("m"), SUMMARY)
            await store.append("m", entry(1))
            backend = store._backend
            assert isinstance(backend, PostgresBackend)
            connection = backend._appender._connection
            assert connection is not None
            backend._appender._connection = cast(Any, Cut(connection, breaks))
            await store.append("m", entry(2, "key"), summary("over"))
            assert connection.closed
            assert (await store.load("m"))[1] == [entry(1), entry(2, "key")]
            assert await store.counts() == {"over": 1}
            await store.append("m", entry(3))

    asyncio.run(story())


@pytest.mark.parametrize("committed", [True, False])
def test_a_connection_that_breaks_during_another_commit(postgres_url: str, committed: bool) -> None:
    """Nobody knows what became of it, and nobody says so."""

    async def story() -> None:
        async with opened(postgres_url) as store:

            @event.listens_for(store._backend.writing, "commit", once=True)
            def cut(connection: Connection) -> None:
                driver = connection.connection.driver_connection
                assert isinstance(driver, psycopg.Connection)
                if committed:
                    driver.commit()
                driver.close()

            with pytest.raises(StoreUnavailable):
                await store.create(match("m"), SUMMARY)
            assert len(await store.playing()) == committed
            await store.create(match("other"), SUMMARY)

    asyncio.run(story())


def test_what_was_not_stored_is_told_from_what_was(postgres_url: str) -> None:
    """Every value counts: another entry at the same place is not the same entry."""

    async def story() -> None:
        async with opened(postgres_url) as store:
            await store.create(match("m"), SUMMARY)
            await store.append("m", entry(1, "key"))
            await store.append("m", entry(2))
            backend = store._backend
            assert isinstance(backend, PostgresBackend)
            backend._appender.pid = 0  # whom nobody waits for
            for rows, found in (
                ([entry(1, "key")], True),
                ([entry(1, "key"), entry(2)], True),
                ([entry(2), entry(3)], False),
                ([entry(1)], False),
                ([entry(2, "key")], False),
                ([entry(2, data=b"[]")], False),
            ):
                assert backend._are_stored([("m", r.sequence, r.at, r.key, r.data) for r in rows]) == found

    asyncio.run(story())


def test_an_error_that_nobody_thought_of(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits gets an answer, and the thread lives on."""

    async def story() -> None:
        async with opened(url) as store:
            await with_matches(store, 1)
            with monkeypatch.context() as patched:
                patched.setattr(store._backend, "insert", None)
                patched.setattr(store._backend, "tell", lambda *_: 1 / 0)
                with pytest.raises(StoreUnavailable) as failed:
                    await store.delete(["match-000"])
                assert isinstance(failed.value.__cause__, ZeroDivisionError)
            await store.append("match-000", entry(1))

    asyncio.run(story())


def test_no_thread_is_left(url: str) -> None:
    async def story() -> None:
        store = await open_store(url, lambda *_: None)
        await store.ping()
        await store.playing()
        await store.close()

    others = set(threading.enumerate())  # a server that tests share has its own
    asyncio.run(story())
    left = set(threading.enumerate()) - others
    assert not [thread for thread in left if thread.name.startswith("oddville-store")]


def test_sqlite_writes_through_with_every_commit(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            with store._backend.writing.connect() as connection:
                for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                    assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value

    asyncio.run(story())


def test_postgresql_is_asked_to_write_through(postgres_url: str) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("ALTER ROLE current_user SET synchronous_commit = off")
    try:

        async def story() -> None:
            async with opened(postgres_url) as store:
                with store._backend.writing.connect() as connection:
                    assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"

        asyncio.run(story())
    finally:
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("ALTER ROLE current_user RESET synchronous_commit")
