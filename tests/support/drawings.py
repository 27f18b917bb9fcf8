"""What is drawn in the tests: every drawing of an edition by name, games with a city, SVG taken apart."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from random import Random
from typing import Unpack
from xml.etree import ElementTree

import oddville
from oddville import art
from oddville.editions import Edition, standard
from oddville.rules.action_space import BUILD, PLACE_AT, SHUFFLE_PILE
from oddville.rules.views import View, view_for
from oddville.rules.vocabulary import CHARACTERS, COLOURS, WORKER_CARDS

SVG = "{http://www.w3.org/2000/svg}"


@functools.cache
def game_with(cards: int, players: int = 4, seed: int = 1) -> oddville.Game:
    """A game in which everybody builds when he can, at the moment the city has so many cards."""
    for attempt in range(seed, seed + 400):
        game, random = oddville.new_game(players=players, seed=attempt), Random(attempt)
        while not game.is_over:
            actions = game.legal_actions()
            builds = [a for a in actions if BUILD <= a < BUILD + 2 or PLACE_AT <= a < SHUFFLE_PILE]
            game.step(random.choice(builds or actions))
            if game.city_count >= cards:
                return game
    raise AssertionError(f"no game with {cards} cards in the city")


@functools.cache
def view_with(cards: int, players: int = 4) -> View:
    return view_for(game_with(cards, players), None)


def drawings_of(edition: Edition, **options: Unpack[art.Options]) -> Iterator[tuple[str, str]]:
    """All that can be drawn of an edition, without a game."""
    for number, card in enumerate(edition.buildings):
        yield f"card {card.id}", art.card(edition, number, **options)
        yield f"built {card.id}", art.card(edition, number, built_by=number % 4, **options)
    small: art.Options = {**options, "size": 48}
    yield "mini", art.card(edition, 0, **small)
    yield "coin side", art.coin_side(**options)
    yield "main square", art.main_square(edition, **options)
    yield "main square, taken", art.main_square(edition, (0, 1, 2, 3), **options)
    for seat, colour in enumerate(COLOURS):
        yield f"pawn {colour}", art.pawn(seat, **options)
        yield f"standee {colour}", art.standee(seat, **options)
        for worker in range(1, WORKER_CARDS + 1):
            yield f"worker {worker} {colour}", art.worker_card(seat, worker, edition, **options)
    for character in edition.characters:
        name = f"character {character.id}"
        yield name, art.character(CHARACTERS.index(character.id), edition, **options)
    for players in (2, 3):
        yield f"board {players}", art.resources_board(edition, players, **options)


def drawings_of_games(**options: Unpack[art.Options]) -> Iterator[tuple[str, str]]:
    """What needs a game: cities, boards with workers, whole tables."""
    for cards, players in ((1, 2), (8, 3), (20, 4)):
        view = view_with(cards, players)
        yield f"city of {cards}", art.city(view, standard(), ghosts=[(-9, 0)], **options)
        yield f"table of {players}", art.table(view, standard(), **options)
        yield f"board of {players}", art.resources_board(standard(), players, view, **options)


@functools.cache
def all_drawings(theme: art.Theme = "day") -> dict[str, str]:
    return dict(drawings_of(standard(), theme=theme)) | dict(drawings_of_games(theme=theme))


def parse(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids_of(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def references_of(svg: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
