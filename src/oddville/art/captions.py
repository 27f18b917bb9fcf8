"""Titles and descriptions of drawings for screen readers, in the reader's language."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TypeAlias

from ..editions import Edition
from ..rules.views import View
from ..rules.vocabulary import CHARACTERS, COLOURS, MAIN_SQUARE, RESOURCES
from ..text import Texts

Caption: TypeAlias = tuple[str, str]


def _list(texts: Texts, items: Sequence[str]) -> str:
    return ", ".join(items) if items else texts.t("art-nothing")


def _directions(texts: Texts, streets: Sequence[str]) -> str:
    return _list(texts, [_direction(texts.language, street) for street in streets])


@functools.cache
def _direction(language: str, direction: str) -> str:
    return Texts(language).t("art-direction", direction=direction)


@functools.lru_cache(maxsize=128)
def _amount(language: str, count: int, resource: str) -> str:
    return Texts(language).t("art-amount", count=count, resource=resource)


def _colour(texts: Texts, seat: int) -> str:
    return texts.t(f"colour-{COLOURS[seat]}")


def card_name(texts: Texts, number: int, edition: Edition) -> str:
    """The name of a card; cached, because a city needs the names of all its cards."""
    if number == MAIN_SQUARE:
        return texts.t("main-square")
    card = edition.buildings[number]
    return _name(texts.language, card.id, card.name) or texts.card(number, edition)


@functools.lru_cache(maxsize=1024)
def _name(language: str, card_id: str, own_name: str | None) -> str | None:
    texts = Texts(language)
    message = f"card-{card_id}"
    return texts.t(message) if texts.has(message) else own_name


def building_caption(texts: Texts, edition: Edition, number: int, built_by: int | None) -> Caption:
    card = edition.buildings[number]
    amounts = [
        _amount(texts.language, card.cost.count(resource), resource)
        for resource in RESOURCES
        if resource in card.cost
    ]
    description = texts.t(
        "art-card-description",
        scoring=texts.scoring(number, edition),
        guild=card.guild or "none",
        bonus=card.bonus,
        shield=card.shield,
        streets=_directions(texts, card.streets),
        cost=_list(texts, amounts),
    )
    if built_by is not None:
        description += " " + texts.t("art-owner", owner=_colour(texts, built_by))
    return card_name(texts, number, edition), description


def coin_side_caption(texts: Texts) -> Caption:
    return texts.component("coin"), texts.t("art-coin-side-description")


def worker_card_caption(texts: Texts, seat: int, worker: int, edition: Edition) -> Caption:
    card = edition.workers[worker - 1]
    resources = [texts.t(f"resource-{resource}") for resource in card.resources]
    return (
        texts.t("art-worker-card", worker=worker, colour=_colour(texts, seat)),
        texts.t(
            "art-worker-card-description",
            coins=card.coins,
            resources=_list(texts, resources),
            prices=", ".join(map(str, card.prices)),
        ),
    )


def main_square_caption(texts: Texts, edition: Edition, owners: Sequence[int | None]) -> Caption:
    square = edition.main_square
    spots = []
    for resource in square.spots:
        owner = owners[RESOURCES.index(resource)] if owners else None
        spots.append(
            texts.t(f"resource-{resource}")
            if owner is None
            else texts.t("art-spot", resource=resource, owner=_colour(texts, owner))
        )
    description = texts.t(
        "art-main-square-description",
        scoring=texts.scoring(MAIN_SQUARE, edition),
        given=texts.t("bonus", bonus=square.bonus) if square.bonus else texts.t("art-nothing"),
        streets=_directions(texts, square.streets),
        spots=_list(texts, spots),
    )
    return texts.t("main-square"), description


def character_caption(texts: Texts, character: int, edition: Edition) -> Caption:
    card = next(card for card in edition.characters if card.id == CHARACTERS[character])
    return texts.character(character), texts.t(
        "art-character-description",
        guild=card.guild,
        power=texts.power(character),
        points=texts.character_points(character, edition),
    )


def pawn_caption(texts: Texts, seat: int) -> Caption:
    description = texts.t("art-pawn-description", colour_id=COLOURS[seat])
    return texts.t("art-pawn", colour=_colour(texts, seat)), description


def standee_caption(texts: Texts, seat: int) -> Caption:
    description = texts.t("art-pawn-description", colour_id=COLOURS[seat])
    return texts.t("art-standee", colour=_colour(texts, seat)), description


def townsperson_caption(texts: Texts, name: str) -> Caption:
    return texts.t(f"townsperson-{name}"), texts.t(f"trade-{name}")


def resources_board_caption(texts: Texts, edition: Edition, players: int, view: View | None) -> Caption:
    board = edition.board(players)
    present = []
    for resource, state in zip(RESOURCES, view.board if view else (), strict=False):
        seats = [seat for seat in state.lower if seat is not None]
        seats += [seat for seat, count in enumerate(state.upper) for _ in range(count)]
        if seats:
            owners = ", ".join(_colour(texts, seat) for seat in seats)
            present.append(texts.t("art-workers-at", resource=resource, owners=owners))
    return texts.component("resources-board"), texts.t(
        "art-resources-board-description",
        players="2" if players == 2 else "3–4",
        upper=board.upper,
        lower=", ".join(map(str, board.lower)),
        workers="; ".join(present) or texts.t("art-nothing"),
    )


def city_caption(texts: Texts, view: View) -> Caption:
    counts = [
        texts.t("art-workers-of", colour=_colour(texts, seat), count=player.workers_in_city)
        for seat, player in enumerate(view.players)
    ]
    description = texts.t("art-city-description", cards=len(view.city), workers=", ".join(counts))
    return texts.component("city"), description


def table_caption(texts: Texts, view: View) -> Caption:
    scores = [
        texts.t("art-workers-of", colour=_colour(texts, seat), count=player.score)
        for seat, player in enumerate(view.players)
    ]
    return texts.t("art-table"), texts.t(
        "art-table-description", cards=len(view.city), deck=view.deck_size, scores=", ".join(scores)
    )


def contact_sheet_caption(texts: Texts, count: int) -> Caption:
    return texts.t("art-contact-sheet"), texts.t("art-contact-sheet-description", cards=count)
