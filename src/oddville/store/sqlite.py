"""SQLite: one file, with a write-ahead log that is synced with every commit."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import chain
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import PoolProxiedConnection, QueuePool

from .address import Address
from .backend import READERS, Backend, Row
from .sql_faults import FileGone
from .sql_tables import metadata

BEGIN_WRITING: Final = "BEGIN IMMEDIATE"
BUSY_SECONDS: Final = 10.0  # how long another process may lock the file
PRAGMAS: Final = (
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 4000",  # pages; most change many times before they are copied to the file
    "cache_size = -16384",  # 16 MB for each connection; the system caches the file too
)
MOST_PROOFS: Final = 1 << 30
LARGEST_CHUNK: Final = 128  # rows in one statement; smaller chunks are powers of two too


class SqliteBackend(Backend):
    def __init__(self, address: Address) -> None:
        assert address.path is not None
        super().__init__(
            address,
            _engine(address.path, 1, BEGIN_WRITING, PRAGMAS, creates=True),
            _engine(address.path, READERS, "BEGIN", (*PRAGMAS, "query_only = ON"), creates=False),
        )
        self._path = address.path
        self._file = _identity(address.path)
        self._appending: sqlite3.Connection | None = None  # outside the pool, for appending only

    def dispose(self) -> None:
        if self._appending is not None:
            self._appending.close()
        super().dispose()

    def lock_schema(self, connection: Connection) -> None:
        """Nothing to do: the writer's transactions begin with the lock."""

    def insert(self, connection: Connection, table: str, rows: Sequence[Row]) -> int:
        return sum(
            connection.exec_driver_sql(_insertion(table, len(chunk)), _joined(chunk)).rowcount
            for chunk in _chunks(rows)
        )

    def update_summaries(self, connection: Connection, rows: Sequence[Row]) -> None:
        for chunk in _chunks(rows):
            connection.exec_driver_sql(_change(len(chunk)), _joined(chunk))

    def prove_writing(self, connection: Connection) -> None:
        """The number counts up: SQLite writes no page that stays the same."""
        self._require_same_file()
        number = connection.exec_driver_sql("PRAGMA user_version").scalar() or 0
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % MOST_PROOFS}")

    def _require_same_file(self) -> None:
        """A file that was deleted or replaced stays open, and takes entries that nobody will find again."""
        found = _identity(self._path)
        if found is None:
            raise FileGone("the file was deleted")
        self._file = self._file or found
        if found != self._file:
            raise FileGone("there is another file now")

    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool:
        try:
            if summaries or len(entries) > LARGEST_CHUNK:
                return self._append_together(entries, summaries)
            if self._appending is None:
                self._appending = _connected(self._path, PRAGMAS)
            # One statement is a transaction, or is refused as a whole.
            self._appending.execute(_insertion("entries", len(entries), skips=False), _joined(entries))
            return True
        except (sqlite3.IntegrityError, sqlite3.DataError, ArithmeticError, ValueError, TypeError):
            return False

    def _append_together(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool:
        with closing(self.writing.raw_connection()) as pooled:  # which rolls back what was not committed
            run = _driver(pooled).execute
            run(BEGIN_WRITING)
            for chunk in _chunks(entries):
                run(_insertion("entries", len(chunk), skips=False), _joined(chunk))
            for chunk in _chunks(summaries):
                run(_change(len(chunk)), _joined(chunk))
            run("COMMIT")
            return True


# Many rows go into one statement instead of executemany: each statement releases the interpreter lock, and
# getting it back from a busy event loop takes milliseconds.


def _chunks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """In few sizes, so that nearly every statement is in the driver's cache."""
    start, size = 0, LARGEST_CHUNK
    while start < len(rows):
        while size > len(rows) - start:
            size //= 2
        yield rows[start : start + size]
        start += size


def _joined(rows: Iterable[Row]) -> Row:
    return tuple(chain.from_iterable(rows))


def _places(columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


@cache
def _insertion(table: str, rows: int, skips: bool = True) -> str:
    """With `skips` existing rows are skipped; otherwise one makes the statement fail."""
    columns = metadata.tables[table].columns.keys()
    names = ", ".join(f'"{name}"' for name in columns)
    insertion = f"INSERT INTO {table} ({names}) VALUES {_places(len(columns), rows)}"
    return f"{insertion} ON CONFLICT DO NOTHING" if skips else insertion


@cache
def _change(rows: int) -> str:
    columns = metadata.tables["summaries"].columns.keys()
    changes = ", ".join(f"{name} = new.column{number}" for number, name in enumerate(columns[1:], 2))
    return (
        f"UPDATE summaries SET {changes} FROM (VALUES {_places(len(columns), rows)}) AS new "
        "WHERE summaries.match_id = new.column1"
    )


def _engine(path: str, connections: int, begin: str, pragmas: tuple[str, ...], creates: bool) -> Engine:
    def connect() -> sqlite3.Connection:
        return _connected(path, pragmas, creates)

    engine = create_engine(
        "sqlite+pysqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _connected(path: str, pragmas: tuple[str, ...], creates: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=BUSY_SECONDS,
        isolation_level=None,  # transactions begin when we say so
        check_same_thread=False,
        cached_statements=2 * LARGEST_CHUNK,
    )
    if creates:
        _write_ahead(connection)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _identity(path: str) -> tuple[int, int] | None:
    """The same for the same file, whatever its name; None if there is none."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _driver(pooled: PoolProxiedConnection) -> sqlite3.Connection:
    connection = pooled.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turn on the write-ahead log, so that readers and the writer do not block each other.

    This fails at once if another process does it at the same time."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > patience:
                raise
        time.sleep(0.02)
