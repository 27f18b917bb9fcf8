"""Where a server listens, and how people get there."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

from ..exit_codes import BAD_USAGE
from .failure import CommandFailed

WAITING: Final = 2048  # connections that nobody has taken yet
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for examples: nothing is ever sent there


def listen(host: str, port: int) -> socket.socket:
    """From now on the port is ours; whoever comes waits until the server takes them in."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CommandFailed("serve-no-such-host", BAD_USAGE, host=host) from None
    # A name may stand for both kinds of address: the older one is known to everybody.
    family, _, _, _, address = min(found, key=lambda each: each[0] != socket.AF_INET)
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(WAITING)
    except OSError as error:
        listening.close()
        detail = error.strerror or type(error).__name__
        raise CommandFailed("serve-cannot-listen", host=host, port=str(port), detail=detail) from None
    return listening


def is_local(listening: socket.socket) -> bool:
    return _address(listening).is_loopback


def own_url(listening: socket.socket) -> str:
    """For this machine."""
    address = _address(listening)
    if address.is_unspecified:
        return _url("127.0.0.1", listening)
    return _url(f"[{address}]" if address.version == 6 else str(address), listening)


def neighbours_url(listening: socket.socket) -> str | None:
    """For others in the same network, if the server listens on all addresses and has one there."""
    if not _address(listening).is_unspecified:
        return None
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        found = str(asking.getsockname()[0])
        return None if ipaddress.ip_address(found).is_loopback else _url(found, listening)
    return None


def _address(listening: socket.socket) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(str(listening.getsockname()[0]).partition("%")[0])


def _url(host: str, listening: socket.socket) -> str:
    return f"http://{host}:{listening.getsockname()[1]}"
