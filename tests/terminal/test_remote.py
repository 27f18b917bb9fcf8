"""The app at a table of a server: a terminal and another client play a game to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from signal import SIGTERM
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.json import decode as read_json
from msgspec.json import encode

from oddville.client import Live, Seat, Server
from oddville.protocol.events import event_from_dict, event_to_dict
from oddville.protocol.reasons import ReasonForm, reason_form, reason_from_form
from oddville.protocol.settings import Settings
from oddville.rules.action_space import ACTION_COUNT
from oddville.rules.actions import decode
from oddville.rules.events import EVENT_TYPES, read_events
from oddville.rules.reasons import why_not
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.remote import RemoteGame, connected
from oddville.terminal.screens.table import TableScreen
from oddville.text import Texts
from tests.support.page.moments import Moment, late_moment
from tests.support.recorded_games import playing
from tests.support.served import Served
from tests.support.terminal.playing import look, running, text_of

pytestmark = pytest.mark.slow
PATIENCE = 120.0  # seconds: the machine may be busy


def test_events_survive_the_wire() -> None:
    kinds = set()
    for recording in playing(3, 5):
        game = recording.game.copy()
        if game.is_over:
            break
        game.events = []
        game.step(game.legal_actions()[-1])
        for event in read_events(game.events):
            form = {name: _as_json(value) for name, value in event_to_dict(event.public()).items()}
            assert event_from_dict(form) == event.public()
            kinds.add(type(event))
    assert len(kinds) > len(EVENT_TYPES) // 2


def test_reasons_survive_the_wire() -> None:
    """Whatever a rule says against an action, it says the same after the journey."""
    codes, texts = set(), Texts("en")
    for recording in playing(3, 5):
        game = recording.game
        for number in range(0, ACTION_COUNT, 5):
            reason = why_not(game, decode(number))
            if reason is not None and reason.code not in codes:
                sent = read_json(encode(reason_form(reason)), type=ReasonForm)
                names = ["Ada", "Ben", "Cleo"]
                told = texts.reason(reason_from_form(sent), names, recording.edition)
                assert told == texts.reason(reason, names, recording.edition)
                codes.add(reason.code)
    assert len(codes) > 20


def _as_json(value: object) -> object:
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


async def play_by_instinct(live: Live) -> None:
    """Another client, without a screen."""
    while not live.is_over:
        if live.legal and live.game is not None:
            await live.act((await live.seat.hint("newcomer")).action)
        else:
            await live.receive()


async def play_by_keys(play: RemoteGame) -> str:
    """A person who asks for a hint and follows it; what the screen says in the end."""
    app = OddVilleApp(look(), lambda: TableScreen(play, "newcomer"))
    async with running(app) as pilot:
        screen: Any = app.screen
        async with asyncio.timeout(PATIENCE):
            while not play.live.is_over:
                await pilot.pause(0.01)
                if screen.seat is not None:
                    await pilot.press("h", "h", "enter")
            while "Points" not in text_of(app):
                await pilot.pause(0.01)
        return text_of(app)


async def seats_at(url: str, at: Moment) -> tuple[Seat, Seat]:
    """Ada at the seat that decides, and Ben, at a table that begins at that moment."""
    server = Server(url)
    settings = to_builtins(Settings(players=2, order="chosen", pace="instant", undo="never", hints=True))
    moment = {"record": at.record, "moves": at.moves}
    body = {"settings": settings, "name": "Ada", "salt": "", "seat": at.seat, "from": moment}
    answer = await server.post("/api/tables", body)
    ada = Seat(server, answer["id"], answer["key"])
    return ada, await Server(url).join(ada.table_id, "Ben")


def test_a_terminal_and_another_client_play_to_the_end(url: str) -> None:
    at = late_moment()

    async def both() -> tuple[str, RemoteGame, Live]:
        seat, other = await seats_at(url, at)
        play = await connected(seat, look().texts)
        async with other.connect() as live:
            said, _ = await asyncio.gather(play_by_keys(play), play_by_instinct(live))
        await other.server.close()
        return said, play, live

    said, play, live = asyncio.run(both())
    assert play.live.is_over
    assert live.is_over
    assert play.view.winner is not None
    assert "Points" in said
    assert sorted(play.names) == ["Ada", "Ben"]
    assert any("Ben" in line for line in play.journal)


def test_a_table_that_waits_tells_its_name(url: str) -> None:
    async def open_it() -> None:
        seat = await Server(url).create(Settings(players=2, order="chosen"), "Ada")
        play = await connected(seat, look().texts)
        assert not play.is_ready
        assert seat.table_id in play.notice
        await play.close()

    asyncio.run(open_it())


async def until_it_is_our_turn(pilot: Any, play: RemoteGame, after: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while play.live.sequence <= after or pilot.app.screen.seat is None:
            await pilot.pause(0.02)


def test_taking_back_on_a_server(url: str) -> None:
    """A turn has several steps: after the first one, nothing is revealed and nobody else has acted."""

    async def one() -> None:
        server = Server(url)
        settings = Settings(players=2, bots=(None, "newcomer"), order="chosen", pace="instant", seed=5)
        play = await connected(await server.create(settings, "Ada"), look().texts)
        app = OddVilleApp(look(), lambda: TableScreen(play, "newcomer"))
        async with running(app) as pilot:
            await until_it_is_our_turn(pilot, play, after=0)
            position, before = play.live.game, play.live.sequence
            await pilot.press("enter")
            await until_it_is_our_turn(pilot, play, after=before)
            assert play.live.game != position
            await pilot.press("u")
            await until_it_is_our_turn(pilot, play, after=before + 1)
            assert play.live.game == position
            assert any(line.startswith("You undo a move.") for line in play.journal)

    asyncio.run(one())


def test_a_server_that_restarts_says_so_and_the_game_goes_on(tmp_path: Path) -> None:
    """Its last word stands on the screen until it is back."""

    async def first_half(served: Served) -> tuple[RemoteGame, asyncio.Task[None]]:
        settings = Settings(players=2, bots=(None, "newcomer"), order="chosen", pace="instant", seed=5)
        play = await connected(await Server(served.url).create(settings, "Ada"), look().texts)
        return play, asyncio.create_task(play.run(lambda: None))

    async def both() -> None:
        data = tmp_path / "games.db"
        with Served(data) as served:
            play, running_on = await first_half(served)
            port = served.url.rpartition(":")[2].strip("/")
            served.tell(SIGTERM)
            await until(lambda: play.notice == look().t("goodbye-restart"))
            served.wait()
        with Served(data, "--port", port):
            await until(lambda: play.notice == "")
            await play.act(play.live.legal[0], 0)
            await play.close()
            running_on.cancel()
            await asyncio.gather(running_on, return_exceptions=True)

    asyncio.run(both())


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.05)


def test_coming_back_to_one_s_seat(url: str) -> None:
    async def twice() -> tuple[frozenset[int], frozenset[int]]:
        server = Server(url)
        settings = Settings(players=2, bots=(None, "newcomer"), order="chosen", pace="instant", seed=5)
        seat = await server.create(settings, "Ada")
        first = await connected(seat, look().texts)
        mine = first.mine
        await first.close()
        again = await connected(Seat(Server(url), seat.table_id, seat.key), look().texts)
        assert again.journal
        found = again.mine
        await again.close()
        return mine, found

    first, second = asyncio.run(twice())
    assert first == second == frozenset({0})
