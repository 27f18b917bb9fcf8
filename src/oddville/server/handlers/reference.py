"""What all tables share: the lobby, the bots, the editions, the texts."""

from __future__ import annotations

import asyncio
import functools

from ...bots.registry import levels as all_levels
from ...bots.strength import Strength, after_game
from ...protocol.requests import Knock
from ...protocol.responses import (
    EditionEntry,
    EditionForm,
    Editions,
    Health,
    LevelForm,
    Levels,
    Lobby,
    LobbyEntry,
    TableSummary,
)
from ...protocol.strength import GameResult, StrengthAfter, StrengthForm
from ...table.summaries import read_summary
from ...text import LANGUAGES
from ...text.catalogue import message_files
from .. import cookies
from ..refusals import Refused
from ..routes import Answer, Call
from .cards import FOR_EVER, document

MOST_LISTED = 100
TEXT = "text/plain"


async def lobby(call: Call) -> Answer:
    found = []
    for table_id, summary in await call.service.hall.store.lobby(MOST_LISTED):
        stored = read_summary(summary.line)
        fields = {name: getattr(stored, name) for name in TableSummary.__struct_fields__}
        found.append(LobbyEntry(id=table_id, phase=summary.status, updated_at=summary.updated_at, **fields))
    return Answer(Lobby(found))


async def levels(call: Call) -> Answer:
    return Answer(_levels(call.service.settings.site is not None))


@functools.cache
def _levels(offline: bool) -> Levels:
    offered = [level for level in all_levels().values() if not level.is_yardstick]
    return Levels([LevelForm(level.name, level.budget.seconds) for level in offered], offline)


async def strength(call: Call) -> Answer:
    """Nothing is stored: the estimate belongs to the person who asks."""
    result: GameResult = call.body
    known = result.before
    before = Strength() if known is None else Strength(known.points, known.doubt, known.games)
    after = after_game(before, result.own, [(other.level, other.points) for other in result.others]) or before
    return Answer(StrengthAfter(StrengthForm(after.points, after.doubt, after.games), after.level))


async def editions(call: Call) -> Answer:
    lines = [
        EditionEntry(edition.id, edition.version, edition.hash, len(edition.buildings))
        for edition in call.service.editions.values()
    ]
    return Answer(Editions(lines))


async def edition(call: Call) -> Answer:
    found = call.service.edition(call.path["name"])
    keep = {"Cache-Control": FOR_EVER} if call.path["name"] == found.hash else {}
    return Answer(EditionForm(found.hash, found.to_dict()), keep)


async def texts(call: Call) -> Answer:
    language = call.path["language"]
    if language not in LANGUAGES:
        raise Refused("unknown-language")
    return document(call, catalogue(language), TEXT)


@functools.cache
def catalogue(language: str) -> str:
    """All files of a language, one after the other."""
    return "\n".join(file.read_text("utf-8") for file in message_files(language))


async def health(call: Call) -> Answer:
    """Whether games can be stored: a proxy or a load balancer sends people here only then."""
    storage = call.service.storage
    fault = None if storage is None else await storage.check()
    if storage is None or fault is not None:
        kind = "unknown" if fault is None else fault.kind
        raise Refused("store-unavailable", retry_after=2, kind=kind)
    return Answer(Health("ok"))


async def alive(call: Call) -> Answer:
    """Whether the process answers; a restart would not help against a full disk."""
    return Answer(Health("ok"))


async def door(call: Call) -> Answer:
    """The right password sets a cookie for a year."""
    body: Knock = call.body
    if call.service.password.is_unset:
        return Answer()
    token = await asyncio.to_thread(call.service.password.try_password, body.password)
    if token is None:
        raise Refused("wrong-password")
    return Answer(None, {"Set-Cookie": cookies.door_cookie(token, call.is_secure)})


async def live(call: Call) -> Answer:
    """WebSockets never get here, so the client has not asked for one."""
    error = Refused("only-websocket")
    error.headers["Upgrade"] = "websocket"
    raise error
