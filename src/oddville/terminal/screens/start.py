"""The start screen: resume a game, or choose the players and start one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen

from ..look import Look
from ..widgets.choices import Choices
from ..widgets.lines import Lines
from .game import level_name
from .navigation import Navigation

if TYPE_CHECKING:
    from ..app import OddVilleApp

NOBODY: Final = "nobody"
PERSON: Final = "person"
SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Kept:
    """An unfinished game."""

    path: Path
    names: tuple[str, ...]
    turn: int


class StartScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, kept: Kept | None, levels: Sequence[str], navigation: Navigation) -> None:
        super().__init__()
        self.kept = kept
        self.kinds = (PERSON, *levels)
        self.seats = [PERSON, "beginner", NOBODY, NOBODY]
        self.navigation = navigation

    @property
    def look(self) -> Look:
        app: OddVilleApp = self.app  # type: ignore[assignment]
        return app.look

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Lines(id="start-title")
            yield Choices(id="start-choices")
            yield Lines(id="start-footer")

    def on_mount(self) -> None:
        self.query_one("#start-title", Lines).show([self.look.text(("OddVille", "title"))])
        self.query_one("#start-footer", Lines).show(
            [self.look.text((self.look.t("terminal-start-footer"), "dim"))]
        )
        self.query_one(Choices).focus()
        self._offer(0)

    def _offer(self, index: int, complaint: str = "") -> None:
        heading = [self.look.text((complaint, "bad"))] if complaint else []
        self.query_one(Choices).offer(heading, self._items(), index)

    def _items(self) -> list[str]:
        look = self.look
        go_on = []
        if self.kept is not None:
            names = ", ".join(self.kept.names)
            go_on = [look.t("terminal-start-continue", names=names, turn=self.kept.turn)]
        seats = [
            look.t("terminal-start-seat", seat=n, who=self._who(kind))
            for n, kind in enumerate(self.seats, start=1)
        ]
        rest = [look.t("terminal-start-saved"), look.t("terminal-start-leave")]
        return [*go_on, look.t("terminal-start-begin"), *seats, *rest]

    def _who(self, kind: str) -> str:
        return (
            self.look.t(f"terminal-start-{kind}") if kind in (NOBODY, PERSON) else level_name(self.look, kind)
        )

    @property
    def _first_seat(self) -> int:
        """The line of the first seat."""
        return 1 if self.kept is None else 2

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character.isdigit() and event.character.isascii():
            self.query_one(Choices).type_digit(event.character)

    def action_change(self, step: int) -> None:
        choices = self.query_one(Choices)
        seat = choices.index - self._first_seat
        if 0 <= seat < SEATS:
            kinds = (NOBODY, *self.kinds)
            self.seats[seat] = kinds[(kinds.index(self.seats[seat]) + step) % len(kinds)]
            self._offer(choices.index)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        index = event.index
        if self.kept is not None and index == 0:
            self.app.switch_screen(self.navigation.resume(self.kept.path))
        elif index == self._first_seat - 1:
            self._try_to_begin(index)
        elif index == self._first_seat + SEATS:
            self.app.push_screen(self.navigation.saved())
        elif index == self._first_seat + SEATS + 1:
            self.app.exit()
        else:
            self.action_change(1)

    def _try_to_begin(self, index: int) -> None:
        taken = [kind for kind in self.seats if kind != NOBODY]
        if len(taken) < 2:
            self._offer(index, self.look.t("terminal-start-too-few"))
        else:
            self.app.switch_screen(
                self.navigation.begin([None if kind == PERSON else kind for kind in taken])
            )

    def action_leave(self) -> None:
        self.app.exit()
