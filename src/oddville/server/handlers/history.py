"""The history of a table: its log, its moves, and after the end the whole record."""

from __future__ import annotations

import functools

from ...protocol.errors import TableError
from ...protocol.requests import LanguageCode, LogQuery, RecordQuery
from ...protocol.responses import Log, MoveForm, Moves, ToldEntry
from ...record import Record, write_json, write_text
from ...table.history import Part
from ...table.log_text import LogWriter
from ...table.match import Match
from ...table.replays import record_of, record_so_far, recording_of
from ...text import Texts
from .. import frames
from ..routes import JSON, Answer, Call
from .playing import require_view
from .uploaded_records import beside


async def log(call: Call) -> Answer:
    query: LogQuery = call.query
    table = await call.service.table(call.path["id"])
    match = (await table.look()).copy()
    require_view(call, match)
    after = min(query.after, match.sequence)
    part = await call.service.hall.history.between(match, after, min(after + query.limit, match.sequence))
    return Answer(await beside(call, lambda: Log(match.sequence, _told(part, query.language))))


def _told(part: Part, language: LanguageCode | None) -> list[ToldEntry]:
    writer = None if language is None else LogWriter(Texts(language), part.before)
    entries = []
    for change in part.changes:
        told = frames.log_entry(change)
        words = None if writer is None else writer.sentences(change)
        entries.append(ToldEntry(told.sequence, told.entry, told.events, words))
    return entries


async def statistics(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = (await table.look()).copy()
    require_view(call, match)
    return Answer(await call.service.hall.statistics.of(match))


async def moves(call: Call) -> Answer:
    """Moves are public; the deal, which a record would contain, is not."""
    table = await call.service.table(call.path["id"])
    match = (await table.look()).copy()
    require_view(call, match)
    return Answer(await beside(call, lambda: Moves(match.sequence, moves_of(match))))


def moves_of(match: Match) -> list[MoveForm]:
    """From the deal on, also if that was in an earlier game."""
    if match.game is None:
        return []
    return [MoveForm(move.seat, move.action, move.text) for move in recording_of(match).moves]


async def record(call: Call) -> Answer:
    query: RecordQuery = call.query
    table = await call.service.table(call.path["id"])
    match = await table.look(lambda match: match.phase == "over")
    require_view(call, match)
    if match.phase == "over":
        text = await beside(call, lambda: _written(match, query.form))
    elif query.so_far and match.game is not None:
        playing = match.copy()
        text = await beside(call, lambda: _write(record_so_far(playing), query.form))
    else:
        raise TableError("not-over")
    return Answer(text, media="text/plain" if query.form == "text" else JSON)


@functools.lru_cache(maxsize=100)
def _written(match: Match, form: str) -> str:
    """Cached: the match is over, and writing the record takes a while."""
    return _write(record_of(match), form)


def _write(record: Record, form: str) -> str:
    return write_text(record) if form == "text" else write_json(record)
