"""The Textual app: its themes and its first screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from .look import Look

DARK: Final = Theme(
    name="oddville-dark",
    primary="#f2cc60",
    foreground="#dcd7cc",
    background="#10161f",
    surface="#10161f",
    panel="#1a2330",
    dark=True,
)
LIGHT: Final = Theme(
    name="oddville-light",
    primary="#7a3e00",
    foreground="#2b2620",
    background="#fbf5e6",
    surface="#fbf5e6",
    panel="#ece2c9",
    dark=False,
)


class OddVilleApp(App[None]):
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, look: Look, first: Callable[[], Screen[None]]) -> None:
        super().__init__(ansi_color=not look.has_colour)
        self.look = look
        self._first = first
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = (DARK if look.is_dark else LIGHT).name
        if not look.has_colour:
            self.theme = "ansi-dark"

    def on_mount(self) -> None:
        self.push_screen(self._first())

    def toggle_dark(self) -> None:
        if self.look.has_colour:
            self.look.is_dark = not self.look.is_dark
            self.theme = (DARK if self.look.is_dark else LIGHT).name
