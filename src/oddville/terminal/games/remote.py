"""A game at a table of a server: what the client receives, and what the server answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, TypeVar

from ...client import Live, Lost, Refused, Seat, Server
from ...editions import Edition, EditionError, from_dict, load_edition
from ...protocol import messages
from ...protocol.entries import Moved, Said, SeatLeft
from ...protocol.events import event_from_dict
from ...protocol.reasons import reason_from_form
from ...protocol.replay import sheet_from_form
from ...protocol.responses import Hint
from ...protocol.study import Study, StudyMove
from ...protocol.table_text import entry_text, goodbye_text, refusal_text
from ...rules.reasons import Reason
from ...rules.scoresheet import Scoresheet
from ...rules.views import View
from ...text import Texts
from ...text.values import enumeration
from .. import seat_keys
from ..event_text import event_lines
from ..names import Cast
from .clocks import Clocks
from .shown_game import Changed, Trouble
from .table_actions import Command, TableAction, TableActions, names_at

Answer = TypeVar("Answer")
BUSY_PAUSE: Final = 1.0  # seconds before a busy server is asked again


class RemoteGame:
    """Receives and sends over one connection; commands wait in a queue."""

    def __init__(self, live: Live, edition: Edition, texts: Texts, clocks: Clocks) -> None:
        self.live = live
        self.edition = edition
        self.texts = texts
        self.clocks = clocks
        self.company = TableActions(live, texts, self._ask)
        self.names = names_at(texts, live.table)
        self.heard = ""  # the last line of chat from the others, until it has been shown
        self._journal: list[str] = []
        self._study: Study | None = None
        self._sheets: tuple[Scoresheet, ...] = ()
        self._is_behind = asyncio.Event()  # set if study and scores are of an older position
        self._is_lost = False
        self._has_moved_on = False  # to the rematch, which still needs the server
        self._parting = ""  # why the server closed the connection, until it is back
        self._commands: asyncio.Queue[tuple[Command, asyncio.Future[None]]] = asyncio.Queue()
        for entry in live.missed:
            self._tell(entry)
        live.listener = self._hear
        self._is_behind.set()

    # ---- What is seen ----------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return ""

    @property
    def is_ready(self) -> bool:
        return self.live.game is not None

    @property
    def view(self) -> View:
        assert self.live.game is not None, "not begun"
        return self.live.game

    @property
    def study(self) -> Study | None:
        """None until the server's study of this very position has arrived."""
        return self._study if self._study is not None and self._study.game == self.live.game else None

    @property
    def points(self) -> Mapping[int, int]:
        return {item.card: item.points for sheet in self._sheets for item in sheet.cards}

    @property
    def mine(self) -> frozenset[int]:
        deciding = self.live.legal_by_seat if self.live.table.phase == "playing" else {}
        return frozenset(self.live.you) & frozenset(deciding)

    @property
    def cast(self) -> Cast:
        return Cast(tuple(self.names), self._viewer)

    @property
    def _viewer(self) -> int | None:
        return self.live.you[0] if len(self.live.you) == 1 else None

    @property
    def journal(self) -> list[str]:
        return self._journal

    @property
    def link(self) -> str:
        return f"{self.live.seat.server.url}/t/{self.live.seat.table_id}"

    @property
    def notice(self) -> str:
        table = self.live.table
        if self._parting:
            return self._parting
        if self._is_lost:
            return self._lost
        if table.phase == "open":
            seated = [name for name in self.names if name] or [""]
            free = sum(1 for name in self.names if not name)
            names = enumeration(self.texts, seated)
            waiting = self.texts.t("terminal-remote-waiting", players=names, count=free, link=self.link)
            warning = self.texts.t("table-chosen-seed") if table.has_chosen_seed else ""
            return f"{waiting} {warning}".rstrip()
        return self.company.notice

    @property
    def _lost(self) -> str:
        return self.texts.t("terminal-remote-lost", url=self.live.seat.server.url)

    # ---- What happens ----------------------------------------------------------------------------

    async def run(self, changed: Changed) -> None:
        """Messages are handled also while a command waits for its answer."""
        hearing: asyncio.Task[Any] | None = None
        catching_up = asyncio.create_task(self._catch_up(changed))
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
        except (Lost, Refused):
            hearing = None
            self._is_lost = True
            changed()
        finally:
            catching_up.cancel()
            if hearing is not None:
                hearing.cancel()

    async def _speak(self, command: Command, answer: asyncio.Future[None]) -> None:
        try:
            await command()
        except Refused as error:
            self._fail(answer, Trouble(self._refused(error)))
        except (Lost, TimeoutError):
            self._fail(answer, Trouble(self._lost))
        else:
            if not answer.done():
                answer.set_result(None)

    @staticmethod
    def _fail(answer: asyncio.Future[None], trouble: Trouble) -> None:
        if not answer.done():
            answer.set_exception(trouble)

    def _refused(self, error: Refused) -> str:
        return refusal_text(self.texts, error.code, error.params)

    async def _ask(self, command: Command) -> None:
        if self._is_lost:
            raise Trouble(self._lost)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._commands.put((command, answer))
        await answer

    async def act(self, action: int, seat: int) -> None:
        await self._ask(lambda: self.live.act(action, seat))

    async def undo(self) -> None:
        """Take back your own step, or agree if somebody else asks for an undo."""
        asked = self.live.table.undo_asked
        if asked is not None and self.company.seat in asked.waiting_for:
            await self.company.take(TableAction.AGREE)
        else:
            await self._ask(lambda: self.live.command("undo", sequence=self.live.sequence, scope="step"))

    async def again(self) -> RemoteGame:
        """A rematch, at another table that everybody can follow to; raises `Trouble`."""
        if self.live.table.rematch is None:
            try:
                await self.company.take(TableAction.REMATCH)
            except Trouble:
                if self.live.table.rematch is None:  # otherwise somebody else was faster
                    raise
        try:
            seat = await self.live.seat.follow()
            play = await connected(seat, self.texts)
        except Refused as error:
            raise Trouble(self._refused(error)) from None
        except Lost:
            raise Trouble(self._lost) from None
        if seat.key is not None:
            seat_keys.remember(seat.server.url, seat.table_id, seat.key)
        self._has_moved_on = True
        return play

    async def close(self) -> None:
        await self.live.close()
        if not self._has_moved_on:
            await self.live.seat.server.close()

    # ---- Asking the server -----------------------------------------------------------------------

    async def why_not(self, action: int, seat: int) -> Reason | None:
        for item in () if self.study is None else self.study.not_now:
            if item.action == action:
                return reason_from_form(item.reason)
        study = await self.what_if([StudyMove(seat, action)])
        return None if study.refused is None else reason_from_form(study.refused.reason)

    async def what_if(self, moves: Sequence[StudyMove]) -> Study:
        return await self._asked(self.live.seat.study(moves))

    async def hint(self, level: str, moves: Sequence[StudyMove] = ()) -> Hint:
        """Without a budget: the server's bots have those of their levels."""
        return await self._asked(self.live.seat.hint(level.partition(":")[0], moves, self.texts.language))

    async def scoresheets(self) -> Sequence[Scoresheet]:
        score = await self._asked(self.live.seat.score())
        return [sheet_from_form(seat, form) for seat, form in enumerate(score.scoresheets)]

    async def _asked(self, answer: Awaitable[Answer]) -> Answer:
        try:
            return await answer
        except Refused as error:
            raise Trouble(self._refused(error)) from None
        except Lost:
            raise Trouble(self._lost) from None

    async def _catch_up(self, changed: Changed) -> None:
        """Ask for study and scores whenever the position has changed; retry while the server is busy."""
        while True:
            await self._is_behind.wait()
            self._is_behind.clear()
            try:
                if self.is_ready:
                    await self._update_study()
                    self._sheets = tuple(await self.scoresheets())
            except Trouble:
                await asyncio.sleep(BUSY_PAUSE)
                self._is_behind.set()
            changed()

    async def _update_study(self) -> None:
        if self.view.decision.seat in self.mine and self.study is None:
            self._study = await self._asked(self.live.seat.study())

    # ---- Listening -------------------------------------------------------------------------------

    def _hear(self, message: messages.ToViewer) -> None:
        self.clocks.hear(message)
        if isinstance(message, messages.Snapshot):
            for entry in message.missed:
                self._tell(entry)
        elif isinstance(message, messages.Update):
            self._tell(messages.LogEntry(message.sequence, message.entry, message.events))
            if isinstance(message.entry, Said) and message.entry.seat not in self.live.you:
                self.heard = self._journal[-1]
        elif isinstance(message, messages.Goodbye):
            self._parting = goodbye_text(self.texts, message.reason)
            return
        else:
            return
        self._parting = ""
        self._is_behind.set()

    def _tell(self, heard: messages.LogEntry) -> None:
        before = self.names
        self.names = names_at(self.texts, self.live.table)
        names = before if isinstance(heard.entry, SeatLeft) else self.names
        if isinstance(heard.entry, Moved):
            events = [event_from_dict(form) for form in heard.events]
            self._journal += event_lines(self.texts, events, names, self.edition, self._viewer)
        else:
            self._journal.append(entry_text(self.texts, heard.entry, names, self._viewer))


# ---- Sitting down -------------------------------------------------------------------------------


async def connected(seat: Seat, texts: Texts) -> RemoteGame:
    """Raises `Refused` or `Lost`."""
    live, clocks = seat.connect(since=0), Clocks()
    live.listener = clocks.hear
    await live.__aenter__()
    return RemoteGame(live, await edition_of(seat.server, live), texts, clocks)


async def edition_of(server: Server, live: Live) -> Edition:
    """The edition of the table: ours if it is the same, otherwise from the server."""
    try:
        known = load_edition(live.table.settings.edition)
        if known.hash == live.table.edition:
            return known
    except EditionError:
        pass
    answer = await server.get(f"/api/editions/{live.table.edition}")
    return from_dict(answer["edition"])


async def reach(server: Server, password: str | None) -> None:
    """Check that the server answers; raises `Lost` or `Refused`."""
    if password:
        await server.open_door(password)
    await server.get("/api/levels")
