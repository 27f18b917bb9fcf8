"""The screen of a game at this computer: when it is over, a menu follows."""

from __future__ import annotations

from enum import StrEnum

from rich.text import Text

from ...files import write_atomically
from ...record import record_text
from ..games.local import LocalGame
from ..widgets.choices import Choices
from .game import GameScreen
from .navigation import Navigation
from .record_file import new_record_file


class Next(StrEnum):
    """What to do after a game; the value is the message for its label."""

    AGAIN = "terminal-after-again"
    POINTS = "terminal-after-points"
    WATCH = "terminal-after-watch"
    SAVE = "terminal-after-save"
    OTHER = "terminal-after-other"
    LEAVE = "terminal-start-leave"


class LocalScreen(GameScreen):
    def __init__(self, play: LocalGame, hints: str, navigation: Navigation) -> None:
        super().__init__(play, hints)
        self.session = play.session
        self.navigation = navigation

    def _offer(self) -> None:
        super()._offer()
        if self.ending:
            self.choices.offer(self._question(), [self.look.t(step) for step in Next])
            self._fit_choices()
            self.choices.focus()

    def _question(self) -> list[Text]:
        return super()._question()[:1] if self.ending else super()._question()

    async def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if not self.ending:
            return  # Textual also calls that of the base class
        match list(Next)[event.index]:
            case Next.AGAIN:
                self.app.switch_screen(self.navigation.again(self.session))
            case Next.POINTS:
                self.action_points()
            case Next.WATCH:
                self.app.push_screen(self.navigation.watch(self.session))
            case Next.SAVE:
                self._save_record()
            case Next.OTHER:
                self.app.switch_screen(self.navigation.start())
            case Next.LEAVE:
                self.app.exit()

    def _save_record(self) -> None:
        """Into the folder in which the game was started; nothing there is overwritten."""
        path = new_record_file(self.session.seed)
        try:
            write_atomically(path, record_text(self.session.recording.record(), path))
        except OSError as error:
            detail = error.strerror or type(error).__name__
            self.say(self.look.t("terminal-after-not-saved", path=str(path), detail=detail), "bad")
        else:
            self.say(self.look.t("play-recorded", path=str(path)), "hint")
