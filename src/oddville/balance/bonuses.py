"""The bonuses: how often each is offered, and how often it is used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..editions import Edition
from ..reports.intervals import Estimate, ratio
from ..rules.vocabulary import BONUSES
from .facts import GameFacts


@dataclass(frozen=True, slots=True)
class BonusFigures:
    bonus: str
    cards: int  # of the edition, the Main Square among them
    offered: float  # per game
    used: float  # per game
    used_share: Estimate


def bonus_figures(games: Sequence[GameFacts], edition: Edition) -> list[BonusFigures]:
    printed = [building.bonus for building in edition.buildings] + [edition.main_square.bonus]
    found = []
    for number, bonus in enumerate(BONUSES):
        used = [game.used[number] for game in games]
        offered = [game.used[number] + game.forgone[number] for game in games]
        found.append(
            BonusFigures(
                bonus,
                printed.count(bonus),
                sum(offered) / len(games),
                sum(used) / len(games),
                ratio(used, offered),
            )
        )
    return found
