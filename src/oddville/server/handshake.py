"""Accepts WebSockets: the same checks as for requests, and then no framework between table and viewer."""

from __future__ import annotations

import re
import time
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers

from ..protocol.errors import TableError
from ..store import StoreError
from ..table.table import Table
from . import client_address, connection, cookies
from .guard import Receive, Scope, Send, check
from .refusals import Refused, refused
from .seat_keys import hash_of, is_signed, may_watch, seats_of_hashes
from .service import Service
from .socket_write import WRITE

PATH: Final = re.compile(r"/api/tables/([^/]+)/live")
# A browser does not tell a page why a socket was refused, so we accept it and close it with a code.
CLOSED: Final = {"door-closed": 4401, "no-spectators": 4403, "unknown-table": 4404, "unknown-rules": 4409}


async def enter(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a connection from its handshake to its end."""
    message = await receive()
    if message["type"] != "websocket.connect":
        return
    headers = Headers(scope=scope)
    client = None
    try:
        client = _admitted(service, scope, headers)
        table, hashes = await _table(service, scope, headers)
        if seats_of_hashes(table.match, hashes):
            table.belongs_to(client)
        since = _since(scope)
        if since is not None and since < table.match.sequence:
            service.take("history", client)
    except (Refused, StoreError, TableError) as error:
        if client is not None:
            service.sockets.leave(client)
        await _refuse(service, error if isinstance(error, Refused) else refused(error), scope, send)
        return
    write = scope.get("extensions", {}).get(WRITE)
    viewer = connection.Connection(table, hashes, send, write, service.measurements)
    begun = time.monotonic()
    try:
        await send({"type": "websocket.accept"})
        service.measurements.socket_opened()
        await connection.serve(viewer, since, receive, service.commands.of(client))
    except Exception:
        viewer.end_reason = "broken"
        raise
    finally:
        service.sockets.leave(client)
        service.measurements.socket_closed(viewer.end_reason, viewer.end_code, time.monotonic() - begun)


def _admitted(service: Service, scope: Scope, headers: Headers) -> str:
    if not client_address.is_same_origin(headers):
        raise Refused("wrong-origin")
    client = check(service, scope, headers)
    if not service.sockets.enter(client):
        raise Refused("too-many", retry_after=10)
    return client


async def _table(service: Service, scope: Scope, headers: Headers) -> tuple[Table, list[str]]:
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refused("not-found")
    table = await service.table(found[1])
    keys = cookies.keys_in(headers, found[1])
    hashes = [hash_of(key) for key in keys if is_signed(table.match, key)]
    match = await table.look(lambda match: not hashes or bool(seats_of_hashes(match, hashes)))
    seats = seats_of_hashes(match, hashes)
    if not may_watch(match, seats):
        raise Refused("no-spectators")
    if not seats and table.spectators >= service.settings.limits.spectators_each:
        raise Refused("too-many", retry_after=10)
    return table, hashes


def _since(scope: Scope) -> int | None:
    """Anything that is not a number is ignored: the snapshot is complete anyway."""
    said = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("since", [""])[-1]
    return int(said) if said.isascii() and said.isdecimal() and len(said) <= 10 else None


async def _refuse(service: Service, error: Refused, scope: Scope, send: Send) -> None:
    code = CLOSED.get(error.code)
    if code is not None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": code, "reason": error.code})
        service.measurements.socket_opened()
        service.measurements.socket_closed(error.code, code, 0.0)
        return
    service.measurements.socket_refused(error.code)
    if "websocket.http.response" in (scope.get("extensions") or {}):
        headers = {"Content-Type": "application/json"} | error.headers
        lines = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "websocket.http.response.start", "status": error.status, "headers": lines})
        await send({"type": "websocket.http.response.body", "body": error.body})
    else:
        await send({"type": "websocket.close", "code": connection.POLICY, "reason": error.code})
