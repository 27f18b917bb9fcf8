"""The list of saved games: play on, or watch those that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen

from ..look import Look
from ..saved_games import SaveError
from ..saved_list import SavedGame
from ..widgets.choices import Choices
from ..widgets.lines import Lines
from .navigation import Navigation

if TYPE_CHECKING:
    from ..app import OddVilleApp


class SavedScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape,backspace,ctrl+c", "leave", show=False, priority=True)
    ]

    def __init__(self, games: Sequence[SavedGame], navigation: Navigation) -> None:
        super().__init__()
        self.games = games
        self.navigation = navigation

    @property
    def look(self) -> Look:
        app: OddVilleApp = self.app  # type: ignore[assignment]
        return app.look

    def compose(self) -> ComposeResult:
        with Vertical(id="saved"):
            yield Lines(id="start-title")
            yield Choices(id="start-choices")
            yield Lines(id="start-footer")

    def on_mount(self) -> None:
        look = self.look
        self.query_one("#start-title", Lines).show([look.text((look.t("terminal-saved-title"), "title"))])
        footer = look.text((look.t("terminal-saved-footer"), "dim"))
        self.query_one("#start-footer", Lines).show([footer])
        self._offer("")

    def _offer(self, complaint: str) -> None:
        heading = [self.look.text((complaint, "bad"))] if complaint else []
        choices = self.query_one(Choices)
        choices.offer(heading, [game.line(self.look.texts) for game in self.games])
        choices.focus()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isdigit() and event.character.isascii():
            self.query_one(Choices).type_digit(event.character)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """A game that is played on replaces the screen below; one that is watched lies over the list."""
        game = self.games[event.index]
        try:
            screen = self.navigation.resume(game.path)
        except SaveError as error:
            self._offer(self.look.t("play-save-unreadable", path=str(error.path), detail=error.detail))
            return
        if game.winner is not None:
            self.app.push_screen(screen)
        else:
            self.app.pop_screen()
            self.app.switch_screen(screen)

    def action_leave(self) -> None:
        self.app.pop_screen()
