"""What a decision is about: the theme of a puzzle, and the first step of a hint."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ..rules import actions as a
from ..rules.actions import decode
from ..rules.enums import DecisionKind
from ..rules.game import Game
from ..rules.vocabulary import WORKERS_TO_END


class Theme(StrEnum):
    PLACEMENT = "placement"
    BONUS = "bonus"
    TEMPO = "tempo"
    POWERS = "powers"
    ENDING = "ending"


POWERS: Final = (a.Cheat, a.Swap, a.Travel)


def theme_of(game: Game, action: int) -> Theme:
    kind = game.decision
    if isinstance(decode(action), POWERS) or kind in (DecisionKind.SECOND_RESOURCE, DecisionKind.BUILDER):
        return Theme.POWERS
    after = game.copy()
    after.apply(action)
    if max(game.city_workers[: game.players]) >= WORKERS_TO_END - 1 or after.end_trigger >= 0:
        return Theme.ENDING
    if kind == DecisionKind.AFTER_ACTION:
        return Theme.POWERS  # to leave them unused
    if kind == DecisionKind.PLACE:
        return Theme.PLACEMENT
    return Theme.BONUS if kind == DecisionKind.BONUSES else Theme.TEMPO


MATTERS: Final = (
    "end-is-near",
    "power",
    "place",
    "bonuses",
    "build",
    "coins",
    "resource",
    "project",
    "cards",
    "choice",
)


def matters(game: Game, action: int) -> str:
    """What to look at, without naming the action; one of `MATTERS`."""
    theme = theme_of(game, action)
    if theme == Theme.ENDING:
        return "end-is-near"
    match decode(action):
        case a.Build():
            return "build"
        case a.PlaceAt():
            return "place"
        case a.PlayForCoins():
            return "coins"
        case a.PickResource():
            return "choice"  # nobody has a project yet
        case a.PlayForResource() | a.TakeSecond():
            return "resource"
        case a.PlayForBuilding():
            return "project"
        case a.Recover():
            return "cards"
        case a.Cheat() | a.Swap() | a.Travel():
            return "power"
    return "bonuses" if theme == Theme.BONUS else "choice"
