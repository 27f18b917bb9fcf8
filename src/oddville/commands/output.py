"""Files written whole or not at all, and never over another one unless asked for."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path

from .failure import CommandFailed


def refuse_existing(paths: Iterable[Path], force: bool) -> None:
    """Before the work begins: nothing is done that could not be written in the end."""
    for path in paths:
        if os.path.isdir(path) or (not force and os.path.lexists(path)):
            raise CommandFailed("edition-exists", path=str(path))


def write_file(path: Path, content: bytes | str, force: bool = False) -> None:
    """Written beside and then moved into place, so that a reader never sees half a file."""
    refuse_existing([path], force)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
        if force:
            beside.replace(path)
        else:
            _move_to_new(beside, path)
    except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
        detail = getattr(error, "strerror", None) or type(error).__name__
        raise CommandFailed("edition-not-written", path=str(path), detail=detail) from error
    finally:
        _remove(beside)


def _move_to_new(beside: Path, path: Path) -> None:
    """A link fails where something has appeared in the meantime; some file systems have no links."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise CommandFailed("edition-exists", path=str(path)) from None
    except OSError:
        refuse_existing([path], force=False)
        beside.replace(path)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        return  # it was never made
