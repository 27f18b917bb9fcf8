"""A consistent copy of a SQLite store, also while a server is writing to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from ..files import move_to_new, sync
from .address import Address
from .errors import StoreError


def backup(url: str, target: str | Path) -> None:
    """Copy the store to a new file, which appears only when it is complete and on the disk."""
    address = Address(url)
    if address.path is None:
        raise StoreError("use-pg-dump")
    target = Path(target)
    if target.exists():
        raise StoreError("target-exists", path=str(target))
    beside = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        try:
            _copy(address.path, beside)
            move_to_new(beside, target)
            sync(target.parent)
        finally:
            beside.unlink(missing_ok=True)
    except FileExistsError:
        raise StoreError("target-exists", path=str(target)) from None
    except (OSError, sqlite3.Error) as error:
        fault = address.unavailable(error)
        raise fault from fault.__cause__


def _copy(path: str, target: Path) -> None:
    # Not to be created if it is not there.
    there = f"file:{quote(os.path.abspath(path))}?mode=rw"
    with closing(sqlite3.connect(there, uri=True)) as source:
        # Made by us first: nobody else may read the secrets of the matches.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(target)) as copy:
            source.backup(copy)  # in one go: a writer does not make it begin again, nor has it to wait
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    sync(target)
