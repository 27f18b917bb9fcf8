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
    """Where the user's editions lie; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen).expanduser() if chosen else data_home() / "oddville" / "editions"


def data_home() -> Path:
    """The folder for data of the user's programs, by the custom of his system."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if Path(chosen).is_absolute():  # a relative one is to be ignored, says the custom
        return Path(chosen)
    if sys.platform == "darwin":
        return Path("~/Library/Application Support").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local").expanduser()
    return Path("~/.local/share").expanduser()


def user_edition_file(name: str) -> Path:
    """The file of the user's edition with that name, whether or not it is there."""
    return user_folder() / f"{name}{SUFFIX}"


def user_edition_names() -> tuple[str, ...]:
    """The user's editions that can be asked for by name; what else lies in the folder is left alone."""
    try:
        found = [entry.stem for entry in user_folder().iterdir() if entry.suffix == SUFFIX]
    except OSError:  # most users have no such folder
        return ()
    return tuple(sorted(name for name in found if is_id(name)))
