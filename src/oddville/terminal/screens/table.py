"""The screen of a table on a server: the game, chat, clocks and the menu."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.timer import Timer

from ..games.clocks import SHORT, clock_face
from ..games.remote import RemoteGame
from ..games.shown_game import Trouble
from ..games.table_actions import TableAction
from ..scene import ClockFace, Scene
from ..widgets.choices import Choices
from .chat_dialog import ChatDialog
from .choice_dialog import ChoiceDialog
from .game import GameScreen

HEARD: Final = 12.0  # seconds that a line of chat is shown at the bottom, since the log may be one line high
KEYS: Final = {
    "y": (TableAction.AGREE,),
    "n": (TableAction.DISAGREE,),
    "r": (TableAction.RECLAIM, TableAction.REMATCH, TableAction.FOLLOW),
}


class TableScreen(GameScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", show=False),
        Binding("m", "menu", show=False),
        *(Binding(key, f"way('{key}')", show=False) for key in KEYS),
    ]

    def __init__(self, play: RemoteGame, hints: str) -> None:
        super().__init__(play, hints)
        self.table = play
        self.company = play.company
        self._ticking: Timer | None = None
        self._heard = ""
        self._forgetting: Timer | None = None

    # ---- Showing ---------------------------------------------------------------------------------

    def on_mount(self) -> None:  # Textual also calls that of the base class
        self._ticking = self.set_interval(1.0, self._tick, pause=True)

    def _tick(self) -> None:
        self._show_facts(self.scene)

    def show(self) -> None:
        self._listen()
        super().show()
        if self._ticking is not None:
            if self.table.clocks.seat is None:
                self._ticking.pause()
            else:
                self._ticking.resume()

    def _listen(self) -> None:
        if self.table.heard:
            self._heard, self.table.heard = self.table.heard, ""
            if self._forgetting is not None:
                self._forgetting.stop()
            self._forgetting = self.set_timer(HEARD, self._forget)

    def _forget(self) -> None:
        self._heard = ""
        self._show_message()

    def _detail(self) -> list[Text]:
        return [self.look.text((self._heard, "new"))] if self._heard else super()._detail()

    def action_back(self) -> None:
        if self._heard and self._group is None and not self._message.plain:
            self._forget()
        else:
            super().action_back()

    @property
    def ending(self) -> str:
        return self.look.plain(self.company.ending)

    @property
    def scene(self) -> Scene:
        scene = super().scene
        faces = [self._clock(seat) for seat in range(len(scene.names))]
        width = max(len(face.text) for face in faces)
        aligned = tuple(ClockFace(face.text.rjust(width), face.role) for face in faces)
        return replace(scene, clocks=aligned) if width else scene

    def _clock(self, seat: int) -> ClockFace:
        left = self.table.clocks.left(seat)
        if left is None or self.company.table.seats[seat].bot is not None:
            return ClockFace("", "")
        is_running = self.table.clocks.seat == seat
        role = "bad" if left < SHORT else "new" if is_running else "dim"
        return ClockFace(clock_face(self.look.texts, left), role)

    @property
    def _items_before_the_game(self) -> list[str]:
        return [self.look.t(way) for way in self.company.ways]

    async def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if not self.play.is_ready:  # later Textual calls that of the base class
            self._go(self.company.ways[event.index])

    def _question(self) -> list[Text]:
        lines = super()._question()
        if self.ending and not self.play.notice:
            again = {
                TableAction.REMATCH: "terminal-remote-again",
                TableAction.FOLLOW: "terminal-remote-follow",
            }
            lines += [self.look.text(self.look.t(again[way])) for way in self.company.ways]
        return lines

    def _keys_line(self) -> Text:
        if self.company.seat is None:
            return self._keys("terminal-keys-watching")
        return self._keys(f"terminal-keys-{self.company.table.phase}")

    def _all_keys(self) -> str:
        keys = super()._all_keys()
        return keys if self.company.seat is None else f"{keys} | {self.look.t('terminal-keys-company')}"

    # ---- Keys ------------------------------------------------------------------------------------

    async def action_undo(self) -> None:
        self._soon(self._try(self.play.undo()))

    def action_talk(self) -> None:
        if self.company.seat is not None:
            self.app.push_screen(ChatDialog(), self._said)

    def _said(self, text: str | None) -> None:
        if text:
            self._soon(self._try(self.company.say(text)))

    def action_menu(self) -> None:
        ways = self.company.ways
        if not ways:
            return
        heading = [self.look.text((self.look.t("life-menu"), "title"))]
        if self.play.notice:
            heading.append(self.look.text(self.play.notice))

        def chosen(index: int | None) -> None:
            if index is not None and index != ChoiceDialog.NOTHING:
                self._go(ways[index])

        self.app.push_screen(ChoiceDialog(heading, [self.look.t(way) for way in ways]), chosen)

    def action_way(self, key: str) -> None:
        for way in self.company.ways:
            if way in KEYS[key]:
                self._go(way)

    def _go(self, way: TableAction) -> None:
        if way is TableAction.RESIGN:
            self._make_sure()
        elif way in (TableAction.REMATCH, TableAction.FOLLOW):
            self._soon(self._try(self._play_again()))
        else:
            self._soon(self._try(self.company.take(way)))

    def _make_sure(self) -> None:
        def answered(index: int | None) -> None:
            if index == 1:
                self._soon(self._try(self.company.take(TableAction.RESIGN)))

        heading = [self.look.text((self.look.t("life-resign-sure"), "title"))]
        items = [self.look.t("life-play-on"), self.look.t("life-resign")]
        self.app.push_screen(ChoiceDialog(heading, items), answered)

    async def _play_again(self) -> None:
        """Open the screen of the rematch, and close everything over this one."""
        play = await self.table.again()
        while self.app.screen is not self:
            self.app.pop_screen()
        self.app.switch_screen(TableScreen(play, self.hints))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background, so that a slow server does not block the keys."""
        self.run_worker(work, exit_on_error=False, group="company")

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Trouble as trouble:
            self.say(trouble.sentence, "bad")
