"""Both sides of the resources board: a column a resource, the upper slot first, the lower ones below."""

from __future__ import annotations

from typing import Final

from ..editions import Edition
from ..rules.views import ResourceView, View
from ..rules.vocabulary import COLOURS, RESOURCES
from .drawing import Box
from .information import figures
from .pen import Pen, factor

BOX: Final = Box(0, 0, 504, 504)
BLEED: Final = 12
COLUMN: Final = 114
FIRST_COLUMN: Final = 27
SLOT: Final = 102  # width of a slot
ICON_Y: Final = 58
UPPER_TOP: Final = 106
UPPER_HEIGHT: Final = 84
LOWER_TOP: Final = 204
LOWER_END: Final = 446
GAP: Final = 8
FOOT_Y: Final = 474
TALLEST: Final = 117


def resources_board_body(pen: Pen, edition: Edition, players: int, view: View | None = None) -> str:
    board = edition.board(players)
    side, inner = BOX.width + 2 * BLEED, BOX.width - 16
    body = f'<path d="M{-BLEED}{-BLEED}h{side:g}v{side:g}h{-side:g}z" fill="{pen.colours["log"]}"/>'
    body += (
        f'<rect x="8" y="8" width="{inner:g}" height="{inner:g}" rx="14" fill="{pen.colours["vellum"]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="3"/>'
    )
    nails = "".join(f"M{x} {y - 4}a4 4 0 1 0 .1 0z" for x in (20, 484) for y in (20, 484))
    body += pen.outlined(pen.shape("gold", nails), "ink", 1.6)
    for column, resource in enumerate(RESOURCES):
        x = FIRST_COLUMN + column * COLUMN
        state = view.board[column] if view else None
        body += _header(pen, resource, x) + _upper(pen, x, board.upper, state)
        for slot, (price, top, height) in enumerate(_lower_slots(board.lower)):
            body += _slot(pen, x, top, height, price, is_shared=False)
            owner = state.lower[slot] if state else None
            if owner is not None:
                body += _pawn(pen, owner, x + 72, top + height / 2, min(54, height - 8))
    return body + _side_mark(pen, players)


def _lower_slots(prices: tuple[int, ...]) -> list[tuple[int, float, float]]:
    """Price, top and height of each, spread over the room there is."""
    count = len(prices)
    height = min(TALLEST, (LOWER_END - LOWER_TOP - GAP * (count - 1)) / count)
    return [(price, LOWER_TOP + place * (height + GAP), height) for place, price in enumerate(prices)]


def _header(pen: Pen, resource: str, x: int) -> str:
    """The resource on a square plate: here it is paid and taken."""
    plate = (
        f'<rect x="{x}" y="22" width="{SLOT}" height="72" rx="9" fill="{pen.colours["parchment"]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="2.4"/>'
    )
    return plate + pen.icon(resource, x + SLOT / 2, ICON_Y, 56)


def _slot(pen: Pen, x: int, top: float, height: float, price: int, *, is_shared: bool) -> str:
    dashes = ' stroke-dasharray="7 4"' if is_shared else ""
    field = (
        f'<rect x="{x}" y="{factor(top)}" width="{SLOT}" height="{factor(height)}" rx="9" '
        f'fill="{pen.colours["parchment"]}" stroke="{pen.colours["ink"]}" stroke-width="2.4"{dashes}/>'
    )
    if price == 0:
        return field + figures(pen, "0", x + 16, top + 18, 24)
    return field + pen.icon("coin", x + 17, top + 18, 26) + figures(pen, str(price), x + 38, top + 18, 24)


def _upper(pen: Pen, x: int, price: int, state: ResourceView | None) -> str:
    """Room for any number of workers of anyone."""
    drawn = _slot(pen, x, UPPER_TOP, UPPER_HEIGHT, price, is_shared=True)
    present = [(seat, count) for seat, count in enumerate(state.upper) if count] if state else []
    step = min(30, 66 / max(1, len(present)))
    start = x + 74 - step * (len(present) - 1) if present else x
    for place, (seat, count) in enumerate(present):
        at = start + place * step
        drawn += _pawn(pen, seat, at, UPPER_TOP + 46, 44)
        if count > 1:
            drawn += _count(pen, count, at + 12, UPPER_TOP + 70)
    return drawn


def _count(pen: Pen, count: int, x: float, y: float) -> str:
    disc = (
        f'<circle cx="{factor(x)}" cy="{factor(y)}" r="11" fill="{pen.colours["parchment"]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="2"/>'
    )
    return disc + figures(pen, str(count), x, y, 18)


def _pawn(pen: Pen, seat: int, x: float, y: float, size: float) -> str:
    return pen.icon(f"pawn-{COLOURS[seat]}", x, y, size)


def _side_mark(pen: Pen, players: int) -> str:
    """For how many players this side is: as many figures as sit at the table."""
    words = "2" if players == 2 else "3–4"
    figure = "M0-13a6.5 6.5 0 0 1 4.5 11.2C5 4 9 8 10 13v8h-20v-8C-9 8-5 4-4.5-1.8A6.5 6.5 0 0 1 0-13z"
    return pen.group(pen.shape("ink", figure), f"translate(214 {FOOT_Y - 3})") + figures(
        pen, words, 266, FOOT_Y, 34
    )
