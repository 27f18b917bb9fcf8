"""The durable, append-only log of matches: rows of plain data in SQLite or PostgreSQL.

It knows nothing about the game. `append` returns when the entry is on the disk.
"""

from .errors import (
    ERROR_CODES,
    BadRow,
    BadUrl,
    EmptyFile,
    KeyTaken,
    MatchExists,
    NewerSchema,
    SequenceTaken,
    StoreError,
    StoreUnavailable,
    UnknownMatch,
)
from .fault_kinds import FAULT_KINDS, FaultKind
from .rows import EntryRow, MatchRow, Summary
from .store import Store

__all__ = [
    "ERROR_CODES",
    "FAULT_KINDS",
    "BadRow",
    "BadUrl",
    "EmptyFile",
    "EntryRow",
    "FaultKind",
    "KeyTaken",
    "MatchExists",
    "MatchRow",
    "NewerSchema",
    "SequenceTaken",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Summary",
    "UnknownMatch",
]
