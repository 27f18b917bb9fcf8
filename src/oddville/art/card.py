"""The measures every card shares: 252 × 352 units, a quarter of a millimetre each (63 × 88 mm)."""

from __future__ import annotations

from typing import Final

from .drawing import Box, Drawing, finished
from .pen import Pen

WIDTH: Final = 252
HEIGHT: Final = 352
MIDDLE: Final = WIDTH // 2  # of a card, and of a street that leaves it up or down
BOX: Final = Box(0, 0, WIDTH, HEIGHT)

BLEED: Final = 12  # what every card draws beyond its edge, for cutting
HAND_ROUND: Final = 11
FRAME: Final = 3


def ground(pen: Pen, role: str = "ground") -> str:
    """The card's surface, out to the bleed."""
    side, height = WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED
    return f'<path d="M{-BLEED}{-BLEED}h{side}v{height}h{-side}z" fill="{pen.colours[role]}"/>'


def frame(pen: Pen, role: str = "line") -> str:
    inset = FRAME / 2
    return (
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - FRAME}" height="{HEIGHT - FRAME}" '
        f'rx="{HAND_ROUND - 1}" fill="none" stroke="{pen.colours[role]}" stroke-width="{FRAME}"/>'
    )


def held(pen: Pen, face: str) -> str:
    """A card as it lies in a hand: cut and framed."""
    return pen.cut(face, "cut-hand") + frame(pen)


def card_drawing(pen: Pen, face: str, caption: tuple[str, str], *, framed: bool = True) -> Drawing:
    """A card in a hand; for printing without frame and with bleed, to be cut out."""
    return finished(pen, held(pen, face) if framed else face, BOX, caption)
