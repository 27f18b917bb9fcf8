"""The screen of a record: the table with a timeline instead of decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from ..games.replay import ReplayedGame
from ..widgets.timeline import Timeline
from .game import GameScreen


class ReplayScreen(GameScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False, priority=True),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("down,pagedown", "turn(1)", show=False, priority=True),
        Binding("up,pageup", "turn(-1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(1)", show=False, priority=True),
        Binding("space", "run_or_stop", show=False, priority=True),
    ]

    def __init__(self, play: ReplayedGame) -> None:
        super().__init__(play, "newcomer")
        self.record = play
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

    @property
    def _subtitle(self) -> tuple[str, ...]:
        return (self.look.t("terminal-replay-title", names=", ".join(self.record.cast.names)),)

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

    def _then(self, change: Callable[[], None]) -> None:
        if self.app.screen is self:
            change()
            self.show()
