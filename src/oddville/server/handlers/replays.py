"""Replays of finished tables and of uploaded records; and the scores."""

from __future__ import annotations

import functools

from ...protocol.errors import TableError
from ...protocol.requests import ReplayBody
from ...table.match import Match
from ...table.replays import players_of, record_of, replay_of, score_of
from ..refusals import encode
from ..routes import Answer, Call
from .playing import require_view
from .uploaded_records import beside, read, require_length


async def score(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    now = match.copy()
    return Answer(await beside(call, lambda: score_of(now)))


async def table_replay(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    if match.phase != "over":
        raise TableError("not-over")
    require_length(len(match.moves))
    return Answer(await beside(call, lambda: _of_match(match)))


@functools.lru_cache(maxsize=20)
def _of_match(match: Match) -> bytes:
    """Cached: the match is over, and many may want to see it."""
    return encode(replay_of(record_of(match), players_of(match)))


async def replay(call: Call) -> Answer:
    body: ReplayBody = call.body
    record = await read(call, body.record)
    return Answer(await beside(call, lambda: encode(replay_of(record))))
