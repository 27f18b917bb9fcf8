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
from .backend import READERS, Backend, Row
from .rows import Summary
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

    def update_summaries(self, connection: Connection, summaries: Mapping[str, Summary]) -> None:
        rows = [
            (match_id, s.status, s.listed, s.updated_at, s.ended_at, s.deadline, s.line)
            for match_id, s in sorted(summaries.items())
        ]
        connection.exec_driver_sql(_change(), _columns(rows))

    def finish(self, connection: Connection, wakes: Mapping[str, int]) -> str | None:
        payloads = [f"{match_id}:{sequence}" for match_id, sequence in wakes.items()]
        found = connection.exec_driver_sql(FINISH, (payloads,)).one()
        return str(found[0])

    def was_committed(self, mark: str) -> bool:
        patience = time.monotonic() + DOUBT_SECONDS
        while True:
            try:
                with self.reading.connect() as connection:
                    status = connection.exec_driver_sql(
                        "SELECT pg_xact_status(%s::text::xid8)", (mark,)
                    ).scalar()
                if status != "in progress":
                    return bool(status == "committed")
            except DBAPIError:
                pass  # not back yet
            if time.monotonic() > patience:
                return False
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

FINISH: Final = (
    f"SELECT pg_current_xact_id()::text, count(pg_notify('{CHANNEL}', payload)) "
    "FROM unnest(%b::text[]) AS payload"
)


def _columns(rows: Sequence[Row]) -> tuple[list[object], ...]:
    return tuple(map(list, zip(*rows, strict=True)))


@cache
def _unnested(table: str) -> str:
    kinds = (ARRAYS.get(type(column.type), "text[]") for column in metadata.tables[table].columns)
    return f"unnest({', '.join(f'%b::{kind}' for kind in kinds)})"


@cache
def _insertion(table: str) -> str:
    names = ", ".join(f'"{name}"' for name in metadata.tables[table].columns.keys())  # noqa: SIM118
    return f"INSERT INTO {table} ({names}) SELECT * FROM {_unnested(table)} ON CONFLICT DO NOTHING"


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
        """A server may be set up to answer a COMMIT before it is on the disk; we are not told then."""
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') = 'off'"
            )
        connection.commit()

    return engine
