"""Colours by role, for a dark or light screen, or without colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.style import Style

# The players' colours are easy to tell apart for most people, and each pawn has a letter too.
_DARK: Final = {
    "seat0": "#c9a0f5",
    "seat1": "#6cb6ff",
    "seat2": "#ff8f85",
    "seat3": "#f2cc60",
    "frame": "#8f9bb0",
    "street": "bold #ffd787",
    "name": "#e6e1d6",
    "note": "#9aa5b8",
    "bonus": "#9fd6a0",
    "points": "bold #f5e6b8",
    "title": "bold #f2cc60",
    "dim": "#8993a5",
    "free": "#7ee0a3",
    "cursor": "bold #ffffff",
    "cursor-no": "#ff8f85",
    "chosen": "bold #10161f on #f2cc60",
    "hint": "bold #7ee0a3",
    "new": "bold #ffffff",
    "bad": "#ff8f85",
    "key": "bold #f2cc60",
}
_LIGHT: Final = {
    "seat0": "#6f2dbd",
    "seat1": "#0b5cad",
    "seat2": "#b3261e",
    "seat3": "#7a5b00",
    "frame": "#6b6459",
    "street": "bold #8a4b00",
    "name": "#2b2620",
    "note": "#655d52",
    "bonus": "#1d6b34",
    "points": "bold #5c4300",
    "title": "bold #7a3e00",
    "dim": "#6b6459",
    "free": "#12703a",
    "cursor": "bold #000000",
    "cursor-no": "#b3261e",
    "chosen": "bold #ffffff on #7a3e00",
    "hint": "bold #12703a",
    "new": "bold #000000",
    "bad": "#b3261e",
    "key": "bold #7a3e00",
}
_NONE: Final = {
    "street": "bold",
    "name": "",
    "note": "dim",
    "points": "bold",
    "title": "bold underline",
    "dim": "dim",
    "free": "bold",
    "cursor": "bold reverse",
    "cursor-no": "reverse dim",
    "chosen": "reverse bold",
    "hint": "bold underline",
    "new": "bold",
    "bad": "bold",
    "key": "bold",
}


class Palette:
    def __init__(self, colours: Mapping[str, str]) -> None:
        self._styles = {role: Style.parse(text) for role, text in colours.items()}
        for seat in range(4):
            self._styles[f"pawn{seat}"] = self._styles.get(f"seat{seat}", Style()) + Style(
                bold=True, reverse=True
            )

    def style(self, role: str) -> Style:
        return self._styles.get(role, _PLAIN)


_PLAIN: Final = Style()
DARK: Final = Palette(_DARK)
LIGHT: Final = Palette(_LIGHT)
COLOURLESS: Final = Palette(_NONE)
