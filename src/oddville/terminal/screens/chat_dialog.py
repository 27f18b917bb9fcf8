"""An input line for chat, below the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from ...protocol.commands import MAX_TEXT
from ..look import Look
from ..widgets.lines import Lines

if TYPE_CHECKING:
    from ..app import OddVilleApp


class ChatDialog(ModalScreen[str]):
    """A separate screen, so that letters are text here and not keys of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c", "close", show=False, priority=True)]

    @property
    def look(self) -> Look:
        app: OddVilleApp = self.app  # type: ignore[assignment]
        return app.look

    def compose(self) -> ComposeResult:
        with Vertical(id="talk"):
            yield Input(max_length=MAX_TEXT, compact=True, select_on_focus=False)
            yield Lines(id="talk-how")

    def on_mount(self) -> None:
        how = self.look.t("terminal-talk-how")
        self.query_one("#talk-how", Lines).show([self.look.text((how, "dim"))])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")
