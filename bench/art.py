"""The drawings: how large they are, and how long drawing takes beside writing the same tree as XML.

Nobody else draws these cards, so the peer is the floor of another way: the finished picture held as a tree of
`xml.etree` and only serialised, with nothing chosen, placed or captioned any more. For a sheet it is the PDF
library alone, given the finished pictures of the same cards and backs and nothing to lay out.
"""

import sys

from bench.harness import Line, Side, Unit

OURS = "bench.workers.art"


def _ours(name: str, unit: Unit, what: str, seconds: float) -> Side:
    return Side(name, unit, (sys.executable, "-m", OURS, what, "--seconds", str(seconds)))


def lines(seconds: float) -> list[Line]:
    """The bars of the drawings; `seconds` is how long each run measures."""
    time, size = Unit.MICROSECONDS, Unit.KIBIBYTES
    return [
        Line(
            "draw a card, first time",
            _ours("card", time, "card", seconds),
            _ours("card, xml.etree", time, "card-tree", seconds),
            times=0.5,
        ),
        Line(
            "draw a city of 20, first time",
            _ours("city of 20", time, "city", seconds),
            _ours("city of 20, xml.etree", time, "city-tree", seconds),
            times=0.5,
        ),
        Line(
            "draw a city of 20 again",
            _ours("city of 20, again", time, "city-again", seconds),
            _ours("city of 20, xml.etree", time, "city-tree", seconds),
            times=2,
        ),
        Line(
            "draw every piece of the edition",
            _ours("contact sheet", time, "sheet", seconds),
            _ours("contact sheet, xml.etree", time, "sheet-tree", seconds),
            times=0.4,
        ),
        Line(
            "a duplex sheet of nine cards as PDF",
            _ours("sheet as PDF", time, "pdf", seconds),
            _ours("sheet as PDF, fpdf2 alone", time, "pdf-alone", seconds),
            times=0.5,
        ),
        Line("a duplex sheet of nine cards", _ours("size, PDF", size, "pdf-size", seconds), below=60),
        Line("largest card, symbols apart", _ours("size, card", size, "card-size", seconds), below=6),
        Line("the symbols, once for a page", _ours("size, symbols", size, "symbols-size", seconds), below=40),
        Line("city of 20, all in it", _ours("size, city", size, "city-size", seconds), below=130),
    ]
