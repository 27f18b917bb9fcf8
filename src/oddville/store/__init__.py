"""The durable, append-only log of matches: rows of plain data in SQLite, PostgreSQL or IndexedDB.

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
from .interface import Store
from .listening import Hear, Wake, WakeAll
from .opening import open_store
from .rows import EntryRow, MatchRow, Summary

__all__ = [
    "ERROR_CODES",
    "FAULT_KINDS",
    "BadRow",
    "BadUrl",
    "EmptyFile",
    "EntryRow",
    "FaultKind",
    "Hear",
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
    "Wake",
    "WakeAll",
    "open_store",
]
