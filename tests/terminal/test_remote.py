"""The app at a table of a server: a terminal and another client play a game to its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oddville.client import Live, Seat, Server
from oddville.editions import standard
from oddville.rules.events import EVENT_TYPES, read_events
from oddville.rules.views import view_for
from oddville.table.forms import event_form
from oddville.table.settings import Settings
from oddville.table.thinkers import think
from oddville.terminal.app import OddVilleApp
from oddville.terminal.imagined import imagined
from oddville.terminal.plays.remote import RemotePlay, connected, event_of
from oddville.terminal.screens.game import GameScreen
from tests.commands.served import Served
from tests.record.games import playing
from tests.terminal.playing import look, running, text_of

pytestmark = pytest.mark.slow
MOST_STEPS = 4000


def test_what_is_seen_is_enough_to_ask_the_engine() -> None:
    """A game made of the view offers the same and looks the same as the real one, at every moment."""
    for number, recording in enumerate(playing(3, 5)):
        if number % 5:
            continue
        view = view_for(recording.game, None)
        found = imagined(view, recording.edition)
        assert view_for(found, None) == view
        for seat in range(3):
            assert found.legal_actions(seat) == recording.game.legal_actions(seat)


def test_events_survive_the_wire() -> None:
    kinds = set()
    for recording in playing(3, 5):
        game = recording.game.copy()
        if game.is_over:
            break
        game.events = []
        game.step(game.legal_actions()[-1])
        for event in read_events(game.events):
            form = {name: _as_json(value) for name, value in event_form(event.public()).items()}
            assert event_of(form) == event.public()
            kinds.add(type(event))
    assert len(kinds) > len(EVENT_TYPES) // 2


def _as_json(value: object) -> object:
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


async def play_by_instinct(live: Live) -> None:
    """Another client, without a screen."""
    while not live.is_over:
        if live.legal and live.game is not None:
            await live.act(think(imagined(live.game, standard()), "newcomer", 1))
        else:
            await live.receive()


async def play_by_keys(play: RemotePlay) -> str:
    """A person who asks for a hint and follows it; what the screen says in the end."""
    app = OddVilleApp(look(), lambda: GameScreen(play, "newcomer"))
    async with running(app) as pilot:
        screen: Any = app.screen
        for _ in range(MOST_STEPS):
            await pilot.pause(0.01)
            if play.live.is_over:
                break
            if screen.seat is not None:
                await pilot.press("h", "enter")
        await pilot.pause(0.3)
        return text_of(app)


def test_a_terminal_and_another_client_play_to_the_end(tmp_path: Path) -> None:
    async def both(served: Served) -> tuple[str, RemotePlay, Live]:
        server = Server(served.url)
        settings = Settings(players=2, order="chosen", pace="instant", seed=5, undo="never")
        seat = await server.create(settings, "Ada")
        play = await connected(seat, look().texts)
        assert not play.is_ready
        assert seat.table_id in play.notice
        other = Server(served.url)
        live = (await other.join(seat.table_id, "Ben")).connect()
        async with live:
            said, _ = await asyncio.gather(play_by_keys(play), play_by_instinct(live))
        await other.close()
        return said, play, live

    with Served(tmp_path / "games.db") as served:
        said, play, live = asyncio.run(both(served))
    assert play.live.is_over
    assert live.is_over
    assert play.game.is_over
    assert "Points" in said
    assert play.names == ["Ada", "Ben"]
    assert any("Ben" in line for line in play.journal)


def test_taking_back_on_a_server(tmp_path: Path) -> None:
    async def one(served: Served) -> None:
        server = Server(served.url)
        settings = Settings(players=2, bots=(None, "newcomer"), order="chosen", pace="instant", seed=5)
        play = await connected(await server.create(settings, "Ada"), look().texts)
        app = OddVilleApp(look(), lambda: GameScreen(play, "newcomer"))
        async with running(app) as pilot:
            screen: Any = app.screen
            for _ in range(300):
                await pilot.pause(0.02)
                if screen.seat is not None:
                    break
            before = play.live.sequence
            await pilot.press("enter")
            for _ in range(300):
                await pilot.pause(0.02)
                if play.live.sequence > before and screen.seat is not None:
                    break
            await pilot.press("u")
            await pilot.pause(0.5)
            assert "Taken back" in text_of(app) or screen._message.plain

    with Served(tmp_path / "games.db") as served:
        asyncio.run(one(served))


def test_coming_back_to_one_s_seat(tmp_path: Path) -> None:
    async def twice(served: Served) -> tuple[frozenset[int], frozenset[int]]:
        server = Server(served.url)
        settings = Settings(players=2, bots=(None, "newcomer"), order="chosen", pace="instant", seed=5)
        seat = await server.create(settings, "Ada")
        first = await connected(seat, look().texts)
        mine = first.mine
        await first.close()
        again = await connected(Seat(Server(served.url), seat.table_id, seat.key), look().texts)
        assert again.journal
        found = again.mine
        await again.close()
        return mine, found

    with Served(tmp_path / "games.db") as served:
        first, second = asyncio.run(twice(served))
    assert first == second == frozenset({0})
