"""Where a server keeps its games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ..editions.folder import data_home

VARIABLE: Final = "ODDVILLE_DATA"
FILE_NAME: Final = "oddville.db"


def chosen_data(asked: str | None) -> str:
    """From the option or the environment (where a password is not visible to other users), or the default."""
    return asked or os.environ.get(VARIABLE) or str(default_file())


def default_file() -> Path:
    return data_home() / "oddville" / FILE_NAME
