"""Where a server keeps its games, and what to say when they cannot be got at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ..editions.folder import data_home
from .failure import CommandFailed

VARIABLE: Final = "ODDVILLE_DATA"
FILE_NAME: Final = "oddville.db"
EXTRA_OF: Final = {"psycopg": "postgres", "psycopg_binary": "postgres"}  # by what is missing


def chosen_data(asked: str | None) -> str:
    """What was asked for, here or in the environment: a password need not be on the command line."""
    return asked or os.environ.get(VARIABLE) or str(default_file())


def default_file() -> Path:
    return data_home() / "oddville" / FILE_NAME


def missing(error: ImportError) -> CommandFailed:
    """What to install; raises the error itself if nothing is missing but something is wrong."""
    name = (error.name or "").partition(".")[0]
    if name in ("", "oddville"):
        raise error
    return CommandFailed("serve-needs-extra", extra=EXTRA_OF.get(name, "server"))
