"""Fronts and backs of everything that is cut out, as SVG with bleed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from ..art import drawings
from ..art.card import BLEED, HEIGHT, WIDTH
from ..art.drawing import Box
from ..art.palette import Theme
from ..art.pen import Pen
from ..art.pieces import STANDEE_BOX
from ..art.resources_board import BLEED as BOARD_BLEED
from ..art.resources_board import BOX as BOARD_BOX
from ..editions import Edition
from ..rules.vocabulary import CHARACTERS, COLOURS, WORKER_CARDS
from ..text import Texts
from .backs import guild_back, player_back, square_back
from .pictures import document

CARD_UNITS: Final = (WIDTH, HEIGHT)
BLEED_UNITS: Final = BLEED

Face: TypeAlias = Callable[[Pen], str]


class Card(NamedTuple):
    front: Face
    back: Face


class Faces:
    """Draws the components of an edition in one theme."""

    def __init__(self, edition: Edition, theme: Theme, texts: Texts) -> None:
        self.edition = edition
        self.theme: Theme = theme
        self.texts = texts
        self._drawn: dict[Face, str] = {}

    def cards(self, part: str) -> Iterator[Card]:
        edition = self.edition
        if part == "buildings":
            coin = self._coin
            for number in range(len(edition.buildings)):
                yield Card(partial(self._building, number), coin)
        elif part == "square":
            yield Card(self._square, square_back)
        elif part == "characters":
            backs = {card.guild: partial(guild_back, guild=card.guild) for card in edition.characters}
            for card in edition.characters:
                yield Card(partial(self._character, CHARACTERS.index(card.id)), backs[card.guild])
        elif part == "workers":
            for seat in range(len(COLOURS)):
                back = partial(player_back, seat=seat)
                for worker in range(1, WORKER_CARDS + 1):
                    yield Card(partial(self._worker, seat, worker), back)

    def _building(self, number: int, pen: Pen) -> str:
        return drawings.card(pen, self.texts, self.edition, number, framed=False).body

    def _coin(self, pen: Pen) -> str:
        return drawings.coin_side(pen, self.texts, framed=False).body

    def _square(self, pen: Pen) -> str:
        return drawings.main_square(pen, self.texts, self.edition, framed=False).body

    def _character(self, character: int, pen: Pen) -> str:
        return drawings.character(pen, self.texts, character, self.edition, framed=False).body

    def _worker(self, seat: int, worker: int, pen: Pen) -> str:
        return drawings.worker_card(pen, self.texts, seat, worker, self.edition, framed=False).body

    def svg(self, face: Face, size: tuple[float, float]) -> str:
        """A face with its bleed, scaled to this many millimetres per unit."""
        if face not in self._drawn:
            self._drawn[face] = face(Pen(self.theme, inline=True))
        wide = size[0] / size[1]
        body = f'<g transform="scale({wide:.5f} 1)">{self._drawn[face]}</g>'
        return document(body, Box(-BLEED * wide, -BLEED, (WIDTH + 2 * BLEED) * wide, HEIGHT + 2 * BLEED))

    def board(self, players: int) -> tuple[str, float]:
        """A side of the resources board, and its bleed as a fraction of its side."""
        drawing = drawings.resources_board(Pen(self.theme, inline=True), self.texts, self.edition, players)
        side = BOARD_BOX.width + 2 * BOARD_BLEED
        return document(
            drawing.body, Box(-BOARD_BLEED, -BOARD_BLEED, side, side)
        ), BOARD_BLEED / BOARD_BOX.width

    def standee(self, seat: int) -> str:
        return document(drawings.standee(Pen(self.theme, inline=True), self.texts, seat).body, STANDEE_BOX)

    @staticmethod
    def standee_size() -> tuple[float, float]:
        return STANDEE_BOX.width, STANDEE_BOX.height
