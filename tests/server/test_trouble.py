"""When something breaks: the database, the network, the server itself."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.sync.client import connect

from oddville.server import http_protocol, routes
from oddville.server.settings import Limits
from oddville.store import StoreUnavailable
from tests.support import http_client
from tests.support.http_player import AGAINST_A_BOT, Player
from tests.support.running_server import StartServer

pytestmark = pytest.mark.slow

ASKED = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HUSH = "password=hush"


async def unavailable(*_: Any, **__: Any) -> None:
    raise StoreUnavailable(HUSH)


async def broken(*_: Any, **__: Any) -> None:
    raise ZeroDivisionError(HUSH)


def test_a_database_that_does_not_answer(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start_server()
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open()
        before = player.wait_for("playing")
        with monkeypatch.context() as patch:
            for name in ("create", "append", "match", "lobby", "counts"):
                patch.setattr(server.app.service.hall.store, name, unavailable)
            answers = [
                client.get("/api/lobby"),
                client.post("/api/tables", json={"settings": AGAINST_A_BOT, "name": "Ada"}),
                client.get(f"/api/tables/{'A' * 16}"),
                player.act(before),
            ]
            assert player.look()["sequence"] == before["sequence"]  # nothing is shown that is not stored
        for answer in answers:
            assert answer.status_code == 503
            assert answer.json() == {"error": {"code": "store-unavailable", "params": {}}}
            assert int(answer.headers["retry-after"]) > 0
        assert player.act(before).status_code == 200


def test_our_own_mistakes_tell_nothing(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = start_server()
    monkeypatch.setattr(server.app.service.hall.store, "lobby", broken)
    with http_client.client(server.url) as client:
        answer = client.get("/api/lobby")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"code": "internal", "params": {}}}
    assert answer.headers["x-content-type-options"] == "nosniff"
    server.stop()  # by then it has written it down
    assert "ZeroDivisionError" in caplog.text


def test_bodies_that_never_come(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "BODY_SECONDS", 0.2)
    server = start_server()
    start = (
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        "Content-Length: 100\r\n\r\n{"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(start.encode())
        answer = connection.recv(10_000)
    assert b" 408 " in answer
    assert b"too-slow" in answer


@pytest.mark.parametrize(("asked_before", "beginning"), [(False, b""), (False, b"GET /"), (True, b"GET /")])
def test_connections_that_ask_nothing(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch, asked_before: bool, beginning: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    server = start_server()
    with socket.create_connection(("127.0.0.1", server.port), timeout=3) as connection:
        if asked_before:
            connection.sendall(ASKED)
            assert connection.recv(10_000).startswith(b"HTTP/1.1 200")
        connection.sendall(beginning)
        while connection.recv(10_000):
            pass
    assert http_client.get(f"{server.url}/health").status_code == 200


def test_connections_are_counted(start_server: StartServer) -> None:
    server = start_server(limits=Limits(connections_each=2))
    counter = server.app.service.connections
    assert counter is not None
    with http_client.client(server.url) as client:
        table = Player(client).open()["id"]
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as one:
            one.sendall(ASKED)
            assert one.recv(10_000).startswith(b"HTTP/1.1 200")
            assert counter.total == 2
            other = socket.create_connection(("127.0.0.1", server.port), timeout=10)
            with other, suppress(ConnectionResetError):
                assert other.recv(100) == b""
    until(lambda: counter.total == 0)
    with connect(f"{server.socket_url}/api/tables/{table}/live"):
        assert (counter.total, server.app.service.sockets.total) == (0, 1)  # it is a socket now


def until(is_so: Callable[[], bool]) -> None:
    for _ in range(500):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it never was so")


def test_clients_that_go_away_are_forgotten(start_server: StartServer) -> None:
    server = start_server()
    start = (
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
            connection.sendall(start.encode())
    with http_client.client(server.url) as client:
        assert client.get("/health").status_code == 200
