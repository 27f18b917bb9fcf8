"""Streets: 48 wide, centred on the edge they leave by, straight for the last 26 units; bends only inside.

That is why any two cards join: where one ends, the next begins in the same place and the same direction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .card import BLEED, HEIGHT, MIDDLE, WIDTH
from .dice import Dice
from .pen import Pen

STREET_WIDTH: Final = 48
KERB: Final = 2.5
LEVEL: Final = 176  # the middle of a street that leaves to the left or right
STRAIGHT: Final = 26
CENTRE: Final = (MIDDLE, 190)  # where streets meet, under the landmark

PLAZA: Final = "M58 196C54 172 88 158 126 158c40 0 72 14 69 40 1 24-31 38-69 38-40 0-66-14-68-40z"
WIDE_PLAZA: Final = "M34 134q92-10 184 0 12 56 0 134-92 16-184 0-12-78 0-134z"  # of the Main Square


def street_path(streets: Sequence[str], dice: Dice) -> str:
    """The middle of the streets, from beyond the edge to where they meet."""
    x, y = CENTRE
    right, low = WIDTH + BLEED, HEIGHT + BLEED
    path = ""
    if "up" in streets:
        path += f"M{MIDDLE}{-BLEED}V{STRAIGHT}C{MIDDLE} 60 {MIDDLE + dice.between(-7, 7)} 90 {x} {y}"
    if "right" in streets:
        path += f"M{right} {LEVEL}H{WIDTH - STRAIGHT}C192 {LEVEL} 182 {182 + dice.between(-6, 6)} {x} {y}"
    if "down" in streets:
        path += f"M{MIDDLE} {low}V{HEIGHT - STRAIGHT}C{MIDDLE} 290 {MIDDLE + dice.between(-7, 7)} 260 {x} {y}"
    if "left" in streets:
        path += f"M{-BLEED} {LEVEL}H{STRAIGHT}C60 {LEVEL} 70 {182 + dice.between(-6, 6)} {x} {y}"
    return path


def draw_streets(pen: Pen, streets: Sequence[str], dice: Dice, plaza: str = PLAZA) -> str:
    path = street_path(streets, dice)
    kerb, street = pen.colours["kerb"], pen.colours["street"]
    middle = f'<path d="{path}" fill="none"/>' if path else ""
    return (
        f'<g stroke="{kerb}" stroke-width="{STREET_WIDTH + 2 * KERB:g}">{middle}'
        f'<path d="{plaza}" stroke-width="{2 * KERB:g}"/></g>'
        f'<g stroke="{street}" stroke-width="{STREET_WIDTH}" fill="{street}">{middle}'
        f'<path d="{plaza}" stroke="none"/></g>'
        f"{pen.line('cobble', cobbles(streets, dice), 2, CAPS)}"
    )


CAPS: Final = ' stroke-linecap="round"'
_STONE: Final = "q3-3 7 0"


def cobbles(streets: Sequence[str], dice: Dice) -> str:
    """A few stones of each street, clear of the kerb."""
    spots = [(dice.between(72, 170), dice.between(216, 229)) for _ in range(4)]
    if "up" in streets:
        spots += [(dice.between(108, 136), y) for y in range(10, 74, 12)]
    if "down" in streets:
        spots += [(dice.between(108, 136), y) for y in range(246, 350, 13)]
    if "left" in streets:
        spots += [(x, dice.between(159, 194)) for x in range(3, 56, 10)]
    if "right" in streets:
        spots += [(x, dice.between(159, 194)) for x in range(198, 248, 10)]
    return "".join(f"M{x} {y}{_STONE}" for x, y in spots)
