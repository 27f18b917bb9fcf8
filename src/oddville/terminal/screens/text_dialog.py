"""A page of text over the game: reasons, all cards, the keys, the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from ..widgets.lines import Lines

ROOMY: Final = 120  # from this width on the table stays visible around it


class TextDialog(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space,i,l,w,question_mark", "dismiss", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move(-10)", show=False),
        Binding("pagedown", "move(10)", show=False),
    ]

    def __init__(self, title: Text, lines: Sequence[Text], footer: Text, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._lines, self._footer = title, lines, footer
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="paper"):
            yield Lines(id="paper-title")
            yield Lines(id="paper-lines")
            yield Lines(id="paper-footer")

    def on_mount(self) -> None:
        self.set_class(self.app.size.width >= ROOMY, "roomy")
        self.query_one("#paper-title", Lines).show([self._title])
        paper = self.query_one("#paper-lines", Lines)
        paper.follows_end = self._at_end
        paper.show(self._lines)
        self.query_one("#paper-footer", Lines).show([self._footer])

    def action_move(self, lines: int) -> None:
        self.query_one("#paper-lines", Lines).move(lines)

    def on_click(self) -> None:
        self.dismiss(None)
