"""The items of the page: each card with its drawing, its texts in all languages and its filter values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from .. import art
from ..art import captions
from ..editions import Edition
from ..rules.vocabulary import CHARACTERS, WORKER_CARDS
from ..text import LANGUAGES, Texts

Caption = Callable[[Texts], tuple[str, str]]
_TITLE: Final = re.compile(r"<title>.*?</title>|<desc>.*?</desc>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Item:
    kind: str  # "building", "character", "worker" or "other"
    svg: str
    words: dict[str, tuple[str, str]]  # by language: name and description
    number: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "number": self.number, "words": self.words, **self.facts}


def items(edition: Edition) -> list[Item]:
    return [*_buildings(edition), *_characters(edition), *_workers(edition), *_others(edition)]


def _item(kind: str, svg: str, caption: Caption, number: int | None = None, **facts: Any) -> Item:
    words = {language: caption(Texts(language)) for language in LANGUAGES}
    # The texts are beside the picture, in the language that the reader chooses.
    return Item(kind, _TITLE.sub("", svg), words, number, facts)


def _buildings(edition: Edition) -> Iterator[Item]:
    for number, card in enumerate(edition.buildings):
        yield _item(
            "building",
            art.card(edition, number, theme="page", symbols="shared"),
            partial(captions.building_caption, edition=edition, number=number, built_by=None),
            number + 1,
            scoring=card.scoring,
            guild=card.guild or "none",
            bonus=card.bonus,
            cost=str(len(card.cost)),
            streets=list(card.streets),
        )


def _characters(edition: Edition) -> Iterator[Item]:
    for card in edition.characters:
        number = CHARACTERS.index(card.id)
        yield _item(
            "character",
            art.character(number, edition, theme="page", symbols="shared"),
            partial(captions.character_caption, character=number, edition=edition),
            guild=card.guild,
        )


def _workers(edition: Edition) -> Iterator[Item]:
    for worker in range(1, WORKER_CARDS + 1):
        yield _item(
            "worker",
            art.worker_card(0, worker, edition, theme="page", symbols="shared"),
            partial(captions.worker_card_caption, seat=0, worker=worker, edition=edition),
        )


def _others(edition: Edition) -> Iterator[Item]:
    square = edition.main_square
    yield _item(
        "other",
        art.main_square(edition, theme="page", symbols="shared"),
        lambda texts: captions.main_square_caption(texts, edition, ()),
        guild="none",
        bonus=square.bonus or "none",
        streets=list(square.streets),
    )
    yield _item("other", art.coin_side(theme="page", symbols="shared"), captions.coin_side_caption)
    for players, message_id in ((2, "gallery-board-two"), (4, "gallery-board-more")):
        yield _item(
            "other",
            art.resources_board(edition, players, theme="page", symbols="shared"),
            partial(_board_caption, edition=edition, players=players, message_id=message_id),
        )


def _board_caption(texts: Texts, edition: Edition, players: int, message_id: str) -> tuple[str, str]:
    return texts.t(message_id), captions.resources_board_caption(texts, edition, players, None)[1]
