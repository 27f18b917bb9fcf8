"""Scrollable lines of text, with marks if there is more above or below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from ..look import Look
from ..wrapping import wrapped

if TYPE_CHECKING:
    from ..app import OddVilleApp


class Lines(Widget):
    """The base of all panels. Textual itself draws nothing here, so that ASCII terminals get only ASCII."""

    follows_end = False  # a log shows its last lines

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._shown: list[Text] = []
        self._sources: list[Text] = []
        self.top = 0

    @property
    def look(self) -> Look:
        app: OddVilleApp = self.app  # type: ignore[assignment]
        return app.look

    def show(self, lines: Sequence[Text]) -> None:
        self._sources = list(lines)
        self._lay_out()

    def _lay_out(self) -> None:
        """Long lines are wrapped and indented."""
        for width in (
            self.size.width,
            self.size.width - 1,
        ):  # one less if scroll marks need a column
            self._shown = [piece for line in self._sources for piece in wrapped(line, max(width, 1))]
            if self._last_top == 0:
                break
        self.top = self._last_top if self.follows_end else min(self.top, self._last_top)
        self.refresh()

    @property
    def _last_top(self) -> int:
        return max(len(self._shown) - self.size.height, 0)

    @property
    def needed_height(self) -> int:
        return len(self._shown)

    def on_resize(self, event: events.Resize) -> None:
        self._lay_out()

    def move(self, lines: int) -> None:
        self.top = min(max(self.top + lines, 0), self._last_top)
        self.refresh()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.move(2)
        event.stop()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.move(-2)
        event.stop()

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        number = self.top + y
        if number >= len(self._shown):
            return Strip.blank(width, self.rich_style)
        line = self._shown[number].copy()
        mark = self._mark(y)
        if mark:
            line.truncate(width - 1, pad=True)
            line.append(mark, self.look.palette.style("key"))
        segments = line.render(self.app.console)
        return Strip(segments).adjust_cell_length(width).apply_style(self.rich_style)

    def _mark(self, y: int) -> str:
        """There is more above the first line, or below the last."""
        if y == 0 and self.top > 0:
            return self.look.glyphs.more[0]
        if y == self.size.height - 1 and self.top < self._last_top:
            return self.look.glyphs.more[1]
        return ""
