"""Backs for cards without one in the game: guild, player and Main Square, each with its symbol and colour."""

from __future__ import annotations

from typing import Final

from ..art.card import BLEED, HEIGHT, WIDTH, ground
from ..art.pen import Pen, place
from ..rules.vocabulary import COLOURS

MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
_LATTICE: Final = 28


def guild_back(pen: Pen, guild: str) -> str:
    """Of a character: the guild's cloth and emblem."""
    return (
        ground(pen, f"guild-{guild}")
        + _lattice(pen, "emblem")
        + _medal(pen, f"guild-{guild}", guild, "emblem")
    )


def player_back(pen: Pen, seat: int) -> str:
    """Of a worker card: the player's colour and pawn."""
    colour = COLOURS[seat]
    body = ground(pen, colour) + _lattice(pen, "white") + _disc(pen, "parchment")
    return body + pen.icon(f"pawn-{colour}", MIDDLE[0], MIDDLE[1] + 4, 110)


def square_back(pen: Pen) -> str:
    """Of the Main Square: paving, and the four resources that have their spots there."""
    body = ground(pen, "street") + _lattice(pen, "cobble") + _disc(pen, "parchment")
    spots = (("wood", -28, -28), ("clay", 28, -28), ("stone", -28, 28), ("crystal", 28, 28))
    return body + "".join(pen.icon(name, MIDDLE[0] + x, MIDDLE[1] + y, 48) for name, x, y in spots)


def _lattice(pen: Pen, role: str) -> str:
    """Diagonals over the whole card and its bleed."""
    reach = WIDTH + HEIGHT
    lines = ""
    for start in range(-reach, reach, _LATTICE):
        for direction in (1, -1):
            lines += _diagonal(start, direction)
    frame = (
        f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT - 28}" rx="12" fill="none" '
        f'stroke="{pen.colours[role]}" stroke-width="4"/>'
    )
    return pen.line(role, lines, 1.6, ' stroke-opacity=".35"') + frame


def _diagonal(start: int, direction: int) -> str:
    """The part of the line y = start ± x that lies on the card with its bleed."""
    low, high = -BLEED, HEIGHT + BLEED
    ends = []
    for x in (-BLEED, WIDTH + BLEED):
        y = start + direction * x
        y_inside = min(max(y, low), high)
        ends.append((x + direction * (y_inside - y), y_inside))
    (x1, y1), (x2, y2) = ends
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}" if x1 < x2 else ""


def _disc(pen: Pen, role: str) -> str:
    return (
        f'<circle cx="{MIDDLE[0]:g}" cy="{MIDDLE[1]:g}" r="76" fill="{pen.colours[role]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="4"/>'
    )


def _medal(pen: Pen, field: str, sign: str, role: str) -> str:
    size = 108
    where = place(MIDDLE[0] - size / 2, MIDDLE[1] - size / 2, size / 48)
    return _disc(pen, field) + pen.use(sign, where, role)
