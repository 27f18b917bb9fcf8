"""Appends to PostgreSQL with a prepared statement, on a connection of its own.

One statement is a transaction with one round trip. It bypasses most of the driver, which would take more CPU
than everything else together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg
from psycopg.pq import ExecStatus

from .backend import Row
from .postgres_json import change, encoded, insertion
from .postgres_notify import notices, telling

ENTRIES: Final = b"entries"
ENTRIES_AND_SUMMARIES: Final = b"entries and summaries"


class Appender:
    def __init__(self, connect: Callable[[], psycopg.Connection[Any]]) -> None:
        self._connect = connect
        self._connection: psycopg.Connection[Any] | None = None
        self.pid = 0  # of the process that serves the connection, or served the last one

    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool | None:
        """True: all stored; False: nothing; None: no answer."""
        try:
            values = [encoded("entries", entries), notices((row[0], row[1]) for row in entries)]
            if summaries:
                values.append(encoded("summaries", summaries))
            connection = self._connection or self._connected()
        except (psycopg.Error, ArithmeticError, ValueError, TypeError):
            return False
        try:
            result = connection.pgconn.exec_prepared(ENTRIES_AND_SUMMARIES if summaries else ENTRIES, values)
            if result.status == ExecStatus.TUPLES_OK:
                return True
        except psycopg.Error:
            connection.close()
        if not connection.closed:
            return False  # it was refused
        self._connection = None
        return None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _connected(self) -> psycopg.Connection[Any]:
        connection = self._connect()
        stored = f"stored AS ({insertion('entries', '$1')})"  # fails if a row is there already
        changed = f"changed AS ({change('summaries', '$3')})"
        told = telling("$2")
        connection.pgconn.prepare(ENTRIES, f"WITH {stored} {told}".encode())
        connection.pgconn.prepare(ENTRIES_AND_SUMMARIES, f"WITH {stored}, {changed} {told}".encode())
        self._connection = connection
        self.pid = connection.info.backend_pid
        return connection
