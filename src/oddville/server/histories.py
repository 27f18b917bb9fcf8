"""What happened at a table: its log, the moves so far, and after the end the whole record."""

from __future__ import annotations

import asyncio
import dataclasses
import functools

from ..editions.start import new_game
from ..record import Fairness, Record, Recording, commitment, write_action, write_json, write_text
from ..table.errors import TableError
from ..table.history import changes_after
from ..table.match import Match
from ..table.statistics import statistics_of
from ..table.telling import log_in_words
from ..text import Texts
from . import wire
from .bodies import Log, LogQuery, MoveForm, Moves, RecordQuery, ToldEntry
from .routes import JSON, Answer, Call
from .tables import require_view


async def log(call: Call) -> Answer:
    query: LogQuery = call.query
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    changes = await changes_after(call.service.hall.store, match, 0)
    words: list[list[str]] | None = None
    if query.language is not None:
        words = await asyncio.to_thread(log_in_words, Texts(query.language), match, changes)
    entries = [
        ToldEntry(told.sequence, told.entry, told.events, None if words is None else words[number])
        for number, told in enumerate(map(wire.log_entry, changes))
        if told.sequence > query.after
    ]
    return Answer(Log(match.sequence, entries[: query.limit]))


async def statistics(call: Call) -> Answer:
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    changes = await changes_after(call.service.hall.store, match, 0)
    return Answer(statistics_of(match, [change.entry for change in changes]))


async def moves(call: Call) -> Answer:
    """Moves are public; the deal that would have to go with them in a record is not."""
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    return Answer(Moves(match.sequence, moves_of(match)))


def moves_of(match: Match) -> list[MoveForm]:
    if not match.moves:
        return []
    game = new_game(match.settings.players, match.seed, match.edition)
    found = []
    for move in match.moves:
        text = write_action(game, match.edition, move.action, move.seat)
        found.append(MoveForm(move.seat, move.action, text))
        game.step(move.action, move.seat)
    return found


async def record(call: Call) -> Answer:
    query: RecordQuery = call.query
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    if match.phase != "over":
        raise TableError("not-over")
    return Answer(_written(match, query.form), media="text/plain" if query.form == "text" else JSON)


@functools.lru_cache(maxsize=100)
def _written(match: Match, form: str) -> str:
    """Of a match that is over: it does not change any more, and to write it takes a while."""
    return write_text(record_of(match)) if form == "text" else write_json(record_of(match))


def record_of(match: Match) -> Record:
    """The whole game with the proof that chance was what secret and salts had decided."""
    recording = Recording.begin(match.names, match.seed, match.edition)
    for move in match.moves:
        recording.play(move.action, move.seat)
    fairness = None
    if match.settings.seed is None:
        fairness = Fairness(commitment(match.secret), match.secret.hex(), match.salts, match.order)
    return dataclasses.replace(recording.record(), fairness=fairness)
