"""HTTP connections: those that stay silent for too long are closed, and each client has a limited number.

A connection that becomes a WebSocket is no longer counted here.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from .client_address import network_of
from .rate_limits import Counter

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
except ImportError:  # uvicorn falls back to h11 too
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol  # type: ignore[assignment]

REQUEST_SECONDS: Final = 10.0  # to send the head of a request


class CountedProtocol(HttpProtocol):
    """For `http` in uvicorn's configuration; `counted` makes one with a counter."""

    counter: Counter | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._counted_as: str | None = None
        self._giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.counter is not None:
            address = network_of(self.client[0]) if self.client else ""
            if not self.counter.enter(address):
                transport.abort()
                return
            self._counted_as = address
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._stop_expecting()
        elif self.transport.get_protocol() is self:
            self._expect_request()

    def handle_websocket_upgrade(self, *words: Any) -> None:
        self._let_go()
        super().handle_websocket_upgrade(*words)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        if self._giving_up is None:
            self._giving_up = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _stop_expecting(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _let_go(self) -> None:
        self._stop_expecting()
        if self.counter is not None and self._counted_as is not None:
            self.counter.leave(self._counted_as)
            self._counted_as = None


def counted(by: Counter | None) -> type[CountedProtocol]:
    """None: all connections come from one proxy, which has limits of its own."""
    return type("CountedProtocol", (CountedProtocol,), {"counter": by})
