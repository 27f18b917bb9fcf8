"""What happened, as the lines of a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..editions import Edition
from ..rules import events as e
from ..text import Texts

# What the table shows anyway, or what the event before has said.
SILENT: Final = (e.TurnBegan, e.TurnEnded, e.CoinPaid, e.RowShifted, e.RowFilled, e.BonusForgone)


def event_lines(
    texts: Texts, events: Iterable[e.Event], names: Sequence[str], edition: Edition, viewer: int | None
) -> list[str]:
    """The same sentence once with how often."""
    lines: list[str] = []
    counts: list[int] = []
    for event in events:
        if isinstance(event, SILENT):
            continue
        line = texts.event(event, names, edition, viewer)
        if lines and lines[-1] == line:
            counts[-1] += 1
        else:
            lines.append(line)
            counts.append(1)
    return [f"{line}{f' ×{count}' if count > 1 else ''}" for line, count in zip(lines, counts, strict=True)]
