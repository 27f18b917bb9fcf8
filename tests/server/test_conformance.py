"""The socket against RFC 6455, case by case as the Autobahn test suite does it: frames written by hand.

That suite itself runs on Python 2.7 only. Its groups are kept: framing, pings and pongs, reserved bits,
opcodes, fragmentation, UTF-8, closing, limits.
"""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.support import http_client
from tests.support.running_server import RunningServer

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
HELLO = b'{"type":"ping"}'  # of our own protocol: answered with a pong message
PROTOCOL_ERROR, BAD_DATA, TOO_BIG = 1002, 1007, 1009
MASK = b"\x01\x02\x03\x04"


@dataclass
class Frame:
    opcode: int
    payload: bytes

    @property
    def close_code(self) -> int:
        return int(struct.unpack("!H", self.payload[:2])[0]) if len(self.payload) >= 2 else 1005


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    mask_bit = 0x80 if masked else 0
    if len(payload) < 126:
        head = struct.pack("!BB", first, mask_bit | len(payload))
    elif len(payload) < 65536:
        head = struct.pack("!BBH", first, mask_bit | 126, len(payload))
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, len(payload))
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


class Line:
    """A connection after its handshake."""

    def __init__(self, port: int, table_id: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.sendall(
            f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        status = self.file.readline()
        assert b" 101 " in status, status
        headers = {}
        while (line := self.file.readline().strip()) != b"":
            name, _, value = line.partition(b":")
            headers[name.strip().lower()] = value.strip()
        assert headers[b"sec-websocket-accept"] == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def receive(self) -> Frame:
        first, length = self.file.read(2)
        assert first & 0x70 == 0, "a reserved bit is set"
        assert length < 128, "a server must not mask"
        if length == 126:
            length = struct.unpack("!H", self.file.read(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", self.file.read(8))[0]
        return Frame(first & 0x0F, self.file.read(length))

    def answer(self) -> Frame:
        """The next frame that is not the table's own talk."""
        while True:
            found = self.receive()
            if found.opcode != TEXT or found.payload.startswith((b'{"type":"pong"', b'{"type":"error"')):
                return found

    def expect_close(self, code: int) -> None:
        found = self.answer()
        while found.opcode != CLOSE:
            found = self.answer()
        assert found.close_code == code

    def close(self) -> None:
        self.file.close()
        self.socket.close()


@pytest.fixture(scope="module")
def table_id(running: RunningServer) -> str:
    body = {"settings": {"players": 2}, "name": "Ann"}
    answer = http_client.post(f"{running.url}/api/tables", json=body)
    return str(answer.json()["id"])


@pytest.fixture
def line(running: RunningServer, table_id: str) -> Iterator[Line]:
    opened = Line(running.port, table_id)
    yield opened
    opened.close()


def test_a_message_in_one_frame(line: Line) -> None:
    line.send(frame(TEXT, HELLO))
    assert line.answer().payload.startswith(b'{"type":"pong"')


def test_messages_that_come_one_by_one_and_together(line: Line) -> None:
    for _ in range(3):
        line.send(frame(TEXT, HELLO))
        assert line.answer().payload.startswith(b'{"type":"pong"')
    line.send(*[frame(TEXT, HELLO)] * 5)
    for _ in range(30):
        line.send(frame(TEXT, HELLO))
    for _ in range(35):
        assert line.answer().payload.startswith(b'{"type":"pong"')


def test_a_whole_message_within_another_ends_the_connection(line: Line) -> None:
    line.send(frame(TEXT, HELLO[:4], fin=False))
    line.send(frame(PING, b"?"))
    assert line.answer().opcode == PONG  # the first part has been read
    line.send(frame(TEXT, HELLO))
    line.expect_close(PROTOCOL_ERROR)


def test_a_whole_message_that_is_the_end_of_another(line: Line) -> None:
    """What looks like a frame is the payload of one."""
    inner = frame(TEXT, HELLO)
    outer = frame(BINARY, bytes(byte ^ MASK[i % 4] for i, byte in enumerate(inner)))
    assert outer[6:] == inner
    line.send(outer[:6])
    time.sleep(0.05)
    line.send(outer[6:])
    assert b"not-text" in line.answer().payload


def test_a_message_byte_by_byte(line: Line) -> None:
    for byte in frame(TEXT, HELLO):
        line.send(bytes([byte]))
    assert line.answer().payload.startswith(b'{"type":"pong"')


def test_a_frame_with_a_long_length_field(line: Line) -> None:
    line.send(frame(TEXT, HELLO + b" " * 300))
    assert line.answer().payload.startswith(b'{"type":"pong"')


@pytest.mark.parametrize("payload", [b"", b"hello", bytes(range(125))])
def test_pings_come_back(line: Line, payload: bytes) -> None:
    line.send(frame(PING, payload))
    found = line.answer()
    assert (found.opcode, found.payload) == (PONG, payload)


def test_a_pong_that_nobody_asked_for_is_ignored(line: Line) -> None:
    line.send(frame(PONG, b"well"), frame(TEXT, HELLO))
    assert line.answer().payload.startswith(b'{"type":"pong"')


def test_a_message_in_parts_with_a_ping_between(line: Line) -> None:
    line.send(
        frame(TEXT, HELLO[:4], fin=False),
        frame(PING, b"?"),
        frame(CONTINUATION, HELLO[4:9], fin=False),
        frame(CONTINUATION, HELLO[9:]),
    )
    assert line.answer().opcode == PONG
    assert line.answer().payload.startswith(b'{"type":"pong"')


def test_binary_frames_are_refused_in_words(line: Line) -> None:
    line.send(frame(BINARY, HELLO))
    assert b"not-text" in line.answer().payload


@pytest.mark.parametrize(
    "frames",
    [
        frame(TEXT, HELLO, masked=False),
        frame(TEXT, HELLO, rsv=1),
        frame(TEXT, HELLO, rsv=2),
        frame(PING, rsv=4),
        *(frame(opcode, b"x") for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)),
        frame(PING, b"x" * 126),
        frame(CLOSE, b"\x03\xe8" + b"x" * 124),
        frame(PING, b"x", fin=False),
        frame(CONTINUATION, b"x"),
        frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"),
        frame(CLOSE, b"x"),
        *(frame(CLOSE, struct.pack("!H", code)) for code in (0, 999, 1004, 1005, 1006, 1015, 5000)),
    ],
)
def test_broken_frames_end_the_connection(line: Line, frames: bytes) -> None:
    line.send(frames)
    line.expect_close(PROTOCOL_ERROR)


@pytest.mark.parametrize(
    "frames",
    [
        frame(TEXT, b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited"),
        frame(TEXT, b"\xf4\x90\x80\x80"),
        frame(TEXT, b"\xc0\xaf"),
        frame(TEXT, b"\xe1\xbd", fin=False) + frame(CONTINUATION, b"x"),
        frame(CLOSE, b"\x03\xe8\xff\xfe"),
    ],
)
def test_bad_utf_8_ends_the_connection(line: Line, frames: bytes) -> None:
    line.send(frames)
    line.expect_close(BAD_DATA)


def test_utf_8_may_be_cut_anywhere(line: Line) -> None:
    """Inside a character too; it is a message that we do not know, and a proper one."""
    text = '{"type":"pïng €"}'.encode()
    parts = [text[i : i + 1] for i in range(len(text))]
    line.send(
        frame(TEXT, parts[0], fin=False),
        *(frame(CONTINUATION, part, fin=False) for part in parts[1:-1]),
        frame(CONTINUATION, parts[-1]),
    )
    assert b"unreadable" in line.answer().payload


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1007, 3000, 4999])
def test_a_close_is_answered_with_its_code(line: Line, code: int) -> None:
    line.send(frame(CLOSE, struct.pack("!H", code) + b"bye"))
    line.expect_close(code)
    assert line.file.read() == b""


def test_a_close_without_a_code(line: Line) -> None:
    line.send(frame(CLOSE))
    found = line.answer()
    assert found.opcode == CLOSE
    assert found.close_code in (1000, 1005)


def test_a_message_that_is_too_big(line: Line) -> None:
    line.send(frame(TEXT, b" " * 20_000))
    line.expect_close(TOO_BIG)


def test_a_message_that_grows_too_big_in_parts(line: Line) -> None:
    line.send(frame(TEXT, b" " * 9_000, fin=False), frame(CONTINUATION, b" " * 9_000))
    line.expect_close(TOO_BIG)
