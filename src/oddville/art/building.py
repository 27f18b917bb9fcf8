"""A building card, drawn from its data."""

from __future__ import annotations

import functools
from typing import Final

from ..editions import Building, Edition
from ..rules.vocabulary import COLOURS
from . import information
from .card import ground
from .dice import Dice
from .houses import PROP_OF_BONUS
from .landmarks import ARCHITECTS, Landmark, Mason, landmarks
from .landscape import SIDE_FEET, Free, Gardener, Item, greens, houses
from .pen import Look, Pen, place
from .streets import draw_streets

FOOT: Final = (126, 222)  # of the landmark
SCALE: Final = 1.16
PAWN: Final = (212, 312)
PAWN_SIZE: Final = 62
PROP: Final = (172, 232)


def building_face(
    pen: Pen, edition: Edition, number: int, *, built_by: int | None = None, informed: bool = True
) -> str:
    """The building side with its bleed, without frame; with its cost until it is built."""
    card, landmark = edition.buildings[number], landmarks(edition)[number]
    face, symbols = draw_face(pen.look, edition.id, card, landmark, built_by, informed)
    pen.used.update(dict.fromkeys(symbols))
    return face


@functools.lru_cache(maxsize=1024)
def draw_face(
    look: Look, edition_id: str, card: Building, landmark: Landmark, built_by: int | None, informed: bool
) -> tuple[str, tuple[str, ...]]:
    """A face and the symbols in it; cached, because a game shows the same cards again and again."""
    pen = Pen.of(look)
    dice = Dice(edition_id, card.id)
    scenery = _scenery(pen, card, landmark, dice, is_built=built_by is not None)
    face = ground(pen) + pen.outlined(scenery, width=2)
    if informed:
        face += information.scoring(pen, card)
        face += information.guild_and_bonus(pen, card.guild, card.bonus)
        if built_by is None:
            face += information.cost(pen, card.cost)
    if built_by is not None:
        face += pen.icon(f"pawn-{COLOURS[built_by]}", *PAWN, PAWN_SIZE)
    return face, tuple(pen.used)


def _scenery(pen: Pen, card: Building, landmark: Landmark, dice: Dice, *, is_built: bool) -> str:
    tufts = "".join(f"M{dice.between(8, 236)} {dice.between(74, 338)}q4-6 8 0 4-5 8 0" for _ in range(6))
    drawn = pen.line("tuft", tufts, 2.4) + draw_streets(pen, card.streets, dice)
    gardener = Gardener(pen, dice)
    free = _free(card, is_built=is_built)
    back, among, front = houses(gardener, card.streets, free)
    items = [*among, *greens(gardener, card.streets, free)]
    items.append(Item(220, draw_landmark(pen, card, landmark, dice)))
    items.sort(key=lambda item: item.foot)
    return drawn + back + "".join(item.drawn for item in items) + front


def _free(card: Building, *, is_built: bool) -> Free:
    """Houses and greens keep clear of banners, plates and the pawn."""
    top_end = 198 if card.guild else 208
    if is_built:
        return Free(top_end, 4, SIDE_FEET, SIDE_FEET[:3], covered=(170, 284, 252, 352))
    plates_top = 300 if len(card.cost) < 3 else 256
    plates_end = 52 if len(card.cost) == 1 else 95
    left_feet = SIDE_FEET if len(card.cost) < 3 else SIDE_FEET[:3]
    return Free(top_end, plates_end, left_feet, SIDE_FEET, covered=(0, plates_top - 8, plates_end + 22, 360))


def draw_landmark(pen: Pen, card: Building, landmark: Landmark, dice: Dice) -> str:
    """The landmark on its shadow, leaning a little, with a hint at the bonus at its foot."""
    mason = Mason(pen, dice, landmark.roof, landmark.storeys, card.guild)
    lean = dice.pick((-3, -2, 2, 3))
    shadow = (
        f'<ellipse cx="126" cy="223" rx="74" ry="9" fill="{pen.colours["line"]}" fill-opa'
        'city=".2" stroke="none"/>'
    )
    body = pen.group(
        ARCHITECTS[landmark.archetype](mason),
        place(*FOOT, SCALE, skew=lean, mirror=landmark.mirror),
    )
    prop = PROP_OF_BONUS.get(card.bonus)
    if prop is None:
        return shadow + body + pen.icon(card.bonus, PROP[0], PROP[1] - 8, 28)
    return shadow + body + pen.use(prop, place(*PROP, 1.1))
