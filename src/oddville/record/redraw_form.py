"""The redraws of a record, read from JSON or from text."""

from __future__ import annotations

from typing import Final

from ..documents.reader import Reader
from .record import MAX_MOVES, Redraw

MAX_ENTRY: Final = 2**31


def read_redraws(reader: Reader, moves: int) -> tuple[Redraw, ...]:
    """One after the other: a later undo that went further back has replaced the earlier ones there."""
    found: list[Redraw] = []
    for item in reader.items(1, MAX_MOVES + 1):
        fields = item.fields(("moves", "entry"))
        if len(fields) == 2:
            after, entry = (found[-1].moves + 1, found[-1].entry + 1) if found else (0, 1)
            found.append(
                Redraw(fields["moves"].integer(after, moves), fields["entry"].integer(entry, MAX_ENTRY))
            )
    return tuple(found)
