"""What you can do at a server's table besides moving: chat, ask, answer, resign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, Final

from ...bots.level_names import level_name
from ...client import Live
from ...protocol.forms import AskedForm, TableForm
from ...protocol.table_text import seat_names
from ...text import Texts
from ...text.values import enumeration
from ..names import Cast, winner_line

BOT: Final = "beginner"  # at free seats
Command = Callable[[], Awaitable[Any]]


class TableAction(StrEnum):
    """Something to do at a table besides moving; the value is the message for its label."""

    AGREE = "life-agree"
    DISAGREE = "life-disagree"
    RECLAIM = "life-reclaim"
    REMATCH = "life-rematch"
    FOLLOW = "life-follow"
    STAND_IN = "life-bot-for-me"
    STOP = "life-ask-end"
    RESIGN = "life-resign"
    FILL = "terminal-remote-fill"
    BEGIN = "terminal-remote-begin"


_COMMANDS: Final = {
    TableAction.RECLAIM: "reclaim",
    TableAction.REMATCH: "rematch",
    TableAction.STAND_IN: "leave",
    TableAction.STOP: "ask-end",
    TableAction.RESIGN: "resign",
    TableAction.BEGIN: "start",
}


class TableActions:
    """`ask` carries out a command at the server; it raises `Trouble`."""

    def __init__(self, live: Live, texts: Texts, ask: Callable[[Command], Awaitable[None]]) -> None:
        self.live = live
        self.texts = texts
        self._ask = ask

    @property
    def table(self) -> TableForm:
        return self.live.table

    @property
    def seat(self) -> int | None:
        """Your own; None for a spectator."""
        return next(iter(self.live.you), None)

    # ---- What is to be known ---------------------------------------------------------------------

    @property
    def notice(self) -> str:
        """An open question, or who plays for you."""
        asked = self._asked
        if self.seat is None or self.table.phase != "playing":
            return ""
        if asked is not None:
            return self._question(*asked)
        own = self.table.seats[self.seat]
        if own.resigned:
            return self.texts.t("terminal-remote-resigned")
        if own.stand_in is not None:
            return self.texts.t("terminal-remote-stand-in", level=level_name(self.texts, own.stand_in))
        return ""

    @property
    def _asked(self) -> tuple[str, AskedForm] | None:
        """A request that waits for the others' consent."""
        if self.table.undo_asked is not None:
            return "undo", self.table.undo_asked
        return None if self.table.end_asked is None else ("end", self.table.end_asked)

    def _question(self, kind: str, asked: AskedForm) -> str:
        names = names_at(self.texts, self.table)
        if self.seat in asked.waiting_for:
            return self.texts.t(f"terminal-remote-{kind}-asked", player=names[asked.seat])
        awaited = [names[seat] for seat in asked.waiting_for]
        return self.texts.t("life-awaited", players=enumeration(self.texts, awaited))

    @property
    def ending(self) -> str:
        """Who has won, also after a resignation; empty while the game goes on."""
        if self.table.phase != "over":
            return ""
        if self.table.winner is None:
            return self.texts.t("score-stopped")
        cast = Cast(tuple(names_at(self.texts, self.table)), self.seat)
        return winner_line(self.texts, cast, self.table.winner)

    # ---- What can be done ------------------------------------------------------------------------

    @property
    def ways(self) -> list[TableAction]:
        if self.seat is None:
            return []
        if self.table.phase == "over":
            return [TableAction.REMATCH if self.table.rematch is None else TableAction.FOLLOW]
        if self.table.phase == "open":
            return self._before_the_game
        own, asked = self.table.seats[self.seat], self._asked
        if own.resigned:
            return []
        if own.stand_in is not None:
            return [TableAction.RECLAIM]
        is_asked = asked is not None and self.seat in asked[1].waiting_for
        answers = [TableAction.AGREE, TableAction.DISAGREE] if is_asked else []
        stop = [TableAction.STOP] if self.table.end_asked is None else []
        return [*answers, TableAction.STAND_IN, *stop, TableAction.RESIGN]

    @property
    def _free(self) -> list[int]:
        return [seat for seat, found in enumerate(self.table.seats) if not found.name and found.bot is None]

    @property
    def _before_the_game(self) -> list[TableAction]:
        """The host gives free seats to bots, and begins if the game does not begin by itself."""
        if self.seat != self.table.host:
            return []
        if self._free:
            return [TableAction.FILL]
        return [] if self.table.settings.start == "full" else [TableAction.BEGIN]

    async def take(self, way: TableAction) -> None:
        """All but FOLLOW, which leads to another table."""
        if way is TableAction.FILL:
            for seat in self._free:
                await self._send("seat-bot", target=seat, level=BOT)
        elif way in (TableAction.AGREE, TableAction.DISAGREE):
            await self._answer(way is TableAction.AGREE)
        else:
            await self._send(_COMMANDS[way])

    async def _answer(self, is_agreed: bool) -> None:
        asked = self._asked
        if asked is None or asked[0] == "end":
            await self._send("answer-end", agree=is_agreed)
        else:
            await self._send("answer-undo", agree=is_agreed, sequence=self.live.sequence)

    async def say(self, text: str) -> None:
        await self._send("say", text=text)

    async def _send(self, kind: str, **fields: Any) -> None:
        await self._ask(lambda: self.live.command(kind, self.seat, **fields))


def names_at(texts: Texts, table: TableForm) -> list[str]:
    """The names by seat."""
    return seat_names(texts, table.seats)
