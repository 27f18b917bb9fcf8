"""What would be if, and how it may end: answers that follow from public facts alone."""

from __future__ import annotations

from ...protocol.requests import StudyBody
from ...table.forecasts import TooMany
from ...table.study import study as study_of
from ..refusals import Refused
from ..routes import Answer, Call
from .playing import require_view

BUSY_SECONDS = 3


async def study(call: Call) -> Answer:
    body: StudyBody = call.body
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    return Answer(study_of(match, body.moves))


async def forecast(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    try:
        return Answer(await call.service.forecasts.of(match))
    except TooMany:
        raise Refused("too-fast", retry_after=BUSY_SECONDS) from None
