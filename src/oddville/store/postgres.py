"""PostgreSQL: several servers on one database, which wake each other."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
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

from .address import Address
from .appender import Appender
from .backend import READERS, Backend, Row
from .tables import metadata

CHANNEL: Final = "oddville"
SCHEMA_LOCK: Final = 0x0DD_1117E  # any number that nobody else locks
DOUBT_SECONDS: Final = 5.0  # how long to ask after a COMMIT without an answer
# A server may be set up to answer a COMMIT before it is on the disk; we are not told then.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
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
        self._appender = Appender(self.connect_alone, CHANNEL)
        self._writer_pid = 0
        event.listen(writing, "connect", self._writer_connected)

    def dispose(self) -> None:
        self._appender.close()
        super().dispose()

    def _writer_connected(self, connection: Any, _record: Any) -> None:
        self._writer_pid = connection.info.backend_pid

    def is_own(self, pid: int) -> bool:
        """Whether the process of the database works for our writer."""
        return pid in (self._appender.pid, self._writer_pid)

    def lock_schema(self, connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def insert(self, connection: Connection, table: str, rows: Sequence[Row]) -> int:
        return connection.exec_driver_sql(_insertion(table), _columns(rows)).rowcount

    def update_summaries(self, connection: Connection, rows: Sequence[Row]) -> None:
        connection.exec_driver_sql(_change(), _columns(rows))

    def tell(self, connection: Connection, wakes: Mapping[str, int]) -> None:
        connection.exec_driver_sql(TELL, (_payloads(wakes),))

    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool:
        said = self._appender.append(entries, summaries)
        return self._is_stored(entries) if said is None else said

    def _is_stored(self, entries: Sequence[Row]) -> bool:
        """After a statement without an answer: once the process that had it is gone, the table knows."""
        patience = time.monotonic() + DOUBT_SECONDS
        while True:
            try:
                with self.reading.connect() as connection:
                    if not connection.exec_driver_sql(IS_RUNNING, (self._appender.pid,)).scalar():
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
        connection = psycopg.connect(*words, **options, autocommit=True)
        connection.execute(DURABLE)
        return connection


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


def _engine(url: URL, connections: int, isolation: Any) -> Engine:
    engine = create_engine(
        url, pool_size=connections, max_overflow=0, hide_parameters=True, isolation_level=isolation
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute(DURABLE)
        connection.commit()

    return engine
