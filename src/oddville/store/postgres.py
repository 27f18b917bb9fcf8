"""PostgreSQL: several servers on one database, which notify each other."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import psycopg
from psycopg import errors
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from .address import Address
from .backend import READERS, Backend, Row
from .postgres_appender import Appender
from .postgres_json import change, encoded, given, insertion, value
from .postgres_notify import notices, telling
from .sql_tables import entries

SCHEMA_LOCK: Final = 0x0DD_1117E  # an arbitrary advisory lock
DOUBT_SECONDS: Final = 5.0  # how long to check after a COMMIT without an answer
# PostgreSQL can be configured to answer a COMMIT before it is on the disk.
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
# A server that vanished is noticed within half a minute.
PATIENCE: Final = {
    "connect_timeout": "10",
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}


class PostgresBackend(Backend):
    def __init__(self, address: Address) -> None:
        assert address.url is not None
        url = address.url.set(query=PATIENCE | dict(address.url.query))
        writing = _engine(url, 1, "READ COMMITTED")
        # One reading may take several statements, which must see the same state.
        super().__init__(address, writing, _engine(url, READERS, "REPEATABLE READ"))
        self._appender = Appender(self.connect_alone)
        self._writer_pid = 0
        event.listen(writing, "connect", self._writer_connected)

    def dispose(self) -> None:
        self._appender.close()
        super().dispose()

    def _writer_connected(self, connection: Any, _record: Any) -> None:
        self._writer_pid = connection.info.backend_pid

    def is_own(self, pid: int) -> bool:
        """Whether a backend process of the database serves our writer."""
        return pid in (self._appender.pid, self._writer_pid)

    def lock_schema(self, connection: Connection) -> None:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))

    def insert(self, connection: Connection, table: str, rows: Sequence[Row]) -> int:
        statement = f"{insertion(table, GIVEN)} ON CONFLICT DO NOTHING"
        return connection.exec_driver_sql(statement, (encoded(table, rows).decode(),)).rowcount

    def update_summaries(self, connection: Connection, rows: Sequence[Row]) -> None:
        statement = change("summaries", GIVEN)
        connection.exec_driver_sql(statement, (encoded("summaries", rows).decode(),))

    def tell(self, connection: Connection, wakes: Mapping[str, int]) -> None:
        connection.exec_driver_sql(telling(GIVEN), (notices(wakes.items()).decode(),))

    def prove_writing(self, connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool:
        said = self._appender.append(entries, summaries)
        return self._are_stored(entries) if said is None else said

    def _are_stored(self, rows: Sequence[Row]) -> bool:
        """After a statement without an answer: wait until its backend process is gone, then look."""
        wanted = encoded("entries", rows).decode()
        patience = time.monotonic() + DOUBT_SECONDS
        while True:
            try:
                with self.reading.connect() as connection:
                    if not connection.exec_driver_sql(IS_RUNNING, (self._appender.pid,)).scalar():
                        found = connection.exec_driver_sql(_finding(), (wanted,)).scalar()
                        return bool(found == len(rows))
                if time.monotonic() > patience:
                    raise TimeoutError("PostgreSQL is still busy with what it was given.")
            except DBAPIError:
                if time.monotonic() > patience:
                    raise
            time.sleep(0.1)

    def may_try_again(self, error: DBAPIError) -> bool:
        """Whether two writers were in each other's way, and this one was aborted."""
        return isinstance(error.orig, errors.DeadlockDetected | errors.SerializationFailure)

    def connect_alone(self) -> psycopg.Connection[Any]:
        """A connection outside any pool."""
        assert self.address.url is not None
        url = self.address.url.set(query=PATIENCE | dict(self.address.url.query))
        words, options = self.reading.dialect.create_connect_args(url)
        connection = psycopg.connect(*words, **options, autocommit=True)
        connection.execute(DURABLE)
        return connection


IS_RUNNING: Final = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE pid = %s)"
GIVEN: Final = "%s::json"


@cache
def _finding() -> str:
    """Counts the rows that are stored exactly as given; NULL keys count as equal."""
    signs = ("=" if column.primary_key else "IS NOT DISTINCT FROM" for column in entries.columns)
    same = [
        f'entries."{column.name}" {sign} {value(column)}'
        for column, sign in zip(entries.columns, signs, strict=True)
    ]
    return f"SELECT count(*) FROM entries JOIN {given('entries', GIVEN)} ON {' AND '.join(same)}"


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
