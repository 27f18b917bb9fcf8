"""Atomic file writes, where a reader finds the old file or the new one, never half of it; and file locks."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def write_atomically(
    path: Path, content: bytes | str, *, overwrite: bool = True, permissions: int = 0o666
) -> None:
    """Write to a temporary file in the same folder, then move it into place.

    Raises `OSError`; without `overwrite` a `FileExistsError` if the file exists, even if it appeared while we
    were writing. Also raises `ValueError` for a path that no file system can hold. The umask applies to
    `permissions`.
    """
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        handle = os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, permissions)
        with open(handle, "wb") as file:
            file.write(content.encode("utf-8") if isinstance(content, str) else content)
        if overwrite:
            temporary.replace(path)
        else:
            move_to_new(temporary, path)
    finally:
        with suppress(OSError, ValueError):
            temporary.unlink(missing_ok=True)


def move_to_new(temporary: Path, path: Path) -> None:
    """Raises `FileExistsError` if there is something already.

    A hard link never replaces anything. File systems without them get a check before the move.
    """
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        if os.path.lexists(path):
            raise FileExistsError(str(path)) from None
        temporary.replace(path)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def lock(file: int | BinaryIO) -> bool:
    """Lock an open file for this process alone, until it is closed; False if another process has the lock.

    Windows has no such locks: there it is always True.
    """
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
