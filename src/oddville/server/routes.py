"""A route as data: its input, output and errors. Routing, validation and OpenAPI follow from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from msgspec import DecodeError, Struct, ValidationError, convert
from msgspec.json import Decoder
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..protocol.errors import TableError
from ..store import StoreError
from . import client_address, cookies
from .refusals import Refused, encode, refused
from .service import Service

MAX_BODY: Final = 16 * 1024
BODY_SECONDS: Final = 10.0  # to send a body
JSON: Final = "application/json"

Method = Literal["GET", "POST", "DELETE"]


@dataclass(frozen=True, slots=True)
class Call:
    """A request that has been read and checked."""

    service: Service
    request: Request
    client: str
    query: Any = None
    body: Any = None

    @property
    def headers(self) -> Headers:
        return self.request.headers

    @property
    def path(self) -> Mapping[str, str]:
        return self.request.path_params

    @property
    def is_secure(self) -> bool:
        return client_address.is_secure(self.request.scope, self.headers, self.service.settings.trust_proxy)

    @property
    def keys(self) -> list[str]:
        return cookies.keys_in(self.headers, self.path["id"])


@dataclass(frozen=True, slots=True)
class Answer:
    """What a handler returns: a value of the route's type, or the text of a document."""

    value: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    media: str = JSON
    status: int | None = None  # None: that of the route


Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Route:
    """One operation of the API."""

    method: Method
    path: str
    handler: Handler
    summary: str
    answer: type[Struct] | None = None  # None: no JSON
    media: tuple[str, ...] = (JSON,)  # content types of the answer
    status: int = 200
    body: Any = None  # a type that msgspec reads
    query: type[Struct] | None = None
    codes: tuple[str, ...] = ()  # errors besides those of every route
    bucket: str | None = None  # a rate limit besides that of all requests
    is_large: bool = False  # the answer may have megabytes, so a client gets only a few at a time
    most: int = MAX_BODY  # bytes of the body
    statuses: Mapping[int, str] = field(default_factory=dict)  # further answers without a body

    @property
    def all_codes(self) -> tuple[str, ...]:
        """Every error code that can occur here."""
        found = ["bad-host", "too-fast", *self.codes]
        if self.path.startswith("/api/") and not is_open(self.path):
            found.append("door-closed")
        if self.query is not None or self.body is not None:
            found.append("unreadable")
        if self.method != "GET":
            found.append("wrong-origin")
        if self.is_large:
            found.append("too-many")
        if self.body is not None:
            found += ["too-large", "too-slow", "wrong-type"]
        if "{id}" in self.path:
            found += ["unknown-rules", "unknown-table", "store-unavailable"]
        return tuple(sorted(set(found)))


def is_open(path: str) -> bool:
    """What works without the server's password: what the page needs to ask for it."""
    is_about_the_api = path.startswith("/api/") or path == "/openapi.json"
    return not is_about_the_api or path == "/api/door" or path.startswith("/api/texts/")


# ---- Carrying out -------------------------------------------------------------------------------


class Endpoint:
    """All methods of one path as an ASGI application, which also answers wrong methods."""

    def __init__(self, service: Service, routes: Mapping[str, Route]) -> None:
        self._service = service
        self._routes = routes
        self._allowed = ", ".join(sorted({*routes, "HEAD"} if "GET" in routes else routes))
        self._readers = {
            method: Decoder(route.body) for method, route in routes.items() if route.body is not None
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        route = self._routes.get(method)
        if route is not None and route.is_large:
            await self._reply_large(route, Request(scope, receive), send)
        else:
            await self._reply(route, Request(scope, receive), send)

    async def _reply_large(self, route: Route, request: Request, send: Send) -> None:
        """Counted until the client has read it."""
        counter = self._service.large_replies
        client = client_address.client_of(request.scope, request.headers, self._service.settings.trust_proxy)
        if not counter.enter(client):
            response = Refused("too-many", retry_after=2).response
            await response(request.scope, request.receive, send)
            return
        try:
            await self._reply(route, request, send)
        finally:
            counter.leave(client)

    async def _reply(self, route: Route | None, request: Request, send: Send) -> None:
        try:
            if route is None:
                raise wrong_method(self._allowed)
            response = await _carry_out(self._service, route, self._readers.get(route.method), request)
        except Refused as error:
            response = error.response
        except (TableError, StoreError) as error:
            response = refused(error).response
        await response(request.scope, request.receive, send)


def wrong_method(allowed: str) -> Refused:
    error = Refused("wrong-method")
    error.headers["Allow"] = allowed
    return error


async def _carry_out(
    service: Service, route: Route, reader: Decoder[Any] | None, request: Request
) -> Response:
    client = client_address.client_of(request.scope, request.headers, service.settings.trust_proxy)
    if route.bucket is not None:
        service.take(route.bucket, client)
    query = None if route.query is None else _query(request, route.query)
    body = None if reader is None else await _body(request, reader, route.most)
    answer = await route.handler(Call(service, request, client, query, body))
    headers = {"Cache-Control": "no-store", **answer.headers}
    content = encode(answer.value) if isinstance(answer.value, Struct) else answer.value
    media = None if content is None else answer.media
    return Response(content, answer.status or route.status, headers, media)


def _query(request: Request, kind: type[Struct]) -> Any:
    try:
        return convert(dict(request.query_params), kind, strict=False)
    except ValidationError as error:
        raise Refused("unreadable", detail=str(error)[:200]) from None


async def _body(request: Request, reader: Decoder[Any], most: int) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("wrong-type", expected=JSON)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            content = await _bounded(request, most)
    except TimeoutError:
        raise Refused("too-slow") from None
    except ClientDisconnect:
        raise Refused("unreadable", detail="the body ends too early") from None
    try:
        return reader.decode(content)
    except (ValidationError, DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("unreadable", detail=str(error)[:200]) from None


async def _bounded(request: Request, most: int) -> bytes:
    """Never holds more than the limit, whatever length was announced."""
    said = request.headers.get("content-length", "0")
    if said.isdecimal() and int(said) > most:
        raise Refused("too-large", limit=most)
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise Refused("too-large", limit=most)
    return bytes(content)
