"""Middleware around everything: who may send requests at all, and security headers."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Awaitable, Callable, MutableMapping
from hashlib import sha256
from typing import Any, Final

from starlette.datastructures import Headers

from ..art import css
from . import client_address, cookies
from .refusals import Refused
from .reply_pieces import send_in_pieces
from .routes import is_open
from .service import Service

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

OFFLINE: Final = "/offline/"  # where the game without a server is, if it is offered
ANY_HOST: Final = ("/health", "/health/live", "/metrics")  # asked by local programs, by any host name
SAFE: Final = ("GET", "HEAD", "OPTIONS", "TRACE")


def _allowed(style: str) -> str:
    """Allows this inline style sheet and no other."""
    return f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


# The sheet of symbols (`/api/art/symbols.svg`) that the page inlines has a style with the colours.
_STYLES: Final = " ".join(_allowed(css(colour_safe)) for colour_safe in (False, True))
PAGE_POLICY: Final = (
    f"default-src 'none'; script-src 'self'; style-src 'self' {_STYLES}; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# For the game without a server, which runs as WebAssembly.
SITE_POLICY: Final = PAGE_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_DATA_POLICY: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
_ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def _lines(policy: str) -> list[tuple[bytes, bytes]]:
    headers = {"Content-Security-Policy": policy} | _ALWAYS
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


_FOR_PAGES: Final = _lines(PAGE_POLICY)
_FOR_SITE: Final = _lines(SITE_POLICY)
_FOR_DATA: Final = _lines(_DATA_POLICY)


class Guard:
    """Around the application that answers HTTP requests."""

    def __init__(self, service: Service, app: App) -> None:
        self._service = service
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        extra = _FOR_DATA if path.startswith("/api/") else _FOR_PAGES
        if path.startswith(OFFLINE):
            extra = _FOR_SITE

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *extra]
            await send_in_pieces(send, message)

        headers = Headers(scope=scope)
        try:
            check(self._service, scope, headers)
            if scope["method"] not in SAFE and not client_address.is_same_origin(headers):
                raise Refused("wrong-origin")
        except Refused as error:
            await error.response(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded)


def check(service: Service, scope: Scope, headers: Headers) -> str:
    """Checks for requests and sockets alike; returns the client, or raises `Refused`."""
    settings = service.settings
    path = scope["path"]
    client = client_address.client_of(scope, headers, settings.trust_proxy)
    service.take("request", client)
    allowed = settings.allowed_hosts
    if allowed and path not in ANY_HOST and client_address.host_name(headers) not in allowed:
        raise Refused("bad-host")
    if not is_open(path) and not service.password.accepts(cookies.door_token(headers)):
        raise Refused("door-closed")
    return client
