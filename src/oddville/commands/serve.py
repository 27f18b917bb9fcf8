"""`oddville serve`: check that everything can work, say where to play, serve."""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import stat
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from ..editions import edition_names, load_edition
from ..exit_codes import BAD_USAGE
from ..server import logs
from ..server.file_lock import AlreadyLocked, FileLock
from ..server.serving import Operation, runner, stop_bots
from ..server.serving import run as run_here
from ..server.settings import ServerSettings
from ..server.supervisor import Supervisor
from ..store import Store
from ..store.address import Address
from ..store.new_file import remove_leftovers
from ..text import Texts
from .data_location import chosen_data, default_file
from .failure import CommandFailed
from .listening import is_local, listen, neighbours_url, own_url
from .store import read_address, with_store

PASSWORD: Final = "ODDVILLE_PASSWORD"
MOST_PASSWORD: Final = 1000  # bytes of a file that holds one
# Addresses to listen on, as a browser writes them.
ONLY_HERE: Final = {"127.0.0.1": "127.0.0.1", "::1": "[::1]", "localhost": "localhost"}
URL: Final = re.compile(r"https?://[^/\s?#@]+/?", re.ASCII)


def run(texts: Texts, arguments: argparse.Namespace) -> int:
    arguments.data = chosen_data(arguments.data)
    log: logs.Form = arguments.log or ("warnings" if arguments.open else "text")  # players need no requests
    address = read_address(arguments.data)
    if arguments.workers > 1 and address.path is not None:
        raise CommandFailed("serve-workers-need-postgres", BAD_USAGE)
    operation = Operation(_settings(arguments), log, arguments.metrics_public)
    with listen(arguments.host, arguments.port) as listening:
        claim = _claimed(address)
        try:
            with_store(address, arguments.data, _opened)
            logs.set_up(log)
            return _serve(operation, listening, arguments.workers, _greeting(texts, arguments, listening))
        finally:
            if claim is not None:
                claim.release()


async def _opened(store: Store) -> None:
    """It could be opened: that is all we wanted to know."""


def _serve(
    operation: Operation, listening: socket.socket, workers: int, on_started: Callable[[], None]
) -> int:
    # While it serves, whoever serves hears Ctrl-C; once it has ended, one more must not spoil the end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if workers == 1:
        code = run_here(runner(operation, on_started=on_started), listening)
        stop_bots()
        return code
    code = Supervisor(operation, listening, workers, on_started).run()
    if code == 1:
        raise CommandFailed("serve-workers-failed")
    return code


# ---- What is asked for --------------------------------------------------------------------------


def _settings(arguments: argparse.Namespace) -> ServerSettings:
    url = arguments.public_url
    if url is not None and URL.fullmatch(url) is None:
        raise CommandFailed("serve-bad-url", BAD_USAGE, value=url[:80])
    return ServerSettings(
        data=arguments.data,
        editions=_editions(arguments.edition or []),
        password=_password(arguments.password_file),
        allowed_hosts=allowed_hosts(arguments),
        trust_proxy=arguments.trust_proxy,
        public_url=url,
        bot_processes=arguments.bots,
        site=_site(arguments.site),
    )


def _site(folder: str | None) -> Path | None:
    if folder is not None and not (Path(folder) / "engine" / "engine.json").is_file():
        raise CommandFailed("serve-no-site", BAD_USAGE, folder=folder)
    return None if folder is None else Path(folder)


def allowed_hosts(arguments: argparse.Namespace) -> tuple[str, ...]:
    """A server for this machine alone answers to its names: a page elsewhere could point its own here."""
    if arguments.allowed_host:
        return tuple(name.strip().lower() for name in arguments.allowed_host)
    if arguments.trust_proxy or arguments.host not in ONLY_HERE:
        return ()
    public = urlsplit(arguments.public_url or "").hostname
    return (*ONLY_HERE.values(), *([public] if public else []))


def _editions(asked: list[str]) -> tuple[str, ...]:
    """Read once to hear what is wrong with them; raises `EditionError`."""
    names = tuple(dict.fromkeys((*edition_names(), *asked)))
    known: dict[str, str] = {}
    for name in names:
        edition = load_edition(name)
        if known.setdefault(edition.id, edition.hash) != edition.hash:
            raise CommandFailed("serve-same-edition", BAD_USAGE, name=edition.id)
    return names


def _password(file: str | None) -> str | None:
    if file is None:
        return os.environ.get(PASSWORD) or None
    try:
        with open(file, "rb") as opened:
            text = opened.read(MOST_PASSWORD + 1).decode("utf-8")
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or type(error).__name__
        raise CommandFailed("serve-password-unreadable", path=file, detail=detail) from None
    password = text.strip("\r\n")
    if not password or len(text.encode()) > MOST_PASSWORD or "\n" in password:
        raise CommandFailed("serve-password-empty", path=file)
    return password


def is_readable_by_others(file: str | None) -> bool:
    """Whether every user of this machine can read the password; Windows has no such bits."""
    return file is not None and os.name == "posix" and bool(os.stat(file).st_mode & stat.S_IROTH)


# ---- Where the games are ------------------------------------------------------------------------


def _claimed(address: Address) -> FileLock | None:
    if address.path is None:
        return None
    path = Path(address.path)
    try:
        if path == default_file():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists() and (not os.access(path, os.R_OK | os.W_OK) or not path.is_file()):
            raise PermissionError
        claim = FileLock(path)
        remove_leftovers(address.path)
        return claim
    except AlreadyLocked:
        raise CommandFailed("serve-already-served", path=str(path)) from None
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise CommandFailed("serve-data-not-writable", path=str(path), detail=detail) from None


# ---- What is said -------------------------------------------------------------------------------


def _greeting(texts: Texts, arguments: argparse.Namespace, listening: socket.socket) -> Callable[[], None]:
    own = own_url(listening)
    url = arguments.public_url or own
    neighbours = neighbours_url(listening)
    is_guarded = bool(arguments.allowed_host or arguments.password_file or os.environ.get(PASSWORD))
    is_exposed = not is_local(listening) and not is_guarded

    def greet() -> None:
        print(texts.t("serve-address", url=url))
        if neighbours is not None and arguments.public_url is None:
            print(texts.t("serve-neighbours", url=neighbours))
        print(texts.t("serve-stop"), flush=True)
        if is_exposed:
            print(texts.t("serve-exposed"), file=sys.stderr, flush=True)
        if is_readable_by_others(arguments.password_file):
            shown = texts.t("serve-password-readable", path=arguments.password_file)
            print(shown, file=sys.stderr, flush=True)
        if arguments.open:
            threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()

    return greet
