"""A game on a screen, without its decisions: the title, the keys, and what can be read at any time."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.screen import Screen

from ..games.shown_game import ShownGame, Trouble
from ..help_text import help_lines
from ..look import Look
from ..names import winner_line
from ..options import refusals
from ..scene import Scene, scene_of
from ..table_painter import TablePainter
from .text_dialog import TextDialog

if TYPE_CHECKING:
    from ..app import OddVilleApp


BASE: Final = 2  # screens below which there is nothing to go back to: Textual's own is the first


class ReadingScreen(Screen[None]):
    """Table, points, log, keys and what is not possible open as dialogs; subclasses show the rest."""

    def __init__(self, play: ShownGame) -> None:
        super().__init__()
        self.play = play

    @property
    def look(self) -> Look:
        app: OddVilleApp = self.app  # type: ignore[assignment]
        return app.look

    @property
    def seat(self) -> int | None:
        """The seat at this screen that has to decide, if any."""
        decider = self.play.view.decision.seat if self.play.is_ready else None
        return decider if decider in self.play.mine else None

    @property
    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        winner = self.play.view.winner
        return "" if winner is None else self.look.plain(winner_line(self.look.texts, self.play.cast, winner))

    @property
    def scene(self) -> Scene:
        return scene_of(self.play, self.look)

    @property
    def _reader(self) -> int | None:
        """Who is addressed where nobody at this screen has to decide."""
        return self.play.cast.you

    def _heading(self, scene: Scene) -> Text:
        decision = scene.view.decision
        dot = f" {self.look.glyphs.dot} "
        line = self.look.text(("OddVille", "title"))
        for part in (self.play.title, self.look.t("terminal-panel-turn", turn=decision.turn)):
            if part:
                line.append_text(self.look.text(dot, part))
        if decision.seat is not None and self.seat is None and not self.ending:
            waiting = self.look.texts.decision(decision, scene.names, self._reader, scene.edition)
            line.append_text(self.look.text(dot, (waiting, "dim")))
        return line

    def _keys(self, message_id: str) -> Text:
        """As many keys as fit, the important ones first."""
        line = Text(no_wrap=True)
        for key in self.look.t(message_id).split("|"):
            name, _, meaning = key.strip().partition(" ")
            part = self.look.text((name, "key"), (f" {meaning}  ", "dim"))
            if line.cell_len + part.cell_len - 2 > self.size.width:
                break
            line.append_text(part)
        line.rstrip()
        return line

    @abstractmethod
    def say(self, words: str, role: str = "") -> None:
        """A sentence in the line below."""

    def action_why(self) -> None:
        seat, study = self.seat, self.play.study
        if seat is None or study is None:
            return
        found = refusals(study, self.play.edition, self.look.texts, self.play.cast.names, seat)
        lines: list[Text] = []
        for group in found:
            lines += [self.look.text((option.text, "name")) for option in group.options]
            lines += [self.look.text("   ", (group.text, "bad"))]
        if not lines:
            lines = [self.look.text(self.look.t("terminal-why-nothing"))]
        self._read("terminal-why-title", lines)

    def action_info(self) -> None:
        if self.play.is_ready:
            width = self.size.width - 8
            painter = TablePainter(self.look.texts, self.play.edition, self.play.cast.names, width)
            self._read("terminal-info-title", self.look.texts_of(painter.facts(self.play.view)))

    def action_points(self) -> None:
        if self.play.is_ready:
            self.run_worker(self._points(), exclusive=True, exit_on_error=False, group="points")

    async def _points(self) -> None:
        try:
            sheets = await self.play.scoresheets()
        except Trouble as trouble:
            self.say(trouble.sentence, "bad")
            return
        painter = TablePainter(self.look.texts, self.play.edition, self.play.cast.names)
        self._read("terminal-points-title", self.look.texts_of(painter.scores(sheets)))

    def action_log(self) -> None:
        """The whole log, starting at its end: on a small screen the panel has only a line or two."""
        self._read("terminal-panel-log", self.look.texts_of(self.play.journal), at_end=True)

    def action_keys(self) -> None:
        self._read("terminal-keys-title", help_lines(self.look, self._all_keys(), self.play.edition))

    def _all_keys(self) -> str:
        return self.look.t("terminal-keys-all")

    def _read(self, title: str, lines: Sequence[Text], at_end: bool = False) -> None:
        heading = self.look.text((self.look.t(title), "title"))
        footer = self.look.text((self.look.t("terminal-reading-close"), "dim"))
        self.app.push_screen(TextDialog(heading, lines, footer, at_end))

    async def action_leave(self) -> None:
        """Back to the screen below, or out."""
        if len(self.app.screen_stack) > BASE:
            self.app.pop_screen()
        else:
            self.app.exit()
