"""What SQLite and PostgreSQL do each in their own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from .address import Address
from .rows import Summary

Row = tuple[object, ...]

READERS: Final = 4  # connections for reading


class Backend(ABC):
    """An engine for the only writer, one for the readers, and the statements that store many rows at once."""

    def __init__(self, address: Address, writing: Engine, reading: Engine) -> None:
        self.address = address
        self.writing = writing
        self.reading = reading

    def dispose(self) -> None:
        self.writing.dispose()
        self.reading.dispose()

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Wait until nobody else is changing the tables; holds until the end of the transaction."""

    @abstractmethod
    def insert(self, connection: Connection, table: str, rows: Sequence[Row]) -> int:
        """Insert rows, except those that are there already; how many went in."""

    @abstractmethod
    def update_summaries(self, connection: Connection, summaries: Mapping[str, Summary]) -> None: ...

    def finish(self, connection: Connection, wakes: Mapping[str, int]) -> str | None:
        """The last thing in a transaction: tell the others of the matches that grew, up to which sequence.

        Gives a mark by which the transaction can be found again.
        """
        return None

    def was_committed(self, mark: str) -> bool:
        """Whether a transaction took place whose COMMIT was not answered. A doubt counts as no."""
        return False

    def may_try_again(self, error: DBAPIError) -> bool:
        """Whether the same transaction may well succeed now."""
        return False
