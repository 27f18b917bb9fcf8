"""HTTP connections, bounded before anybody has said who they are.

Each client has a limited number of connections, silent ones are closed, and the head of a request is limited.
The next request is parsed when the reply to the one before is written, so a client that sends many at once
or does not read the replies has to wait. A connection that becomes a WebSocket is no longer counted here.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .client_address import network_of
from .rate_limits import Counter
from .refusals import REFUSED
from .write_deadline import WriteDeadline

REQUEST_SECONDS: Final = 10.0  # to send the head of a request
REFUSED_SECONDS: Final = 1.0  # until the next request of a connection that asks too fast
MAX_HEAD: Final = 32 * 1024  # bytes of a request besides its body
PIECE: Final = 512  # bytes that are parsed at a time: few requests fit in
BLANK_LINE: Final = b"\r\n\r\n"


class HeldFlow(FlowControl):
    """Does not read on while received data still waits to be parsed."""

    is_held = False

    def resume_reading(self) -> None:
        if not self.is_held:
            super().resume_reading()


class CountedProtocol(HttpToolsProtocol):
    """For `http` in uvicorn's configuration; `http_protocol` makes one with limits."""

    counter: Counter | None = None  # None: all connections come from one proxy, which has limits of its own
    unread_seconds = 20.0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._counted_as: str | None = None
        self._giving_up: asyncio.TimerHandle | None = None
        self._deadline = WriteDeadline()
        self._held = b""  # received and not parsed yet
        self._head = 0  # bytes of the current request besides its body
        self._is_slowed = False

    # ---- Coming and going -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = HeldFlow(transport)
        if self.counter is not None:
            address = network_of(self.client[0]) if self.client else ""
            if not self.counter.enter(address):
                transport.abort()
                return
            self._counted_as = address
        self._expect_request()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        self._held = b""
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._stop_expecting()
        self._deadline.stop()
        if self.counter is not None and self._counted_as is not None:
            self.counter.leave(self._counted_as)
            self._counted_as = None

    def _expect_request(self) -> None:
        if self._giving_up is None:
            self._giving_up = self.loop.call_later(REQUEST_SECONDS, self._close)

    def _stop_expecting(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _close(self) -> None:
        self.transport.close()
        self._deadline.start(self.transport, self.unread_seconds)

    # ---- Reading --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._held += data
        self._parse()

    def _parse(self) -> None:
        """Parse what has arrived, until a request is complete; the rest waits for the reply."""
        data, at = self._held, 0
        while at < len(data) and not self._must_wait and self._is_ours:
            end = self._end_of_piece(data, at)
            self._head += end - at
            super().data_received(data[at:end])
            at = end
            if self._head > MAX_HEAD and self._is_ours:
                self._refuse_head()
        self._held = data[at:] if self._is_ours else b""
        self._hold_or_read_on()
        if self._is_ours:
            if self._is_answering:
                self._stop_expecting()
            else:
                self._expect_request()

    @property
    def _is_ours(self) -> bool:
        """Neither closed nor a WebSocket."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]

    @property
    def _must_wait(self) -> bool:
        return self._is_slowed or (self._is_answering and not self.cycle.more_body)

    def _end_of_piece(self, data: bytes, at: int) -> int:
        """Usually the end of a head, so that no second request is parsed with it."""
        end = min(at + PIECE, len(data))
        if self.cycle is not None and self.cycle.more_body:  # type: ignore[redundant-expr]
            return end  # in a body, perhaps one that was refused
        found = data.find(BLANK_LINE, at, end)
        return end if found < 0 else found + len(BLANK_LINE)

    def _hold_or_read_on(self) -> None:
        flow = self.flow
        assert isinstance(flow, HeldFlow)
        was_held, flow.is_held = flow.is_held, bool(self._held)
        if flow.is_held:
            flow.pause_reading()
        elif was_held and self._is_ours:
            flow.resume_reading()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def _refuse_head(self) -> None:
        if self._is_answering:  # headers after a body, which nobody needs
            self.transport.abort()
            return
        said = b"content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[431] + said)
        self._close()

    # ---- Replying -------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._deadline.start(self.transport, self.unread_seconds)
        elif self.counter is not None and self.cycle.scope.get(REFUSED) == "too-fast":
            self._is_slowed = True  # not behind a proxy: others share its connections
            self.loop.call_later(REFUSED_SECONDS, self._end_slowness)
        elif self._held:
            self.loop.call_soon(self._parse)

    def _end_slowness(self) -> None:
        self._is_slowed = False
        if self._held:
            self._parse()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deadline.start(self.transport, self.unread_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._deadline.stop()
        if self.transport.is_closing():
            self._deadline.start(self.transport, self.unread_seconds)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._deadline.start(self.transport, self.unread_seconds)

    def timeout_keep_alive_handler(self) -> None:
        self._close()


def http_protocol(counter: Counter | None, unread_seconds: float) -> type[CountedProtocol]:
    chosen = {"counter": counter, "unread_seconds": unread_seconds}
    return type("CountedProtocol", (CountedProtocol,), chosen)
