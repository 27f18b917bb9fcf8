"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..editions import Edition
from ..rules import events as e
from ..text import Texts
from ..text.silent_events import SILENT_EVENTS

SILENT: Final = SILENT_EVENTS | {e.TurnBegan.kind}  # the table shows whose turn it is


def event_lines(
    texts: Texts, events: Iterable[e.Event], names: Sequence[str], edition: Edition, viewer: int | None
) -> list[str]:
    """Repeated sentences become one with a count."""
    lines: list[str] = []
    counts: list[int] = []
    for event in events:
        if event.kind in SILENT:
            continue
        line = texts.event(event, names, edition, viewer)
        if lines and lines[-1] == line:
            counts[-1] += 1
        else:
            lines.append(line)
            counts.append(1)
    return [
        line if count == 1 else f"{line} {texts.t('terminal-log-repeated', count=count)}"
        for line, count in zip(lines, counts, strict=True)
    ]
