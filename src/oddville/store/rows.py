"""What is stored, as plain values. The store reads no JSON: what is in the bytes is the caller's affair."""

from __future__ import annotations

from typing import NamedTuple


class MatchRow(NamedTuple):
    """How a match began; never changed."""

    id: str
    created_at: int  # milliseconds since the epoch, like every time here
    rules_version: int
    release: str
    settings: bytes  # JSON
    edition: bytes  # JSON
    secret: bytes


class Summary(NamedTuple):
    """What is asked of many matches at once; it follows from the entries and is replaced along with them."""

    status: str  # "open", "playing" or "over"
    listed: bool
    updated_at: int
    ended_at: int | None
    deadline: int | None
    line: bytes  # JSON, what the lobby shows


class EntryRow(NamedTuple):
    """One line in the log of a match."""

    sequence: int
    at: int
    key: str | None  # of the request that caused it, so that a repeated one is known
    data: bytes  # JSON
