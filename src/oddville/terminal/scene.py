"""Everything that the panels show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..editions import Edition
from ..rules.views import View
from .city_faces import CardText
from .games.shown_game import ShownGame
from .look import Look
from .seat_marks import seat_marks


class ClockFace(NamedTuple):
    text: str
    role: str  # running, short of time, or stopped


@dataclass(frozen=True, slots=True)
class Scene:
    view: View
    edition: Edition
    names: tuple[str, ...]
    marks: tuple[str, ...]
    card_text: CardText
    reader: int | None  # the player whose things are told in full
    clocks: tuple[ClockFace, ...] = ()  # by seat; empty without clocks


def scene_of(play: ShownGame, look: Look) -> Scene:
    decider = play.view.decision.seat
    return Scene(
        view=play.view,
        edition=play.edition,
        names=play.cast.names,
        marks=tuple(seat_marks(play.cast.names)),
        card_text=CardText(look.texts, play.edition, look.glyphs),
        reader=decider if decider in play.mine or play.cast.you is None else play.cast.you,
    )
