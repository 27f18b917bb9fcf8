"""Drawings of everything but buildings: worker cards, characters, coin side, pawns, symbols, a city."""

from __future__ import annotations

import asyncio
import functools

from ... import art
from ...art import drawings
from ...bots.townspeople import CRIER, TOWNSPEOPLE
from ...editions import Edition
from ...protocol.errors import TableError
from ...protocol.requests import PieceQuery, SymbolsQuery, TownspersonQuery
from ...rules.views import view_for
from ...rules.vocabulary import CHARACTERS, COLOURS, WORKER_CARDS
from ..refusals import Refused
from ..routes import Answer, Call
from .cards import SVG, caching, document, tools
from .playing import require_view

FRESH = "no-cache"  # cached, but checked each time


async def worker(call: Call) -> Answer:
    edition = call.service.edition(call.path["name"])
    seat = _index(call.path["seat"], len(COLOURS))
    number = _index(call.path["worker"], WORKER_CARDS + 1)
    if number == 0:
        raise Refused("unknown-card")
    return document(call, _worker(edition, seat, number, call.query), SVG, caching(call, edition))


async def character(call: Call) -> Answer:
    edition = call.service.edition(call.path["name"])
    text = call.path["character"]
    number = CHARACTERS.index(text) if text in CHARACTERS else _index(text, len(CHARACTERS))
    if CHARACTERS[number] not in [card.id for card in edition.characters]:
        raise Refused("unknown-card")
    return document(call, _character(edition, number, call.query), SVG, caching(call, edition))


async def coin_side(call: Call) -> Answer:
    edition = call.service.edition(call.path["name"])
    return document(call, _coin_side(call.query), SVG, caching(call, edition))


async def pawn(call: Call) -> Answer:
    seat = _index(call.path["seat"], len(COLOURS))
    return document(call, _pawn(seat, call.query), SVG)


async def townsperson(call: Call) -> Answer:
    name = call.path["name"]
    if name not in (*TOWNSPEOPLE, CRIER):
        raise Refused("unknown-card")
    return document(call, townsperson_drawing(name, call.query), SVG)


async def symbols(call: Call) -> Answer:
    query: SymbolsQuery = call.query
    return document(call, _symbols(query.colour_safe == "true"), SVG)


async def city(call: Call) -> Answer:
    """The whole city as a picture to share."""
    query: PieceQuery = call.query
    table = await call.service.table(call.path["id"])
    match = await table.look()
    require_view(call, match)
    if match.game is None:
        raise TableError("not-started")
    pen, texts = tools(query)
    view = view_for(match.game, None)
    drawing = await asyncio.to_thread(drawings.city, pen, texts, view, match.edition, ghosts=())
    return document(call, drawing.svg(), SVG, FRESH)


def _index(text: str, count: int) -> int:
    """A number below `count`; raises `Refused` for anything else."""
    if text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) < count:
        return int(text)
    raise Refused("unknown-card")


# ---- Drawn once ---------------------------------------------------------------------------------


@functools.lru_cache(maxsize=500)
def _worker(edition: Edition, seat: int, worker: int, query: PieceQuery) -> str:
    pen, texts = tools(query)
    return drawings.worker_card(pen, texts, seat, worker, edition).svg()


@functools.lru_cache(maxsize=500)
def _character(edition: Edition, character: int, query: PieceQuery) -> str:
    pen, texts = tools(query)
    return drawings.character(pen, texts, character, edition).svg()


@functools.lru_cache(maxsize=100)
def _coin_side(query: PieceQuery) -> str:
    return drawings.coin_side(*tools(query)).svg()


@functools.lru_cache(maxsize=200)
def _pawn(seat: int, query: PieceQuery) -> str:
    pen, texts = tools(query)
    return drawings.pawn(pen, texts, seat).svg()


@functools.lru_cache(maxsize=200)
def townsperson_drawing(name: str, query: TownspersonQuery) -> str:
    pen, texts = tools(query)
    return drawings.townsperson(pen, texts, name, ground=query.form == "face").svg()


@functools.cache
def _symbols(colour_safe: bool) -> str:
    return art.symbol_sheet(colour_safe=colour_safe)
