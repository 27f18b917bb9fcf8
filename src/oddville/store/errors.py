"""Errors of the store: codes with parameters, without secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .fault_kinds import FaultKind

ERROR_CODES: Final = (
    "bad-row",
    "bad-url",
    "empty-file",
    "key-taken",
    "log-without-file",
    "match-exists",
    "newer-schema",
    "sequence-taken",
    "store-unavailable",
    "target-exists",
    "unknown-match",
    "use-pg-dump",
)


class StoreError(Exception):
    """`code` is one of `ERROR_CODES`."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, str | int] = params

    def __str__(self) -> str:
        listed = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}: {listed}" if listed else self.code


class BadUrl(StoreError):
    """Neither a path nor the URL of a known database; only its `scheme` is repeated."""

    def __init__(self, scheme: str) -> None:
        super().__init__("bad-url", scheme=scheme)


class MatchExists(StoreError):
    def __init__(self, match_id: str) -> None:
        super().__init__("match-exists", match=match_id)


class UnknownMatch(StoreError):
    def __init__(self, match_id: str) -> None:
        super().__init__("unknown-match", match=match_id)


class SequenceTaken(StoreError):
    """Another writer was first: the log of the match is longer than the caller knew."""

    def __init__(self, match_id: str, sequence: int) -> None:
        super().__init__("sequence-taken", match=match_id, sequence=sequence)


class KeyTaken(StoreError):
    """The same request was stored before; `sequence` says where."""

    def __init__(self, match_id: str, key: str, sequence: int) -> None:
        super().__init__("key-taken", match=match_id, key=key, sequence=sequence)


class BadRow(StoreError):
    """The database cannot hold such a value, for example a 65-bit number."""

    def __init__(self, match_id: str) -> None:
        super().__init__("bad-row", match=match_id)


class StoreUnavailable(StoreError):
    """The database could not be asked or did not answer; what the driver said is the cause.

    After a write it is unknown whether it was stored: check before you try again.
    """

    def __init__(self, detail: str, kind: FaultKind = "unknown") -> None:
        super().__init__("store-unavailable", detail=detail)
        self.kind: FaultKind = kind


class EmptyFile(StoreError):
    """A file that should hold a database and holds nothing. A new one is never empty."""

    def __init__(self, path: str) -> None:
        super().__init__("empty-file", path=path)


class LogWithoutFile(StoreError):
    """The file is gone, but its write-ahead log is there, which would damage a new one."""

    def __init__(self, path: str) -> None:
        super().__init__("log-without-file", path=path)


class NewerSchema(StoreError):
    """A later release has changed the schema, which this one does not know."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__("newer-schema", found=found, known=known)
