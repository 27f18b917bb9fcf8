"""The attacks: each runs for some seconds against a server and reconnects whenever it is thrown out."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from oddville.record import write_json
from tests.support.recorded_games import finished

from . import wire
from .wire import Target

PING_BYTES = 2_600_000  # a second; an empty ping has six
BLOCK = 1 << 16
RECONNECT_SECONDS = 0.05


@dataclass(slots=True)
class Flood:
    """Sends the same block again and again on some connections, as fast as the server takes it."""

    block: bytes
    opened: Callable[[Target], socket.socket]
    reads: bool = False  # what the server answers
    bytes_per_second: float = float("inf")
    lines: int = 1

    def run(self, target: Target, seconds: float) -> None:
        pushers = [Pusher(self, target) for _ in range(self.lines)]
        began = time.monotonic()
        sent = 0
        while (passed := time.monotonic() - began) < seconds:
            count = 0
            if sent <= passed * self.bytes_per_second:
                count = sum(pusher.push() for pusher in pushers)
                sent += count
            if count == 0:
                time.sleep(0.002)
        for pusher in pushers:
            pusher.close()


class Pusher:
    """One connection of a flood; opened again when the server ends it."""

    def __init__(self, flood: Flood, target: Target) -> None:
        self._flood = flood
        self._target = target
        self._line: socket.socket | None = None
        self._at = 0

    def push(self) -> int:
        """The number of bytes that the server took."""
        try:
            if self._line is None:
                self._line = self._flood.opened(self._target)
                self._line.setblocking(False)
                self._at = 0
            if self._flood.reads:
                with suppress(BlockingIOError):
                    while self._line.recv(BLOCK):
                        pass
            count = self._line.send(self._flood.block[self._at :])
        except BlockingIOError:
            return 0
        except (ConnectionError, TimeoutError):
            self.close()
            time.sleep(RECONNECT_SECONDS)
            return 0
        self._at = (self._at + count) % len(self._flood.block)
        return count

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


def ping_flood(target: Target, seconds: float, reads: bool = True) -> None:
    pings = wire.frame(wire.PING) * (BLOCK // 6)
    Flood(pings, wire.upgrade, reads, PING_BYTES).run(target, seconds)


def unread_ping_flood(target: Target, seconds: float) -> None:
    ping_flood(target, seconds, reads=False)


def fragment_flood(target: Target, seconds: float) -> None:
    """One message that never ends, in empty pieces."""

    def opened(target: Target) -> socket.socket:
        line = wire.upgrade(target)
        line.sendall(wire.frame(wire.TEXT, is_last=False))
        return line

    pieces = wire.frame(wire.CONTINUATION, is_last=False) * (BLOCK // 6)
    Flood(pieces, opened, True, PING_BYTES).run(target, seconds)


def message_flood(target: Target, seconds: float) -> None:
    """Valid messages, far more than are allowed, on many sockets."""
    said = wire.frame(wire.TEXT, b'{"type":"ping"}')
    Flood(said * (BLOCK // len(said)), wire.upgrade, lines=20).run(target, seconds)


def pipelined_requests(target: Target, seconds: float, lines: int = 2) -> None:
    """Requests on two connections, without waiting for answers and without reading them."""
    asked = wire.get("/api/lobby")
    Flood(asked * (BLOCK // len(asked)), wire.connect, lines=lines).run(target, seconds)


def read_pipelined_requests(target: Target, seconds: float) -> None:
    asked = wire.get("/api/lobby")
    Flood(asked * (BLOCK // len(asked)), wire.connect, reads=True, lines=20).run(target, seconds)


def endless_headers(target: Target, seconds: float) -> None:
    def opened(target: Target) -> socket.socket:
        line = wire.connect(target)
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        return line

    header = b"X-Filler: " + b"x" * 1000 + b"\r\n"
    Flood(header * (BLOCK // len(header)), opened, lines=2).run(target, seconds)


def endless_trailers(target: Target, seconds: float) -> None:
    """Headers after a body in chunks, where a server may forget to count them."""

    def opened(target: Target) -> socket.socket:
        line = wire.connect(target)
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
        )
        return line

    header = b"X-Filler: " + b"x" * 1000 + b"\r\n"
    Flood(header * (BLOCK // len(header)), opened, lines=2).run(target, seconds)


def unread_replays(target: Target, seconds: float, lines: int = 16) -> None:
    """Large answers that are never read."""
    record = write_json(finished(4, 1).record())
    body = json.dumps({"record": record}).encode()
    head = (
        "POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    held = [wire.connect(target) for _ in range(lines)]
    for line in held:
        line.sendall(head.encode() + body)
    time.sleep(seconds)
    for line in held:
        line.close()
