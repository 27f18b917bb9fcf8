"""Many drawings on one sheet, and the symbols that a page shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..editions import Edition
from ..rules.vocabulary import CHARACTERS, COLOURS, WORKER_CARDS
from ..text import Texts
from . import captions, drawings
from .drawing import NAMESPACE, SHARED_PREFIX, Box, Drawing, finished
from .palette import Theme, css
from .pen import PLACEHOLDER, Pen, definitions, place
from .symbols import SYMBOL_NAMES

SHEET_COLUMNS: Final = 10
SHEET_GAP: Final = 16


def symbol_sheet(theme: Theme = "page", *, colour_safe: bool = False) -> str:
    """All symbols, to be put once into a page; drawings with `symbols="shared"` refer to them."""
    content = definitions(SYMBOL_NAMES, theme, colour_safe)
    style = f"<style>{css(colour_safe)}</style>" if theme == "page" else ""
    sheet = (
        f'<svg xmlns="{NAMESPACE}" width="0" height="0" aria-hidden="true" style="position:abso'
        f'lute">{style}<defs>{content}</defs></svg>'
    )
    return sheet.replace(f'"{PLACEHOLDER}', f'"#{SHARED_PREFIX}').replace('id="@', f'id="{SHARED_PREFIX}')


def arrange(
    pen: Pen,
    parts: Sequence[Drawing],
    caption: tuple[str, str],
    *,
    columns: int = SHEET_COLUMNS,
    cell: Box | None = None,
) -> Drawing:
    """Drawings side by side in cells of one size; larger ones are made to fit."""
    size = cell or parts[0].box
    body = ""
    for number_, part in enumerate(parts):
        row, column = divmod(number_, columns)
        scale = min(size.width / part.box.width, size.height / part.box.height)
        x = SHEET_GAP + column * (size.width + SHEET_GAP) + (size.width - part.box.width * scale) / 2
        y = SHEET_GAP + row * (size.height + SHEET_GAP) + (size.height - part.box.height * scale) / 2
        body += pen.group(part.body, place(x - part.box.x * scale, y - part.box.y * scale, scale))
        pen.used.update(dict.fromkeys(part.symbols))
    rows = -(-len(parts) // columns)
    box = Box(
        0,
        0,
        min(columns, len(parts)) * (size.width + SHEET_GAP) + SHEET_GAP,
        rows * (size.height + SHEET_GAP) + SHEET_GAP,
    )
    ground = f'<rect width="{box.width:g}" height="{box.height:g}" fill="{pen.colours["bg"]}"/>'
    return finished(pen, ground + body, box, caption)


def all_drawings(pen: Pen, texts: Texts, edition: Edition) -> list[Drawing]:
    """Every card and board of an edition."""
    present = {card.id for card in edition.characters}
    seats = range(len(COLOURS))
    return [
        *(drawings.card(pen, texts, edition, number) for number in range(len(edition.buildings))),
        drawings.coin_side(pen, texts),
        drawings.main_square(pen, texts, edition),
        *(
            drawings.worker_card(pen, texts, seat, worker, edition)
            for seat in seats
            for worker in range(1, WORKER_CARDS + 1)
        ),
        *(
            drawings.character(pen, texts, character, edition)
            for character, name in enumerate(CHARACTERS)
            if name in present
        ),
        *(drawings.resources_board(pen, texts, edition, players) for players in (2, 4)),
        *(drawings.pawn(pen, texts, seat) for seat in seats),
        *(drawings.standee(pen, texts, seat) for seat in seats),
    ]


def contact_sheet(pen: Pen, texts: Texts, edition: Edition, *, columns: int = SHEET_COLUMNS) -> Drawing:
    parts = all_drawings(pen, texts, edition)
    return arrange(pen, parts, captions.contact_sheet_caption(texts, len(parts)), columns=columns)
