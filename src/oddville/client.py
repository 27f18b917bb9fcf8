"""Play on a server from Python: open tables, sit down, watch, act.

    server = Server("http://127.0.0.1:8000")
    seat = await server.create(Settings(players=2, bots=(None, "apprentice")), "Ann")
    async with seat.connect() as live:
        while not live.is_over:
            if live.legal:
                await live.act(live.legal[0])
            else:
                await live.receive()

A broken connection is resumed where it was; a command is retried with the same key, so that it counts once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from http.cookiejar import Cookie, CookieJar, DefaultCookiePolicy
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from urllib.request import Request

import httpx
from msgspec import MsgspecError, to_builtins
from msgspec.json import decode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from .protocol import messages
from .protocol.errors import Failure
from .protocol.forms import TableForm
from .protocol.replay import Score
from .protocol.requests import DOOR_COOKIE, StudyBody, StudyHintBody
from .protocol.responses import Hint
from .protocol.settings import Settings
from .protocol.study import Study, StudyMove
from .rules.views import View

Kind = TypeVar("Kind")
PATIENCE: Final = 30.0  # seconds until an answer counts as lost
PAUSE: Final = 0.25  # seconds between two attempts to reconnect
MOST_BYTES: Final = 4_000_000
SERVER_TROUBLE: Final = 500  # status codes from here on are the server's fault, and may be temporary
REFUSED: Final = range(4400, 4500)  # close codes that correspond to status 400 to 499


class Refused(Exception):
    """The server refused; `code` and `params` say why."""

    def __init__(self, code: str, params: dict[str, Any], status: int = 0) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params
        self.status = status


class Lost(Exception):
    """The server cannot be reached."""


class OnlyTheDoor(DefaultCookiePolicy):
    """Keeps only the cookie of the server's password: seats are opened with their keys."""

    def set_ok(self, cookie: Cookie, request: Request) -> bool:
        return cookie.name == DOOR_COOKIE and super().set_ok(cookie, request)


class Server:
    """A server by its address."""

    def __init__(self, url: str, http: httpx.AsyncClient | None = None) -> None:
        self.url = url.rstrip("/")
        self.http = http or httpx.AsyncClient(
            timeout=PATIENCE,
            cookies=CookieJar(OnlyTheDoor()),
            # Reading the system's certificates takes longer than connecting, and plain HTTP needs none.
            verify=not url.startswith("http:"),
        )

    async def open_door(self, password: str) -> None:
        """Needed first on a server with a password; raises `Refused`."""
        await self._ask("POST", "/api/door", body={"password": password})

    @property
    def socket_headers(self) -> dict[str, str]:
        """Headers for a WebSocket: the cookie of the server's password, if there is one."""
        token = self.http.cookies.get(DOOR_COOKIE)
        return {} if token is None else {"Cookie": f"{DOOR_COOKIE}={token}"}

    async def create(self, settings: Settings, name: str, salt: str | None = None) -> Seat:
        """Open a table and sit down at it."""
        body = {"settings": settings, "name": name, "salt": _salt(salt), "seat": None}
        return self._seat(await self.post("/api/tables", body))

    async def join(self, table_id: str, name: str, seat: int | None = None, salt: str | None = None) -> Seat:
        body = {"name": name, "salt": _salt(salt), "seat": seat}
        answer = await self.post(f"/api/tables/{table_id}/seats", body)
        return self._seat({**answer, "id": table_id})

    def watch(self, table_id: str) -> Seat:
        """Watch as a spectator."""
        return Seat(self, table_id, None)

    def _seat(self, answer: dict[str, Any]) -> Seat:
        return Seat(self, str(answer["id"]), str(answer["key"]))

    async def get(self, path: str, key: str | None = None) -> dict[str, Any]:
        answer: dict[str, Any] = (await self._question("GET", path, key)).json()
        return answer

    async def post(self, path: str, body: object, key: str | None = None) -> dict[str, Any]:
        answer: dict[str, Any] = (await self._ask("POST", path, key, body)).json()
        return answer

    async def read(self, kind: type[Kind], path: str, key: str | None = None, body: object = None) -> Kind:
        """The typed answer to a question; with a body it is a POST that changes nothing."""
        response = await self._question("GET" if body is None else "POST", path, key, body)
        return decode(response.content, type=kind)

    async def _question(
        self, method: str, path: str, key: str | None = None, body: object = None
    ) -> httpx.Response:
        """Asked again if the server closed an idle connection just as we used it."""
        try:
            return await self._ask(method, path, key, body)
        except Lost:
            return await self._ask(method, path, key, body)

    async def _ask(
        self, method: str, path: str, key: str | None = None, body: object = None
    ) -> httpx.Response:
        """Raises `Refused` or `Lost`."""
        content = to_builtins(body)
        try:
            response = await self.http.request(method, self.url + path, json=content, headers=_headers(key))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise Lost(str(error) or type(error).__name__) from None
        if response.is_error:
            raise _error_of(response)
        return response

    async def close(self) -> None:
        await self.http.aclose()


def _salt(salt: str | None) -> str:
    return secrets.token_hex(16) if salt is None else salt


def _headers(key: str | None) -> dict[str, str]:
    return {} if key is None else {"Authorization": f"Bearer {key}"}


def _error_of(response: httpx.Response) -> Refused | Lost:
    try:
        error = decode(response.content, type=Failure).error
    except MsgspecError:
        return Lost(f"the server answered {response.status_code}")
    return Refused(error.code, error.params, response.status_code)


def _closed(error: ConnectionClosed) -> Refused | Lost:
    """A server accepts some sockets that it refuses, because browsers then learn why it closed them."""
    said = error.rcvd
    if said is not None and said.code in REFUSED:
        return Refused(said.reason, {}, said.code - REFUSED.start + 400)
    return Lost(str(error))


class Seat:
    """A seat at a table, with its key; without one a spectator."""

    def __init__(self, server: Server, table_id: str, key: str | None) -> None:
        self.server = server
        self.table_id = table_id
        self.key = key

    def connect(self, since: int | None = None) -> Live:
        return Live(self, since)

    async def look(self) -> dict[str, Any]:
        return await self.server.get(f"/api/tables/{self.table_id}", self.key)

    async def study(self, moves: Sequence[StudyMove] = ()) -> Study:
        """The table after some moves, and what each option would do."""
        path = f"/api/tables/{self.table_id}/study"
        return await self.server.read(Study, path, self.key, StudyBody(moves=list(moves)))

    async def score(self) -> Score:
        """The scores item by item."""
        return await self.server.read(Score, f"/api/tables/{self.table_id}/score", self.key)

    async def hint(self, level: str, moves: Sequence[StudyMove] = (), language: str = "en") -> Hint:
        """What a bot of the server would do for this seat, which has to decide.

        With moves: for the seat that has to decide after them; they are only tried.
        """
        path = f"/api/tables/{self.table_id}"
        if moves:
            body = StudyHintBody(moves=list(moves), level=level, language=language)  # type: ignore[arg-type]
            return await self.server.read(Hint, f"{path}/study/hint", self.key, body)
        return await self.server.read(Hint, f"{path}/hint?level={level}&language={language}", self.key)

    async def another_device(self, seat: int, only: bool = False) -> Seat:
        """The same seat with a new key; with `only` older keys stop working."""
        path = f"/api/tables/{self.table_id}/keys"
        answer = await self.server.post(path, {"seat": seat, "only": only}, self.key)
        return Seat(self.server, self.table_id, str(answer["key"]))

    async def follow(self, salt: str | None = None) -> Seat:
        """Join the rematch."""
        path = f"/api/tables/{self.table_id}/follow"
        answer = await self.server.post(path, {"salt": _salt(salt)}, self.key)
        return Seat(self.server, str(answer["id"]), str(answer["key"]))


class Live:
    """A connection to a table. `table`, `game` and `sequence` are the latest from the server."""

    table: TableForm
    game: View | None

    def __init__(self, seat: Seat, since: int | None = None) -> None:
        self.seat = seat
        self.sequence = 0
        self.you: tuple[int, ...] = ()
        self.legal_by_seat: dict[int, list[int]] = {}
        self.present: tuple[int, ...] = ()
        self.missed: list[messages.LogEntry] = []
        self.listener: Callable[[messages.ToViewer], None] | None = None  # called with every message
        self.patience = 60.0  # seconds to wait for a server that is gone
        self._since = since
        self._socket: ClientConnection | None = None

    # ---- Coming and going -----------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self._open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _open(self) -> None:
        address = self.seat.server.url.replace("http", "ws", 1)
        query = "" if self._since is None else f"?since={self._since}"
        try:
            self._socket = await connect(
                f"{address}/api/tables/{self.seat.table_id}/live{query}",
                additional_headers={**_headers(self.seat.key), **self.seat.server.socket_headers},
                compression=None,
                max_size=MOST_BYTES,
                ping_interval=None,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if status >= SERVER_TROUBLE:
                raise Lost(f"the server answered {status}") from None
            raise Refused("not-connected", {}, status) from None
        except (OSError, InvalidHandshake) as error:
            raise Lost(str(error)) from None
        try:
            while not isinstance(await self._next(), messages.Snapshot):
                pass
        except ConnectionClosed as error:
            raise _closed(error) from None

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def reconnect(self) -> None:
        """Reconnect; `missed` has the entries since then. Gives up after `patience` seconds."""
        await self.close()
        self._since = self.sequence
        until = time.monotonic() + self.patience
        while True:
            try:
                await self._open()
                return
            except Lost:
                if time.monotonic() > until:
                    raise Lost("the server did not come back") from None
                await asyncio.sleep(PAUSE)

    # ---- Listening ------------------------------------------------------------------------------

    async def receive(self) -> messages.ToViewer:
        """The next message; after a broken connection that is a snapshot."""
        try:
            if self._socket is not None:  # otherwise an earlier call was cancelled while it reconnected
                return await self._next()
        except ConnectionClosed:
            pass
        await self.reconnect()
        return messages.Snapshot(
            self.sequence, self.table, self.game, self.you, self.legal_by_seat, self.missed, 0
        )

    async def _next(self) -> messages.ToViewer:
        assert self._socket is not None, "not connected"
        message: messages.ToViewer = messages.read_to_viewer(await self._socket.recv())
        if isinstance(message, messages.Snapshot):
            self.table, self.game, self.missed = message.table, message.game, message.missed
            self._note(message)
        elif isinstance(message, messages.Update):
            self.game = message.game
            self.table = message.table or self.table
            self._note(message)
        elif isinstance(message, messages.Presence):
            self.present = message.present
        if self.listener is not None:
            self.listener(message)
        return message

    def _note(self, message: messages.Snapshot | messages.Update) -> None:
        self.sequence = message.sequence
        self.you = message.you
        self.legal_by_seat = message.legal

    @property
    def legal(self) -> list[int]:
        """The legal actions of our seat that has to decide; empty while others decide."""
        decider = None if self.game is None else self.game.decision.seat
        return self.legal_by_seat.get(decider, []) if decider is not None else []

    @property
    def is_over(self) -> bool:
        return self.table.phase == "over"

    # ---- Speaking -------------------------------------------------------------------------------

    async def act(self, action: int, seat: int | None = None) -> int:
        """Choose an action, by default for the seat that has to decide; returns the number of the entry."""
        decider = None if self.game is None else self.game.decision.seat
        chosen = seat if seat is not None else (decider if decider in self.you else self.you[0])
        return await self.command("act", seat=chosen, action=action, sequence=self.sequence)

    async def command(self, kind: str, seat: int | None = None, **fields: Any) -> int:
        """Send a command and wait until it is stored; returns the number of the entry. Raises `Refused`."""
        key = secrets.token_urlsafe(9)
        where = self.you[0] if seat is None and self.you else seat
        body = messages.encode({"type": kind, "key": key, "seat": where, **fields}).decode()
        async with asyncio.timeout(self.patience):
            while True:
                try:
                    if self._socket is not None:
                        await self._socket.send(body)
                        return await self._answer(key)
                except ConnectionClosed:
                    pass
                await self.reconnect()  # the same key again, so it counts once

    async def _answer(self, key: str) -> int:
        while True:
            message = await self._next()
            if isinstance(message, messages.Update | messages.Ack) and message.key == key:
                return message.sequence
            if isinstance(message, messages.Refusal) and message.key == key:
                raise Refused(message.code, message.params)

    async def ping(self) -> messages.Pong:
        assert self._socket is not None, "not connected"
        await self._socket.send('{"type":"ping"}')
        while True:
            message = await self._next()
            if isinstance(message, messages.Pong):
                return message
