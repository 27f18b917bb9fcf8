"""uvicorn's WebSocket protocol, made small and fast: there are thousands of sockets, and most are idle.

The data of the handshake is dropped, and queues and futures exist only while they are needed. Besides `send`
there is `write`, which needs no task; the application finds it under `WRITE` in the scope's extensions.
Frames written in one iteration of the event loop are sent together at its end.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from struct import pack
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # written in C if available
from websockets.protocol import OPEN
from websockets.streams import StreamReader

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.http11 import Request
    from websockets.protocol import Protocol

WRITE: Final = "oddville.write"
TEXT: Final = 0x81  # first byte of an unfragmented text frame
MASKED: Final = 0x80

Write = Callable[[bytes], bool]


class ReceiveQueue:
    """The received messages of one socket, mostly none. While one is waiting, nothing more is read."""

    __slots__ = ("_loop", "_messages", "_read_on", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop, read_on: Callable[[], None]) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] | None = None
        self._read_on = read_on
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
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        message = self._messages.popleft()
        if not self._messages:
            self._messages = None
            self._read_on()
        return message


class WritableEvent:
    """An event that is set while the socket is writable, smaller than asyncio's."""

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


class FrameBatch:
    """Collects the frames of all sockets of a loop: sent in one go they cost a quarter less."""

    def __init__(self) -> None:
        self._frames: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, transport: asyncio.Transport, frame: bytes) -> None:
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.send)
        self._frames.append((transport, frame))

    def send(self) -> None:
        frames, self._frames = self._frames, []
        for transport, frame in frames:
            if not transport.is_closing():
                transport.write(frame)


_batches: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, FrameBatch]] = WeakKeyDictionary()


def _batch_of(loop: asyncio.AbstractEventLoop) -> FrameBatch:
    return _batches.setdefault(loop, FrameBatch())


class SmallProtocol(WebSocketsSansIOProtocol):
    """For `ws` in uvicorn's configuration."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._batch = _batch_of(self.loop)
        self.queue = ReceiveQueue(self.loop, self._read_on)  # type: ignore[assignment]  # as much of a queue as uvicorn uses
        self.writable = WritableEvent()  # type: ignore[assignment]
        self._is_between_messages = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = self.write  # type: ignore[assignment]

    def receive(self) -> Awaitable[ASGIReceiveEvent]:  # type: ignore[override]  # without a coroutine of its own
        return self.queue.get()

    def _read_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
            self._is_between_messages = _is_between_messages(self.conn)
            return
        is_behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if is_behind and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _whole_text(self, data: bytes) -> str | None:
        """The text of a single short frame, as commands are. All other data is left to the library."""
        length = len(data) - 6  # after header and mask (RFC 6455, 5.2)
        if not 0 <= length < 126 or data[0] != TEXT or data[1] != MASKED | length or self.close_sent:
            return None
        if not self._is_between_messages or self.conn.state is not OPEN or self.conn.extensions:
            return None
        try:
            return apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return None

    async def send(self, message: ASGISendEvent) -> None:
        self._batch.send()  # frames that were written before come first
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"].clear()  # type: ignore[attr-defined]
            self.scope.clear()  # type: ignore[attr-defined]

    def write(self, text: bytes) -> bool:
        """Send at the end of this iteration; False if the socket is not writable or closed."""
        if not self.writable.is_open or self.close_sent or self.disconnected:  # type: ignore[attr-defined]
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        self._batch.put(self.transport, _header(len(text)) + text)
        return True


def _is_between_messages(conn: Protocol) -> bool:
    """Whether the next byte starts a message: then the library's parser waits for data or the end."""
    waiting: Any = conn.parser
    while waiting.gi_yieldfrom is not None:
        waiting = waiting.gi_yieldfrom
    return conn.current_size is None and waiting.gi_code is StreamReader.at_eof.__code__


def _header(length: int) -> bytes:
    """Of an unfragmented text frame, unmasked as from every server."""
    if length < 126:
        return pack("!BB", TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", TEXT, 126, length)
    return pack("!BBQ", TEXT, 127, length)
