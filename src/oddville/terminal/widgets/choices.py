"""A list to choose from by keys, digits or mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from ..wrapping import wrapped
from .lines import Lines

NOTHING: Final = -1  # the index while no item is highlighted


class Choices(Lines, can_focus=True):
    """Numbered items below a heading."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "highlight(-1)", show=False),
        Binding("down", "highlight(1)", show=False),
        Binding("pageup", "highlight(-5)", show=False),
        Binding("pagedown", "highlight(5)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    class Highlighted(Message):
        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.heading: list[Text] = []
        self.items: list[str] = []
        self.starred: set[int] = set()
        self.is_heading_only = False  # the items are shown elsewhere; digits still choose them
        self.index = 0
        self._typed = ""
        self._rows: list[int | None] = []  # by line: the item it belongs to

    def offer(self, heading: Sequence[Text], items: Sequence[str], index: int = 0) -> None:
        self.heading = list(heading)
        self.items = list(items)
        self.starred = set()
        self.index = min(index, max(len(items) - 1, 0))
        self._typed = ""
        self.top = 0
        self._lay_out()

    def reword(self, heading: Sequence[Text]) -> None:
        """Change the heading only."""
        self.heading = list(heading)
        self._lay_out()

    def star(self, index: int) -> None:
        """Mark the item that a bot suggests."""
        self.starred = {index}
        self.highlight(index)

    def star_nothing(self) -> None:
        self.starred = set()
        self._lay_out()

    def highlight_nothing(self) -> None:
        """Until the next highlight Enter chooses nothing."""
        self.index = NOTHING
        self._lay_out()

    def _lay_out(self) -> None:
        for width in (
            self.size.width,
            self.size.width - 1,
        ):  # one less if scroll marks need a column
            rows: list[tuple[int | None, Text]] = []
            for line in self.heading:
                rows += [(None, piece) for piece in wrapped(line, max(width, 1))]
            for number in range(0 if self.is_heading_only else len(self.items)):
                rows += [(number, piece) for piece in wrapped(self._line(number), max(width, 1))]
            self._rows = [number for number, _ in rows]
            self._shown = [piece for _, piece in rows]
            if self._last_top == 0:
                break
        self._reveal()
        self.refresh()

    def _line(self, number: int) -> Text:
        is_chosen = number == self.index
        role = "chosen" if is_chosen else "hint" if number in self.starred else ""
        glyphs = self.look.glyphs
        pointer = glyphs.chosen if is_chosen else glyphs.star if number in self.starred else " "
        digits = len(str(len(self.items)))
        key = f"{pointer}{number + 1:>{digits}} "
        words = self.items[number]
        return self.look.text((key, role or "key"), (words, role))

    def _reveal(self) -> None:
        """Scroll so that the highlighted item is visible, and the heading too if there is room."""
        places = [line for line, number in enumerate(self._rows) if number == self.index]
        height = max(self.size.height, 1)
        if places:
            if places[-1] >= self.top + height:
                self.top = places[-1] - height + 1
            if places[0] < self.top or places[-1] < height:
                self.top = 0 if places[-1] < height else places[0]
        self.top = min(max(self.top, 0), self._last_top)

    def highlight(self, index: int) -> None:
        if self.items:
            self.index = min(max(index, 0), len(self.items) - 1)
            self._lay_out()
            self.post_message(self.Highlighted(self.index))

    def action_highlight(self, step: int) -> None:
        self._typed = ""
        self.highlight(self.index + step)

    def action_choose(self) -> None:
        if 0 <= self.index < len(self.items):
            self._typed = ""
            self.post_message(self.Chosen(self.index))

    def type_digit(self, digit: str) -> None:
        """A number that could get another digit waits for it or for Enter; any other chooses at once."""
        typed = int(self._typed + digit) if int(self._typed + digit) <= len(self.items) else int(digit)
        if not 1 <= typed <= len(self.items):
            self._typed = ""
            return
        self._typed = str(typed)
        self.highlight(typed - 1)
        if typed * 10 > len(self.items):
            self.action_choose()

    def on_click(self, event: events.Click) -> None:
        line = self.top + event.y
        number = self._rows[line] if 0 <= line < len(self._rows) else None
        if number is None:
            return
        self.highlight(number)
        self.action_choose()
