"""How strong a person plays, as it goes over the wire. The browser keeps it; the server only computes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..rules.vocabulary import MAX_PLAYERS
from .settings import Level

Points = Annotated[int, Meta(ge=-1000, le=1000)]


class StrengthForm(Struct, frozen=True, forbid_unknown_fields=True):
    """An estimate in points above the beginner, and its standard deviation."""

    points: Annotated[float, Meta(ge=-100, le=100)]
    doubt: Annotated[float, Meta(gt=0, le=100)]
    games: Annotated[int, Meta(ge=0, le=1_000_000)]


class BotResult(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level
    points: Points


class GameResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of one person against bots, and what was known about the person before; null: nothing."""

    before: StrengthForm | None
    own: Points
    others: Annotated[list[BotResult], Meta(min_length=1, max_length=MAX_PLAYERS - 1)]


class StrengthAfter(Struct, frozen=True):
    """The estimate after a game, and the level of the opponent that fits."""

    strength: StrengthForm
    level: str
