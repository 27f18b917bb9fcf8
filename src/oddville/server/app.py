"""The server as an ASGI application: `create_app(ServerSettings(data="games.db"))`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec.json import encode
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute
from starlette.routing import Route as StarletteRoute

from ..bots.bot_pool import BotPool
from ..store import open_store
from . import handshake, openapi
from .api import ROUTES
from .assets import Assets
from .guard import OFFLINE, Guard, Receive, Scope, Send
from .html_pages import INDEX, PAGES, page
from .refusals import Refused
from .routes import JSON, Endpoint, Route
from .service import OpenStore, Service
from .settings import ServerSettings

SMALLEST_PACKED: Final = 1024  # bytes
PACKING: Final = 5  # compression level, of 9: most of the gain for little time


class Server:
    """WebSockets go straight to their table, everything else through the guard."""

    def __init__(self, service: Service, more: Sequence[BaseRoute] = ()) -> None:
        self.service = service
        self._app = self._application(more)
        packed = GZipMiddleware(self._app, SMALLEST_PACKED, PACKING)
        self._guarded = Guard(self.service, packed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await handshake.enter(self.service, scope, receive, send)
        elif scope["type"] == "http":
            await self._guarded(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _application(self, more: Sequence[BaseRoute]) -> Starlette:
        settings = self.service.settings
        files = [*_site(settings.site), *_pages(settings.pages)]
        routes: list[BaseRoute] = [*self._routes(), *more, *files]
        handlers = {HTTPException: _not_served, Exception: _broken}
        return Starlette(routes=routes, exception_handlers=handlers, lifespan=self._lifespan)  # type: ignore[arg-type]

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.service.open()
        try:
            yield
        finally:
            await self.service.close()

    def _routes(self) -> list[BaseRoute]:
        """One route for each path, so that the answer to a wrong method lists the right ones."""
        by_path: dict[str, dict[str, Route]] = {}
        for route in ROUTES:
            by_path.setdefault(route.path, {})[route.method] = route
        page = encode(openapi.description(ROUTES))

        async def describe(request: Request) -> Response:
            return Response(page, media_type=JSON)

        return [
            *(StarletteRoute(path, Endpoint(self.service, found)) for path, found in by_path.items()),
            StarletteRoute("/openapi.json", describe),
            StarletteRoute("/api/{rest:path}", Refused("not-found").response),
        ]


def create_app(
    settings: ServerSettings,
    more: Sequence[BaseRoute] = (),
    *,
    open_store: OpenStore = open_store,
    bot_pool: BotPool | None = None,
) -> Server:
    """`more` are further routes, such as the one for metrics."""
    return Server(Service(settings, open_store, bot_pool), more)


# ---- What is not in the table -------------------------------------------------------------------


def _pages(folder: Path | None) -> list[BaseRoute]:
    if folder is None:
        return []
    files = Assets(directory=folder)

    async def file(request: Request) -> Response:
        return await files.get_response(request.path_params["path"], request.scope)

    documents = [StarletteRoute(path, page(files, folder, name)) for path, name in PAGES.items()]
    return [*documents, StarletteRoute("/{path:path}", file)]


def _site(folder: Path | None) -> list[BaseRoute]:
    """The game without a server, as files: it works below any path."""
    if folder is None:
        return []
    files = Assets(directory=folder)

    async def file(request: Request) -> Response:
        return await files.get_response(request.path_params["path"] or INDEX, request.scope)

    async def whole(request: Request) -> Response:
        return RedirectResponse(OFFLINE)

    return [StarletteRoute(OFFLINE.rstrip("/"), whole), StarletteRoute(OFFLINE + "{path:path}", file)]


async def _not_served(request: Request, error: HTTPException) -> Response:
    refused = Refused("wrong-method" if error.status_code == 405 else "not-found")
    refused.headers |= error.headers or {}
    return refused.response


async def _broken(request: Request, error: Exception) -> Response:
    """The log has the details; the client learns only that something went wrong."""
    return Refused("internal").response
