"""Writing the files that a command was asked for, never over another one without --force."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from ..exit_codes import BAD_USAGE
from ..files import write_atomically
from .failure import CommandFailed


def require_suffix(path: Path, *suffixes: str) -> None:
    if path.suffix.lower() not in suffixes:
        names = ", ".join(suffixes)
        raise CommandFailed("edition-suffix-unknown", BAD_USAGE, path=str(path), suffixes=names)


def refuse_existing(paths: Iterable[Path], force: bool) -> None:
    """Before the work begins: nothing is done that could not be written in the end."""
    for path in paths:
        if os.path.isdir(path):
            raise CommandFailed("file-is-folder", path=str(path))
        if not force and os.path.lexists(path):
            raise CommandFailed("file-exists", path=str(path))


def write_file(path: Path, content: bytes | str, force: bool = False) -> None:
    """Make the folder too; an existing file is replaced with `force` only."""
    refuse_existing([path], force)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            write_atomically(path, content, overwrite=force)
        except FileExistsError:  # it appeared in the meantime
            raise CommandFailed("file-exists", path=str(path)) from None
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        detail = getattr(error, "strerror", None) or type(error).__name__
        raise CommandFailed("file-not-written", path=str(path), detail=detail) from error
