"""What a store refuses or cannot do: codes with parameters, and nothing in them that was secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ERROR_CODES: Final = (
    "bad-row",
    "bad-url",
    "key-taken",
    "match-exists",
    "newer-schema",
    "sequence-taken",
    "store-unavailable",
    "target-exists",
    "unknown-match",
    "use-pg-dump",
)


class StoreError(Exception):
    """Something that was not done; `code` is one of `ERROR_CODES`."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, str | int] = params

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}: {listed}" if listed else self.code


class BadUrl(StoreError):
    """Neither a path nor the address of a database that we know; only its `scheme` is repeated."""

    def __init__(self, scheme: str) -> None:
        super().__init__("bad-url", scheme=scheme)


class MatchExists(StoreError):
    def __init__(self, match_id: str) -> None:
        super().__init__("match-exists", match=match_id)


class UnknownMatch(StoreError):
    def __init__(self, match_id: str) -> None:
        super().__init__("unknown-match", match=match_id)


class SequenceTaken(StoreError):
    """Somebody else was first: the log of the match is longer than the caller knew."""

    def __init__(self, match_id: str, sequence: int) -> None:
        super().__init__("sequence-taken", match=match_id, sequence=sequence)


class KeyTaken(StoreError):
    """The same request was stored before; `sequence` says where."""

    def __init__(self, match_id: str, key: str, sequence: int) -> None:
        super().__init__("key-taken", match=match_id, key=key, sequence=sequence)


class BadRow(StoreError):
    """The database cannot hold such a value, a number of 65 bits for example."""

    def __init__(self, match_id: str) -> None:
        super().__init__("bad-row", match=match_id)


class StoreUnavailable(StoreError):
    """The database could not be asked or did not answer; what the driver said is the cause.

    Of a write it says only that nobody can vouch for it: look before you try again.
    """

    def __init__(self, detail: str) -> None:
        super().__init__("store-unavailable", detail=detail)


class NewerSchema(StoreError):
    """A later release has changed the tables; this one would not know what it does to them."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__("newer-schema", found=found, known=known)
