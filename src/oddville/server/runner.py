"""Runs the application with uvicorn, configured for it."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any, Final

import uvicorn

from ..exit_codes import INTERRUPTED
from .app import Server
from .gc_tuning import rare_full_collections
from .http_protocol import http_protocol
from .websocket_protocol import websocket_protocol

MAX_MESSAGE: Final = 16 * 1024  # bytes of a message from a viewer
HEARTBEAT: Final = 20.0  # seconds
MOST_FILES: Final = 65_536  # a connection is an open file, and the default limit is often 1,024

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

App = Callable[[Any, Any, Any], Awaitable[None]]


def configuration(
    app: App, host: str = "127.0.0.1", port: int = 8000, own_logs: bool = False
) -> uvicorn.Config:
    """We find out client addresses ourselves, by `trust_proxy`: uvicorn must not replace them.

    No access log, because the URL of a table lets people in. With `own_logs` logging is already set up.
    """
    logs: dict[str, Any] = {"log_config": None} if own_logs else {}
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan="on",
        proxy_headers=False,
        server_header=False,
        access_log=False,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        log_level="warning",
        **logs,
    )


def allow_many_connections() -> None:
    """Raise the limit of open files as far as the system allows."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Runner(uvicorn.Server):
    """Says goodbye to viewers before uvicorn closes their connections."""

    def __init__(
        self, app: Server, config: uvicorn.Config, on_started: Callable[[], None] = lambda: None
    ) -> None:
        unread_seconds = app.service.settings.limits.unread_seconds
        config.http = http_protocol(app.service.connections, unread_seconds)
        config.ws = websocket_protocol(unread_seconds)
        super().__init__(config)
        self._application = app
        self._on_started = on_started

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with rare_full_collections():
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # new clients go to another worker, or retry
        await self._application.service.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal shuts down gracefully, a second Ctrl-C at once.

        uvicorn would raise the signal again at the end, but being asked to stop is no failure.
        """
        if self.should_exit and sig == signal.SIGINT:
            sys.stderr.flush()
            os._exit(INTERRUPTED)
        self.should_exit = True
