"""The progress of a measurement: a bar on a terminal, otherwise a line now and then."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Any, Final

from ..text import Texts
from .measure import Progress

PAUSE: Final = 10.0  # seconds between two lines


def shown_progress(texts: Texts, message: str = "balance-progress") -> Progress:
    """A bar on a terminal, if rich is installed; otherwise lines. `message` gets `done` and `total`."""
    if sys.stderr.isatty():
        try:
            return BarProgress(texts, message)
        except ImportError:
            pass
    return LineProgress(texts, message)


class LineProgress:
    def __init__(self, texts: Texts, message: str = "balance-progress") -> None:
        self._texts = texts
        self._message = message
        self._done = self._total = self._begun_at = 0
        self._start = self._last = 0.0

    def begin(self, done: int, total: int) -> None:
        self._done = self._begun_at = done
        self._total = total
        self._start = self._last = monotonic()
        if done < total:
            self._say("")

    def advance(self) -> None:
        self._done += 1
        now = monotonic()
        if now - self._last >= PAUSE:
            self._last = now
            pace = (now - self._start) / (self._done - self._begun_at)
            minutes = round((self._total - self._done) * pace / 60)
            self._say(", " + self._texts.t("balance-rest", minutes=minutes))

    def end(self) -> None:
        if self._done > self._begun_at:
            self._say("")

    def _say(self, rest: str) -> None:
        line = self._texts.t(self._message, done=self._done, total=self._total)
        print(f"{line}{rest}", file=sys.stderr, flush=True)


class BarProgress:
    def __init__(self, texts: Texts, message: str = "balance-progress") -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        self._texts = texts
        self._message = message
        self._bar: Any = Progress(
            BarColumn(bar_width=None),
            TextColumn("{task.description}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        )
        self._task: Any = None
        self._done = self._total = 0

    def begin(self, done: int, total: int) -> None:
        self._done, self._total = done, total
        self._bar.start()
        self._task = self._bar.add_task(self._words(), total=total, completed=done)

    def advance(self) -> None:
        self._done += 1
        self._bar.update(self._task, advance=1, description=self._words())

    def end(self) -> None:
        self._bar.stop()

    def _words(self) -> str:
        return self._texts.t(self._message, done=self._done, total=self._total)
