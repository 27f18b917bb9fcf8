"""Coin side, pawns, and pawns to print, cut out and fold."""

from __future__ import annotations

from typing import Final

from ..rules.vocabulary import COLOURS
from .card import ground
from .drawing import Box
from .pen import Pen, place

PAWN_BOX: Final = Box(-6, -10, 60, 62)

STANDEE_WIDTH: Final = 88
STANDEE_FACE: Final = 104  # from the fold at the top to the foot
STANDEE_TAB: Final = 30  # what is folded away below the foot
STANDEE_BOX: Final = Box(0, 0, STANDEE_WIDTH, 2 * (STANDEE_FACE + STANDEE_TAB))


def coin_side_face(pen: Pen) -> str:
    """Plain gold, the same on all cards, so that nobody can tell them apart."""
    roofs = "".join(f"M{x - 9} {y + 9}v-12l9-10 9 10v12z" for x in (44, 208) for y in (46, 310))
    frames = (
        '<g fill="none" stroke-width="3"><rect x="14" y="14" width="224" height="324" rx="10" '
        f'stroke="{pen.colours["gold-edge"]}"/>'
        '<rect x="22" y="22" width="208" height="308" rx="7" '
        f'stroke="{pen.colours["coin-frame"]}" stroke-width="1.6"/></g>'
    )
    corners = pen.outlined(pen.shape("coin-frame", roofs), "gold-edge", 2)
    ring = (
        f'<circle cx="126" cy="176" r="86" fill="none" stroke="{pen.colours["coin-frame"]}" '
        'stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>'
    )
    return ground(pen, "coin-card") + frames + corners + ring + pen.use("coin", place(54, 104, 3))


def pawn_body(pen: Pen, seat: int) -> str:
    return pen.use(f"pawn-{COLOURS[seat]}")


def standee_body(pen: Pen, seat: int) -> str:
    """Both faces foot to foot away from the fold; the tabs become the base."""
    fold = STANDEE_FACE + STANDEE_TAB
    pawn = pen.use(f"pawn-{COLOURS[seat]}", place(5, 20, 1.62))
    tab = (
        f'<path d="M0 {STANDEE_FACE}h{STANDEE_WIDTH}v{STANDEE_TAB}h{-STANDEE_WIDTH}z" '
        f'fill="{pen.colours[COLOURS[seat]]}"/>'
    )
    face = tab + pawn
    folds = "".join(f"M0 {y}h{STANDEE_WIDTH}" for y in (STANDEE_TAB, fold, fold + STANDEE_FACE))
    return (
        f'<path d="M0 0h{STANDEE_WIDTH}v{2 * fold}h{-STANDEE_WIDTH}z" fill="{pen.colours["parchment"]}"/>'
        f"{pen.group(face, f'translate(0 {fold})')}"
        f"{pen.group(face, f'translate({STANDEE_WIDTH} {fold})rotate(180)')}"
        f"{pen.line('ink', folds, 1.4, DASHES)}"
        f"{pen.line('ink', f'M.7.7h{STANDEE_WIDTH - 1.4}v{2 * fold - 1.4}H.7z', 1.4)}"
    )


DASHES: Final = ' stroke-dasharray="6 4"'
