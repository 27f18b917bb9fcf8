"""The app at a table of a server, among people: talk, clocks, questions, giving up, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from oddville.client import Live, Seat, Server
from oddville.protocol import messages
from oddville.protocol.entries import Said
from oddville.protocol.settings import LiveClock, Settings, TurnClock
from oddville.terminal import seat_keys
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.clocks import clock_face
from oddville.terminal.games.remote import RemoteGame, connected
from oddville.terminal.screens.chat_dialog import ChatDialog
from oddville.terminal.screens.choice_dialog import ChoiceDialog
from oddville.terminal.screens.table import TableScreen
from oddville.terminal.screens.text_dialog import TextDialog
from oddville.text import Texts
from tests.support.terminal.playing import SMALL, lines_of, look, running, text_of

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODDVILLE_SAVES", str(tmp_path))


@dataclass
class Evening:
    """Ada sits at the terminal, Ben is connected from elsewhere. Ben has opened the table, Ada begins."""

    app: OddVilleApp
    pilot: Pilot[Any]
    ben: Live

    @property
    def screen(self) -> TableScreen:
        found = next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))
        return found

    @property
    def ada(self) -> RemoteGame:
        return self.screen.table

    async def until(self, is_so: Callable[[], Any]) -> None:
        async with asyncio.timeout(120):
            while not is_so():
                await self.pilot.pause(0.02)

    async def until_seen(self, words: str) -> None:
        try:
            await self.until(lambda: words in flowing(self.app))
        except TimeoutError:
            raise AssertionError(f"not seen: {words}\n{text_of(self.app)}") from None


def flowing(app: OddVilleApp) -> str:
    """What is on the left half of the screen and below, without the breaks of its lines."""
    return " ".join(" ".join(line[:43] for line in lines_of(app)[:-2]).split()) + "\n".join(
        lines_of(app)[-2:]
    )


@asynccontextmanager
async def evening(url: str, **settings: Any) -> AsyncIterator[Evening]:
    own, other = Server(url), Server(url)
    chosen = Settings(players=2, order="chosen", pace="instant", **({"seed": 5} | settings))
    seat = await other.create(chosen, "Ben")
    async with seat.connect() as ben:
        play = await connected(await own.join(seat.table_id, "Ada"), look().texts)
        app = OddVilleApp(look(), lambda: TableScreen(play, "newcomer"))
        async with running(app) as pilot:
            met = Evening(app, pilot, ben)
            await met.until(lambda: play.is_ready)
            await ben_waits(ben)
            yield met
    await other.close()


async def ben_waits(ben: Live) -> None:
    """Until the game has begun for him too; he has the first seat, so he leaves the first move to Ada."""
    while ben.game is None:
        await ben.receive()


def spend(url: str, what: Callable[[Evening], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with evening(url, **settings) as met:
            await what(met)

    asyncio.run(run())


async def ada_decides(met: Evening) -> None:
    """Ben plays until it is Ada's turn."""
    while not met.ada.mine or met.screen.seat is None:
        if met.ben.legal:
            await met.ben.act(met.ben.legal[0])
        await met.pilot.pause(0.02)


# ---- Talk ---------------------------------------------------------------------------------------


async def next_said(live: Live) -> str:
    while True:
        message = await live.receive()
        if isinstance(message, messages.Update) and isinstance(message.entry, Said):
            return message.entry.text


def test_talking_both_ways(url: str) -> None:
    async def talk(met: Evening) -> None:
        await met.pilot.press("t")
        await met.pilot.pause()
        assert isinstance(met.app.screen, ChatDialog)
        assert "Esc closes" in text_of(met.app)
        await met.pilot.press(*"quite", "space", *"so?", "1")
        assert met.app.screen.query_one(Input).value == "quite so?1"
        await met.pilot.press("backspace", "enter")
        assert await next_said(met.ben) == "quite so?"
        assert "You: quite so?" in met.ada.journal
        await met.ben.command("say", text="Not at all [bold]!")
        await met.until(lambda: "Ben: Not at all [bold]!" in lines_of(met.app)[-2])
        assert any("Ben: Not at all" in line for line in lines_of(met.app)[:-2])
        await met.pilot.press("escape")
        assert "Ben" not in lines_of(met.app)[-2]
        await met.pilot.press("l")
        await met.pilot.pause()
        log = text_of(met.app)
        assert log.index("You: quite so?") < log.index("Ben: Not at all [bold]!")

    spend(url, talk)


def test_closing_the_line_sends_nothing(url: str) -> None:
    async def think_better_of_it(met: Evening) -> None:
        await met.pilot.press("t", *"hm", "escape")
        await met.pilot.pause()
        assert met.app.screen is met.screen
        await met.pilot.press("t", "space", "enter")
        await met.pilot.pause(0.2)
        assert not any(line.startswith("You:") for line in met.ada.journal)

    spend(url, think_better_of_it)


def test_a_line_is_never_longer_than_the_server_allows(url: str) -> None:
    async def go_on_and_on(met: Evening) -> None:
        await met.pilot.press("t")
        await met.pilot.pause()
        line = met.app.screen.query_one(Input)
        line.insert_text_at_cursor("a" * 399)
        await met.pilot.press("b", "c")
        await met.pilot.press("enter")
        await met.until(lambda: f"You: {'a' * 399}b" in met.ada.journal)

    spend(url, go_on_and_on)


def test_somebody_who_was_muted_hears_why(url: str) -> None:
    async def be_muted(met: Evening) -> None:
        await met.ben.command("mute", target=1, muted=True)
        await met.pilot.press("t", *"hello", "enter")
        await met.until(lambda: "The others cannot see your messages" in text_of(met.app))

    spend(url, be_muted)


def test_talk_does_not_disturb_a_choice(url: str) -> None:
    """An open group, the highlighted line and what was said stay as they are."""

    async def choose(met: Evening) -> None:
        await ada_decides(met)
        while met.screen.choices.items == [] or met.screen._group is None:
            await met.pilot.press("1")
            await met.pilot.pause(0.1)
            await ada_decides(met)
        await met.pilot.press("down")
        items, index = list(met.screen.choices.items), met.screen.choices.index
        met.screen.say("a hint")
        await met.ben.command("say", text="hurry")
        await met.until(lambda: "Ben: hurry" in met.ada.journal)
        await met.pilot.pause()
        assert (met.screen.choices.items, met.screen.choices.index) == (items, index)
        assert "a hint" in text_of(met.app)
        await met.ben.command("ask-end")
        await met.until_seen("Ben proposes to end")
        assert (met.screen.choices.items, met.screen.choices.index) == (items, index)

    spend(url, choose)


# ---- Clocks -------------------------------------------------------------------------------------


def test_a_clock_runs_for_whoever_decides(url: str) -> None:
    async def watch(met: Evening) -> None:
        await ada_decides(met)
        assert met.ada.clocks.seat == 1
        ben = met.ada.clocks.left(0)
        assert ben is not None
        text = clock_face(look().texts, ben)
        seen = [line for line in lines_of(met.app) if "4:5" in line or "5:0" in line]
        assert len(seen) == 2
        before = met.ada.clocks.left(1)
        assert before is not None
        later = clock_face(look().texts, before - 1000)
        await met.until(lambda: later in text_of(met.app))  # by itself: nobody does anything
        assert met.ada.clocks.left(0) == ben
        assert text in text_of(met.app)
        assert met.screen._ticking is not None
        assert met.screen._ticking._active.is_set()
        await met.ben.command("resign")
        await met.until(lambda: met.ada.live.is_over)
        await met.pilot.pause()
        assert not met.screen._ticking._active.is_set()

    spend(url, watch, clock=LiveClock(minutes=5))


def test_days_and_no_clock_at_all(url: str) -> None:
    async def slow(met: Evening) -> None:
        await ada_decides(met)
        assert "3 d 0 h" in text_of(met.app) or "2 d 23 h" in text_of(met.app)

    async def timeless(met: Evening) -> None:
        assert met.screen.scene.clocks == ()
        assert met.screen._ticking is not None
        assert not met.screen._ticking._active.is_set()

    spend(url, slow, clock=TurnClock(hours=72))
    spend(url, timeless)


@pytest.mark.parametrize(
    ("milliseconds", "face"),
    [
        (0, "0:00"),
        (1, "0:01"),
        (59_001, "1:00"),
        (300_000, "5:00"),
        (3_605_000, "1:00:05"),
        (172_798_001, "47:59:59"),
        (172_799_001, "2 d 0 h"),
        (259_199_001, "3 d 0 h"),
        (259_200_000 - 1000, "2 d 23 h"),
    ],
)
def test_the_face_of_a_clock(milliseconds: int, face: str) -> None:
    assert clock_face(Texts("en"), milliseconds) == face


# ---- Questions and endings ----------------------------------------------------------------------


async def choose_in_the_menu(met: Evening, words: str) -> None:
    await met.pilot.press("m")
    await met.pilot.pause()
    asking = met.app.screen
    assert isinstance(asking, ChoiceDialog)
    await met.pilot.press(str(list(asking._items).index(words) + 1))
    await met.pilot.pause()


async def read_the_points(met: Evening) -> None:
    await met.until(lambda: isinstance(met.app.screen, TextDialog))
    await met.pilot.press("escape")
    await met.pilot.pause()


def test_resigning_asks_first(url: str) -> None:
    async def give_up(met: Evening) -> None:
        await choose_in_the_menu(met, "Resign")
        assert "You give up" in text_of(met.app)
        await met.pilot.press("enter")  # what is offered first: to play on
        await met.until(lambda: met.app.screen is met.screen)
        assert not met.ada.live.is_over
        await choose_in_the_menu(met, "Resign")
        await met.pilot.press("2")
        await read_the_points(met)
        assert met.ada.live.table.ending == "resigned"
        assert met.screen.seat is None
        await met.until_seen("Ben wins.")
        assert "has to decide" not in text_of(met.app)
        assert "You resign." in met.ada.journal

    spend(url, give_up)


def test_stopping_by_agreement(url: str) -> None:
    async def stop(met: Evening) -> None:
        await met.ben.command("ask-end")
        await met.until_seen("Ben proposes to end the game without a result: y agrees, n declines.")
        await met.pilot.press("n")
        await met.until(lambda: "You want to keep playing." in met.ada.journal)
        assert not met.ada.live.is_over
        await choose_in_the_menu(met, "Propose ending without a result")
        await met.until_seen("Waiting for Ben.")
        await met.ben.command("answer-end", agree=False)
        await met.until(lambda: met.ada.notice == "")
        await met.ben.command("ask-end")
        await met.until_seen("y agrees")
        await met.pilot.press("y")
        await read_the_points(met)
        await met.until_seen("Ended without a winner")

    spend(url, stop)


def test_taking_back_needs_consent_here(url: str) -> None:
    async def regret(met: Evening) -> None:
        await ada_decides(met)
        before = met.ada.live.game
        await met.pilot.press("1", "1")
        await met.until(lambda: met.ada.live.game != before)
        await met.pilot.press("u")
        await met.until_seen("Waiting for Ben.")
        assert "Taken back" not in text_of(met.app)
        await met.ben.command("answer-undo", agree=True, sequence=met.ada.live.sequence)
        await met.until(lambda: met.ada.live.game == before)

    spend(url, regret, undo="consent")


def test_a_bot_plays_for_a_while(url: str) -> None:
    async def go_and_come_back(met: Evening) -> None:
        await choose_in_the_menu(met, "Let a bot play for me")
        await met.until_seen("A bot (Apprentice) plays for you: r takes the seat back.")
        assert met.screen.seat is None
        await met.pilot.press("r")
        await met.until(lambda: "You are back and play on." in met.ada.journal)
        assert met.ada.notice == ""

    spend(url, go_and_come_back)


# ---- Again --------------------------------------------------------------------------------------


def test_a_rematch_that_both_join(url: str) -> None:
    async def play_again(met: Evening) -> None:
        first = met.ada
        await met.ben.command("resign")
        await read_the_points(met)
        await met.until_seen("r plays again with the same people.")
        await met.pilot.press("r")
        await met.until(lambda: met.ada is not first)
        await met.until(lambda: "Ada" in met.ada.notice)
        assert seat_keys.key_for(url, met.ada.live.seat.table_id) == met.ada.live.seat.key
        while met.ben.table.rematch is None:
            await met.ben.receive()
        await begin_with(met, await met.ben.seat.follow())
        assert met.ada.names == ["Ada", "Ben"]  # one seat further

    spend(url, play_again)


def test_following_somebody_who_asked_first(url: str) -> None:
    async def be_asked(met: Evening) -> None:
        first = met.ada
        await met.ben.command("resign")
        await read_the_points(met)
        await met.ben.command("rematch")
        seat = await met.ben.seat.follow()
        await met.until_seen("A rematch begins at another table: r plays along.")
        await met.pilot.press("r")
        await met.until(lambda: met.ada is not first)
        await begin_with(met, seat)

    spend(url, be_asked)


async def begin_with(met: Evening, seat: Seat) -> None:
    """Both are at the other table, and whoever begins can play there."""
    async with seat.connect() as ben:
        await met.until(lambda: met.ada.is_ready)
        assert ben.seat.table_id == met.ada.live.seat.table_id
        met.ben = ben
        await ben_waits(ben)
        await ada_decides(met)
        before = met.ada.live.sequence
        await met.pilot.press("1", "1")
        await met.until(lambda: met.ada.live.sequence > before)


# ---- Keys and looks -----------------------------------------------------------------------------


def test_keys_are_listed_where_they_work(url: str) -> None:
    async def look_around(met: Evening) -> None:
        assert "t talk  m menu" in text_of(met.app)
        await met.pilot.press("question_mark")
        await met.pilot.pause()
        await met.pilot.press("pagedown")
        assert "talk to the others" in text_of(met.app)
        await met.pilot.press("escape")
        await met.pilot.pause()
        watching = await connected(Server(url).watch(met.ada.live.seat.table_id), look().texts)
        app = OddVilleApp(look(), lambda: TableScreen(watching, "newcomer"))
        async with running(app) as pilot:
            assert "t talk" not in text_of(app)
            await pilot.press("t", "m", "y", "r")
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)

    spend(url, look_around)


def test_writing_without_colours_sends_none(url: str) -> None:
    async def run() -> None:
        seat = await Server(url).create(Settings(players=2), "Ada")
        play = await connected(seat, look().texts)
        own = look(is_ascii=True, has_colour=False)
        app = OddVilleApp(own, lambda: TableScreen(play, "newcomer"))
        async with running(app, SMALL) as pilot:
            await pilot.press("t", *"hello")
            await pilot.pause()
            assert text_of(app).isascii()
            for strip in app.screen._compositor.render_strips():
                for segment in strip:
                    style = segment.style
                    for colour in (style.color, style.bgcolor) if style is not None else ():
                        assert colour is None or colour.is_default, segment

    asyncio.run(run())
