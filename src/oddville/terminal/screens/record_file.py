"""A name for the file of a record."""

from __future__ import annotations

from itertools import count
from pathlib import Path


def new_record_file(seed: int) -> Path:
    """In the current folder, named after the seed; with a number if there is such a file already."""
    names = (f"oddville-{seed}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(path for name in names if not (path := Path.cwd() / name).exists())
