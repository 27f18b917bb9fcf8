"""What the scoring kinds are worth: points of their cards at the end per resource paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..editions import Edition
from ..editions.validator import BUILDING_SCORINGS
from ..reports.intervals import Estimate, bootstrap, mean, share
from .facts import BuiltCard, GameFacts

NOTHING_PAID: Final = Estimate(0.0, 0.0, 0.0, 0)


@dataclass(frozen=True, slots=True)
class ScoringFigures:
    """One scoring kind. Effects on other cards (of a Diamond card on `diamonds`, say) are not counted."""

    scoring: str
    cards: int  # of the edition
    built: float  # per game
    built_when_seen: Estimate
    paid: float  # resources per card
    points: Estimate  # per card
    points_per_resource: Estimate  # all points of these cards divided by all resources paid
    mean_of_cards: float  # the same card by card
    share_of_points: float  # of all points of buildings


@dataclass(frozen=True, slots=True)
class ScoringTable:
    kinds: list[ScoringFigures]
    spread: Estimate  # points per resource: best kind divided by worst

    @classmethod
    def of(cls, games: Sequence[GameFacts], edition: Edition) -> ScoringTable:
        scoring = [building.scoring for building in edition.buildings]
        names: list[str] = [name for name in BUILDING_SCORINGS if name in scoring]
        cards = {
            name: [[card for card in game.built if scoring[card.card] == name] for game in games]
            for name in names
        }
        worth, spread = _worth(cards)
        total = sum(card.points for game in games for card in game.built)
        kinds = []
        for name in names:
            built = [card for game in cards[name] for card in game]
            if not built:
                continue
            seen = sum(scoring[card] == name for game in games for card in game.seen)
            kinds.append(
                ScoringFigures(
                    scoring=name,
                    cards=scoring.count(name),
                    built=len(built) / len(games),
                    built_when_seen=share(len(built), seen),
                    paid=mean([card.paid for card in built]).value,
                    points=mean([card.points for card in built]),
                    points_per_resource=worth.get(name, NOTHING_PAID),
                    mean_of_cards=mean([card.points / card.paid for card in built if card.paid]).value,
                    share_of_points=sum(card.points for card in built) / max(1, total),
                )
            )
        return cls(kinds, spread)


def _worth(cards: dict[str, list[list[BuiltCard]]]) -> tuple[dict[str, Estimate], Estimate]:
    """Points per resource by kind, and best divided by worst, with intervals over games."""
    paid = {name: [sum(card.paid for card in game) for game in games] for name, games in cards.items()}
    names = [name for name in cards if sum(paid[name])]
    if not names:
        return {}, Estimate(1.0, 1.0, 1.0, 0)
    points = [[sum(card.points for card in game) for game in cards[name]] for name in names]

    def statistic(sums: Sequence[float]) -> list[float]:
        below, above = sums[: len(names)], sums[len(names) :]
        ratios = [top / bottom if bottom else 0.0 for top, bottom in zip(above, below, strict=True)]
        worst = min(ratios)
        return [*ratios, max(ratios) / worst if worst else float("inf")]

    *values, spread = bootstrap([*(paid[name] for name in names), *points], statistic)
    return dict(zip(names, values, strict=True)), spread
