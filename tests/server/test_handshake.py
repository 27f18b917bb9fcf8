"""How a socket comes in, and how it ends when the server does."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, QUICK, Player
from tests.support.running_server import RunningServer, StartServer

pytestmark = pytest.mark.slow


def heard_until_the_end(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All messages, and the code with which the server closed."""
    heard = []
    try:
        while True:
            heard.append(json.loads(socket.recv(timeout=10)))
    except ConnectionClosed as closed:
        return heard, 0 if closed.rcvd is None else closed.rcvd.code


def closed_with(socket: ClientConnection) -> int:
    return heard_until_the_end(socket)[1]


def test_with_a_key_and_without(running: RunningServer, player: Player) -> None:
    table = player.open()["id"]
    address = f"{running.socket_url}/api/tables/{table}/live"
    with connect(address) as socket:
        assert json.loads(socket.recv())["you"] == []
    with connect(address, additional_headers=player.headers) as socket:
        assert json.loads(socket.recv())["you"] == [0]
    cookie = {"Cookie": f"other=1; oddville-{table}={player.key}~x"}
    with connect(f"{address}?since=0", additional_headers=cookie) as socket:
        greeting = json.loads(socket.recv())
        assert greeting["you"] == [0]
        assert greeting["missed"]
    with connect(f"{address}?since=%C2%B2&key={player.key}") as socket:  # never in an address
        assert json.loads(socket.recv())["you"] == []


def test_tables_that_are_not_there(start_server: StartServer) -> None:
    running = start_server()
    for table in ("nowhere", "abcdefghijklmnop"):
        with connect(f"{running.socket_url}/api/tables/{table}/live") as socket:
            assert closed_with(socket) == 4404
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{running.socket_url}/elsewhere")
    assert refused.value.response.status_code == 404
    assert running.app.service.sockets.total == 0


def test_where_nobody_may_watch(running: RunningServer, player: Player, server: str) -> None:
    table = player.open(QUICK | {"spectators": False, "order": "chosen"})["id"]
    address = f"{running.socket_url}/api/tables/{table}/live"
    with connect(address) as stranger:
        assert json.loads(stranger.recv())["table"]["phase"] == "open"
        with http_client.client(server) as other:
            Player(other).join(table)
        assert closed_with(stranger) == 1008
    with connect(address) as stranger:
        assert closed_with(stranger) == 4403
    with connect(address, additional_headers=player.headers) as socket:
        assert json.loads(socket.recv())["game"] is not None


def test_goodbye_before_a_restart(start_server: StartServer) -> None:
    server = start_server()
    with http_client.client(server.url) as client:
        player = Player(client)
        table = player.open(AGAINST_A_BOT)["id"]
        player.wait_for("playing")
    with connect(f"{server.socket_url}/api/tables/{table}/live") as socket:
        assert json.loads(socket.recv())["type"] == "snapshot"
        server.stop()
        heard, code = heard_until_the_end(socket)
    assert heard[-1] == {"type": "goodbye", "reason": "restart", "retry_after": 1000}
    assert code == 1001


def test_a_game_under_rules_of_a_later_release(start_server: StartServer, tmp_path: Path) -> None:
    """It is refused in a friendly way, and no game of another table suffers."""
    server = start_server()
    with http_client.client(server.url) as client:
        table = Player(client).open(AGAINST_A_BOT)["id"]
    server.stop()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("UPDATE matches SET rules_version = rules_version + 1")
    later = start_server()
    with connect(f"{later.socket_url}/api/tables/{table}/live") as socket:
        assert closed_with(socket) == 4409
    answer = http_client.get(f"{later.url}/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "unknown-rules")
    with http_client.client(later.url) as client:
        Player(client).open(AGAINST_A_BOT)
