"""A short list over the game to choose from: a menu or a confirmation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from ..widgets.choices import Choices


class ChoiceDialog(ModalScreen[int]):
    """Returns the index of the choice, NOTHING if it was closed."""

    NOTHING: ClassVar = -1
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,backspace,q,m,ctrl+c", "close", show=False, priority=True)
    ]

    def __init__(self, heading: Sequence[Text], items: Sequence[str]) -> None:
        super().__init__()
        self._heading, self._items = heading, items

    def compose(self) -> ComposeResult:
        yield Choices(id="asking")

    def on_mount(self) -> None:
        choices = self.query_one(Choices)
        choices.offer(self._heading, self._items)
        choices.focus()
        self.call_after_refresh(self._fit)

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """As high as its content."""
        choices = self.query_one(Choices)
        choices.styles.height = choices.needed_height + 2

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isdigit() and event.character.isascii():
            self.query_one(Choices).type_digit(event.character)
            event.stop()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.dismiss(event.index)

    def action_close(self) -> None:
        self.dismiss(self.NOTHING)
