"""Counts and logs every request, around the whole server. Sockets are counted where they are served.

A request is known by its route, never by its path: the path of a table is what lets people in.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from .app import Server
from .guard import Message, Receive, Scope, Send
from .logs import tell
from .metrics import Metrics
from .refusals import REFUSED

NO_ROUTE: Final = "-"  # refused before it was routed
QUIET: Final = ("/health", "/health/live", "/metrics")  # asked every few seconds by programs
METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")


class Instrumented:
    """The application, with every HTTP request counted and logged."""

    def __init__(self, server: Server, metrics: Metrics) -> None:
        self.server = server
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.server(scope, receive, send)
            return
        status = 500
        begun = time.monotonic()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.server(scope, receive, noting)
        finally:
            self._count(scope, status, time.monotonic() - begun)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NO_ROUTE)
        method = scope["method"] if scope["method"] in METHODS else "other"
        code = scope.get(REFUSED)
        if code is not None:
            self._metrics.refused(code)
        self._metrics.requests.add(method, route, str(status))
        self._metrics.request_seconds.add(seconds)
        tell(
            "request",
            logging.DEBUG if route in QUIET else logging.INFO,
            method=method,
            route=route,
            status=status,
            code=code,
            ms=round(seconds * 1000, 1),
        )
