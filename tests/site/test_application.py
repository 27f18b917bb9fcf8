"""The application as a worker runs it: requests, sockets and cookies through messages, games in IndexedDB."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest

from oddville.bots.steps import Steps
from oddville.editions.start import new_game
from oddville.record import read_json, verify
from oddville.rules.game import Game
from oddville.site.app.main import start
from oddville.store import StoreError
from oddville.store.indexed_db import Database
from tests.support.browser_database import BrowserDatabases
from tests.support.native_bridge import NativeBridge

pytestmark = pytest.mark.slow

NUMBERS = count(1)
AGAINST_A_BOT = {"players": 2, "bots": [None, "apprentice"], "order": "chosen", "pace": "instant"}
Scene = Callable[[NativeBridge], Awaitable[None]]


@pytest.fixture
def database(browser_databases: BrowserDatabases) -> Database:
    return browser_databases.database(f"application {next(NUMBERS)}")


def play(database: Database, *scenes: Scene) -> None:
    """Each scene in an application of its own, over the same database."""

    async def run() -> None:
        for scene in scenes:
            bridge = await NativeBridge.started(database)
            try:
                await asyncio.wait_for(scene(bridge), 120)
            finally:
                await bridge.close()

    asyncio.run(run())


async def new_table(bridge: NativeBridge, **settings: Any) -> str:
    seated = await bridge.ask("/api/tables", {"settings": AGAINST_A_BOT | settings, "name": "Ada"})
    return str(seated["id"])


async def moves(bridge: NativeBridge, table: str, most: int = 10_000) -> dict[str, Any]:
    """Take the first legal action again and again; the last message about the game."""
    number, heard = bridge.open(table)
    message: dict[str, Any] = {}
    done = 0
    while True:
        said = await heard.get()
        if said["type"] not in ("snapshot", "update"):
            assert said["type"] == "presence", said
            continue
        message = said
        legal = message["legal"].get("0")
        if done == most or (message["game"] or {}).get("winner") is not None:
            break
        if legal and message["game"]["decision"]["seat"] == 0:  # in other turns the bot may be faster
            command = {"type": "act", "key": f"k{message['sequence']}", "seat": 0, "action": legal[-1]}
            bridge.say(number, command | {"sequence": message["sequence"]})
            done += 1
    bridge.application.close("page", number)
    return message


def test_a_whole_game_and_its_record(database: Database) -> None:
    async def scene(bridge: NativeBridge) -> None:
        table = await new_table(bridge)
        await moves(bridge, table)
        status, media, text = await bridge.raw("GET", f"/api/tables/{table}/record")
        assert (status, media) == (200, "application/json")
        verify(read_json(text.encode()))

    play(database, scene)


def test_after_a_restart_everything_is_as_it_was(database: Database) -> None:
    """Also the seat, whose key is in a cookie."""
    left: dict[str, Any] = {}

    async def begin(bridge: NativeBridge) -> None:
        left["id"] = await new_table(bridge)
        left["last"] = await moves(bridge, left["id"], most=6)

    async def come_back(bridge: NativeBridge) -> None:
        last = left["last"]
        found = await bridge.ask(f"/api/tables/{left['id']}")
        assert found["sequence"] >= last["sequence"]
        assert found["you"] == [0]
        log = await bridge.ask(f"/api/tables/{left['id']}/log?after={last['sequence'] - 1}&limit=1")
        assert log["entries"][0]["entry"] == last["entry"]
        await moves(bridge, left["id"], most=3)

    play(database, begin, come_back)


def test_keys_of_a_seat_are_forgotten_on_demand(database: Database) -> None:
    table = ""

    async def leave(bridge: NativeBridge) -> None:
        nonlocal table
        table = await new_table(bridge)
        assert (await bridge.raw("DELETE", f"/api/tables/{table}/claim"))[0] == 204

    async def come_back(bridge: NativeBridge) -> None:
        assert (await bridge.ask(f"/api/tables/{table}"))["you"] == []

    play(database, leave, come_back)


def test_what_goes_wrong_is_answered(database: Database) -> None:
    async def scene(bridge: NativeBridge) -> None:
        assert (await bridge.raw("GET", "/api/nothing"))[0] == 404
        assert (await bridge.raw("POST", "/api/tables", {"settings": 5}))[0] == 400
        _, heard = bridge.open("a" * 16)
        assert await heard.get() == {"type": "ended", "code": 4404}

    play(database, scene)


def test_a_page_that_is_gone_does_not_sit_there_any_more(database: Database) -> None:
    async def scene(bridge: NativeBridge) -> None:
        table = await new_table(bridge)
        _, heard = bridge.open(table)
        while (await heard.get())["type"] != "snapshot":
            pass
        hall = bridge.application._app.service.hall  # type: ignore[attr-defined]
        assert (await hall.table(table)).present == {0}
        bridge.application.gone("page")
        while (await hall.table(table)).present:
            await asyncio.sleep(0.01)

    play(database, scene)


# ---- Thinking -----------------------------------------------------------------------------------


def game() -> Game:
    return new_game(2, 7)


def search_for_ever(game: Game, seconds: float) -> Steps[None]:
    while True:
        yield


def fail(game: Game, seconds: float) -> Steps[None]:
    yield
    raise KeyError(seconds)


def test_a_search_stops_when_nobody_waits_for_it(database: Database) -> None:
    async def scene(bridge: NativeBridge) -> None:
        service = bridge.application._app.service  # type: ignore[attr-defined]
        waiting = asyncio.ensure_future(service.bot_pool.search("", search_for_ever, game()))
        while not bridge.thinker._working:
            await asyncio.sleep(0)
        # Meanwhile a bot that does not search can think.
        await moves(bridge, await new_table(bridge), most=2)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert len(bridge.stopped) == 1
        assert not bridge.thinker._working

    play(database, scene)


def test_what_a_search_raises_arrives(database: Database) -> None:
    async def scene(bridge: NativeBridge) -> None:
        service = bridge.application._app.service  # type: ignore[attr-defined]
        with pytest.raises(KeyError):
            await service.bot_pool.search("", fail, game())

    play(database, scene)


# ---- Storage ------------------------------------------------------------------------------------


class Failing:
    """A database that answers as a browser without room does, while it has none."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.error = ""

    async def __call__(self, question: str) -> str:
        if self.error and not question.startswith('["summaries"'):
            return json.dumps({"error": self.error, "detail": "no", "known": 1, "found": 2})
        return await self._database(question)


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        ("QuotaExceededError", "full"),
        ("SecurityError", "read-only"),
        ("InvalidStateError", "gone"),
        ("UnknownError", "unknown"),
    ],
)
def test_pages_hear_that_nothing_can_be_stored(database: Database, error: str, kind: str) -> None:
    failing = Failing(database)

    async def scene(bridge: NativeBridge) -> None:
        table = await new_table(bridge)
        number, heard = bridge.open(table)
        message = await heard.get()
        while not message.get("legal", {}).get("0"):
            message = await heard.get()
        failing.error = error
        command = {"type": "act", "key": "k", "seat": 0, "sequence": message["sequence"]}
        command["action"] = message["legal"]["0"][0]
        bridge.say(number, command)
        while (message := await heard.get())["type"] != "error":
            pass
        assert message["code"] == "not-stored"
        assert bridge.faults == [kind]
        assert (await bridge.raw("POST", "/api/tables", {"settings": AGAINST_A_BOT, "name": "Ada"}))[0] == 503
        failing.error = ""
        bridge.say(number, command)
        while (message := await heard.get()).get("key") != "k":
            pass
        assert bridge.faults == [kind, ""]

    play(failing, scene)


@pytest.mark.parametrize(("error", "kind"), [("SecurityError", "read-only"), ("VersionError", "newer")])
def test_a_database_that_does_not_open(database: Database, error: str, kind: str) -> None:
    failing = Failing(database)
    failing.error = error
    bridge = NativeBridge(failing)
    with pytest.raises(StoreError):
        asyncio.run(start(bridge))
    assert bridge.faults == [kind]
