"""Around the whole server: what comes in and goes out is counted and written down.

A request is known by its route, never by its path: the path of a table is what lets people in.
"""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import Decoder

from .app import Server
from .guard import Message, Receive, Scope, Send
from .logs import tell
from .metrics import Metrics

NO_ROUTE: Final = "-"  # refused before anybody looked where it should go
LIVE: Final = "/api/tables/{id}/live"
QUIET: Final = ("/health", "/metrics")  # asked every few seconds by programs
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")
GOODBYE: Final = '{"type":"goodbye"'
REFUSAL: Final = '{"type":"error"'
NO_SUCCESS: Final = 400


class _Code(Struct):
    code: str = ""
    reason: str | dict[str, Any] | None = None


class _Error(Struct):
    error: _Code


_read_answer = Decoder(_Error).decode
_read_message = Decoder(_Code).decode


class Instrumented:
    """The application with somebody who keeps the books."""

    def __init__(self, server: Server, metrics: Metrics) -> None:
        self.server = server
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await _Request(self._metrics).watch(self.server, scope, receive, send)
        elif scope["type"] == "websocket":
            await _Socket(self._metrics).watch(self.server, scope, receive, send)
        else:
            await self.server(scope, receive, send)


class _Request:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._status = 500
        self._code: str | None = None

    async def watch(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.monotonic()

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._status = message["status"]
            elif self._status >= NO_SUCCESS and message["type"] == "http.response.body":
                self._note_refusal(message.get("body", b""))
            await send(message)

        try:
            await server(scope, receive, noting)
        finally:
            self._book(scope, time.monotonic() - begun)

    def _note_refusal(self, body: bytes) -> None:
        try:
            self._code = _read_answer(body).error.code
        except (DecodeError, ValidationError):
            return  # the empty answer to HEAD
        self._metrics.refusals.add(self._code)

    def _book(self, scope: Scope, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NO_ROUTE)
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._metrics.requests.add(method, route, str(self._status))
        self._metrics.request_seconds.add(seconds)
        tell(
            "request",
            logging.DEBUG if route in QUIET else logging.INFO,
            method=method,
            route=route,
            status=self._status,
            code=self._code,
            ms=round(seconds * 1000, 1),
        )


class _Socket:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._is_open = False
        self._reason = ""
        self._code: int | None = None

    async def watch(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.monotonic()

        async def hearing() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                self._ended(message.get("code"), "gone")
            return message

        async def noting(message: Message) -> None:
            self._note(message)
            await send(message)

        try:
            await server(scope, hearing, noting)
        except Exception:
            self._reason = "broken"
            raise
        finally:
            self._book(time.monotonic() - begun)

    def _note(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.send":
            text = message["text"]
            if text.startswith(REFUSAL):
                self._metrics.refusals.add(_read_message(text).code)
            elif text.startswith(GOODBYE):
                self._reason = str(_read_message(text).reason)
        elif kind == "websocket.accept":
            self._is_open = True
            self._metrics.sockets_opened.add()
            tell("socket-opened", route=LIVE)
        elif kind == "websocket.close":
            self._ended(message.get("code"), message.get("reason") or "closed")
        elif kind == "websocket.http.response.body":
            code = _read_answer(message["body"]).error.code
            self._metrics.refusals.add(code)
            tell("socket-refused", route=LIVE, code=code)

    def _ended(self, code: int | None, reason: str) -> None:
        """What is known first is the reason; what follows from it is not another one."""
        self._reason = self._reason or reason
        self._code = self._code or code

    def _book(self, seconds: float) -> None:
        if self._is_open:
            self._metrics.sockets_closed.add(self._reason or "gone")
            tell(
                "socket-closed",
                route=LIVE,
                reason=self._reason or "gone",
                code=self._code,
                seconds=round(seconds, 1),
            )
