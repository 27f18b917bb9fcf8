"""A minimal WebSocket client for a player, so that the server is measured and not the client.

Texts of the server come in one frame each and unmasked; what goes out is masked with zeros, that is, as it is
(RFC 6455, 5.2).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import pack
from typing import cast
from urllib.parse import urlsplit

WHOLE = 0x80  # of a frame: it is not continued
MASKED = 0x80  # of the byte with the length
TEXT, PING, PONG = 1, 9, 10
TWO_BYTES = 126  # instead of a length: it follows in so many
EIGHT_BYTES = 127
NO_MASK = bytes(4)


class LightSocket(asyncio.Protocol):
    """Calls `hear` with every text, and `lost` when there will be no more."""

    transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._received = b""
        self._opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls, url: str, key: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> LightSocket:
        """Connect with the key of a seat."""
        at = urlsplit(url)
        assert at.hostname is not None
        assert at.port is not None
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(hear, lost), at.hostname, at.port
        )
        lines = (
            f"GET {at.path} HTTP/1.1",
            f"Host: {at.netloc}",
            f"Authorization: Bearer {key}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: b25seSBhIG1lYXN1cmVtZQ==",
        )
        socket.transport.write("\r\n".join((*lines, "", "")).encode())
        assert socket._opened is not None
        await socket._opened
        socket._opened = None
        return socket

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._lost = lambda: None
        self.transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        if len(data) < TWO_BYTES:
            head = pack("!BB", WHOLE | kind, MASKED | len(data))
        else:
            head = pack("!BBH", WHOLE | kind, MASKED | TWO_BYTES, len(data))
        self.transport.write(head + NO_MASK + data)

    # ---- What comes in --------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own is none by name

    def connection_lost(self, error: Exception | None) -> None:
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(ConnectionError("the server did not let us in"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._received += data
        if self._opened is not None and not self._opened.done() and not self._is_let_in():
            return
        while self._take_frame():
            pass

    def _is_let_in(self) -> bool:
        head, end, rest = self._received.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head[:20]:
            self.transport.abort()
            return False
        self._received = rest
        assert self._opened is not None
        self._opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """False if the frame is not complete yet."""
        data = self._received
        if len(data) < 2:
            return False
        length, begin = data[1], 2
        if length == TWO_BYTES:
            begin, length = 4, int.from_bytes(data[2:4])
        elif length == EIGHT_BYTES:
            begin, length = 10, int.from_bytes(data[2:10])
        end = begin + length
        if len(data) < end:
            return False
        self._received = data[end:]
        if data[0] == WHOLE | TEXT:
            self._hear(data[begin:end])
        elif data[0] == WHOLE | PING:
            self._send(PONG, data[begin:end])
        else:
            self.transport.abort()  # a close frame, or one that we do not know
        return True
