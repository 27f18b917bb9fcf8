"""All sheets of an edition as PDF files: cards with backs, boards, workers to fold, rules, and a guide."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..editions import Edition
from ..rules.vocabulary import COLOURS, WORKERS
from ..text import Texts
from . import rules_page
from .document import INK, MUTED, PALE, TITLE, Document, Font
from .faces import BLEED_UNITS, CARD_UNITS, Card, Faces
from .layout import PAPERS, Duplex, Grid, Line, Rect
from .settings import CARD_PARTS, Settings

BOARD: Final = 180.0  # the side of a resources board
BOARD_BLEED: Final = 3.0
STANDEE_MARGIN: Final = 9.0
FOOTER: Final = Font(6.5)

Progress: TypeAlias = Callable[[str, int, int], None]  # message id of the part, page, pages


@dataclass(frozen=True, slots=True)
class File:
    name: str
    part: str  # "cards", "boards", "standees", "rules", "guide"
    pages: int
    draw: Callable[[Progress], bytes]


def files(edition: Edition, settings: Settings, texts: Texts) -> list[File]:
    """What is to be written; each file is drawn when its `draw` is called. Raises `TooLarge`."""
    sheets = _Sheets(edition, settings, texts)
    found = list(sheets.files())
    return [*found, sheets.guide(found)]


class _Sheets:
    def __init__(self, edition: Edition, settings: Settings, texts: Texts) -> None:
        self.edition = edition
        self.settings = settings
        self.texts = texts
        self.faces = Faces(edition, "low-ink" if settings.low_ink else "print", texts)
        self.name = texts.t("print-name", edition=edition.id)
        # Drawings do not extend farther beyond the edge of a card than this.
        drawn = min(settings.card[0] / CARD_UNITS[0], settings.card[1] / CARD_UNITS[1]) * BLEED_UNITS
        self.grid = Grid.fitting(settings.paper, settings.card, min(settings.bleed, drawn))

    def files(self) -> Iterator[File]:
        chosen = [part for part in CARD_PARTS if part in self.settings.parts]
        if chosen:
            cards = [card for part in chosen for card in self.faces.cards(part)]
            yield File(self._file("cards"), "cards", self._card_pages(cards), lambda p: self.cards(cards, p))
        if "boards" in self.settings.parts:
            yield File(self._file("boards"), "boards", 2, self.boards)
        if "standees" in self.settings.parts:
            yield File(self._file("workers"), "standees", 1, self.standees)
        if "rules" in self.settings.parts:
            for language in self.settings.languages:
                yield File(self._file(f"rules-{language}"), "rules", 1, self._rules(language))

    def _file(self, part: str) -> str:
        return f"{self.edition.id}-{part}.pdf"

    def _document(self, part: str, page: tuple[float, float]) -> Document:
        title = f"{self.name}: {self.texts.t(f'print-part-{part}')}"
        return Document(page, title, self.texts.language)

    # ---- Cards -----------------------------------------------------------------------------------

    def _card_pages(self, cards: Sequence[Card]) -> int:
        sheets = -(-len(cards) // self.grid.places)
        return sheets if self.settings.duplex == "none" else 2 * sheets

    def cards(self, cards: Sequence[Card], progress: Progress) -> bytes:
        grid, duplex = self.grid, self.settings.duplex
        document = self._document("cards", grid.page)
        pages = self._card_pages(cards)
        sides = (False,) if duplex == "none" else (False, True)
        sheets = [cards[start : start + grid.places] for start in range(0, len(cards), grid.places)]
        page = 0
        for number, sheet in enumerate(sheets, start=1):
            for is_back in sides:
                page += 1
                document.new_page(grid.page)
                for place, card in enumerate(sheet):
                    self._card(document, card, place, is_back)
                document.set_draw_color(0, 0, 0)
                document.strokes(grid.cut_marks())
                self._footer(document, (number, len(sheets)), is_back)
                progress("cards", page, pages)
        return document.content()

    def _card(self, document: Document, card: Card, place: int, is_back: bool) -> None:
        grid, duplex = self.grid, self.settings.duplex
        where = grid.back(place, duplex) if is_back else grid.front(place)
        size = (where.width / CARD_UNITS[0], where.height / CARD_UNITS[1])
        whole = where.grown(BLEED_UNITS * size[0], BLEED_UNITS * size[1])
        svg = self.faces.svg(card.back if is_back else card.front, size)
        with document.clipped(grid.bled(where)):
            if is_back and not grid.turns_over_side(duplex):
                with document.upside_down(where):
                    document.vector(svg, whole)
            else:
                document.vector(svg, whole)
        if self.settings.low_ink:  # white on white, only a line shows where a card ends
            document.set_draw_color(*PALE)
            document.frame(where, 0.1)

    def _footer(self, document: Document, sheet: tuple[int, int], is_back: bool) -> None:
        """The number of the sheet, if the margin leaves room between the cut marks."""
        whole, part = self.grid.whole, self.texts.t("print-part-cards")
        box = Rect(whole.x + 2, whole.bottom + self.grid.bleed + 0.8, self.grid.card[0] - 4, 3)
        if box.bottom > self.grid.page[1] - 1:
            return
        side = self.texts.t("print-side-back" if is_back else "print-side-front")
        words = self.texts.t(
            "print-footer", name=self.name, part=part, sheet=sheet[0], sheets=sheet[1], side=side
        )
        document.set_text_color(*MUTED)
        document.fit(words, box, FOOTER)

    # ---- Boards and workers ----------------------------------------------------------------------

    def boards(self, progress: Progress) -> bytes:
        """One side per page, centred: printed on both sides of a sheet they make the board of the game."""
        page = PAPERS[self.settings.paper]
        document = self._document("boards", page)
        where = Rect((page[0] - BOARD) / 2, (page[1] - BOARD) / 2, BOARD, BOARD)
        bleed = min(self.settings.bleed, BOARD_BLEED)
        for number, players in enumerate((2, 4), start=1):
            document.new_page(page)
            svg, units = self.faces.board(players)
            bled = where.grown(bleed, bleed)
            with document.clipped(bled):
                document.vector(svg, where.grown(units * BOARD, units * BOARD))
            document.set_draw_color(0, 0, 0)
            document.strokes(_corner_marks(where, bleed))
            heading = Rect(where.x, where.y - 16, where.width, 9)
            side = self.texts.t("print-board-side", players="two" if players == 2 else "more")
            document.set_text_color(*INK)
            title = f"{self.texts.component('resources-board')} · {side}"
            document.fit(title, heading, Font(15, "", TITLE), "C")
            hint = Rect(where.x, where.bottom + 8, where.width, 6)
            document.set_text_color(*MUTED)
            document.fit(self.texts.t("print-board-hint"), hint, Font(9), "C")
            progress("boards", number, 2)
        return document.content()

    def standees(self, progress: Progress) -> bytes:
        """A row for each colour, a fold-up figure for each worker."""
        page = PAPERS[self.settings.paper]
        document = self._document("standees", page)
        document.new_page(page)
        units = self.faces.standee_size()
        top = STANDEE_MARGIN + 9
        scale = min(
            (page[0] - 2 * STANDEE_MARGIN) / (WORKERS * units[0]),
            (page[1] - top - STANDEE_MARGIN) / (len(COLOURS) * units[1]),
        )
        width, height = units[0] * scale, units[1] * scale
        left = (page[0] - WORKERS * width) / 2
        heading = Rect(left, STANDEE_MARGIN - 1, WORKERS * width, 7)
        document.fit(self.texts.t("print-part-standees"), heading, Font(15, "", TITLE))
        document.set_text_color(*MUTED)
        document.fit(self.texts.t("print-standee-hint"), heading, Font(9), "R")
        for seat in range(len(COLOURS)):
            svg = self.faces.standee(seat)
            for number in range(WORKERS):
                box = Rect(left + number * width, top + seat * height, width, height)
                document.vector(svg, box)
        progress("standees", 1, 1)
        return document.content()

    # ---- Text ------------------------------------------------------------------------------------

    def _rules(self, language: str) -> Callable[[Progress], bytes]:
        def draw(progress: Progress) -> bytes:
            content = rules_page.draw(Texts(language), self.edition, self.settings.paper, self.faces.theme)
            progress("rules", 1, 1)
            return content

        return draw

    def guide(self, others: Sequence[File]) -> File:
        from .guide import draw

        is_duplex = self.settings.duplex != "none" and any(file.part == "cards" for file in others)
        name = self._file("print-guide")
        duplex: Duplex = self.settings.duplex if is_duplex else "none"

        def draw_all(progress: Progress) -> bytes:
            listed = [(file.name, self.texts.t(f"print-part-{file.part}"), file.pages) for file in others]
            content = draw(self.texts, self._document("guide", PAPERS[self.settings.paper]), listed, duplex)
            progress("guide", 1, 1)
            return content

        return File(name, "guide", 2 if is_duplex else 1, draw_all)


def _corner_marks(where: Rect, bleed: float) -> list[Line]:
    start, end = bleed + 0.8, bleed + 5
    marks = []
    for x, outward in ((where.x, -1), (where.right, 1)):
        for y, downward in ((where.y, -1), (where.bottom, 1)):
            marks.append(Line(x, y + downward * start, x, y + downward * end))
            marks.append(Line(x + outward * start, y, x + outward * end, y))
    return marks
