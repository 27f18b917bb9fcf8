"""Servers for the tests: one for all of them, or one with settings of the test's choice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from oddville.server.settings import ServerSettings
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, Player
from tests.support.running_server import PLENTY, RunningServer, StartServer


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """A server with settings of the test's choice; by default with its own store and plenty of everything."""
    started: list[RunningServer] = []

    def start(**settings: Any) -> RunningServer:
        chosen: dict[str, Any] = {"data": str(tmp_path / "games.db"), "limits": PLENTY} | settings
        server = RunningServer(ServerSettings(**chosen))
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of a process that need no other settings; each opens tables of its own."""
    data = tmp_path_factory.mktemp("server") / "games.db"
    server = RunningServer(ServerSettings(data=str(data), limits=PLENTY))
    yield server
    server.stop()


@pytest.fixture
def server(running: RunningServer) -> str:
    """The base URL of that server."""
    return running.url


@pytest.fixture
def client(server: str) -> Iterator[httpx.Client]:
    with http_client.client(server) as found:
        yield found


@pytest.fixture
def player(client: httpx.Client) -> Player:
    return Player(client)


@pytest.fixture(scope="session")
def finished(running: RunningServer) -> Iterator[Player]:
    """Somebody whose game against a bot, around a table in random order, is over."""
    with http_client.client(running.url) as client:
        player = Player(client)
        player.open(AGAINST_A_BOT | {"order": "random"})
        player.play_to_the_end()
        yield player
