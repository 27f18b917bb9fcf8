"""Loading a match from the store."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import field
from msgspec.json import Decoder, Encoder

from ..editions import Edition, from_dict
from ..protocol.entries import read_entry
from ..protocol.errors import TableError
from ..protocol.settings import Settings
from ..store import EntryRow, MatchRow
from .branch import BranchPoint
from .match import Match

# Versions of the rules that this release can continue. A new RULES_VERSION is added here; an older one stays
# as long as its games are replayed by their own rules.
KNOWN_RULES: Final = (1,)


class _Stored(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings, with what is stored but never published."""

    branch: BranchPoint | None = field(default=None, name="opening")  # the name it is stored under


_write = Encoder().encode
_read_settings = Decoder(_Stored).decode
_read_data = Decoder(dict[str, Any]).decode


def write_settings(settings: Settings, branch: BranchPoint | None = None) -> bytes:
    return _write(settings if branch is None else _Stored(**_fields(settings), branch=branch))


def _fields(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in Settings.__struct_fields__}


def stored_edition(data: bytes) -> Edition:
    """As it was when the match began, even if the edition has changed since."""
    return from_dict(_read_data(data))


def read_match(
    row: MatchRow, entries: Iterable[EntryRow], edition_of: Callable[[bytes], Edition] = stored_edition
) -> Match:
    """Raises a `TableError` if the match uses rules that this release does not know."""
    match = read_opening(row, edition_of)
    read_entries(match, entries)
    return match


def read_opening(row: MatchRow, edition_of: Callable[[bytes], Edition] = stored_edition) -> Match:
    """The match before its first entry; raises like `read_match`."""
    if row.rules_version not in KNOWN_RULES:
        raise TableError("unknown-rules", version=row.rules_version)
    stored = _read_settings(row.settings)
    settings = Settings(**_fields(stored))
    return Match(row.id, settings, edition_of(row.edition), row.secret, stored.branch)


def read_entries(match: Match, entries: Iterable[EntryRow]) -> None:
    match.load((read_entry(entry.data), entry.key) for entry in entries)
