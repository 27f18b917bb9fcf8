"""From the error of a driver or of the system to the kind of trouble."""

from __future__ import annotations

import errno
import os
import sqlite3
from typing import Final

from .fault_kinds import FaultKind

_SQLITE: Final[dict[int, FaultKind]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "disk-error",
    sqlite3.SQLITE_NOTADB: "corrupt",
}
_SYSTEM: Final[dict[int, FaultKind]] = {
    errno.EACCES: "read-only",
    errno.EDQUOT: "full",
    errno.EIO: "disk-error",
    errno.ENOSPC: "full",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
}
# By the first characters of the SQLSTATE; the longest that fits counts.
_POSTGRES: Final[dict[str, FaultKind]] = {
    "08": "no-answer",
    "25006": "read-only",
    "28": "no-answer",  # not let in
    "3D": "no-answer",  # there is no such database
    "53100": "full",
    "53": "no-answer",  # too many connections, out of memory
    "55000": "no-answer",  # the database lets nobody in
    "55P03": "locked",
    "57": "no-answer",  # shutting down, or cancelled
    "58": "disk-error",
    "XX001": "corrupt",
    "XX002": "corrupt",
}


class FileGone(Exception):
    """The database file was deleted or replaced while it was open: what is written to it is lost."""


def kind_of(error: BaseException, path: str | None) -> FaultKind:
    """`path` is where the store is if it is a file."""
    if isinstance(error, FileGone):
        return "gone"
    if isinstance(error, TimeoutError):
        return "no-answer"
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, "unknown")
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # without the details
        kind = _SQLITE.get(code, "unknown")
        return _state_of_disk(path) or kind if kind == "disk-error" else kind
    state = getattr(error, "sqlstate", None) or ""
    found = [start for start in _POSTGRES if state.startswith(start)]
    if found:
        return _POSTGRES[max(found, key=len)]
    # A connection that broke, or could not be made, has no SQLSTATE.
    return "no-answer" if type(error).__name__ == "OperationalError" else "unknown"


def _state_of_disk(path: str | None) -> FaultKind | None:
    """Why a file cannot be written, if the disk shows it. Windows does not."""
    if path is None or not hasattr(os, "statvfs"):
        return None
    try:
        disk = os.statvfs(os.path.dirname(os.path.abspath(path)))
    except OSError:
        return None
    if disk.f_flag & os.ST_RDONLY:
        return "read-only"
    return "full" if disk.f_bavail == 0 else None
