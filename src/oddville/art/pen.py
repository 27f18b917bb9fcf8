"""The pen every drawing is made with: it knows the colours of its theme and notes the symbols it used."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from .palette import Theme, colours
from .symbols import CUTS, TEMPLATES

# Stands for the prefix of ids until a drawing becomes a document: `href="#@wood"`.
PLACEHOLDER: Final = "#@"
_REFERENCE: Final = re.compile(r'"#@([^"]+)"')


@functools.lru_cache(maxsize=8192)
def number(value: float) -> str:
    """A coordinate in as few characters as it needs."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0"):
        return "-" + text[2:] if len(text) > 2 else "0"
    return text


@functools.lru_cache(maxsize=2048)
def factor(value: float) -> str:
    """A scale: finer than a coordinate."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text.replace("-0.", "-.")


def place(x: float, y: float, scale: float = 1, *, skew: float = 0, mirror: bool = False) -> str:
    """A transform attribute's value."""
    text = f"translate({number(x)} {number(y)})"
    if skew:
        text += f"skewX({number(skew)})"
    if mirror:
        return f"{text}scale({factor(-scale)} {factor(scale)})"
    return text if scale == 1 else f"{text}scale({factor(scale)})"


class Look(NamedTuple):
    """What two pens that draw the same have in common."""

    theme: Theme
    colour_safe: bool
    inline: bool


class Pen:
    """Draws in one theme. With `inline`, symbols are drawn out wherever they are used."""

    __slots__ = ("colour_safe", "colours", "inline", "theme", "used")

    def __init__(self, theme: Theme = "day", *, colour_safe: bool = False, inline: bool = False) -> None:
        self.theme: Final[Theme] = theme
        self.colour_safe = colour_safe
        self.colours: Mapping[str, str] = colours(theme, colour_safe)
        self.inline = inline
        self.used: dict[str, None] = {}  # a set that keeps its order

    @classmethod
    def of(cls, look: Look) -> Pen:
        return cls(look.theme, colour_safe=look.colour_safe, inline=look.inline)

    @property
    def look(self) -> Look:
        return Look(self.theme, self.colour_safe, self.inline)

    def use(self, name: str, transform: str = "", fill: str = "") -> str:
        """A symbol, placed; `fill` is the role that its unpainted parts take."""
        where = f' transform="{transform}"' if transform else ""
        paint = f' fill="{self.colours[fill]}"' if fill else ""
        if self.inline:
            return f"<g{where}{paint}>{self._drawn_out(name)}</g>"
        self.used[name] = None
        return f'<use href="#@{name}"{where}{paint}/>'

    def icon(self, name: str, x: float, y: float, size: float, fill: str = "") -> str:
        """A symbol of the 48 box, centred on a point."""
        return self.use(name, place(x - size / 2, y - size / 2, size / 48), fill)

    def shape(self, role: str, path: str, extra: str = "") -> str:
        """Painted, with whatever outline its group has."""
        return f'<path d="{path}" fill="{self.colours[role]}"{extra}/>'

    def line(self, role: str, path: str, width: float, extra: str = "") -> str:
        return (
            f'<path d="{path}" fill="none" stroke="{self.colours[role]}" '
            f'stroke-width="{factor(width)}"{extra}/>'
        )

    def group(self, body: str, transform: str = "", extra: str = "") -> str:
        where = f' transform="{transform}"' if transform else ""
        return f"<g{where}{extra}>{body}</g>"

    def cut(self, body: str, shape: str) -> str:
        """What lies within one of the cutting shapes; drawn out, nothing is cut."""
        if self.inline:
            return body
        self.used[shape] = None
        return f'<g clip-path="url(#@{shape})">{body}</g>'

    def outlined(self, body: str, role: str = "line", width: float = 2.2) -> str:
        """A group whose shapes all get the one warm outline."""
        return (
            f'<g stroke="{self.colours[role]}" stroke-width="{factor(width)}" '
            f'stroke-linejoin="round">{body}</g>'
        )

    def definitions(self) -> str:
        """The symbols used so far, those they need before them."""
        return definitions(self.used, self.theme, self.colour_safe)

    def _drawn_out(self, name: str) -> str:
        body = symbol_body(name, self.theme, self.colour_safe)
        return _drawn_out(body, self.theme, self.colour_safe) if PLACEHOLDER in body else body


@functools.cache
def symbol_body(name: str, theme: Theme, colour_safe: bool) -> str:
    """What a symbol consists of, in the colours of a theme."""
    palette = colours(theme, colour_safe)
    body = TEMPLATES[name].format_map(palette)
    if palette["glow"] == "0":  # no lamp shines by day: nothing of it needs to be drawn
        body = re.sub(r'<circle[^>]*fill-opacity="0"[^>]*/>', "", body)
    return body


@functools.cache
def _drawn_out(body: str, theme: Theme, colour_safe: bool) -> str:
    def replace(match: re.Match[str]) -> str:
        inner = symbol_body(match["name"], theme, colour_safe)
        return f"<g{match['rest']}>{_drawn_out(inner, theme, colour_safe)}</g>"

    return re.sub(r'<use href="#@(?P<name>[^"]+)"(?P<rest>[^>]*?)/>', replace, body)


@functools.cache
def _inner_symbols(name: str) -> tuple[str, ...]:
    return tuple(_REFERENCE.findall(TEMPLATES[name]))


def needed(names: Iterable[str]) -> list[str]:
    """The symbols and those inside them, each after what it needs."""
    found: dict[str, None] = {}

    def add(name: str) -> None:
        if name not in found:
            for inner in _inner_symbols(name):
                add(inner)
            found[name] = None

    for name in names:
        add(name)
    return list(found)


def definitions(names: Iterable[str], theme: Theme, colour_safe: bool = False) -> str:
    """All these symbols, those they need before them, ids with the placeholder."""
    found = ""
    for name in needed(names):
        element = "clipPath" if name in CUTS else "g"
        found += f'<{element} id="@{name}">{symbol_body(name, theme, colour_safe)}</{element}>'
    return found
