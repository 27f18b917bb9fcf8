"""The figures of all workers: a small file for each in one folder, so that any of them can answer for all.

A worker that replaces a dead one counts on from its file, so that no total ever falls.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode

from ..files import write_atomically
from .prometheus import Labels, Values

WRITE_SECONDS: Final = 5.0
FRESH_SECONDS: Final = 3 * WRITE_SECONDS  # after which a worker that does not write counts as dead


class Figures(Struct):
    """The values of every metric. `at` is read from the monotonic clock, which all processes share."""

    at: float
    metrics: dict[str, list[tuple[Labels, list[float]]]]

    def of(self, name: str) -> Values:
        return dict(self.metrics.get(name, ()))

    @property
    def is_fresh(self) -> bool:
        return time.monotonic() < self.at + FRESH_SECONDS


class WorkerFigures:
    def __init__(self, folder: Path, worker: int) -> None:
        self._folder = folder
        self._own = folder / f"{worker}.json"

    def own(self) -> Figures | None:
        """What this worker has written, or the one it replaces."""
        return _read(self._own)

    def others(self) -> list[Figures]:
        files = sorted(self._folder.glob("[0-9]*.json"))
        found = [_read(file) for file in files if file != self._own]
        return [figures for figures in found if figures is not None]

    def write(self, metrics: dict[str, Values]) -> None:
        """If the folder is gone or full, the next time may be better: players do not need this."""
        listed = {name: list(values.items()) for name, values in metrics.items()}
        with suppress(OSError):
            write_atomically(self._own, encode(Figures(time.monotonic(), listed)), permissions=0o600)


def _read(file: Path) -> Figures | None:
    try:
        return decode(file.read_bytes(), type=Figures)
    except (OSError, DecodeError, ValidationError):
        return None
