"""Drawings of cards for a page: drawn once, then kept, and not sent again to a browser that has them."""

from __future__ import annotations

import functools
import hashlib

from .. import art
from ..editions import Edition
from ..rules.vocabulary import MAIN_SQUARE
from ..text import Texts
from .answers import Refused
from .bodies import CardQuery
from .routes import Answer, Call

SVG = "image/svg+xml"
_SQUARE = "main-square"


async def card(call: Call) -> Answer:
    edition = call.service.edition(call.path["name"])
    query: CardQuery = call.query
    return document(call, drawn(edition, _number(edition, call.path["card"]), query), SVG)


def _number(edition: Edition, text: str) -> int:
    """By id, or by the number that the game has for it."""
    ids = [building.id for building in edition.buildings]
    if text in ids:
        return ids.index(text)
    if text in (_SQUARE, str(MAIN_SQUARE)):
        return MAIN_SQUARE
    if text.isascii() and text.isdecimal() and len(text) <= 3 and int(text) < len(ids):
        return int(text)
    raise Refused("unknown-card")


@functools.lru_cache(maxsize=2000)
def drawn(edition: Edition, number: int, query: CardQuery) -> str:
    texts = Texts(query.language)
    if number == MAIN_SQUARE:
        return art.main_square(edition, theme=query.theme, texts=texts)
    return art.card(edition, number, built_by=query.built_by, theme=query.theme, texts=texts)


def document(call: Call, text: str, media: str) -> Answer:
    """A document that changes with the release or the edition only."""
    tag = '"' + hashlib.sha256(text.encode()).hexdigest()[:32] + '"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=3600"}
    if tag in call.headers.get("if-none-match", ""):
        return Answer(None, headers, status=304)
    return Answer(text, headers, media)
