"""The sheet to print first: instructions, a bar to measure, and crosses that show whether the sides align."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..text import Texts
from .document import INK, MUTED, TITLE, Document, Font
from .layout import Duplex, Line, Rect

MARGIN: Final = 20.0
CROSS: Final = 6.0
BAR: Final = 100.0


def draw(texts: Texts, document: Document, listed: Sequence[tuple[str, str, int]], duplex: Duplex) -> bytes:
    """`listed` are the other files: name, content, pages."""
    page = (document.w, document.h)
    width = page[0] - 2 * MARGIN
    document.new_page(page)
    document.fit("OddVille", Rect(MARGIN, 18, width, 14), Font(40, "", TITLE))
    document.fit(texts.t("print-guide-title"), Rect(MARGIN, 34, width, 9), Font(18, "", TITLE))
    y = 50.0
    first = (
        texts.t("print-guide-step-1")
        if duplex == "none"
        else texts.t("print-guide-step-1-duplex", duplex=duplex)
    )
    steps = [first, *(texts.t(f"print-guide-step-{number}") for number in range(2, 7))]
    if duplex == "none":
        del steps[2]  # there is nothing to align
    font = Font(12)
    for number, step in enumerate(steps, start=1):
        document.fit(f"{number}.", Rect(MARGIN, y, 8, font.leading), Font(12, "B"))
        y = document.paragraph(step, (MARGIN + 8, y), width - 8, font) + 2.2
    y = _files(texts, document, listed, y + 5)
    _bar(texts, document, y + 10)
    if duplex != "none":
        _crosses(document, page)
        document.new_page(page)
        _crosses(document, page)
    return document.content()


def _files(texts: Texts, document: Document, listed: Sequence[tuple[str, str, int]], y: float) -> float:
    width = document.w - 2 * MARGIN
    document.fit(texts.t("print-guide-files"), Rect(MARGIN, y, width, 8), Font(16, "", TITLE))
    y += 10
    for name, part, pages in listed:
        document.fit(name, Rect(MARGIN + 8, y, 70, 5.4), Font(11, "B"))
        document.fit(part, Rect(MARGIN + 80, y, 55, 5.4), Font(11))
        counted = texts.t("print-guide-pages", count=pages)
        document.fit(counted, Rect(MARGIN + 137, y, width - 137, 5.4), Font(11))
        y += 5.8
    return y


def _bar(texts: Texts, document: Document, y: float) -> None:
    left = (document.w - BAR) / 2
    ends = [Line(left, y - 2.5, left, y + 2.5), Line(left + BAR, y - 2.5, left + BAR, y + 2.5)]
    tens = [Line(left + ten * 10, y - 1.2, left + ten * 10, y + 1.2) for ten in range(1, 10)]
    document.set_draw_color(*INK)
    document.strokes([Line(left, y, left + BAR, y), *ends], 0.5)
    document.strokes(tens, 0.3)
    document.fit(texts.t("print-guide-bar"), Rect(left, y + 3, BAR, 5), Font(10), "C")


def _crosses(document: Document, page: tuple[float, float]) -> None:
    """Symmetrical on the page, so that they align whichever way the sheet is turned."""
    lines = []
    for x in (12.0, page[0] / 2, page[0] - 12.0):
        for y in (10.0, page[1] - 10.0):
            lines.append(Line(x - CROSS / 2, y, x + CROSS / 2, y))
            lines.append(Line(x, y - CROSS / 2, x, y + CROSS / 2))
    document.set_draw_color(*MUTED)
    document.strokes(lines, 0.2)
