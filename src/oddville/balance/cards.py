"""Each card: how often it is built once it is revealed, what it costs, and what it scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..editions import Edition
from ..reports.intervals import Estimate, mean, share
from .facts import BuiltCard, GameFacts


@dataclass(frozen=True, slots=True)
class CardFigures:
    number: int  # in its edition, from 0
    id: str
    scoring: str
    cost: int
    seen: int  # games in which it was revealed, in the row or as a coin turned over
    built: Estimate  # the share of those in which it was built
    taken: int  # from the row; a card can come back
    discarded: int
    points: Estimate  # for its owner at the end
    points_per_resource: float
    when: float  # at which point of the game it is built, 0 to 1
    bonus_at_build: float  # uses of its bonus for each time it was built
    bonus_by_owner: float
    bonus_by_others: float
    owner_wins: Estimate
    expected_wins: float  # if owning it made no difference


def card_figures(games: Sequence[GameFacts], edition: Edition) -> list[CardFigures]:
    seen = Counter(card for game in games for card in game.seen)
    taken = Counter(card for game in games for card in game.taken)
    discarded = Counter(card for game in games for card in game.discarded)
    built: dict[int, list[tuple[GameFacts, BuiltCard]]] = {}
    for game in games:
        for card in game.built:
            built.setdefault(card.card, []).append((game, card))
    return [
        _figures(edition, number, built.get(number, []), (seen[number], taken[number], discarded[number]))
        for number in range(len(edition.buildings))
    ]


def _figures(
    edition: Edition,
    number: int,
    built: Sequence[tuple[GameFacts, BuiltCard]],
    counts: tuple[int, int, int],
) -> CardFigures:
    building = edition.buildings[number]
    seen, taken, discarded = counts
    cards = [card for _, card in built]
    points = mean([card.points for card in cards])
    return CardFigures(
        number=number,
        id=building.id,
        scoring=building.scoring,
        cost=len(building.cost),
        seen=seen,
        built=share(len(built), seen),
        taken=taken,
        discarded=discarded,
        points=points,
        points_per_resource=points.value / len(building.cost) if building.cost else 0.0,
        when=mean([card.turn / game.turns for game, card in built]).value,
        bonus_at_build=mean([card.used_at_build for card in cards]).value,
        bonus_by_owner=mean([card.used_by_owner for card in cards]).value,
        bonus_by_others=mean([card.used_by_others for card in cards]).value,
        owner_wins=share(sum(game.winner == card.seat for game, card in built), len(built)),
        expected_wins=mean([1 / game.players for game, _ in built]).value,
    )
