"""Any number of rows as JSON, in one parameter of one PostgreSQL statement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.json import Encoder
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary

from .backend import Row
from .sql_tables import metadata

KINDS: Final = {BigInteger: "int8", Integer: "int8", Boolean: "bool"}  # all others are text

_encode = Encoder().encode  # which turns bytes into base64


def encoded(table: str, rows: Sequence[Row]) -> bytes:
    names = metadata.tables[table].columns.keys()
    return _encode([dict(zip(names, row, strict=True)) for row in rows])


def given(table: str, parameter: str) -> str:
    """The rows of a parameter, under the name `given`."""
    columns = metadata.tables[table].columns
    kinds = ", ".join(f'"{column.name}" {KINDS.get(type(column.type), "text")}' for column in columns)
    return f"json_to_recordset({parameter}) AS given ({kinds})"


def value(column: Column[Any]) -> str:
    name = f'given."{column.name}"'
    return f"decode({name}, 'base64')" if isinstance(column.type, LargeBinary) else name


def insertion(table: str, parameter: str) -> str:
    columns = metadata.tables[table].columns
    names = ", ".join(f'"{column.name}"' for column in columns)
    values = ", ".join(map(value, columns))
    return f"INSERT INTO {table} ({names}) SELECT {values} FROM {given(table, parameter)}"


def change(table: str, parameter: str) -> str:
    """Updates the rows that exist, by the first column."""
    key, *others = metadata.tables[table].columns
    changes = ", ".join(f'"{column.name}" = {value(column)}' for column in others)
    rows = given(table, parameter)
    return f'UPDATE {table} SET {changes} FROM {rows} WHERE {table}."{key.name}" = {value(key)}'
