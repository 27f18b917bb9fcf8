"""Writes the report of a measurement, and its numbers as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..text import Texts
from .failure import BalanceError
from .log import Games, read_log
from .report import balance_page, comparison_page
from .settings import Settings, read_settings, write_file
from .summary import Summary, summarise, summary_to_json

REPORT: Final = "report.html"
NUMBERS: Final = "balance.json"
COMPARISON: Final = "comparison.html"


def write_outcome(folder: Path, settings: Settings, games: Games, texts: Texts) -> Summary:
    """Write the report and the numbers of these games."""
    summary = summarise(settings, games.values())
    if summary is None:
        raise BalanceError("no-game", path=str(folder))
    write_file(folder / NUMBERS, summary_to_json(summary))
    write_file(folder / REPORT, balance_page(texts, summary))
    return summary


def write_comparison(before: Path, after: Path, target: Path, texts: Texts) -> Path:
    """Write one page with the measurements of two folders side by side."""
    path = target / COMPARISON
    write_file(path, comparison_page(texts, read_summary(before), read_summary(after)))
    return path


def read_summary(folder: Path) -> Summary:
    """The summary of all games in a folder."""
    settings = read_settings(folder)
    if settings is None:
        raise BalanceError("nothing-there", path=str(folder))
    summary = summarise(settings, read_log(folder).values())
    if summary is None:
        raise BalanceError("no-game", path=str(folder))
    return summary
