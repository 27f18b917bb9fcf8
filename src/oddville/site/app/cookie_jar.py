"""The cookies of this browser: a worker has none, so they are stored beside the games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any

from ...store.indexed_db import Database


@dataclass(frozen=True, slots=True)
class Cookie:
    name: str
    value: str
    path: str


class CookieJar:
    """`load` first."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cookies: dict[str, Cookie] = {}

    async def load(self) -> None:
        for row in await self._ask("cookies"):
            self._cookies[row[0]] = Cookie(*row)

    def header(self, path: str) -> str:
        """For a request to this path."""
        found = [cookie for cookie in self._cookies.values() if path.startswith(cookie.path)]
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in found)

    async def take(self, line: str) -> None:
        """From a `Set-Cookie` header. Durable when it returns: without its key nobody gets back to a seat."""
        try:
            (morsel,) = SimpleCookie(line).values()
        except (CookieError, ValueError):
            return
        cookie = Cookie(morsel.key, morsel.value, morsel["path"] or "/")
        if str(morsel["max-age"]) == "0":
            self._cookies.pop(cookie.name, None)
            await self._ask("forget-cookie", cookie.name)
        else:
            self._cookies[cookie.name] = cookie
            await self._ask("keep-cookie", [cookie.name, cookie.value, cookie.path])

    async def _ask(self, *question: Any) -> Any:
        reply = json.loads(await self._database(json.dumps(question)))
        if "error" in reply:
            raise OSError(f"{reply['error']}: {reply['detail']}")
        return reply["answer"]
