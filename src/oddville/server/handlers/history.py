"""The history of a table: its log, its moves, and after the end the whole record."""

from __future__ import annotations

import functools

from ...protocol.errors import TableError
from ...protocol.requests import LogQuery, RecordQuery
from ...protocol.responses import Log, MoveForm, Moves, ToldEntry
from ...record import write_json, write_text
from ...table.history import History
from ...table.log_text import log_sentences
from ...table.match import Match
from ...table.replays import record_of, recording_of
from ...table.statistics import statistics_of
from ...table.table import Change
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
    changes = await History(table).between(0, match.sequence)
    return Answer(await beside(call, lambda: _told(match, changes, query)))


def _told(match: Match, changes: list[Change], query: LogQuery) -> Log:
    words: list[list[str]] | None = None
    if query.language is not None:
        words = log_sentences(Texts(query.language), match, changes)
    entries = []
    for number, change in enumerate(changes[query.after :][: query.limit], start=query.after):
        told = frames.log_entry(change)
        said = None if words is None else words[number]
        entries.append(ToldEntry(told.sequence, told.entry, told.events, said))
    return Log(match.sequence, entries)


async def statistics(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = (await table.look()).copy()
    require_view(call, match)
    changes = await History(table).between(0, match.sequence)
    entries = [change.entry for change in changes]
    return Answer(await beside(call, lambda: statistics_of(match, entries)))


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
    if match.phase != "over":
        raise TableError("not-over")
    text = await beside(call, lambda: _written(match, query.form))
    return Answer(text, media="text/plain" if query.form == "text" else JSON)


@functools.lru_cache(maxsize=100)
def _written(match: Match, form: str) -> str:
    """Cached: the match is over, and writing the record takes a while."""
    return write_text(record_of(match)) if form == "text" else write_json(record_of(match))
