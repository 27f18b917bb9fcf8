"""A finished drawing: a body to put anywhere, and the document made of it."""

from __future__ import annotations

import hashlib
import html
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from .palette import Theme, css
from .pen import PLACEHOLDER, Pen, definitions, number

Symbols: TypeAlias = Literal["own", "shared"]
SHARED_PREFIX: Final = "ov-"  # of the ids in the symbol sheet of a page
NAMESPACE: Final = "http://www.w3.org/2000/svg"


class Box(NamedTuple):
    """A view box."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return " ".join(number(value) for value in self)


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a pen drew. `body` refers to symbols by the placeholder `#@`, so that drawings can be joined."""

    body: str
    box: Box
    title: str
    description: str
    symbols: tuple[str, ...]
    theme: Theme
    colour_safe: bool = False

    def svg(self, size: float | None = None, *, symbols: Symbols = "own", prefix: str | None = None) -> str:
        """The drawing as a document of its own, or to be inlined into a page.

        With `symbols="shared"` it has no ids at all and needs the symbol sheet on the same page. Otherwise
        its ids begin with `prefix`, which by default follows from the content: two different drawings
        never share one. If you inline the same drawing twice, give each its own prefix.
        """
        if symbols == "shared":
            ids, definitions_ = SHARED_PREFIX, ""
        else:
            definitions_ = self.definitions()
            ids = f"{prefix}-" if prefix else self._own_prefix()
        height = f' height="{number((size or 0) * self.box.height / self.box.width)}"'
        scale = "" if size is None else f' width="{number(size)}"{height}'
        style = f"<style>{css(self.colour_safe)}</style>" if self.theme == "page" and definitions_ else ""
        return (
            (
                f'<svg xmlns="{NAMESPACE}" viewBox="{self.box}"{scale} role="img">'
                f"<title>{text(self.title)}</title><desc>{text(self.description)}</desc>"
                f"{style}{definitions_}{self.body}</svg>"
            )
            .replace(f'"{PLACEHOLDER}', f'"#{ids}')
            .replace('id="@', f'id="{ids}')
            .replace("url(#@", f"url(#{ids}")
        )

    def definitions(self) -> str:
        """The symbols, ids still with their placeholder."""
        content = definitions(self.symbols, self.theme, self.colour_safe)
        return f"<defs>{content}</defs>" if content else ""

    def _own_prefix(self) -> str:
        words = f"{self.theme}{self.colour_safe}{self.box}{self.title}{self.body}"
        return f"o{hashlib.sha256(words.encode()).hexdigest()[:7]}-"


def finished(pen: Pen, body: str, box: Box, caption: tuple[str, str]) -> Drawing:
    title, description = caption
    return Drawing(body, box, title, description, tuple(pen.used), pen.theme, pen.colour_safe)


def text(words: str) -> str:
    return html.escape(words, quote=False).replace('"', "&quot;")  # apostrophes may stay
