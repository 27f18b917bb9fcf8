"""The Main Square: town hall, fountain, and a spot for the Traveller's workers by each resource."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from ..editions import Edition, MainSquare
from ..rules.vocabulary import COLOURS, RESOURCES
from .card import ground
from .dice import Dice
from .information import SCORE_X, figures, guild_and_bonus
from .landmarks import Mason
from .landmarks.mason import arches, box
from .landscape import BOTTOM_FOOT, SIDE_FEET, Gardener
from .pen import Look, Pen, place
from .streets import CAPS, WIDE_PLAZA, cobbles, draw_streets

SPOTS: Final = {"wood": (66, 182), "clay": (186, 182), "stone": (66, 240), "crystal": (186, 240)}
SPOT_RADIUS: Final = 24
HALL_FOOT: Final = (126, 140)


def main_square_face(pen: Pen, edition: Edition, owners: Sequence[int | None] = ()) -> str:
    """The card out to its bleed; `owners` are the seats on the spots, by resource."""
    face, symbols = draw_square(pen.look, edition.id, edition.main_square, tuple(owners))
    pen.used.update(dict.fromkeys(symbols))
    return face


@functools.lru_cache(maxsize=128)
def draw_square(
    look: Look, edition_id: str, square: MainSquare, owners: tuple[int | None, ...]
) -> tuple[str, tuple[str, ...]]:
    """The face and the symbols in it; cached, because every city has it."""
    pen = Pen.of(look)
    dice = Dice(edition_id, "main-square")
    scenery = draw_streets(pen, square.streets, dice, WIDE_PLAZA)
    scenery += pen.line("cobble", _plaza_stones(dice), 2, CAPS)
    scenery += _surroundings(Gardener(pen, dice), square.streets)
    scenery += _town_hall(Mason(pen, dice, 0, 0, None)) + _fountain(pen)
    face = ground(pen) + pen.outlined(scenery, width=2)
    for resource in square.spots:
        owner = owners[RESOURCES.index(resource)] if owners else None
        face += _spot(pen, resource, owner)
    face += _points(pen, square.points) + guild_and_bonus(pen, None, square.bonus, bonus_y=46)
    return face, tuple(pen.used)


def _plaza_stones(dice: Dice) -> str:
    spots = ((x, y) for y in range(150, 268, 13) for x in range(98, 150, 17))
    return cobbles((), dice) + "".join(
        f"M{x + dice.between(-6, 6)} {y + dice.between(-4, 4)}q3-3 7 0" for x, y in spots
    )


def _surroundings(gardener: Gardener, streets: Sequence[str]) -> str:
    """Houses beside the town hall and on edges without a street; trees in the lower corners."""
    drawn = "" if "up" in streets else gardener.row(76, 186, 58)
    drawn += gardener.row(4, 72, 132) + gardener.row(182, 248, 132)
    for name, x in (("left", 25), ("right", 227)):
        if name not in streets:
            drawn += "".join(item.drawn for item in gardener.side(x, SIDE_FEET[1:]))
    trees = [(30, 312), (68, 332), (186, 334), (222, 314), (12, 290), (236, 288)]
    if "down" in streets:
        drawn += "".join(gardener.tree(x, y, 0.85).drawn for x, y in trees)
        return drawn + gardener.green("lamp", 94, 272).drawn + gardener.green("lamp", 160, 272).drawn
    return drawn + gardener.row(4, 248, BOTTOM_FOOT)


def _town_hall(m: Mason) -> str:
    hall = m.walls(0, box(-46, -46, 92, 46)) + m.windows(
        arches(-29, -36, 8, 15, 2) + arches(29, -36, 8, 15, 2)
    )
    hall += m.pitched(-53, 53, -44, -72, 15) + m.walls(1, box(-15, -92, 30, 92)) + m.clock(0, -72, 10)
    hall += (
        m.windows(arches(0, -54, 8, 13))
        + m.door(0, 18, 30)
        + m.cone(0, -91, 40, 32, turn=1)
        + m.flag(0, -122, 11)
    )
    return m.pen.group(hall, place(*HALL_FOOT, skew=-2))


def _fountain(pen: Pen) -> str:
    basin = f'<ellipse cx="126" cy="222" rx="20" ry="11" fill="{pen.colours["stone"]}"/>'
    water = f'<ellipse cx="126" cy="219" rx="14" ry="6.5" fill="{pen.colours["water"]}" stroke-width="1.4"/>'
    jets = pen.line("ripple", "M126 204q-9-2-10 12M126 204q9-2 10 12", 2.6, CAPS)
    return basin + water + pen.line("joint", "M126 220v-16", 5) + jets


def _spot(pen: Pen, resource: str, owner: int | None) -> str:
    """A pawn covers the spot; the resource stays as a mark in its corner."""
    x, y = SPOTS[resource]
    drawn = (
        f'<circle cx="{x}" cy="{y}" r="{SPOT_RADIUS}" fill="{pen.colours["parchment"]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="2.4" stroke-dasharray="6 4"/>'
    )
    if owner is None:
        return drawn + pen.icon(resource, x, y, 32)
    return (
        drawn + pen.icon(f"pawn-{COLOURS[owner]}", x + 4, y - 4, 42) + pen.icon(resource, x - 16, y + 14, 22)
    )


def _points(pen: Pen, points: int) -> str:
    disc = (
        f'<circle cx="{SCORE_X}" cy="31" r="23" fill="{pen.colours["coin-face"]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="2.4"/>'
    )
    return pen.use("pennant") + disc + figures(pen, str(points), SCORE_X, 31, 38, room=36)
