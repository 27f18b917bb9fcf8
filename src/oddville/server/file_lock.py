"""One server for one SQLite file: a second one would not hear what happens at the tables of the first."""

from __future__ import annotations

import os
from pathlib import Path

from ..files import lock


class AlreadyLocked(Exception):
    """Another server has the file."""


class FileLock:
    """Held from its creation until `release` or the end of the process, however it ends.

    The lock is on a file beside the database: SQLite has locks of its own on that one, which would be lost if
    we closed it.
    """

    def __init__(self, path: str | Path) -> None:
        self._handle = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        if not lock(self._handle):
            os.close(self._handle)
            raise AlreadyLocked(str(path))

    def release(self) -> None:
        os.close(self._handle)
