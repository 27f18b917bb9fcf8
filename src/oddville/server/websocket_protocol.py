"""uvicorn's WebSocket protocol, made small and fast: there are thousands of sockets, and most are idle.

The data of the handshake is dropped, and queues and futures exist only while they are needed. Besides `send`
there is `write`, which needs no task; the application finds it under `WRITE` in the scope's extensions.
Frames written in one iteration of the event loop are sent together at its end.

No client can make the server work or remember more than it should. What it sends is parsed in small pieces,
and only while no message waits and the client reads what we send. Frames that are not messages have a rate
limit. A client that reads nothing or does not answer the heartbeat is disconnected at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from struct import pack
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # written in C if available
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from .rate_limits import Bucket
from .socket_write import WRITE
from .write_deadline import WriteDeadline

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request
    from websockets.protocol import Protocol

TEXT: Final = 0x81  # first byte of an unfragmented text frame
MASKED: Final = 0x80
PIECE: Final = 512  # bytes that are parsed at a time
FRAMES_PER_SECOND: Final = 4.0  # pings, pongs and parts of messages; a heartbeat needs one in 20 seconds
FRAMES_AT_ONCE: Final = 40
POLICY: Final = 1008  # codes of RFC 6455
INTERNAL: Final = 1011


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
    """For `ws` in uvicorn's configuration; `websocket_protocol` makes one with a limit."""

    unread_seconds = 20.0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._batch = _batch_of(self.loop)
        self.queue = ReceiveQueue(self.loop, self._read_on)  # type: ignore[assignment]  # as much of a queue as uvicorn uses
        self.writable = WritableEvent()  # type: ignore[assignment]
        self._is_between_messages = False
        self._held = b""  # received and not parsed yet
        self._frames: Bucket | None = None
        self._deadline = WriteDeadline()
        self._has_ended = False  # the application is done with it

    # ---- Reading --------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = self.write  # type: ignore[assignment]

    def receive(self) -> Awaitable[ASGIReceiveEvent]:  # type: ignore[override]  # without a coroutine of its own
        return self.queue.get()

    def data_received(self, data: bytes) -> None:
        text = None if self._held else self._whole_text(data)
        if text is None:
            self._held += data
            self._parse()
            return
        is_behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if is_behind:
            self._pause_reading()

    def _parse(self) -> None:
        data, at = self._held, 0
        while at < len(data) and self._may_parse:
            super().data_received(data[at : at + PIECE])
            at += PIECE
        self._held = b"" if self.transport.is_closing() else data[at:]
        self._is_between_messages = _is_between_messages(self.conn)
        if self._held:
            self._pause_reading()

    @property
    def _may_parse(self) -> bool:
        """After our close frame messages are dropped, and the client's is waited for."""
        if self.transport.is_closing():
            return False
        return self.close_sent or (self.queue.empty() and self.writable.is_open)  # type: ignore[attr-defined]

    def _pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self._held:
            self.loop.call_soon(self._parse_on)  # first those messages are answered that were waiting
        else:
            self._parse_on()

    def _parse_on(self) -> None:
        if self._held:
            self._parse()
        if self.read_paused and not self._held and self._may_parse:
            self.read_paused = False
            self.transport.resume_reading()

    # ---- Frames that are not messages -----------------------------------------------------------

    def handle_ping(self) -> None:
        if self._is_within_rate():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_within_rate():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_within_rate():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_message(event) or self._is_within_rate():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_message(event) or self._is_within_rate():
            super().handle_bytes(event)

    def _is_message(self, event: Frame) -> bool:
        """One that the application gets, and counts."""
        return event.fin and not self.close_sent

    def _is_within_rate(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames is None:
            self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        if self._frames.take(time.monotonic()):
            return True
        self._disconnect(POLICY)
        return False

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self.pending_ping_payload = None
        self._disconnect(INTERNAL)

    def _disconnect(self, code: int) -> None:
        """At once: a closing handshake would wait for a client that may not read at all."""
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.transport.abort()

    # ---- Clients that do not read ---------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._pause_reading()
        self._deadline.start(self.transport, self.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._has_ended:
            self._deadline.stop()
        self._read_on()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._has_ended = True
        if not self.disconnected:
            self._deadline.start(self.transport, self.unread_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.stop()
        self._held = b""
        super().connection_lost(exc)

    # ---- Messages -------------------------------------------------------------------------------

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
        elif message["type"] == "websocket.close":
            self._read_on()

    def write(self, text: bytes) -> bool:
        """Send at the end of this iteration; False if the socket is not writable or closed."""
        if not self.writable.is_open or self.close_sent or self.disconnected:  # type: ignore[attr-defined]
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        self._batch.put(self.transport, _header(len(text)) + text)
        return True


def websocket_protocol(unread_seconds: float) -> type[SmallProtocol]:
    return type("SmallProtocol", (SmallProtocol,), {"unread_seconds": unread_seconds})


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
