"""`oddville arena` as a program of its own, and what it leaves in its folder."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from oddville.arena.results import LOG_FILE, RECORDS_FOLDER
from tests.support.command import ENVIRONMENT
from tests.support.tournaments import write_bots

COMPARED = ("settings.json", "results.json", "results.csv")


def environment_with_bots(folder: Path) -> dict[str, str]:
    """In which the bots of another package are installed."""
    folder.mkdir()
    return ENVIRONMENT | {"PYTHONPATH": str(write_bots(folder)), "PYTHONIOENCODING": "utf-8"}


def words(*arguments: str | int | Path) -> list[str]:
    return [sys.executable, "-m", "oddville", "arena", *map(str, arguments)]


def files(folder: Path) -> dict[str, bytes]:
    """All that must be the same after the same tournament."""
    records = {path.name: path.read_bytes() for path in (folder / RECORDS_FOLDER).iterdir()}
    return records | {name: (folder / name).read_bytes() for name in COMPARED}


def lines(folder: Path) -> int:
    log = folder / LOG_FILE
    return log.read_bytes().count(b"\n") if log.exists() else 0


def wait_for(is_so: Callable[[], object], seconds: float = 200) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def wait_for_lines(folder: Path, count: int) -> None:
    wait_for(lambda: lines(folder) >= count)
