"""Shows a running tournament: a live table on a terminal, a line now and then in a log."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from time import monotonic
from typing import Any, Final, TextIO

from ..text import Texts
from .standings_text import clock, fitted, headings, progress_line, rows, sprt_line
from .tournament import Progress

REFRESH: Final = 0.5  # seconds between two tables
GAP, FRAME = 3, 4  # what the lines of a live table take
SILENCE: Final = 60.0  # seconds after which a log gets a line in any case


class _Clock:
    """Estimates how long the remaining games will take."""

    def __init__(self) -> None:
        self.start = monotonic()

    def left(self, progress: Progress) -> float | None:
        played = len(progress.finished) - progress.before
        if played <= 0 or progress.is_complete:
            return None
        return (monotonic() - self.start) / played * (progress.games - len(progress.finished))


class PlainWatcher:
    """A line for each tenth of the games, and at least one a minute."""

    def __init__(self, texts: Texts, out: TextIO) -> None:
        self.texts = texts
        self.out = out
        self.clock = _Clock()
        self.shown_at = monotonic()
        self.tenth = 0

    def show(self, progress: Progress) -> None:
        tenth = len(progress.finished) * 10 // max(1, progress.games)
        if not progress.finished or (tenth == self.tenth and monotonic() - self.shown_at < SILENCE):
            return
        self.tenth, self.shown_at = tenth, monotonic()
        print(progress_line(self.texts, progress, self.clock.left(progress)), file=self.out, flush=True)


class LiveWatcher:
    """A table and a progress bar, updated in place."""

    def __init__(self, texts: Texts, live: Any, bar: Any) -> None:
        self.texts = texts
        self.live = live
        self.bar = bar
        self.clock = _Clock()
        self.task = bar.add_task("", total=None, left="")
        self.shown_at = -REFRESH

    def show(self, progress: Progress) -> None:
        if monotonic() - self.shown_at < REFRESH and not progress.is_complete:
            return
        self.shown_at = monotonic()
        left = self.clock.left(progress)
        words = self.texts.t("arena-left", time=clock(left)) if left is not None else ""
        self.bar.update(self.task, total=progress.games, completed=len(progress.finished), left=words)
        self.live.update(self._picture(progress))

    def _picture(self, progress: Progress) -> Any:
        from rich.console import Group
        from rich.table import Table
        from rich.text import Text

        table = Table()
        columns, lines = fitted(
            headings(self.texts), rows(self.texts, progress.standings), self.live.console.width, GAP, FRAME
        )
        for column, heading in enumerate(columns):
            table.add_column(heading, justify="right" if column else "left", no_wrap=True)
        for row in lines:
            table.add_row(*map(Text, row))
        test = [Text(sprt_line(self.texts, progress.sprt))] if progress.sprt else []
        return Group(table, *test, self.bar)


def watcher(texts: Texts) -> AbstractContextManager[PlainWatcher | LiveWatcher]:
    """A live table on a terminal, otherwise lines for a log."""
    if not sys.stderr.isatty():
        return nullcontext(PlainWatcher(texts, sys.stderr))
    try:
        return _Live(texts)
    except ImportError:
        return nullcontext(PlainWatcher(texts, sys.stderr))


class _Live:
    """The live display, closed again when the tournament ends."""

    def __init__(self, texts: Texts) -> None:
        from rich.console import Console
        from rich.live import Live
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        console = Console(stderr=True)
        bar = Progress(
            BarColumn(None),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("{task.fields[left]}"),
            expand=True,
        )
        self.live = Live("", console=console, refresh_per_second=2, transient=True)
        self.watcher = LiveWatcher(texts, self.live, bar)

    def __enter__(self) -> LiveWatcher:
        self.live.__enter__()
        return self.watcher

    def __exit__(self, *error: Any) -> None:
        self.live.__exit__(*error)
