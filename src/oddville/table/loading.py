"""A match again, from what is stored of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.json import Decoder

from ..editions import Edition, from_dict
from ..store import EntryRow, MatchRow
from .entries import read_entry
from .match import Match
from .settings import Settings

_read_settings = Decoder(Settings).decode
_read_data = Decoder(dict[str, Any]).decode


def stored_edition(data: bytes) -> Edition:
    """As it was when the match began, whatever became of it since."""
    return from_dict(_read_data(data))


def read_match(
    row: MatchRow, entries: Iterable[EntryRow], edition_of: Callable[[bytes], Edition] = stored_edition
) -> Match:
    match = Match(row.id, _read_settings(row.settings), edition_of(row.edition), row.secret)
    match.load((read_entry(entry.data), entry.key) for entry in entries)
    return match
