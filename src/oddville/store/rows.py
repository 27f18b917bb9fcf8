"""The stored rows as plain values. The store does not look inside the JSON."""

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
    """What is queried for many matches at once; derived from the entries and updated with them."""

    status: str  # "open", "playing" or "over"
    listed: bool
    updated_at: int
    ended_at: int | None
    deadline: int | None
    line: bytes  # JSON, what the lobby shows


class EntryRow(NamedTuple):
    """One entry in the log of a match."""

    sequence: int
    at: int
    key: str | None  # of the command, so that a repeated one is recognised
    data: bytes  # JSON
