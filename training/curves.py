"""How the learning went: a table of errors by epoch, and its picture."""

from __future__ import annotations

import csv
from dataclasses import astuple, fields
from pathlib import Path

from .learner import Errors

NAMES = ["epoch", *(each.name for each in fields(Errors))]
WIDTH, HEIGHT, EDGE = 480, 160, 48


class Curve:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._rows: list[tuple[float, ...]] = []
        if file.exists():
            with file.open(encoding="utf-8", newline="") as stored:
                self._rows = [tuple(map(float, row)) for row in list(csv.reader(stored))[1:]]

    def add(self, epoch: int, errors: Errors) -> None:
        """An epoch that was repeated after an interruption counts once."""
        self._rows = [row for row in self._rows if row[0] < epoch] + [(epoch, *astuple(errors))]
        with self._file.open("w", encoding="utf-8", newline="") as stored:
            writer = csv.writer(stored)
            writer.writerow(NAMES)
            writer.writerows(self._rows)

    def last(self) -> str:
        epoch, log_loss, score, calibration = self._rows[-1]
        return (
            f"epoch {epoch:.0f}: log loss {log_loss:.4f}, score off by {score:.3f}, "
            f"calibration error {calibration:.4f}"
        )

    def draw(self) -> None:
        """One panel for each error."""
        panels = [self._panel(column, 1 + (column - 1) * HEIGHT) for column in range(1, len(NAMES))]
        height = HEIGHT * len(panels)
        self._file.with_suffix(".svg").write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'font-family="sans-serif" font-size="11"><rect width="{WIDTH}" height="{height}" '
            f'fill="#fff"/>{"".join(panels)}</svg>\n',
            "utf-8",
        )

    def _panel(self, column: int, top: int) -> str:
        epochs = [row[0] for row in self._rows]
        values = [row[column] for row in self._rows]
        low, high = min(values), max(values)
        span = (high - low) or 1.0

        def place(epoch: float, value: float) -> str:
            x = EDGE + (WIDTH - 2 * EDGE) * (epoch - epochs[0]) / max(1.0, epochs[-1] - epochs[0])
            y = top + 28 + (HEIGHT - 48) * (high - value) / span
            return f"{x:.1f},{y:.1f}"

        line = " ".join(place(epoch, value) for epoch, value in zip(epochs, values, strict=True))
        return (
            f'<text x="{EDGE}" y="{top + 16}">{NAMES[column].replace("_", " ")}: '
            f"{values[0]:.4f} after epoch {epochs[0]:.0f}, {values[-1]:.4f} after {epochs[-1]:.0f}</text>"
            f'<polyline fill="none" stroke="#1f6f8b" stroke-width="2" points="{line}"/>'
        )
