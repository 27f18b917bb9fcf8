"""Small pieces of HTML and SVG: escaped text, elements, and the marks of the series."""

from __future__ import annotations

import html
from typing import Final

SERIES: Final = 4  # each with a colour and a shape of its own

# Shapes around 0 0: disc, square, triangle, diamond.
_SHAPES: Final = (
    '<circle r="5"/>',
    '<rect x="-4.5" y="-4.5" width="9" height="9"/>',
    '<path d="M0-6 5.6 4.2H-5.6Z"/>',
    '<path d="M0-6.4 5.2 0 0 6.4-5.2 0Z"/>',
)


def escape(text: str) -> str:
    return html.escape(text)


def element(name: str, content: str = "", **attributes: str | float) -> str:
    """An element. Trailing underscores of attributes are dropped (`class_`), others become hyphens."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>"


def symbols() -> str:
    """The definitions of the marks, once for a page."""
    shapes = "".join(f'<g id="mark-{number}">{shape}</g>' for number, shape in enumerate(_SHAPES))
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true"><defs>{shapes}</defs></svg>'


def mark(series: int, x: str, y: float, title: str = "", extra: str = "") -> str:
    """The mark of a series at a place; `x` may be a percentage."""
    number = series % SERIES
    inside = element("title", escape(title)) if title else ""
    return f'<use href="#mark-{number}" x="{x}" y="{y:g}" class="mark s{number}{extra}">{inside}</use>'


def legend(labels: list[str]) -> str:
    """Which mark is which; empty if there is only one."""
    if len(labels) < 2:
        return ""
    items = "".join(
        f'<li><svg width="14" height="14" aria-hidden="true">{mark(number, "7", 7)}</svg>{escape(label)}</li>'
        for number, label in enumerate(labels)
    )
    return f'<ul class="legend">{items}</ul>'


def figure(caption: str, content: str, note: str = "", extra: str = "") -> str:
    """A chart with its caption above and a note below."""
    below = element("p", escape(note), class_="note") if note else ""
    return f'<figure class="chart{extra}"><figcaption>{escape(caption)}</figcaption>{content}{below}</figure>'
