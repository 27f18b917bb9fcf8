"""Reviews of finished tables and of uploaded records, and other tries at their decisions."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial

from msgspec import convert

from ...coach.stretches import Unfinished, is_whole
from ...protocol.coach import RecordReviewBody, RecordTryBody, ReviewBody, ReviewForm, TryBody, TryForm
from ...protocol.errors import TableError
from ...protocol.study import StudyMove
from ...record import Record
from ...rules.game import Game
from ...table.analysis import TooMany
from ...table.replays import record_of
from ...table.reviews import Keep, Review
from ...table.study import study
from ..refusals import Refused
from ..routes import Answer, Call
from .playing import require_view
from .uploaded_records import beside, read, require_length

BUSY_SECONDS = 5


async def table_review(call: Call) -> Answer:
    body: ReviewBody = call.body
    return await _state(await _of_table(call), body)


async def record_review(call: Call) -> Answer:
    body: RecordReviewBody = call.body
    return await _state(await _of_record(call, body.record), body)


async def table_try(call: Call) -> Answer:
    return await _tried(call, await _of_table(call))


async def record_try(call: Call) -> Answer:
    body: RecordTryBody = call.body
    return await _tried(call, await _of_record(call, body.record))


async def _state(found: Review, body: ReviewBody) -> Answer:
    return Answer(convert(await found.state(body.judged), ReviewForm))


async def _tried(call: Call, found: Review) -> Answer:
    body: TryBody = call.body
    if body.decision >= len(found.cut) or found.cut[body.decision].out_of_turn:
        raise Refused("no-such-moment")
    stretch = found.cut[body.decision]
    table = study(stretch.game, 0, _moves(stretch.game.copy(), body.moves))
    whole = len(table.moves) == len(body.moves) and is_whole(stretch.game, body.moves)
    if not whole or not body.judge:
        return Answer(TryForm(table, whole))
    verdict = await call.service.reviews.judge_try(stretch, body.moves, call.client)
    return Answer(convert({"table": table, "is_whole": True, **verdict}, TryForm, from_attributes=True))


def _moves(game: Game, actions: Sequence[int]) -> list[StudyMove]:
    """Each by the seat that decides then; the study refuses the first one that the rules forbid."""
    found = []
    for action in actions:
        found.append(StudyMove(max(0, game.decider), action))
        if game.is_over or not game.is_legal(action):
            break
        game.apply(action)
    return found


async def _of_table(call: Call) -> Review:
    """Raises a `TableError` while the game is played."""
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    if match.phase != "over":
        raise TableError("not-over")
    found = call.service.reviews.find(call.path["id"])
    if found is not None:
        return found
    require_length(len(match.moves))
    store = call.service.hall.store
    record = await beside(call, lambda: record_of(match))
    kept = await store.review(match.id)
    found = call.service.reviews.find(match.id)  # another request may have been faster
    return found or _begun(call, match.id, record, kept, partial(store.keep_review, match.id))


async def _of_record(call: Call, text: str) -> Review:
    key = hashlib.sha256(text.encode()).hexdigest()
    return call.service.reviews.find(key) or _begun(call, key, await read(call, text))


def _begun(
    call: Call, key: str, record: Record, kept: bytes | None = None, keep: Keep | None = None
) -> Review:
    try:
        return call.service.reviews.begin(key, record, call.client, kept, keep)
    except Unfinished:
        raise TableError("not-over") from None
    except TooMany:
        raise Refused("too-fast", retry_after=BUSY_SECONDS) from None
