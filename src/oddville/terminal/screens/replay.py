"""The screen of a record: the table with a timeline instead of decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from ..games.replay import ReplayedGame
from ..layout import Layout
from ..widgets.timeline import Timeline
from .choice_dialog import ChoiceDialog
from .game import GameScreen
from .navigation import Navigation

LINES: Final = 3  # for the move that is shown
BOT: Final = "beginner"  # at the seats of people who only played the recorded game


class ReplayScreen(GameScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False, priority=True),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("down,pagedown", "turn(1)", show=False, priority=True),
        Binding("up,pageup", "turn(-1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(1)", show=False, priority=True),
        Binding("space", "run_or_stop", show=False, priority=True),
        Binding("c", "play_on", show=False),
    ]

    def __init__(
        self, play: ReplayedGame, levels: Sequence[str | None] = (), navigation: Navigation | None = None
    ) -> None:
        """The levels of the bots by seat, as far as they are known."""
        super().__init__(play, "newcomer")
        self.record = play
        self.levels = tuple(levels) or (None,) * len(play.cast.names)
        self.navigation = navigation
        self._scores_shown = True  # not by themselves: there is a key for the points

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Timeline(id="timeline")

    def on_mount(self) -> None:  # Textual also calls that of the base class
        self.add_class("replay")

    def show(self) -> None:
        super().show()
        if self.is_mounted:
            self.query_one(Timeline).point(self.record.place, self.record.length)

    def _block_height(self, layout: Layout) -> int:
        """Nothing has to be decided, so the city gets more room."""
        return layout.block * 2 // 3 if layout.is_tall else LINES

    def _all_keys(self) -> str:
        return self.look.t("terminal-keys-replay-all")

    def _keys_line(self) -> Text:
        return self._keys("terminal-keys-replay")

    def on_timeline_moved(self, event: Timeline.Moved) -> None:
        self._then(lambda: self.record.go(event.place))

    def action_step(self, step: int) -> None:
        self._then(lambda: self.record.go(self.record.place + step))

    def action_turn(self, direction: int) -> None:
        self._then(lambda: self.record.turn(direction))

    def action_go(self, part: int) -> None:
        self._then(lambda: self.record.go(part * self.record.length))

    def action_run_or_stop(self) -> None:
        self._then(self.record.toggle)

    def action_play_on(self) -> None:
        """Ask for the seat; bots take the others."""
        if self.navigation is None:
            return
        if self.record.game.is_over:
            self.say(self.look.t("terminal-play-on-over"), "bad")
            return
        names = self.record.cast.names
        heading = [self.look.text((self.look.t("terminal-play-on-title"), "title"))]
        items = [self.look.t("terminal-play-on-seat", player=name) for name in names]
        items.append(self.look.t("terminal-play-on-all"))
        self.app.push_screen(ChoiceDialog(heading, items), self._play_on)

    def _play_on(self, index: int | None) -> None:
        if index is None or index == ChoiceDialog.NOTHING or self.navigation is None:
            return
        people = range(len(self.levels)) if index == len(self.levels) else (index,)
        levels = [None if seat in people else level or BOT for seat, level in enumerate(self.levels)]
        self.app.switch_screen(self.navigation.play_on(self.record.record, self.record.place, levels))

    def _then(self, change: Callable[[], None]) -> None:
        if self.app.screen is self:
            change()
            self.show()
