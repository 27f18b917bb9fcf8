"""One server for one SQLite file: a second one would not hear what happens at the tables of the first."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class AlreadyLocked(Exception):
    """Another server has the file."""


class FileLock:
    """Holds from its making until `release` or the end of the process, however it ends.

    On a file beside: SQLite has locks of its own on the first one, which would be lost if we closed it.
    """

    def __init__(self, path: str | Path) -> None:
        self._handle = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        if fcntl is None:
            return
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._handle)
            raise AlreadyLocked(str(path)) from None

    def release(self) -> None:
        os.close(self._handle)
