"""A socket as uvicorn keeps it, made small and quick: there are thousands of them, and most are silent.

What is left of a handshake is dropped, and what waits for something exists only while it waits. Beside `send`
there is `write`, which needs no task; the application finds it under `WRITE` in the scope's extensions.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import pack
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.http11 import Request

WRITE: Final = "oddville.write"

Write = Callable[[bytes], bool]


class Inbox:
    """The messages for one reader. While one waits nothing more is read from the line: it is mostly empty."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: deque[ASGIReceiveEvent] | None = None
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return self._messages is None

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        if self._messages is None:
            self._messages = deque()
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while self._messages is None:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        message = self._messages.popleft()
        if not self._messages:
            self._messages = None
        return message


class Gate:
    """Open, or closed to whoever wants to write."""

    __slots__ = ("_waiting", "is_open")

    def __init__(self) -> None:
        self.is_open = True
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def clear(self) -> None:
        self.is_open = False

    def set(self) -> None:
        self.is_open = True
        waiting, self._waiting = self._waiting, ()
        for each in waiting:
            if not each.done():
                each.set_result(None)

    async def wait(self) -> None:
        while not self.is_open:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting += (future,)
            await future


class SmallProtocol(WebSocketsSansIOProtocol):
    """For `ws` in uvicorn's configuration."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = Inbox()  # type: ignore[assignment]  # as much of a queue as is used
        self.writable = Gate()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = self.write  # type: ignore[assignment]

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"].clear()  # type: ignore[attr-defined]
            self.scope.clear()  # type: ignore[attr-defined]

    def write(self, text: bytes) -> bool:
        """Send at once; False where the line is not free, or there is none any more."""
        if not self.writable.is_open or self.close_sent or self.disconnected:  # type: ignore[attr-defined]
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        self.transport.write(_header(len(text)) + text)
        return True


def _header(length: int) -> bytes:
    """Of a whole text, unmasked as from every server (RFC 6455, 5.2)."""
    if length < 126:
        return pack("!BB", 0x81, length)
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
