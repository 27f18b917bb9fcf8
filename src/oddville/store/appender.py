"""Appending on PostgreSQL: a prepared statement on a connection that does nothing else.

One statement is a transaction, and one journey there and back. It goes out without the driver's ceremony,
which would take more of the processor than all the rest together, and its rows travel as JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg
from msgspec.json import Encoder
from psycopg.pq import ExecStatus
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary

from .backend import Row
from .tables import metadata

KINDS: Final = {BigInteger: "int8", Integer: "int8", Boolean: "bool"}  # all others are text
ENTRIES, ENTRIES_AND_SUMMARIES = b"entries", b"entries and summaries"

_encode = Encoder().encode  # which turns bytes into base64


class Appender:
    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], channel: str) -> None:
        self._connect = connect
        self._channel = channel
        self._connection: psycopg.Connection[Any] | None = None
        self.pid = 0  # of the process that serves the connection, or served the last one

    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool | None:
        """Whether all is stored, or nothing; None if there was no answer."""
        try:
            values = [_json("entries", entries)]
            if summaries:
                values.append(_json("summaries", summaries))
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
        stored, changed = _insertion("entries", "$1"), _change("summaries", "$2")
        payload = "match_id || ':' || sequence"
        told = f"SELECT count(pg_notify('{self._channel}', {payload})) FROM {_given('entries', '$1')}"
        for name, parts in ((ENTRIES, stored), (ENTRIES_AND_SUMMARIES, f"{stored}, {changed}")):
            connection.pgconn.prepare(name, f"WITH {parts} {told}".encode())
        self._connection = connection
        self.pid = connection.info.backend_pid
        return connection


def _json(table: str, rows: Sequence[Row]) -> bytes:
    names = metadata.tables[table].columns.keys()
    return _encode([dict(zip(names, row, strict=True)) for row in rows])


def _given(table: str, parameter: str) -> str:
    """The rows of a parameter."""
    columns = metadata.tables[table].columns
    kinds = ", ".join(f'"{column.name}" {KINDS.get(type(column.type), "text")}' for column in columns)
    return f"json_to_recordset({parameter}) AS given ({kinds})"


def _value(column: Column[Any]) -> str:
    given = f'given."{column.name}"'
    return f"decode({given}, 'base64')" if isinstance(column.type, LargeBinary) else given


def _insertion(table: str, parameter: str) -> str:
    """Fails if a row is there already, and then stores nothing."""
    columns = metadata.tables[table].columns
    names = ", ".join(f'"{column.name}"' for column in columns)
    values = ", ".join(map(_value, columns))
    return f"stored AS (INSERT INTO {table} ({names}) SELECT {values} FROM {_given(table, parameter)})"


def _change(table: str, parameter: str) -> str:
    key, *others = metadata.tables[table].columns
    changes = ", ".join(f'"{column.name}" = {_value(column)}' for column in others)
    return (
        f"changed AS (UPDATE {table} SET {changes} FROM {_given(table, parameter)} "
        f'WHERE {table}."{key.name}" = {_value(key)})'
    )
