"""The interface of the two databases: what SQLite and PostgreSQL do differently."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from .address import Address

Row = tuple[object, ...]

READERS: Final = 4  # connections for reading


class Backend(ABC):
    """An engine for the only writer, one for the readers, and statements for many rows at once."""

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
        """Insert rows, except those that exist already; returns how many were inserted."""

    @abstractmethod
    def update_summaries(self, connection: Connection, rows: Sequence[Row]) -> None: ...

    def tell(self, connection: Connection, wakes: Mapping[str, int]) -> None:
        """At the end of a transaction: notify other processes of the matches that grew, and up to where."""
        return None

    @abstractmethod
    def append(self, entries: Sequence[Row], summaries: Sequence[Row]) -> bool:
        """A transaction of its own, with as little around it as can be: this is what happens all the time.

        Whether all is stored, and durable. If not, nothing of it is, and the long way will say why.
        """

    @abstractmethod
    def prove_writing(self, connection: Connection) -> None:
        """Change something that nobody reads: once it is committed, entries can be stored too."""

    def may_try_again(self, error: DBAPIError) -> bool:
        """Whether the same transaction may succeed now."""
        return False
