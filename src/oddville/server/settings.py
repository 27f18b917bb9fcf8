"""How a server runs: all that whoever starts it can decide."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent


def page_folder() -> Path:
    """The page, made from web/; where nobody has built it, one that says so."""
    built = _HERE / "pages"
    return built if (built / "index.html").exists() else _HERE / "no_page"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one client may have, and how much there is in all."""

    requests_per_second: float = 20.0
    requests_at_once: int = 240  # a page asks for many drawings when it is opened first
    tables_per_minute: int = 30  # that a client may create
    tables_per_day: int = 500
    joins_per_minute: int = 20  # sitting down, and trying a seat's key
    doors_per_minute: int = 10  # trying the server's password
    studies_per_minute: int = 300  # what would be if
    histories_per_minute: int = 120  # logs, scores and records of tables, and coming back to one
    replays_per_minute: int = 20  # of records that a client brings, and of finished tables
    forecasts_per_minute: int = 60
    hints_per_minute: int = 30
    commands_per_second: float = 60.0  # over all sockets of a client; whoever sends more has to wait
    commands_at_once: int = 120
    connections_each: int = 300  # of requests; a browser has six
    sockets_each: int = 200
    spectators_each: int = 300  # at one table
    sockets: int = 20_000
    tables: int = 100_000  # that are open or being played
    open_days: int = 14  # after which a table is deleted at which no game has begun


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
    bot_processes: int = 1  # processes in which bots think
    pages: Path = field(default_factory=page_folder)  # what is served to browsers
