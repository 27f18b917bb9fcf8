"""A table on a server: the same game, with people and bots elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Any, Final, get_args, get_type_hints

import httpx

from ...client import Live, Lost, Refused, Seat, Server
from ...editions import Edition, EditionError, from_dict, load_edition
from ...rules.events import EVENT_TYPES, Event
from ...rules.game import Game
from ...server import wire
from ...server.words import refusal_in_words
from ...table.entries import Moved, SeatLeft
from ...table.live import Change
from ...table.seats import Seat as TableSeat
from ...table.words import change_in_words, names_in_words
from ...text import Texts
from ...text.values import enumeration
from ..imagined import imagined
from ..telling import told
from .play import Changed, Trouble

_BY_KIND: Final = {event.kind: event for event in EVENT_TYPES}

Command = Callable[[], Awaitable[int]]


class RemotePlay:
    """Listens and speaks over one connection; what is said to the server waits its turn in a queue."""

    def __init__(self, live: Live, edition: Edition, texts: Texts) -> None:
        self.live = live
        self.edition = edition
        self.texts = texts
        self.names = self._names_now()
        self._journal: list[str] = []
        self._game: Game | None = None
        self._is_lost = False
        self._commands: asyncio.Queue[tuple[Command, asyncio.Future[None]]] = asyncio.Queue()
        for entry in live.missed:
            self._tell(entry)
        live.listener = self._hear
        self._imagine()

    # ---- What is seen ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self._game is not None, "not begun"
        return self._game

    @property
    def is_ready(self) -> bool:
        return self._game is not None

    @property
    def mine(self) -> frozenset[int]:
        deciding = self.live.legal_by_seat if self.live.table.phase == "playing" else {}
        return frozenset(self.live.you) & frozenset(deciding)

    @property
    def journal(self) -> list[str]:
        return self._journal

    @property
    def link(self) -> str:
        return f"{self.live.seat.server.url}/t/{self.live.seat.table_id}"

    @property
    def notice(self) -> str:
        table = self.live.table
        if self._is_lost:
            return self.texts.t("terminal-remote-lost", url=self.live.seat.server.url)
        if table.phase == "open":
            seated = [name for name in self.names if name] or [""]
            free = sum(1 for name in self.names if not name)
            names = enumeration(self.texts, seated)
            return self.texts.t("terminal-remote-waiting", players=names, count=free, link=self.link)
        if table.undo_asked is not None and set(table.undo_asked.waiting_for) & set(self.live.you):
            return self.texts.t("terminal-remote-undo-asked", player=self.names[table.undo_asked.seat])
        return ""

    # ---- What happens ----------------------------------------------------------------------------

    async def run(self, changed: Changed) -> None:
        """Whatever arrives while a command waits for its answer is heard all the same."""
        hearing: asyncio.Task[Any] | None = None
        try:
            while True:
                hearing = hearing or asyncio.ensure_future(self.live.receive())
                speaking = asyncio.ensure_future(self._commands.get())
                await asyncio.wait((hearing, speaking), return_when=asyncio.FIRST_COMPLETED)
                if speaking.done():
                    hearing.cancel()
                    await asyncio.gather(hearing, return_exceptions=True)
                    hearing = None
                    await self._speak(*speaking.result())
                else:
                    speaking.cancel()
                    hearing.result()
                    hearing = None
                changed()
        except Lost:
            hearing = None
            self._is_lost = True
            changed()
        finally:
            if hearing is not None:
                hearing.cancel()

    async def _speak(self, command: Command, answer: asyncio.Future[None]) -> None:
        try:
            await command()
        except Refused as error:
            self._fail(answer, Trouble(self._refused(error)))
        except (Lost, TimeoutError):
            self._fail(answer, Trouble(self.texts.t("terminal-remote-lost", url=self.live.seat.server.url)))
        else:
            if not answer.done():
                answer.set_result(None)

    @staticmethod
    def _fail(answer: asyncio.Future[None], trouble: Trouble) -> None:
        if not answer.done():
            answer.set_exception(trouble)

    def _refused(self, error: Refused) -> str:
        return refusal_in_words(self.texts, error.code, error.params)

    async def _ask(self, command: Command) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._commands.put((command, answer))
        await answer

    async def act(self, action: int, seat: int) -> None:
        await self._ask(lambda: self.live.act(action, seat))

    async def undo(self) -> None:
        """One's own step back; where somebody else asks for it, consent."""
        asked = self.live.table.undo_asked
        if asked is not None and set(asked.waiting_for) & set(self.live.you):
            seat = next(iter(set(asked.waiting_for) & set(self.live.you)))
            await self._ask(
                lambda: self.live.command("answer-undo", seat, agree=True, sequence=self.live.sequence)
            )
            return
        await self._ask(lambda: self.live.command("undo", sequence=self.live.sequence, scope="step"))

    async def close(self) -> None:
        await self.live.close()
        await self.live.seat.server.close()

    # ---- Listening -------------------------------------------------------------------------------

    def _hear(self, message: wire.ToViewer) -> None:
        if isinstance(message, wire.Snapshot):
            for entry in message.missed:
                self._tell(entry)
        elif isinstance(message, wire.Update):
            self._tell(wire.LogEntry(message.sequence, message.entry, message.events))
        else:
            return
        self._imagine()

    def _tell(self, heard: wire.LogEntry) -> None:
        before = self.names
        self.names = self._names_now()
        names = before if isinstance(heard.entry, SeatLeft) else self.names
        events = [event_of(form) for form in heard.events]
        viewer = self.live.you[0] if len(self.live.you) == 1 else None
        if isinstance(heard.entry, Moved):
            self._journal += told(self.texts, events, names, self.edition, viewer)
        else:
            change = Change(heard.sequence, heard.entry, None, events)
            self._journal += change_in_words(self.texts, change, names, self.edition, viewer)

    def _names_now(self) -> list[str]:
        seats = [TableSeat(name=seat.name, bot=seat.bot) for seat in self.live.table.seats]
        return names_in_words(self.texts, seats)

    def _imagine(self) -> None:
        view = self.live.game
        self._game = None if view is None else imagined(view, self.edition)


def event_of(form: dict[str, Any]) -> Event:
    """An event as it came over the wire."""
    kind = _BY_KIND[form["kind"]]
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name not in ("kind", "hidden")}
    return kind(**{name: _value(hint, form.get(name)) for name, hint in hints.items()})


def _value(hint: Any, value: Any) -> Any:
    """A number as the word it stands for."""
    for part in (hint, *get_args(hint)):
        if isinstance(part, type) and issubclass(part, IntEnum) and value is not None:
            return part(value)
    return value


# ---- Sitting down -------------------------------------------------------------------------------


async def connected(seat: Seat, texts: Texts) -> RemotePlay:
    """Raises `Refused` or `Lost`."""
    live = seat.connect(since=0)
    await live.__aenter__()
    return RemotePlay(live, await edition_of(seat.server, live), texts)


async def edition_of(server: Server, live: Live) -> Edition:
    """The edition of the table: ours if it is the same, else what the server has."""
    try:
        known = load_edition(live.table.settings.edition)
        if known.hash == live.table.edition:
            return known
    except EditionError:
        pass
    answer = await server.get(f"/api/editions/{live.table.edition}")
    return from_dict(answer["edition"])


async def reach(server: Server, password: str | None) -> None:
    """See that somebody answers; raises `Lost` or `Refused`."""
    try:
        if password:
            await server.open_door(password)
        await server.get("/api/levels")
    except httpx.HTTPError as error:
        raise Lost(str(error) or type(error).__name__) from None
    except httpx.InvalidURL as error:
        raise Lost(str(error)) from None
