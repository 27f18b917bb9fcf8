"""The drawings as simple SVG documents for the PDF library: no symbols, no clipping, no styles."""

from __future__ import annotations

import functools
import re
from typing import Final

from ..art.drawing import Box, Drawing
from ..art.information import scoring
from ..art.palette import Theme
from ..art.pen import Pen, symbol_body
from ..editions import Building
from ..rules.vocabulary import GUILDS
from .layout import Rect

_USE: Final = re.compile(r'<use href="#@(?P<name>[^"]+)"(?P<rest>[^>]*?)/>')
ICON_BOX: Final = Box(0, 0, 48, 48)
MEDALLION_BOX: Final = Box(-29, -29, 58, 58)
BANNER_BOX: Final = Box(2, -6, 74, 142)
PENNANT_BOX: Final = Box(2, -6, 74, 94)
PAWN_BOX: Final = Box(2, -8, 44, 58)


def document(body: str, box: Box) -> str:
    """An SVG document that shows a part of a drawing's plane."""
    # SVG's defaults, stated because the PDF library would stroke in black.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box.x:g} {box.y:g} {box.width:g} {box.height:g}">'
        f'<g fill="#000000" stroke="none" stroke-width="1">{body}</g></svg>'
    )


@functools.cache
def drawn_out(body: str, theme: Theme) -> str:
    """Symbols replaced by their content."""

    def replace(match: re.Match[str]) -> str:
        return f"<g{match['rest']}>{drawn_out(symbol_body(match['name'], theme, False), theme)}</g>"

    return _USE.sub(replace, body)


def picture(drawing: Drawing, bleed: float = 0) -> str:
    """A drawing with this much space around it."""
    box = drawing.box
    wider = Box(box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed)
    return document(drawn_out(drawing.body, drawing.theme), wider)


# ---- Single signs, for the rules and the worksheet -------------------------------------------------


def icon(name: str, theme: Theme) -> str:
    """A symbol of the 48 box, or a round one."""
    is_round = name.startswith(("bonus-", "roundel-"))
    return document(Pen(theme, inline=True).use(name, fill="ink"), MEDALLION_BOX if is_round else ICON_BOX)


def banner(kind: str, value: int, theme: Theme) -> str:
    """The scoring banner of a card."""
    guild = GUILDS[0] if kind == "guild" else None
    shield = 0 if kind in ("diamond", "per-adjacent", "shields") else value
    card = Building("sample", ("wood",), (), guild, "coin", kind, value, shield)
    return document(scoring(Pen(theme, inline=True), card), banner_box(kind))


def banner_box(kind: str) -> Box:
    return PENNANT_BOX if kind == "diamond" else BANNER_BOX


def inside(box: Rect, shape: Box) -> Rect:
    """The largest rectangle of the shape's proportions in the middle of a box."""
    scale = min(box.width / shape.width, box.height / shape.height)
    width, height = shape.width * scale, shape.height * scale
    return Rect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
