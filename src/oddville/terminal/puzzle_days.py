"""Which daily puzzles were solved, kept beside the saved games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from ..files import write_atomically
from . import saved_games

FILE_NAME: Final = "puzzles.json"
MOST_DAYS: Final = 400
NOT_SOLVED: Final = 0

Days = dict[str, int]  # by day: the try that was right, or NOT_SOLVED


def file() -> Path:
    return saved_games.folder().parent / FILE_NAME


def days() -> Days:
    """Empty if there is no file, or none that can be read."""
    try:
        found = json.loads(file().read_text("utf-8"))
        return {date.fromisoformat(day).isoformat(): int(tried) for day, tried in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def keep(day: date, tried: int) -> None:
    """A day's first result counts; raises `OSError`."""
    found = days()
    if day.isoformat() not in found:
        entries = sorted([*found.items(), (day.isoformat(), tried)])[-MOST_DAYS:]
        file().parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file(), json.dumps(dict(entries)) + "\n")


def streak(found: Mapping[str, int], today: date) -> int:
    """Solved days in a row up to today, which may still be open."""

    def is_solved(back: int) -> bool:
        day = today - timedelta(days=back)
        return found.get(day.isoformat(), NOT_SOLVED) != NOT_SOLVED

    count = int(is_solved(0))
    back = 1
    while is_solved(back):
        count, back = count + 1, back + 1
    return count
