"""The screen of a record: the table with a timeline instead of decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from ...coach.stretches import Unfinished
from ...coach.verdicts import Verdict
from ..games.replay import ReplayedGame
from ..games.reviewed import ReviewedReplay
from ..layout import Layout
from ..widgets.timeline import Timeline
from .choice_dialog import ChoiceDialog
from .game import GameScreen
from .navigation import Navigation

LINES: Final = 3  # for the move that is shown
REVIEW_LINES: Final = 9  # for the move and what the coach says about it
ROLES: Final = {
    Verdict.BEST: "hint",
    Verdict.GOOD: "bonus",
    Verdict.INACCURACY: "title",
    Verdict.MISTAKE: "bad",
    Verdict.BLUNDER: "bad",
}
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
        Binding("r", "review", show=False),
        Binding("m", "mistake", show=False),
    ]

    def __init__(
        self, play: ReplayedGame, levels: Sequence[str | None] = (), navigation: Navigation | None = None
    ) -> None:
        """The levels of the bots by seat, as far as they are known."""
        super().__init__(play, "newcomer")
        self.record = play
        self.levels = tuple(levels) or (None,) * len(play.cast.names)
        self.navigation = navigation
        self.reviewed: ReviewedReplay | None = None
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
        if layout.is_tall:
            return layout.block * 2 // 3
        return LINES if self.reviewed is None else REVIEW_LINES

    def _question(self) -> list[Text]:
        """The move that is shown, and what the coach says about it."""
        lines = super()._question()
        item = None if self.reviewed is None else self.reviewed.judgement(self.record.place)
        if item is not None and self.reviewed is not None:
            verdict, *why = self.reviewed.words(item)
            lines += [self.look.text((verdict, ROLES[item.verdict])), *map(self.look.text, why)]
        return lines

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

    def action_review(self) -> None:
        """Begin it; once it is complete, show luck and skill."""
        if self.reviewed is None:
            try:
                record, cast = self.record.record, self.record.cast
                self.reviewed = ReviewedReplay(record, self.look.texts, tuple(cast.names))
            except Unfinished:
                self.say(self.look.t("terminal-review-unfinished"), "bad")
                return
            self.show()
            work = self.reviewed.run(self._judged)
            self.run_worker(work, exclusive=True, exit_on_error=False, group="review")
            self._judged()
        elif self.reviewed.is_complete:
            self._read("review-title", [self.look.text(line) for line in self.reviewed.summary()])

    def _judged(self) -> None:
        """More decisions are known."""
        if self.reviewed is None or not self.is_mounted:
            return
        self.choices.reword(self._question())
        self._fit_choices()
        if self.reviewed.is_complete:
            self.say(self.look.t("terminal-review-complete"), "hint")
        else:
            words = self.look.t("review-progress", done=self.reviewed.judged, total=self.reviewed.total)
            self.say(words, "dim")

    def action_mistake(self) -> None:
        if self.reviewed is None:
            self.action_review()
            return
        place = self.reviewed.next_mistake(self.record.place)
        if place is not None:
            self._then(lambda: self.record.go(place))
        elif self.reviewed.is_complete:
            self.say(self.look.t("review-no-moments"))

    async def on_unmount(self) -> None:  # Textual also calls that of the base class
        if self.reviewed is not None:
            self.reviewed.close()

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
