"""How a server runs: all that whoever starts it can decide."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PAGES: Final = Path(__file__).parent / "pages"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may have, and how much there is in all."""

    requests_per_second: float = 20.0
    requests_at_once: int = 60
    tables_per_minute: int = 30  # that a client may create
    joins_per_minute: int = 20  # sitting down, and trying a seat's key
    doors_per_minute: int = 10  # trying the server's password
    commands_per_second: float = 20.0  # over one socket; whoever sends more has to wait
    commands_at_once: int = 40
    sockets_each: int = 200
    spectators_each: int = 300  # at one table
    sockets: int = 20_000
    tables: int = 100_000  # that are open or being played


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """`data` and `password` are left out where the settings are shown: they may end up in a log."""

    data: str = field(repr=False)  # a path, or the URL of a database
    editions: tuple[str, ...] = ()  # names or files; none: those that come with the package
    password: str | None = field(default=None, repr=False)  # for the whole server
    allowed_hosts: tuple[str, ...] = ()  # names without a port; none: whatever the client says
    trust_proxy: bool = False  # only behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto itself
    public_url: str | None = None  # where people reach the server, if it is not what their browser says
    limits: Limits = Limits()
    thinkers: int = 1  # processes in which bots think
    pages: Path = PAGES  # what is served to browsers
