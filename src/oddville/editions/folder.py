"""The user's own editions: one folder, one TOML file each, known by the name of the file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from .reader import is_id

VARIABLE: Final = "ODDVILLE_EDITIONS"
SUFFIX: Final = ".toml"


def user_folder() -> Path:
    """The folder of the user's editions; it may not exist yet."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen).expanduser() if chosen else data_home() / "oddville" / "editions"


def data_home() -> Path:
    """The user's folder for application data, by the conventions of the system."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if Path(chosen).is_absolute():  # the XDG specification says to ignore a relative one
        return Path(chosen)
    if sys.platform == "darwin":
        return Path("~/Library/Application Support").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local").expanduser()
    return Path("~/.local/share").expanduser()


def user_edition_file(name: str) -> Path:
    """The file for the user's edition with that name; it may not exist."""
    return user_folder() / f"{name}{SUFFIX}"


def user_edition_names() -> tuple[str, ...]:
    """The names of the user's editions; other files in the folder are ignored."""
    try:
        found = [entry.stem for entry in user_folder().iterdir() if entry.suffix == SUFFIX]
    except OSError:  # most users have no such folder
        return ()
    return tuple(sorted(name for name in found if is_id(name)))
