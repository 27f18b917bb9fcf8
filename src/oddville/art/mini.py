"""A small building, under 64 pixels: streets, landmark and guild, but no details that would be unreadable."""

from __future__ import annotations

from typing import Final

from ..editions import Edition
from ..rules.vocabulary import COLOURS
from .building import draw_landmark
from .card import ground
from .dice import Dice
from .landmarks import landmarks
from .pen import Pen
from .streets import draw_streets

SMALLEST_FULL: Final = 64  # pixels: a narrower card is drawn in small
PAWN: Final = (196, 290)
LARGER: Final = "translate(-38 -40)scale(1.3)"  # of the landmark, its foot a little lower


def mini_face(pen: Pen, edition: Edition, number: int, built_by: int | None = None) -> str:
    card = edition.buildings[number]
    dice = Dice(edition.id, card.id)
    landmark = draw_landmark(pen, card, landmarks(edition)[number], dice)
    scenery = draw_streets(pen, card.streets, dice) + pen.group(landmark, LARGER)
    body = ground(pen) + pen.outlined(scenery, width=3)
    if card.guild is not None:
        body += pen.use("guild-cloth", "translate(-26)scale(1.14)", f"guild-{card.guild}")
        body += pen.icon(card.guild, 218, 36, 54, "emblem")
    if built_by is not None:
        body += pen.icon(f"pawn-{COLOURS[built_by]}", *PAWN, 92)
    return body
