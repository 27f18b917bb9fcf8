"""PostgreSQL: several servers on one database, which wake each other."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from typing import Any, Final

import psycopg
from psycopg import errors
from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    create_engine,
    event,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import PoolProxiedConnection

from .address import Address
from .backend import READERS, Backend, Row
from .tables import metadata

CHANNEL: Final = "oddville"
SCHEMA_LOCK: Final = 0x0DD_1117E  # any number that nobody else locks
DOUBT_SECONDS: Final = 5.0  # how long to ask after a COMMIT without an answer
# A server that vanished without a word is noticed in half a minute.
PATIENCE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
ARRAYS: Final = {BigInteger: "int8[]", Integer: "int8[]", Boolean: "bool[]", LargeBinary: "bytea[]"}


class PostgresBackend(Backend):
    def __init__(self, address: Address) -> None:
        assert address.url is not None
        url = address.url.set(query=PATIENCE | dict(address.url.query))
        writing = _engine(url, 1, "READ COMMITTED")
        # One reading may take several statements, which must see the same state.
        super().__init__(address, writing, _engine(url, READERS, "REPEATABLE READ"))
        self.writer_pid = 0  # whose notifications are our own
        event.listen(writing, "connect", self._writer_connected)

    def _writer_connected(self, connection: Any, _record: Any) -> None:
        self.writer_pid = connection.info.backend_pid

    def lock_schema(self, connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def insert(self, connection: Connection, table: str, rows: Sequence[Row]) -> int:
        return connection.exec_driver_sql(_insertion(table), _columns(rows)).rowcount

    def update_summaries(self, connection: Connection, rows: Sequence[Row]) -> None:
        connection.exec_driver_sql(_change(), _columns(rows))

    def tell(self, connection: Connection, wakes: Mapping[str, int]) -> None:
        connection.exec_driver_sql(TELL, (_payloads(wakes),))

    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool:
        """One statement is a transaction, and one journey there and back."""
        grown = _payloads({match_id: sequence for match_id, sequence, *_ in entries})
        values = *_columns(entries), *_columns(summaries), grown
        with closing(self.writing.raw_connection()) as pooled:
            driver = _driver(pooled)
            try:
                with _each_statement_alone(driver):
                    driver.execute(_appending(bool(summaries)), values)
                return True
            except (psycopg.Error, ArithmeticError, ValueError, TypeError):
                if not driver.closed:
                    return False  # it was refused
            pooled.invalidate()
        return self._is_stored(entries)

    def _is_stored(self, entries: Sequence[Row]) -> bool:
        """After a statement without an answer: once the process that had it is gone, the table knows."""
        patience = time.monotonic() + DOUBT_SECONDS
        while True:
            try:
                with self.reading.connect() as connection:
                    if not connection.exec_driver_sql(IS_RUNNING, (self.writer_pid,)).scalar():
                        found = connection.exec_driver_sql(_finding(), _columns(entries)).scalar()
                        return bool(found == len(entries))
                if time.monotonic() > patience:
                    raise TimeoutError("PostgreSQL is still busy with what it was given.")
            except DBAPIError:
                if time.monotonic() > patience:
                    raise
            time.sleep(0.1)

    def may_try_again(self, error: DBAPIError) -> bool:
        """Two writers met in an unlucky order; one of them was sent back."""
        return isinstance(error.orig, errors.DeadlockDetected | errors.SerializationFailure)

    def connect_alone(self) -> psycopg.Connection[Any]:
        """A connection for whoever waits on it, outside any pool."""
        assert self.address.url is not None
        url = self.address.url.set(query=PATIENCE | dict(self.address.url.query))
        words, options = self.reading.dialect.create_connect_args(url)
        return psycopg.connect(*words, **options, autocommit=True)


# The rows of a batch travel as one array for each column: one statement, whatever their number. %b is binary.

TELL: Final = f"SELECT count(pg_notify('{CHANNEL}', payload)) FROM unnest(%b::text[]) AS payload"
PLACE: Final = ('"match_id"', '"sequence"')
IS_RUNNING: Final = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE pid = %s)"


def _payloads(wakes: Mapping[Any, Any]) -> list[str]:
    return [f"{match_id}:{sequence}" for match_id, sequence in wakes.items()]


def _columns(rows: Sequence[Row]) -> tuple[list[object], ...]:
    return tuple(map(list, zip(*rows, strict=True)))


@cache
def _unnested(table: str) -> str:
    kinds = (ARRAYS.get(type(column.type), "text[]") for column in metadata.tables[table].columns)
    return f"unnest({', '.join(f'%b::{kind}' for kind in kinds)})"


@cache
def _insertion(table: str) -> str:
    return f"INSERT INTO {table} ({_names(table)}) SELECT * FROM {_unnested(table)} ON CONFLICT DO NOTHING"


def _names(table: str) -> str:
    return ", ".join(f'"{name}"' for name in metadata.tables[table].columns.keys())  # noqa: SIM118


@cache
def _appending(changes_summaries: bool) -> str:
    """Fails if a row is there already, and then stores nothing."""
    parts = [f"stored AS (INSERT INTO entries ({_names('entries')}) SELECT * FROM {_unnested('entries')})"]
    if changes_summaries:
        parts.append(f"changed AS ({_change()})")
    return f"WITH {', '.join(parts)} {TELL}"


@cache
def _finding() -> str:
    names = [f'"{name}"' for name in metadata.tables["entries"].columns.keys()]  # noqa: SIM118
    given = f"{_unnested('entries')} AS given ({', '.join(names)})"
    # The place is compared as an index wants it, the rest so that an absent key equals an absent key.
    equals = {name: "=" if name in PLACE else "IS NOT DISTINCT FROM" for name in names}
    same = [f"entries.{name} {sign} given.{name}" for name, sign in equals.items()]
    return f"SELECT count(*) FROM entries JOIN {given} ON {' AND '.join(same)}"


@cache
def _change() -> str:
    names = metadata.tables["summaries"].columns.keys()
    changes = ", ".join(f"{name} = new.{name}" for name in names[1:])
    return (
        f"UPDATE summaries SET {changes} FROM {_unnested('summaries')} AS new ({', '.join(names)}) "
        "WHERE summaries.match_id = new.match_id"
    )


def _driver(pooled: PoolProxiedConnection) -> psycopg.Connection[Any]:
    connection = pooled.driver_connection
    assert isinstance(connection, psycopg.Connection)
    return connection


@contextmanager
def _each_statement_alone(connection: psycopg.Connection[Any]) -> Iterator[None]:
    connection.autocommit = True
    try:
        yield
    finally:
        if not connection.closed:
            connection.autocommit = False


def _engine(url: URL, connections: int, isolation: Any) -> Engine:
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, hide_parameters=True, isolation_level=isolation
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        """A server may be set up to answer a COMMIT before it is on the disk; we are not told then."""
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') = 'off'"
            )
        connection.commit()

    return engine
