"""`oddville play --server`: find the table, sit down and play, or say what is in the way."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import re
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from ..client import Lost, Refused, Seat, Server
from ..exit_codes import BAD_USAGE
from ..protocol.settings import MAX_NAME, Settings
from ..protocol.table_text import refusal_text
from ..terminal.games.remote import RemoteGame, connected, reach
from ..terminal.seat_keys import key_for, remember
from ..text import Texts
from .failure import CommandFailed

Opened = Callable[[RemoteGame], Coroutine[Any, Any, None]]  # plays at the table that was found
PASSWORD: Final = "ODDVILLE_PASSWORD"
URL: Final = re.compile(r"https?://[^/\s?#@]+", re.ASCII)
TABLE: Final = re.compile(r"(?:\S*/t/)?([A-Za-z0-9_-]{1,64})(?:#key=([A-Za-z0-9_.-]+))?", re.ASCII)


def join(texts: Texts, arguments: argparse.Namespace, levels: Sequence[str | None], opened: Opened) -> int:
    address = URL.match(arguments.server)
    if address is None:
        raise CommandFailed("serve-bad-url", BAD_USAGE, value=arguments.server[:80])
    url = address[0]
    try:
        asyncio.run(_play(texts, url, arguments, levels, opened))
    except Lost as error:
        raise CommandFailed("play-no-server", url=url, detail=str(error)[:120]) from None
    except Refused as error:
        detail = refusal_text(texts, error.code, error.params)
        raise CommandFailed("play-server-refused", detail=detail) from None
    return 0


async def _play(
    texts: Texts, url: str, arguments: argparse.Namespace, levels: Sequence[str | None], opened: Opened
) -> None:
    server = Server(url)
    try:
        await reach(server, os.environ.get(PASSWORD))
        seat = await _seat(server, arguments, levels)
        play: RemoteGame = await connected(seat, texts)
    except BaseException:
        await server.close()
        raise
    await opened(play)


async def _seat(server: Server, arguments: argparse.Namespace, levels: Sequence[str | None]) -> Seat:
    """A seat of one's own: at the table asked for, or at a new one. A game that has begun can be watched."""
    name = (arguments.name or [_own_name()])[0]
    asked = arguments.table or (arguments.server if "/t/" in arguments.server else None)
    if asked is None:
        seat = await server.create(_settings(arguments, levels), name)
    else:
        found = TABLE.fullmatch(asked)
        if found is None:
            raise Refused("unknown-table", {})
        key = found[2] or key_for(server.url, found[1])
        if key is not None:
            return Seat(server, found[1], key)
        try:
            seat = await server.join(found[1], name)
        except Refused as error:
            if error.code not in ("already-started", "seat-taken", "game-over"):
                raise
            return server.watch(found[1])
    if seat.key is not None:
        remember(server.url, seat.table_id, seat.key)
    return seat


def _settings(arguments: argparse.Namespace, levels: Sequence[str | None]) -> Settings:
    """Bots sit as they were named; people come with the link."""
    bots = tuple(None if level is None else level.partition(":")[0] for level in levels)
    return Settings(players=len(levels), bots=bots, edition=arguments.edition, seed=arguments.seed)


def _own_name() -> str:
    try:
        return getpass.getuser()[:MAX_NAME]
    except (OSError, KeyError):
        return "OddVille"
