"""A worksheet to fill in by hand: a row for each card, with an outline and boxes to tick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..art.drawing import Box
from ..editions import Building, Edition
from ..editions.validator import BUILDING_SCORINGS
from ..rules.vocabulary import BONUSES, DIRECTIONS, GUILDS, MAX_CARDS, RESOURCES
from ..text import Texts
from .document import MUTED, TITLE, Document, Font
from .layout import PAPERS, Line, Rect
from .pictures import ICON_BOX, MEDALLION_BOX, banner, banner_box, icon, inside

MARGIN: Final = 9.0
HEAD: Final = 20.0  # title and hint
SIGNS: Final = 17.0  # the row of signs above the boxes
FOOT: Final = 5.0
ROW: Final = 14.4
BOX: Final = 3.4
STEP: Final = 5.05  # from box to box
OUTLINE: Final = (9.0, 12.6)
SHADE: Final = (246, 239, 222)

_NUMBER: Final = 6.5
_CARD: Final = 13.0
_FIELD: Final = 9.0  # of value and shield
_GAP: Final = 1.6  # between groups
_SIGN_VALUES: Final = {"diamond": 5, "per-adjacent": 3, "shields": 0, "diamonds": 3, "row": 2, "guild": 2}


@dataclass(frozen=True, slots=True)
class Group:
    """Boxes that belong together, from `x` on, one for each word."""

    field: str
    words: tuple[str, ...]
    x: float

    def middle(self, place: int) -> float:
        return self.x + (place + 0.5) * STEP

    @property
    def width(self) -> float:
        return STEP * len(self.words)


def draw(texts: Texts, name: str, edition: Edition | None, paper: str) -> bytes:
    page = PAPERS[paper]
    sheet = _Worksheet(
        Document(page, texts.t("worksheet-title", name=name), texts.language), texts, name, page
    )
    cards = list(edition.buildings) if edition else [None] * MAX_CARDS
    names = [texts.card(n, edition) for n in range(len(cards))] if edition else [""] * len(cards)
    rows = sheet.rows_on_page
    pages = -(-len(cards) // rows)
    for number in range(pages):
        sheet.begin_page(number + 1, pages)
        for place in range(rows):
            card = number * rows + place
            if card < len(cards):
                sheet.row(place, card + 1, cards[card], names[card])
    return sheet.document.content()


class _Worksheet:
    def __init__(self, document: Document, texts: Texts, name: str, page: tuple[float, float]) -> None:
        self.document = document
        self.texts = texts
        self.name = name
        self.page = page
        self.groups: list[Group] = []
        x = MARGIN + _NUMBER + _CARD
        words = {"cost": RESOURCES, "guild": GUILDS, "bonus": BONUSES, "scoring": BUILDING_SCORINGS}
        for field, listed in words.items():
            self.groups.append(Group(field, tuple(listed), x))
            x = self.groups[-1].x + self.groups[-1].width + _GAP
        self.value_x = x
        self.shield_x = x + _FIELD
        self.name_x = x + 2 * _FIELD + _GAP
        self.top = MARGIN + HEAD + SIGNS

    @property
    def rows_on_page(self) -> int:
        return int((self.page[1] - self.top - MARGIN - FOOT) / ROW)

    # ---- What every page has ---------------------------------------------------------------------

    def begin_page(self, number: int, pages: int) -> None:
        document, texts = self.document, self.texts
        document.new_page(self.page)
        width = self.page[0] - 2 * MARGIN
        document.fit(
            texts.t("worksheet-title", name=self.name), Rect(MARGIN, MARGIN, width, 8), Font(19, "", TITLE)
        )
        document.paragraph(texts.t("worksheet-hint", name=self.name), (MARGIN, MARGIN + 9), width, Font(8.5))
        foot = Rect(MARGIN, self.page[1] - MARGIN - FOOT + 1, width, FOOT)
        document.set_text_color(*MUTED)
        document.fit(texts.t("worksheet-page", page=number, pages=pages), foot, Font(8), "R")
        document.set_text_color(51, 38, 26)
        self._headings()

    def _headings(self) -> None:
        top = MARGIN + HEAD
        for group in self.groups:
            self._heading(group.field, group.x, group.width)
            for place, word in enumerate(group.words):
                svg, shape = self._sign(group.field, word)
                box = Rect(group.middle(place) - STEP / 2 + 0.25, top + 4.6, STEP - 0.5, SIGNS - 6)
                self.document.vector(svg, inside(box, shape))
        self._heading("streets", MARGIN + _NUMBER, _CARD)
        self._heading("value", self.value_x, _FIELD)
        self._heading("shield", self.shield_x, _FIELD)
        self._heading("name", self.name_x, self.page[0] - MARGIN - self.name_x)

    def _heading(self, field: str, x: float, width: float) -> None:
        words = self.texts.t(f"edition-field-{field}")
        box = Rect(x + 0.4, MARGIN + HEAD, width - 0.8, 4.4)
        self.document.fit(words[:1].upper() + words[1:], box, Font(8, "B"), "L" if field == "name" else "C")

    @staticmethod
    def _sign(field: str, word: str) -> tuple[str, Box]:
        if field == "scoring":
            return banner(word, _SIGN_VALUES.get(word, 1), "print"), banner_box(word)
        if field == "bonus":
            return icon(f"bonus-{word}", "print"), MEDALLION_BOX
        if field == "guild":
            return icon(f"roundel-{word}", "print"), MEDALLION_BOX
        return icon(word, "print"), ICON_BOX

    # ---- One card --------------------------------------------------------------------------------

    def row(self, place: int, number: int, card: Building | None, name: str) -> None:
        document = self.document
        y = self.top + place * ROW
        if place % 2 == 0:
            document.set_fill_color(*SHADE)
            document.rect(MARGIN, y, self.page[0] - 2 * MARGIN, ROW, style="F")
        document.fit(str(number), Rect(MARGIN, y, _NUMBER - 0.5, ROW), Font(11, "B"), "C")
        self._outline(y, card)
        document.set_line_width(0.2)
        for group in self.groups:
            self._boxes(group, y, card)
        value = "" if card is None or card.scoring == "shields" else str(card.value)
        self._field(self.value_x, y, value)
        self._field(self.shield_x, y, str(card.shield) if card and card.shield else "")
        line = Rect(self.name_x, y + 2.5, self.page[0] - MARGIN - self.name_x - 1, ROW - 5)
        document.fit(name, line, Font(9))
        document.strokes([Line(line.x, line.bottom, line.right, line.bottom)], 0.15)

    def _outline(self, y: float, card: Building | None) -> None:
        """The card's shape, with a box on each edge where a street may leave."""
        x = MARGIN + _NUMBER + (_CARD - OUTLINE[0]) / 2
        top = y + (ROW - OUTLINE[1]) / 2
        self.document.frame(Rect(x, top, *OUTLINE), 0.25, round_=0.8)
        size = BOX * 0.72
        middle = (x + OUTLINE[0] / 2 - size / 2, top + OUTLINE[1] / 2 - size / 2)
        inset = 0.6
        corners = {
            "up": (middle[0], top + inset),
            "right": (x + OUTLINE[0] - size - inset, middle[1]),
            "down": (middle[0], top + OUTLINE[1] - size - inset),
            "left": (x + inset, middle[1]),
        }
        for direction in DIRECTIONS:
            self._tick_box(Rect(*corners[direction], size, size), bool(card and direction in card.streets))

    def _boxes(self, group: Group, y: float, card: Building | None) -> None:
        for place, word in enumerate(group.words):
            box = Rect(group.middle(place) - BOX / 2, y + (ROW - BOX) / 2, BOX, BOX)
            if group.field == "cost":
                box = box.grown(0.3, 1.6)  # room for a stroke for each resource
                self._tick_box(box, False)
                count = card.cost.count(word) if card else 0
                self.document.strokes(_strokes(box, count), 0.35)
            else:
                self._tick_box(box, bool(card and getattr(card, group.field) == word))

    def _tick_box(self, box: Rect, ticked: bool) -> None:
        self.document.set_fill_color(255, 255, 255)
        self.document.set_line_width(0.2)
        self.document.rect(*box, style="DF")
        if ticked:
            cross = [Line(box.x, box.y, box.right, box.bottom), Line(box.x, box.bottom, box.right, box.y)]
            self.document.strokes(cross, 0.4)

    def _field(self, x: float, y: float, text: str) -> None:
        box = Rect(x + 0.8, y + (ROW - 7) / 2, _FIELD - 1.6, 7)
        self._tick_box(box, False)
        self.document.fit(text, box, Font(11), "C")


def _strokes(box: Rect, count: int) -> Iterator[Line]:
    for number in range(count):
        x = box.x + box.width * (number + 1) / (count + 1)
        yield Line(x, box.y + 0.8, x, box.bottom - 0.8)
