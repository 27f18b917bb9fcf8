"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent


def page_folder() -> Path:
    """The page, built from web/; if it is not built, one that says so."""
    built = _HERE / "pages"
    return built if (built / "index.html").exists() else _HERE / "no_page"


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for each client, and totals."""

    requests_per_second: float = 20.0
    requests_at_once: int = 240  # a page loads many drawings when it is first opened
    tables_per_minute: int = 30  # that a client may create
    tables_per_day: int = 500
    joins_per_minute: int = 20  # sitting down, and trying a seat's key
    doors_per_minute: int = 10  # trying the server's password
    studies_per_minute: int = 300  # what-if analysis
    histories_per_minute: int = 120  # logs, scores and records of tables, and coming back to one
    replays_per_minute: int = 20  # of records that a client brings, and of finished tables
    reviews_per_minute: int = 120  # asking how far a review has got, and other tries at a decision
    forecasts_per_minute: int = 60
    hints_per_minute: int = 30
    strong_bots_each: int = 24  # bots that search, at all tables of a client
    strong_bots: int = 240  # in all
    commands_per_second: float = 60.0  # over all sockets of a client; more have to wait
    commands_at_once: int = 120
    connections_each: int = 300  # HTTP connections; a browser uses six
    large_replies_each: int = 4  # replays that a client has asked for and not read yet
    unread_seconds: float = 20.0  # until a client that does not read is disconnected
    sockets_each: int = 200
    spectators_each: int = 300  # at one table
    sockets: int = 20_000
    tables: int = 100_000  # open or in play
    moves_each: int = 5000  # of people, at one table
    entries_each: int = 5000  # in the log of one table, besides the moves of its game
    open_days: int = 14  # after which a table without a game is deleted


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """`data` and `password` are not in the repr, which may end up in a log."""

    data: str = field(repr=False)  # a path, or the URL of a database
    editions: tuple[str, ...] = ()  # names or files; empty: those of the package
    password: str | None = field(default=None, repr=False)  # for the whole server
    allowed_hosts: tuple[str, ...] = ()  # names without a port; empty: any
    trust_proxy: bool = False  # only behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto itself
    public_url: str | None = None  # where people reach the server, if not at the host in their requests
    limits: Limits = Limits()
    bot_processes: int = 1  # processes in which bots think
    site: Path | None = None  # built by `oddville site`: the game without a server, offered at /offline/
    pages: Path | None = field(default_factory=page_folder)  # what is served to browsers; None: the API alone
