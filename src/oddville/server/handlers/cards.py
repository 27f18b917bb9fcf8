"""Drawings of cards for the page, cached here and in the browser."""

from __future__ import annotations

import functools
import hashlib
from typing import Final

from ...art import drawings
from ...art.city_card import city_card
from ...art.drawing import Drawing
from ...art.pen import Pen
from ...editions import Edition
from ...protocol.requests import CardQuery, PieceQuery
from ...rules.vocabulary import MAIN_SQUARE
from ...text import Texts
from ..refusals import Refused
from ..routes import Answer, Call

SVG: Final = "image/svg+xml"
HOUR: Final = "public, max-age=3600"
FOR_EVER: Final = "public, max-age=31536000, immutable"
_SQUARE: Final = "main-square"


async def card(call: Call) -> Answer:
    edition = call.service.edition(call.path["name"])
    number = card_number(edition, call.path["card"])
    return document(call, drawn_card(edition, number, call.query), SVG, caching(call, edition))


def card_number(edition: Edition, text: str) -> int:
    """By id, or by the number of the card in the game."""
    ids = [building.id for building in edition.buildings]
    if text in ids:
        return ids.index(text)
    if text in (_SQUARE, str(MAIN_SQUARE)):
        return MAIN_SQUARE
    if text.isascii() and text.isdecimal() and len(text) <= 3 and int(text) < len(ids):
        return int(text)
    raise Refused("unknown-card")


@functools.lru_cache(maxsize=2000)
def drawn_card(edition: Edition, number: int, query: CardQuery) -> str:
    pen, texts = tools(query)
    owners = _owners(query.spots)
    drawing: Drawing
    if query.form == "city":
        drawing = city_card(pen, texts, edition, number, built_by=query.built_by, owners=owners)
    elif number == MAIN_SQUARE:
        drawing = drawings.main_square(pen, texts, edition, owners)
    else:
        is_mini = query.form == "mini"
        drawing = drawings.card(pen, texts, edition, number, built_by=query.built_by, mini=is_mini)
    return drawing.svg()


def _owners(spots: str | None) -> tuple[int | None, ...]:
    """The seats on the spots of the Main Square, by resource."""
    return () if spots is None else tuple(int(seat) if seat else None for seat in spots.split(","))


def tools(query: PieceQuery) -> tuple[Pen, Texts]:
    return Pen(query.theme, colour_safe=query.colour_safe == "true"), Texts(query.language)


# ---- Answers that a browser keeps ---------------------------------------------------------------


def caching(call: Call, edition: Edition) -> str:
    """An edition with a hash never changes; one with a name may, with the next release."""
    return FOR_EVER if call.path["name"] == edition.hash else HOUR


def document(call: Call, text: str, media: str, keep: str = HOUR) -> Answer:
    """A document that changes only with the release or the edition."""
    tag = '"' + hashlib.sha256(text.encode()).hexdigest()[:32] + '"'
    headers = {"ETag": tag, "Cache-Control": keep}
    if tag in call.headers.get("if-none-match", ""):
        return Answer(None, headers, status=304)
    return Answer(text, headers, media)
