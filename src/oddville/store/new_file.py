"""Makes a new SQLite database, which appears under its name only when it is complete.

So a start that was interrupted leaves nothing behind under that name, and an empty file there is one whose
games were lost: it must not be taken for a new one.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ..files import move_to_new, sync
from .address import Address
from .errors import EmptyFile, LogWithoutFile
from .upgrade import bring_up_to_date

ENDING: Final = ".new"
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # what SQLite may put beside a file


def require_file(path: str) -> None:
    """Make the database if it is not there; raises `EmptyFile` or `LogWithoutFile` if it is no longer."""
    if os.path.exists(path):
        if os.path.isfile(path) and os.path.getsize(path) == 0:
            raise EmptyFile(path)
        return
    if os.path.exists(f"{path}-wal") and os.path.getsize(f"{path}-wal"):
        raise LogWithoutFile(path)
    _make(path)


def remove_leftovers(path: str) -> None:
    """Of starts that were interrupted. Only for the server that has locked the file."""
    place = Path(path)
    for left in place.parent.glob(f"{place.name}.*{ENDING}*"):
        left.unlink(missing_ok=True)


def _make(path: str) -> None:
    from .sqlite import SqliteBackend

    part = f"{path}.{secrets.token_hex(4)}{ENDING}"
    address = Address(path)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))  # secrets will be in it
        backend = SqliteBackend(Address(part))
        try:
            bring_up_to_date(backend)
        finally:
            backend.dispose()  # which writes everything into the file
        with suppress(FileExistsError):  # somebody else was faster
            move_to_new(Path(part), Path(path))
        sync(Path(path).absolute().parent)
    except (OSError, SQLAlchemyError) as error:
        fault = address.unavailable(error)
        raise fault from fault.__cause__
    finally:
        for ending in BESIDE:
            with suppress(OSError):
                os.unlink(part + ending)
