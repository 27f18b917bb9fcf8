"""A PDF with our fonts and colours: text, lines, and drawings as vectors."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import resources
from typing import Final, Literal, NamedTuple, TypeAlias

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

from .layout import Line, Rect

Align: TypeAlias = Literal["L", "C", "R"]

BODY: Final = "AlegreyaSans"
TITLE: Final = "GrenzeGotisch"
INK: Final = (51, 38, 26)
MUTED: Final = (106, 85, 60)
PALE: Final = (205, 185, 143)
POINT: Final = 25.4 / 72  # millimetres
LEADING: Final = 1.2


class Font(NamedTuple):
    size: float  # in points
    style: Literal["", "B", "I"] = ""
    family: str = BODY

    @property
    def leading(self) -> float:
        """The line spacing in millimetres."""
        return self.size * POINT * LEADING


_FONTS: Final = (
    (BODY, "", "AlegreyaSans-Regular"),
    (BODY, "B", "AlegreyaSans-Bold"),
    (BODY, "I", "AlegreyaSans-Italic"),
    (TITLE, "", "GrenzeGotisch-SemiBold"),
)
# A fixed date, so that the same edition always gives the same file.
_DATE: Final = datetime(2012, 10, 1, tzinfo=UTC)
# Characters that our fonts do not have.
_REPLACED: Final = str.maketrans({"\u202f": "\u00a0", "\u2011": "-", "\u2010": "-"})


class Document(FPDF):
    """Pages measured in millimetres; everything has a fixed position."""

    def __init__(self, page: tuple[float, float], title: str, language: str) -> None:
        super().__init__(unit="mm", format=page)
        self.set_auto_page_break(False)
        self.set_margin(0)
        self.c_margin = 0
        self.set_title(title)
        self.set_creator("oddville")
        self.set_lang(language)
        self.set_creation_date(_DATE)
        folder = resources.files(__package__).joinpath("fonts")
        for family, style, name in _FONTS:
            with resources.as_file(folder.joinpath(f"{name}.ttf")) as file:
                self.add_font(family, style, file)
        body = self.fonts[BODY.lower()]
        assert isinstance(body, TTFFont)
        self._letters = frozenset(body.cmap)
        self.set_text_color(*INK)
        self.set_draw_color(*INK)

    def new_page(self, page: tuple[float, float]) -> None:
        self.add_page(orientation="P", format=page)

    # ---- Text ------------------------------------------------------------------------------------

    def _printable(self, text: str) -> str:
        """The text with only characters that our fonts have; cards may be named in any script."""
        return "".join(
            letter if ord(letter) in self._letters else "?" for letter in text.translate(_REPLACED)
        )

    def choose(self, font: Font) -> None:
        self.set_font(font.family, font.style, font.size)

    def put(self, text: str, where: tuple[float, float], font: Font) -> None:
        """One line; `where` is the left end of its base line."""
        self.choose(font)
        self.text(where[0], where[1], self._printable(text))

    def fit(self, text: str, box: Rect, font: Font, align: Align = "L") -> None:
        """One line in the middle of a box, made smaller if it does not fit."""
        text = self._printable(text)
        self.choose(font)
        wide = self.get_string_width(text)
        if wide > box.width:
            self.set_font_size(font.size * box.width / wide)
        self.set_xy(box.x, box.y)
        self.cell(box.width, box.height, text, align=align)

    def paragraph(self, text: str, where: tuple[float, float], width: float, font: Font) -> float:
        """Lines of at most that width; words between ** are bold. Returns the y below the last line."""
        self.choose(font)
        self.set_xy(*where)
        self.multi_cell(
            width,
            font.leading,
            self._printable(text),
            align="L",
            markdown=True,
            new_x=XPos.LEFT,
            new_y=YPos.NEXT,
        )
        return float(self.get_y())

    def height_of(self, text: str, width: float, font: Font) -> float:
        """The height of a paragraph."""
        self.choose(font)
        lines = self.multi_cell(
            width, font.leading, self._printable(text), markdown=True, dry_run=True, output="LINES"
        )
        assert isinstance(lines, list)
        return len(lines) * font.leading

    # ---- Lines and drawings ----------------------------------------------------------------------

    def strokes(self, lines: Iterable[Line], width: float = 0.1) -> None:
        self.set_line_width(width)
        for line in lines:
            self.line(*line)

    def frame(self, box: Rect, width: float = 0.2, *, round_: float = 0) -> None:
        self.set_line_width(width)
        self.rect(*box, round_corners=round_ > 0, corner_radius=round_)

    def vector(self, svg: str, box: Rect) -> None:
        """An SVG document, filling the box."""
        self.image(io.BytesIO(svg.encode()), x=box.x, y=box.y, w=box.width, h=box.height)

    @contextmanager
    def clipped(self, box: Rect) -> Iterator[None]:
        with self.rect_clip(*box):
            yield

    @contextmanager
    def upside_down(self, box: Rect) -> Iterator[None]:
        """Turned by 180 degrees about the middle of the box."""
        with self.rotation(180, box.x + box.width / 2, box.y + box.height / 2):
            yield

    def content(self) -> bytes:
        return bytes(self.output())
