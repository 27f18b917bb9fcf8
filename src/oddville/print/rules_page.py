"""The rules of the game on one page, in any of the languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from ..art.drawing import Box
from ..art.palette import Theme
from ..editions import Edition
from ..editions.validator import BUILDING_SCORINGS
from ..rules.vocabulary import CHARACTERS, RESOURCES, TRAVELLER
from ..text import Texts
from .document import MUTED, PALE, TITLE, Document, Font
from .layout import PAPERS, Line, Rect
from .pictures import MEDALLION_BOX, banner, banner_box, icon, inside

MARGIN: Final = 11.0
COLUMN_GAP: Final = 7.0
HEADER: Final = 17.0
SIZES: Final = (
    11.0,
    10.75,
    10.5,
    10.25,
    10.0,
    9.75,
    9.5,
    9.25,
    9.0,
    8.75,
    8.5,
    8.25,
    8.0,
    7.75,
    7.5,
    7.25,
    7.0,
)
BULLET: Final = 3.4  # the indent of lists
_SCORE_VALUES: Final = {"diamond": 5, "per-adjacent": 3, "diamonds": 3, "row": 2, "guild": 2}


T = TypeVar("T")
Picture: TypeAlias = tuple[str, Box]  # an SVG document and its proportions


class DoesNotFit(Exception):
    """The texts are too long for one page, even in the smallest type."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a column that is never broken."""

    height: float
    draw: Callable[[float, float], None]
    is_heading: bool = False


def draw(texts: Texts, edition: Edition, paper: str, theme: Theme = "print") -> bytes:
    page = PAPERS[paper]
    name = texts.t("print-name", edition=edition.id)
    document = Document(page, f"{name}: {texts.t('rules-title')}", texts.language)
    document.new_page(page)
    width = (page[0] - 2 * MARGIN - COLUMN_GAP) / 2
    room = page[1] - 2 * MARGIN - HEADER

    def columns_in(size: float) -> tuple[list[Block], list[Block]] | None:
        return _two_columns(list(_Composer(document, texts, edition, width, size, theme).blocks()), room)

    columns = _largest_fitting(columns_in)
    if columns is None:
        raise DoesNotFit(texts.language)
    _draw_header(document, texts, page, name)
    for number, column in enumerate(columns):
        y = MARGIN + HEADER
        for block in column:
            block.draw(MARGIN + number * (width + COLUMN_GAP), y)
            y += block.height
    middle = page[0] / 2
    document.set_draw_color(*PALE)
    document.strokes([Line(middle, MARGIN + HEADER, middle, page[1] - MARGIN)], 0.2)
    return document.content()


def _largest_fitting(columns_in: Callable[[float], T | None]) -> T | None:
    """The result with the largest type that fits (binary search)."""
    low, high = 0, len(SIZES)  # everything before `low` is too large, `high` and what follows fits
    found: T | None = None
    while low < high:
        middle = (low + high) // 2
        columns = columns_in(SIZES[middle])
        if columns is None:
            low = middle + 1
        else:
            found, high = columns, middle
    return found


def _draw_header(document: Document, texts: Texts, page: tuple[float, float], name: str) -> None:
    box = Rect(MARGIN, MARGIN - 3, page[0] - 2 * MARGIN, 13)
    document.fit("OddVille", box, Font(34, "", TITLE))
    document.set_text_color(*MUTED)
    document.fit(texts.t("rules-title"), Rect(box.x, box.y + 3, box.width, 9), Font(15), "R")
    document.set_text_color(51, 38, 26)
    document.strokes([Line(MARGIN, MARGIN + HEADER - 5, page[0] - MARGIN, MARGIN + HEADER - 5)], 0.5)


def _two_columns(blocks: list[Block], room: float) -> tuple[list[Block], list[Block]] | None:
    """The most even split before a heading, or None if one of the columns would be too long."""
    heights = [block.height for block in blocks]
    best: tuple[float, int] | None = None
    for split in range(1, len(blocks)):
        longest = max(sum(heights[:split]), sum(heights[split:]))
        if blocks[split].is_heading and longest <= room and (best is None or longest < best[0]):
            best = (longest, split)
    return None if best is None else (blocks[: best[1]], blocks[best[1] :])


class _Composer:
    """Turns messages into blocks of one width and type size."""

    def __init__(  # noqa: PLR0913, PLR0917
        self, document: Document, texts: Texts, edition: Edition, width: float, size: float, theme: Theme
    ) -> None:
        self.document = document
        self.texts = texts
        self.edition = edition
        self.width = width
        self.font = Font(size)
        self.theme: Theme = theme

    def blocks(self) -> Iterator[Block]:
        texts = self.texts
        yield self.heading("rules-aim-title")
        yield self.text(texts.t("rules-aim"))
        yield self.heading("rules-setup-title")
        for number in range(1, 6):
            yield self.item(f"{number}.", texts.t(f"rules-setup-{number}"))
        yield self.heading("rules-turn-title")
        yield self.text(texts.t("rules-turn"))
        yield self.heading("rules-worker-title")
        for number in range(1, 7):
            yield self.item("•", texts.t(f"rules-worker-{number}"), level=int(3 <= number <= 5))
        yield self.heading("rules-build-title")
        for number in range(1, 6):
            yield self.item(f"{number}.", texts.t(f"rules-build-{number}"))
        yield self.heading("rules-bonus-title")
        yield from self.bonuses()
        yield self.heading("rules-score-title")
        yield from self.scorings()
        yield self.text(texts.t("rules-score-rest", points=self.edition.main_square.points))
        yield self.text(texts.t("rules-score-tie"))
        if self.edition.characters:
            yield self.heading("rules-characters-title")
            yield from self.characters()

    # ---- Kinds of blocks -------------------------------------------------------------------------

    def heading(self, message_id: str) -> Block:
        font = Font(self.font.size * 1.5, "", TITLE)
        words = self.texts.t(message_id)
        space = font.leading * 0.28

        def draw(x: float, y: float) -> None:
            self.document.fit(words, Rect(x, y + space, self.width, font.leading), font)

        return Block(font.leading * 1.05 + space, draw, is_heading=True)

    def text(self, words: str) -> Block:
        return self._indented(words, 0, None)

    def item(self, mark: str, words: str, level: int = 0) -> Block:
        indent = BULLET * (level + 1)

        def draw_mark(x: float, y: float) -> None:
            box = Rect(x + BULLET * level, y, BULLET, self.font.leading)
            self.document.fit(mark, box, Font(self.font.size, "B"))

        return self._indented(words, indent, draw_mark)

    def _indented(self, words: str, indent: float, before: Callable[[float, float], None] | None) -> Block:
        width = self.width - indent
        height = self.document.height_of(words, width, self.font)

        def draw(x: float, y: float) -> None:
            if before is not None:
                before(x, y)
            self.document.paragraph(words, (x + indent, y), width, self.font)

        return Block(height + self.font.leading * 0.16, draw)

    def pictured(self, pictures: Sequence[Picture], cell: tuple[float, float], words: str) -> Block:
        """Symbols at the left, text beside them, both centred vertically."""
        indent = cell[0] * len(pictures) + 1.4
        width = self.width - indent
        text_height = self.document.height_of(words, width, self.font)
        whole = max(cell[1], text_height)

        def draw(x: float, y: float) -> None:
            for number, (svg, shape) in enumerate(pictures):
                box = Rect(x + number * cell[0], y + (whole - cell[1]) / 2, *cell)
                self.document.vector(svg, inside(box, shape))
            self.document.paragraph(words, (x + indent, y + (whole - text_height) / 2), width, self.font)

        return Block(whole + self.font.leading * 0.16, draw)

    # ---- Parts with signs ------------------------------------------------------------------------

    def bonuses(self) -> Iterator[Block]:
        cell = (self.font.leading * 1.4, self.font.leading * 1.35)
        resources = [self._sign(f"bonus-{resource}") for resource in RESOURCES]
        yield self.pictured(resources, cell, self.texts.t("rules-bonus-resource"))
        for bonus in ("any", "double", "transform", "coin"):
            yield self.pictured([self._sign(f"bonus-{bonus}")], cell, self.texts.t(f"rules-bonus-{bonus}"))

    def _sign(self, name: str) -> Picture:
        return icon(name, self.theme), MEDALLION_BOX

    def scorings(self) -> Iterator[Block]:
        leading = self.font.leading
        for kind in BUILDING_SCORINGS:
            value = 0 if kind == "shields" else _SCORE_VALUES.get(kind, 1)
            sign = (banner(kind, value, self.theme), banner_box(kind))
            cell = (leading * 1.4, leading * (1.5 if kind == "diamond" else 2.2))
            yield self.pictured([sign], cell, self.texts.t(f"rules-score-{kind}"))

    def characters(self) -> Iterator[Block]:
        for character in self.edition.characters:
            words = {
                "name": self.texts.t(f"character-{character.id}"),
                "power": self.texts.t(f"power-{character.id}"),
            }
            if character.id == CHARACTERS[TRAVELLER]:
                there = character.points_on_main_square or 0
                line = self.texts.t(
                    "rules-character-traveller", points=character.points, on_main_square=there, **words
                )
            else:
                line = self.texts.t("rules-character", points=character.points, **words)
            sign = self._sign(f"roundel-{character.guild}")
            yield self.pictured([sign], (self.font.leading * 1.4, self.font.leading * 1.25), line)
