"""Counts of what is printed on the buildings of an edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..rules.vocabulary import BONUSES, DIRECTIONS, GUILDS, RESOURCES
from .edition import Building, Edition
from .validator import BUILDING_SCORINGS, MAX_COST

NONE: Final = "none"
TOPICS: Final = ("scoring", "guild", "bonus", "cost", "resource", "streets", "edge", "shield")

Counts = dict[str, int]


def count_buildings(edition: Edition) -> dict[str, Counts]:
    """How many cards have each word, by topic; all words of the rules, in their order.

    "cost" and "streets" count cards by number of resources and of street edges, "resource" and "edge"
    how often each resource has to be paid and each edge is a street.
    """
    cards = edition.buildings
    shields = [card.shield for card in cards]
    return {
        "scoring": _count(BUILDING_SCORINGS, (card.scoring for card in cards)),
        "guild": _count([*GUILDS, NONE], (card.guild or NONE for card in cards)),
        "bonus": _count(BONUSES, (card.bonus for card in cards)),
        "cost": _count_numbers(range(1, MAX_COST + 1), (len(card.cost) for card in cards)),
        "resource": _count(RESOURCES, _all(cards, "cost")),
        "streets": _count_numbers(range(len(DIRECTIONS) + 1), (len(card.streets) for card in cards)),
        "edge": _count(DIRECTIONS, _all(cards, "streets")),
        "shield": _count_numbers(range(max(shields, default=0) + 1), shields),
    }


def _all(cards: Iterable[Building], field: str) -> list[str]:
    return [word for card in cards for word in getattr(card, field)]


def _count(words: Sequence[str], found: Iterable[str]) -> Counts:
    listed = list(found)
    return {word: listed.count(word) for word in words}


def _count_numbers(numbers: Iterable[int], found: Iterable[int]) -> Counts:
    return _count([str(number) for number in numbers], (str(number) for number in found))
