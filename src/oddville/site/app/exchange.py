"""Requests and sockets of pages as an ASGI application expects them from a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final
from urllib.parse import unquote

from ...server.guard import App, Message, Scope
from ...server.socket_write import WRITE
from .bridge import Bridge
from .cookie_jar import CookieJar

log = logging.getLogger(__name__)

HOST: Final = "localhost"
NO_ANSWER: Final = 1006  # close codes of RFC 6455
NORMAL: Final = 1000

_Place = tuple[str, int]  # a page, and a number that it has given


class Exchange:
    """Between the pages and one application."""

    def __init__(self, app: App, bridge: Bridge, cookies: CookieJar) -> None:
        self._app = app
        self._bridge = bridge
        self._cookies = cookies
        self._sockets: dict[_Place, _Socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, page: str, number: int, method: str, path: str, body: str) -> None:
        self._spawn(self._answer(page, number, method, path, body))

    def open(self, page: str, number: int, path: str) -> None:
        socket = self._sockets[page, number] = _Socket(self._bridge, page, number)
        self._spawn(self._serve(socket, path))

    def message(self, page: str, number: int, text: str) -> None:
        socket = self._sockets.get((page, number))
        if socket is not None:
            socket.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, page: str, number: int) -> None:
        socket = self._sockets.pop((page, number), None)
        if socket is not None:
            socket.leave()

    def gone(self, page: str) -> None:
        """A page is closed, or was killed: so are its sockets."""
        for place in [place for place in self._sockets if place[0] == page]:
            self.close(*place)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, page: str, number: int, method: str, path: str, body: str) -> None:
        started: list[Message] = []
        parts: list[bytes] = []
        waiting = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        never = asyncio.get_running_loop().create_future()

        async def receive() -> Message:
            return waiting.pop() if waiting else await never

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.append(message)
            else:
                parts.append(message.get("body", b""))

        status, media = 500, ""
        try:
            await self._app(self._scope("http", method, path), receive, send)
            headers = started[0]["headers"]
            for name, value in headers:
                if name == b"set-cookie":
                    await self._cookies.take(value.decode())
            status = started[0]["status"]
            media = next((value.decode() for name, value in headers if name == b"content-type"), "")
        except Exception:  # of any kind: the page must not wait for ever
            log.exception("%s %s", method, path)
        finally:
            self._bridge.reply(page, number, status, media, b"".join(parts).decode())

    async def _serve(self, socket: _Socket, path: str) -> None:
        try:
            scope = self._scope("websocket", "GET", path)
            scope["extensions"] = {WRITE: socket.write}
            await self._app(scope, socket.receive, socket.send)
        except Exception:
            log.exception("%s", path)
        finally:
            self._sockets.pop(socket.place, None)
            socket.end(NO_ANSWER)

    def _scope(self, kind: str, method: str, path: str) -> Scope:
        bare, _, query = path.partition("?")
        headers = {
            "host": HOST,
            "origin": f"http://{HOST}",
            "content-type": "application/json",
            "cookie": self._cookies.header(bare),
        }
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(bare),
            "raw_path": bare.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "client": (HOST, 0),
            "server": (HOST, 80),
        }


class _Socket:
    """The application's end of a socket."""

    def __init__(self, bridge: Bridge, page: str, number: int) -> None:
        self.place: _Place = (page, number)
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self._bridge = bridge
        self._is_open = True

    @property
    def receive(self) -> Callable[[], Awaitable[Message]]:
        return self.inbox.get

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            self.write(message["bytes"] if text is None else text.encode())
        elif message["type"] == "websocket.close":
            self.end(message.get("code", NORMAL))

    def write(self, message: bytes) -> bool:
        if self._is_open:
            self._bridge.told(*self.place, message.decode())
        return True

    def end(self, code: int) -> None:
        """We end it; the page is told once."""
        if self._is_open:
            self._is_open = False
            self._bridge.ended(*self.place, code)

    def leave(self) -> None:
        """The page has ended it."""
        self._is_open = False
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": NORMAL})
