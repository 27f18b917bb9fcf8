"""The progress of a replay, as a bar that can be clicked."""

from __future__ import annotations

from textual import events
from textual.message import Message

from .lines import Lines


class Timeline(Lines):
    class Moved(Message):
        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.place = 0
        self.length = 1

    def point(self, place: int, length: int) -> None:
        self.place, self.length = place, max(length, 1)
        self._lay_out()

    def _lay_out(self) -> None:
        bar = max(self.size.width - len(self._label()), 4)
        done = round(self.place / self.length * bar)
        filled, empty = self.look.glyphs.bar[0], self.look.glyphs.bar[1]
        self._shown = [
            self.look.text((filled * done, "key"), (empty * (bar - done), "dim"), (self._label(), "points"))
        ]
        self.refresh()

    def _label(self) -> str:
        digits = len(str(self.length))
        return f" {self.place:>{digits}}/{self.length}"

    def on_click(self, event: events.Click) -> None:
        bar = max(self.size.width - len(self._label()), 4)
        self.post_message(self.Moved(round(min(event.x + 1, bar) / bar * self.length)))
