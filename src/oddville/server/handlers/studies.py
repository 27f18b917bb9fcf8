"""What-if analysis, forecasts and hints, all from public facts alone."""

from __future__ import annotations

from collections.abc import Awaitable

from msgspec import Struct

from ...protocol.requests import HintQuery, StudyBody, StudyHintBody
from ...table.analysis import TooMany
from ...table.study import study_match
from ..refusals import Refused
from ..routes import Answer, Call
from .playing import require_view

BUSY_SECONDS = 3


async def study(call: Call) -> Answer:
    body: StudyBody = call.body
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    return Answer(study_match(match, body.moves))


async def forecast(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    return await _answered(call.service.analysis.forecast(match, call.client))


async def hint(call: Call) -> Answer:
    query: HintQuery = call.query
    table = await call.service.table(call.path["id"])
    match = await table.look()
    seats = require_view(call, match)
    return await _answered(call.service.analysis.hint(match, query.level, seats, call.client, query.language))


async def study_hint(call: Call) -> Answer:
    body: StudyHintBody = call.body
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    asked = call.service.analysis.study_hint(match, body.level, body.moves, call.client, body.language)
    return await _answered(asked)


async def _answered(search: Awaitable[Struct]) -> Answer:
    try:
        return Answer(await search)
    except TooMany:
        raise Refused("too-fast", retry_after=BUSY_SECONDS) from None
