"""Raw connections for attacks: no library in between that would behave."""

from __future__ import annotations

import os
import socket
import struct
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

ATTACKER = "127.0.0.2"  # another address of this machine, so that no limit counts for honest players too
TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
FIN = 0x80
MASK = b"\x00\x00\x00\x00"


@dataclass(frozen=True, slots=True)
class Target:
    """A server, and a table of the attacker's own on it, with the key of its host."""

    port: int
    table: str = ""
    key: str = ""
    source: str = ATTACKER  # the attacker's address


def connect(target: Target) -> socket.socket:
    return socket.create_connection(("127.0.0.1", target.port), timeout=20, source_address=(target.source, 0))


def get(path: str, *headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]
    return "\r\n".join(lines).encode()


def upgrade(target: Target) -> socket.socket:
    """A WebSocket at the table, after the answer to its handshake."""
    line = connect(target)
    key = b64encode(os.urandom(16)).decode()
    path = f"/api/tables/{target.table}/live"
    wanted = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"]
    if target.key:
        wanted.append(f"Authorization: Bearer {target.key}")
    line.sendall(get(path, *wanted, "Sec-WebSocket-Version: 13"))
    head = b""
    while b"\r\n\r\n" not in head:
        piece = line.recv(1)
        if not piece:
            raise ConnectionError("refused")
        head += piece
    if not head.startswith(b"HTTP/1.1 101"):
        line.close()
        raise ConnectionError(head.partition(b"\r\n")[0].decode())
    return line


def frame(opcode: int, payload: bytes = b"", is_last: bool = True) -> bytes:
    """Masked, as from every client."""
    first = opcode | (FIN if is_last else 0)
    if len(payload) < 126:
        return struct.pack("!BB", first, 0x80 | len(payload)) + MASK + payload
    return struct.pack("!BBH", first, 0x80 | 126, len(payload)) + MASK + payload


def frames_in(line: socket.socket) -> Iterator[tuple[int, bytes]]:
    """The frames that the server sends, until it ends the connection: opcode and payload."""

    def exactly(count: int) -> bytes:
        found = b""
        while len(found) < count:
            piece = line.recv(count - len(found))
            if not piece:
                raise ConnectionError("ended")
            found += piece
        return found

    with suppress(ConnectionError):
        while True:
            first, length = exactly(2)
            if length == 126:
                length = struct.unpack("!H", exactly(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", exactly(8))[0]
            yield first & 0x0F, exactly(length)


def is_ended(line: socket.socket, within: float = 20.0) -> bool:
    """Whether the server ends the connection; what it sends before is dropped."""
    until = time.monotonic() + within
    line.settimeout(within)
    with suppress(ConnectionError):
        while line.recv(1 << 16):
            if time.monotonic() > until:
                return False
        return True
    return True
