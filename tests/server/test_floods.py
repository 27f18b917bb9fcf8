"""Clients that send too much or read nothing are slowed down or disconnected, and hold little memory."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from oddville.server import http_protocol, runner, websocket_protocol
from oddville.server.http_protocol import CountedProtocol
from oddville.server.reply_pieces import PIECE, send_in_pieces
from oddville.server.settings import Limits
from tests.support import http_client
from tests.support.attacks import wire
from tests.support.attacks.wire import Target
from tests.support.http_player import QUICK, Player
from tests.support.running_server import PLENTY, RunningServer, StartServer
from tests.support.served import until

PING = b'{"type":"ping"}'


@pytest.fixture
def target(running: RunningServer) -> Target:
    return target_at(running)


def target_at(server: RunningServer) -> Target:
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open(QUICK)
    return Target(server.port, player.table)


def opcodes(line: socket.socket) -> list[int]:
    return [opcode for opcode, _ in wire.frames_in(line)]


# ---- WebSockets ---------------------------------------------------------------------------------


def test_a_few_pings_are_answered(target: Target) -> None:
    with wire.upgrade(target) as line:
        line.sendall(wire.frame(wire.PING, b"x") * 20 + wire.frame(wire.CLOSE))
        found = opcodes(line)
    assert found.count(wire.PONG) == 20
    assert found[-1] == wire.CLOSE


def test_many_pings_end_the_connection(running: RunningServer, target: Target) -> None:
    with wire.upgrade(target) as line:
        line.sendall(wire.frame(wire.PING) * 10_000)
        found = opcodes(line)
    assert found.count(wire.PONG) <= websocket_protocol.FRAMES_AT_ONCE + websocket_protocol.PIECE // 6
    until(lambda: running.app.service.sockets.total == 0, "it is still counted")


@pytest.mark.parametrize("opcode", [wire.PONG, wire.CONTINUATION])
def test_frames_that_say_nothing(target: Target, opcode: int) -> None:
    with wire.upgrade(target) as line:
        line.sendall(wire.frame(wire.TEXT, is_last=False))
        line.sendall(wire.frame(opcode, is_last=opcode == wire.PONG) * 200)
        assert wire.is_ended(line)


def test_a_message_in_some_parts(target: Target) -> None:
    parts = [wire.frame(wire.CONTINUATION, PING[at : at + 1], is_last=False) for at in range(1, len(PING))]
    with wire.upgrade(target) as line:
        line.sendall(wire.frame(wire.TEXT, PING[:1], is_last=False) + b"".join(parts))
        line.sendall(wire.frame(wire.CONTINUATION))
        assert next(said for _, said in wire.frames_in(line) if b'"pong"' in said)


def test_many_messages_at_once_are_all_answered(target: Target) -> None:
    with wire.upgrade(target) as line:
        line.sendall(wire.frame(wire.TEXT, PING) * 3000)
        pongs = (said for _, said in wire.frames_in(line) if b'"pong"' in said)
        assert len(list(islice(pongs, 3000))) == 3000


def test_after_the_goodbye_nothing_is_parsed_for_long(target: Target) -> None:
    """Messages after our close frame are dropped, and count like frames that say nothing."""
    with wire.upgrade(target) as line:
        line.sendall(wire.frame(wire.TEXT, b"nonsense") * 5000)
        assert wire.is_ended(line)


def test_who_misses_the_heartbeat_is_cut_off(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "HEARTBEAT", 0.2)
    target = target_at(start_server())
    with wire.upgrade(target) as line:
        found = opcodes(line)
    assert wire.PING in found
    assert wire.CLOSE not in found  # that would wait until it is read


def test_who_reads_no_messages_is_cut_off(start_server: StartServer) -> None:
    server = start_server(limits=limits(unread_seconds=0.3))
    line = wire.upgrade(target_at(server))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    said = wire.frame(wire.TEXT, PING) * 50_000
    with line:
        until(lambda: is_refusing(line, said), "it reads on and on")
        until(lambda: server.app.service.sockets.total == 0, "it is still connected")


def is_refusing(line: socket.socket, block: bytes) -> bool:
    """Whether the server takes no more."""
    try:
        line.send(block)
    except (BlockingIOError, ConnectionError):
        return True
    return False


# ---- Requests -----------------------------------------------------------------------------------


def limits(**chosen: Any) -> Limits:
    values = {name: getattr(PLENTY, name) for name in Limits.__slots__}
    return Limits(**(values | chosen))


def connections(server: RunningServer) -> Iterator[CountedProtocol]:
    for found in list(server._runner.server_state.connections):
        assert isinstance(found, HttpToolsProtocol)
        assert isinstance(found, CountedProtocol)
        yield found


@pytest.mark.parametrize("line_of_header", [b"X: 1\r\n", b"X-Long: " + b"x" * 5000 + b"\r\n"])
def test_a_head_has_a_limit(server: str, running: RunningServer, line_of_header: bytes) -> None:
    head = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    fitting = head + line_of_header * ((http_protocol.MAX_HEAD - 1000) // len(line_of_header))
    for sent, status in ((fitting, b" 200 "), (fitting + line_of_header * 600, b" 431 ")):
        with wire.connect(Target(running.port)) as line:
            line.sendall(sent[: http_protocol.MAX_HEAD + 2000] + b"\r\n\r\n")
            assert status in line.recv(100)


def test_a_long_address_has_the_same_limit(running: RunningServer) -> None:
    with wire.connect(Target(running.port)) as line:
        line.sendall(b"GET /" + b"x" * (http_protocol.MAX_HEAD + 1000))
        assert b" 431 " in line.recv(100)


def test_headers_after_a_body_count_too(running: RunningServer) -> None:
    with wire.connect(Target(running.port)) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
        )
        line.sendall((b"X: " + b"x" * 1000 + b"\r\n") * 40)
        assert wire.is_ended(line)


def test_a_body_may_be_longer_than_a_head(running: RunningServer) -> None:
    body = b'{"record":"' + b"x" * 100_000 + b'"}'
    head = wire.get("/api/replay", "Content-Type: application/json", f"Content-Length: {len(body)}")
    with wire.connect(Target(running.port)) as line:
        line.sendall(head.replace(b"GET", b"POST") + body + wire.get("/health", "Connection: close"))
        found = b"".join(iter(lambda: line.recv(1 << 16), b""))
    assert found.startswith(b"HTTP/1.1 422 ")
    assert b"HTTP/1.1 200 " in found


def test_many_requests_at_once_are_all_answered(running: RunningServer) -> None:
    with wire.connect(Target(running.port)) as line:
        line.sendall(wire.get("/health") * 300 + wire.get("/health", "Connection: close"))
        found = b"".join(iter(lambda: line.recv(1 << 16), b""))
    assert found.count(b"HTTP/1.1 200 ") == 301


def test_requests_wait_for_those_who_do_not_read(start_server: StartServer) -> None:
    server = start_server()
    asked = wire.get("/openapi.json") * 20_000
    with wire.connect(Target(server.port)) as line:
        line.setblocking(False)
        until(lambda: is_refusing(line, asked), "it reads on and on")
        until(lambda: any(found.flow.write_paused for found in connections(server)), "it never waits")
        (found,) = connections(server)
        assert len(found.pipeline) == 0
        assert found.transport.get_write_buffer_size() < 3 * PIECE


def test_who_reads_no_replies_is_cut_off(start_server: StartServer) -> None:
    server = start_server(limits=limits(unread_seconds=1.0))
    counter = server.app.service.connections
    assert counter is not None
    with wire.connect(Target(server.port)) as line:
        line.sendall(wire.get("/openapi.json") * 300)
        until(lambda: any(found.flow.write_paused for found in connections(server)), "it never waits")
        until(lambda: counter.total == 0, "it is still connected")


@pytest.mark.parametrize(("pause", "answers"), [(0.0, 3), (60.0, 2)])
def test_who_asks_too_fast_has_to_wait(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch, pause: float, answers: int
) -> None:
    monkeypatch.setattr(http_protocol, "REFUSED_SECONDS", pause)
    server = start_server(limits=limits(requests_per_second=0.001, requests_at_once=1))
    with wire.connect(Target(server.port)) as line:
        line.sendall(wire.get("/health") * 3)
        found = b""
        while found.count(b"HTTP/1.1 ") < answers:
            found += line.recv(1 << 16)
        (connection,) = connections(server)
        assert bool(connection._held) is (pause > 0)
    assert found.count(b"HTTP/1.1 429 ") == answers - 1


def test_few_large_replies_at_a_time(start_server: StartServer) -> None:
    server = start_server(limits=limits(large_replies_each=1))
    counter = server.app.service.large_replies
    path = f"/api/tables/{'A' * 16}/replay"
    with http_client.client(server.url) as client:
        assert counter.enter("127.0.0.1")
        refused = client.get(path)
        counter.leave("127.0.0.1")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many")
        assert client.get(path).status_code == 404
    assert counter.total == 0


@pytest.mark.parametrize(("size", "count"), [(0, 1), (PIECE, 1), (PIECE + 1, 2), (3 * PIECE, 3)])
def test_large_bodies_are_sent_in_pieces(size: int, count: int) -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    body = bytes(number % 251 for number in range(size))
    for more in (True, False):
        sent.clear()
        asyncio.run(send_in_pieces(send, {"type": "http.response.body", "body": body, "more_body": more}))
        assert b"".join(message["body"] for message in sent) == body
        assert [message["more_body"] for message in sent] == [True] * (count - 1) + [more]
