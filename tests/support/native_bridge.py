"""The application of the browser outside of a browser: we are the worker around it, and a page."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

from oddville.site.app.main import Application, start
from oddville.site.app.thinker import Thinker
from oddville.store.indexed_db import Database

PAGE = "page"


class ThinkerSide:
    """Hands over what was thought, as a message would: later."""

    def __init__(self, bridge: NativeBridge) -> None:
        self._bridge = bridge

    def thought(self, number: int, result: str) -> None:
        asyncio.get_running_loop().call_soon(self._bridge.application.thought, number, result)


class NativeBridge:
    """The database is one of a real browser; bots think in the same process."""

    application: Application

    def __init__(self, database: Database) -> None:
        self._database = database
        self.thinker = Thinker(ThinkerSide(self))
        self.faults: list[str] = []
        self.stopped: list[int] = []
        self._numbers = count(1)
        self._replies: dict[int, asyncio.Future[tuple[int, str, str]]] = {}
        self._sockets: dict[int, asyncio.Queue[dict[str, Any]]] = {}

    @classmethod
    async def started(cls, database: Database) -> NativeBridge:
        bridge = cls(database)
        bridge.application = await start(bridge)
        return bridge

    async def close(self) -> None:
        await self.application._app.service.close()  # type: ignore[attr-defined]

    # ---- What the application calls -------------------------------------------------------------

    async def database(self, question: str) -> str:
        return await self._database(question)

    def reply(self, page: str, number: int, status: int, media: str, body: str) -> None:
        assert page == PAGE
        self._replies.pop(number).set_result((status, media, body))

    def told(self, page: str, number: int, text: str) -> None:
        assert page == PAGE
        self._sockets[number].put_nowait(json.loads(text))

    def ended(self, page: str, number: int, code: int) -> None:
        self._sockets[number].put_nowait({"type": "ended", "code": code})

    def storage(self, fault: str) -> None:
        self.faults.append(fault)

    def think(self, number: int, work: str) -> None:
        asyncio.get_running_loop().call_soon(self.thinker.think, number, work)

    def stop_thinking(self, number: int) -> None:
        self.stopped.append(number)
        self.thinker.stop_thinking(number)

    # ---- What a page does -----------------------------------------------------------------------

    async def raw(self, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
        number = next(self._numbers)
        reply: asyncio.Future[tuple[int, str, str]] = asyncio.get_running_loop().create_future()
        self._replies[number] = reply
        self.application.request(PAGE, number, method, path, "" if body is None else json.dumps(body))
        return await reply

    async def ask(self, path: str, body: Any = None) -> Any:
        status, _, text = await self.raw("GET" if body is None else "POST", path, body)
        assert status < 300, text
        return json.loads(text)

    def open(self, table: str, since: str = "") -> tuple[int, asyncio.Queue[dict[str, Any]]]:
        number = next(self._numbers)
        heard = self._sockets[number] = asyncio.Queue()
        self.application.open(PAGE, number, f"/api/tables/{table}/live{since}")
        return number, heard

    def say(self, number: int, message: dict[str, Any]) -> None:
        self.application.message(PAGE, number, json.dumps(message))
