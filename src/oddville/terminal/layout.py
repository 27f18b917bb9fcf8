"""Where the parts of a game's screen lie, by its size."""

from __future__ import annotations

from typing import Final, NamedTuple

SMALLEST: Final = (80, 24)
TALL: Final = 34  # from this height on the log has a place of its own, below the options
HEADING_AND_KEYS: Final = 2
LOG: Final = 3  # lines that the log keeps, if details would fill them


class Layout(NamedTuple):
    right: int  # the width of the column beside the city
    facts: int  # the lines of that column without the log
    block: int  # the lines below the city: the options, and in tall screens the log
    placing: int  # the same while a card is placed and the city needs the room
    message: int  # lines of the message at the bottom
    is_tall: bool


def layout_for(width: int, height: int) -> Layout:
    right = min(max(38 + (width - SMALLEST[0]) * 4 // 5, 38), 90)
    is_tall = height >= TALL
    message = 2 if is_tall else 1
    body = height - HEADING_AND_KEYS - message
    block = max(body * 9 // 20, 14) if is_tall else 9
    return Layout(right, body if is_tall else body - LOG, block, block if is_tall else 5, message, is_tall)
