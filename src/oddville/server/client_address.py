"""Who sends a request: the address that rate limits count, and how the client reached us."""

from __future__ import annotations

import ipaddress
from collections.abc import MutableMapping
from typing import Any

from starlette.datastructures import Headers

Scope = MutableMapping[str, Any]


def client_of(scope: Scope, headers: Headers, trust_proxy: bool) -> str:
    """The peer's address, or the last one that our own proxy has added."""
    peer = scope.get("client")
    address = peer[0] if peer else ""
    if trust_proxy:
        seen = [part.strip() for line in headers.getlist("x-forwarded-for") for part in line.split(",")]
        address = seen[-1] if seen and seen[-1] else address
    return network_of(address)


def network_of(address: str) -> str:
    """The first half of an IPv6 address: a household can use any second half."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_secure(scope: Scope, headers: Headers, trust_proxy: bool) -> bool:
    """Whether the client came over TLS, which a proxy may have terminated."""
    scheme = str(scope.get("scheme", "http"))
    if trust_proxy:
        scheme = headers.get("x-forwarded-proto", scheme).split(",")[-1].strip().lower()
    return scheme in ("https", "wss")


def is_same_origin(headers: Headers) -> bool:
    """Browsers name the page that asks; clients that do not are no browsers and have no cookies to misuse."""
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme, _, place = origin.lower().partition("://")
    return scheme in ("http", "https") and place == headers.get("host", "").lower()


def host_name(headers: Headers) -> str:
    """The host name in the request, without the port."""
    host = headers.get("host", "").lower()
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
