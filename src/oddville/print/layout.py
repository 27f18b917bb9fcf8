"""The positions of cards on paper, in millimetres from the upper left corner; nothing is drawn here.

A sheet holds as many cards as fit. Backs are placed so that each lies exactly behind its front after the
printer has turned the sheet over. A card that was cut out shows both sides upright when it is turned like
the page of a book.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

Duplex: TypeAlias = Literal["long", "short", "none"]

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN: Final = 5.0  # between cards and the edge of the paper; most printers cannot print the outer 3 to 4.5
ROOMY_MARGIN: Final = 8.5  # wide enough for cut marks that every printer prints
MARK: Final = 3.5  # the longest cut mark
MARK_GAP: Final = 0.8  # between the bleed and the mark
PAPER_EDGE: Final = 0.5  # nothing is drawn nearer to the edge of the paper


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def grown(self, across: float, down: float) -> Rect:
        return Rect(self.x - across, self.y - down, self.width + 2 * across, self.height + 2 * down)


class Line(NamedTuple):
    x1: float
    y1: float
    x2: float
    y2: float


class TooLarge(Exception):
    """Not even one card fits on the paper."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The places for cards on one sheet, all in the middle of the paper."""

    page: tuple[float, float]  # width and height, turned if more cards fit that way
    card: tuple[float, float]
    columns: int
    rows: int
    gaps: tuple[float, float]  # between columns and between rows
    bleed: float

    @classmethod
    def fitting(cls, paper: str, card: tuple[float, float], bleed: float) -> Grid:
        width, height = PAPERS[paper]
        upright = _counts((width, height), card)
        turned = _counts((height, width), card)
        page, counts = ((width, height), upright)
        if turned[0] * turned[1] > upright[0] * upright[1]:
            page, counts = ((height, width), turned)
        if counts[0] * counts[1] == 0:
            raise TooLarge
        gaps = [_gap(side, size, n, bleed) for side, size, n in zip(page, card, counts, strict=True)]
        return cls(page, card, counts[0], counts[1], (gaps[0], gaps[1]), bleed)

    @property
    def places(self) -> int:
        return self.columns * self.rows

    @property
    def is_portrait(self) -> bool:
        return self.page[0] <= self.page[1]

    @property
    def whole(self) -> Rect:
        """From the first to the last card."""
        width = self.columns * self.card[0] + (self.columns - 1) * self.gaps[0]
        height = self.rows * self.card[1] + (self.rows - 1) * self.gaps[1]
        return Rect((self.page[0] - width) / 2, (self.page[1] - height) / 2, width, height)

    def front(self, place: int) -> Rect:
        """The front of a card; places are counted from the left, row by row."""
        row, column = divmod(place, self.columns)
        whole = self.whole
        x = whole.x + column * (self.card[0] + self.gaps[0])
        y = whole.y + row * (self.card[1] + self.gaps[1])
        return Rect(x, y, *self.card)

    def back(self, place: int, duplex: Duplex) -> Rect:
        """The back of a card on the other page of the sheet."""
        front = self.front(place)
        if self.turns_over_side(duplex):
            return front._replace(x=self.page[0] - front.right)
        return front._replace(y=self.page[1] - front.bottom)

    def turns_over_side(self, duplex: Duplex) -> bool:
        """Whether the sheet is turned like a page in a book, over its left or right edge.

        Otherwise it is turned over the upper edge, and backs have to be drawn upside down.
        """
        return (duplex == "long") == self.is_portrait

    def bled(self, card: Rect) -> Rect:
        """The card with its bleed: the full bleed at the rim, half the gap towards neighbours."""
        across = min(self.bleed, self.gaps[0] / 2) if self.columns > 1 else self.bleed
        down = min(self.bleed, self.gaps[1] / 2) if self.rows > 1 else self.bleed
        whole = self.whole
        left = self.bleed if _same(card.x, whole.x) else across
        right = self.bleed if _same(card.right, whole.right) else across
        up = self.bleed if _same(card.y, whole.y) else down
        below = self.bleed if _same(card.bottom, whole.bottom) else down
        return Rect(card.x - left, card.y - up, card.width + left + right, card.height + up + below)

    def cut_marks(self) -> list[Line]:
        """Short lines in the margin, in line with every edge of a card."""
        whole = self.whole
        start = self.bleed + MARK_GAP
        down = min(MARK, whole.y - start - PAPER_EDGE)
        across = min(MARK, whole.x - start - PAPER_EDGE)
        marks = []
        for column in range(self.columns):
            card = self.front(column)
            for x in (card.x, card.right):
                marks.append(Line(x, whole.y - start - down, x, whole.y - start))
                marks.append(Line(x, whole.bottom + start, x, whole.bottom + start + down))
        for row in range(self.rows):
            card = self.front(row * self.columns)
            for y in (card.y, card.bottom):
                marks.append(Line(whole.x - start - across, y, whole.x - start, y))
                marks.append(Line(whole.right + start, y, whole.right + start + across, y))
        return [mark for mark in marks if (mark.x2 - mark.x1) + (mark.y2 - mark.y1) > 0]


def _counts(page: tuple[float, float], card: tuple[float, float]) -> tuple[int, int]:
    return (
        max(int((page[0] - 2 * MARGIN) / card[0] + 1e-9), 0),
        max(int((page[1] - 2 * MARGIN) / card[1] + 1e-9), 0),
    )


def _gap(side: float, size: float, count: int, bleed: float) -> float:
    """Room for the bleed of two neighbours, or half of it if the margin would become too narrow."""
    if count == 1:
        return 0.0
    slack = side - count * size
    roomy = (slack - 2 * ROOMY_MARGIN) / (count - 1)
    return min(max(bleed, min(2 * bleed, roomy)), (slack - 2 * MARGIN) / (count - 1))


def _same(first: float, second: float) -> bool:
    return abs(first - second) < 1e-6
