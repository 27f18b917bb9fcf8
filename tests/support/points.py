"""The points once more, from the words of the edition, as one would count them (docs/rules.md 5)."""

from __future__ import annotations

from collections.abc import Collection

from oddville.editions import Edition
from oddville.rules.vocabulary import MAIN_SQUARE
from tests.support.invariants import Cell, neighbours

City = dict[Cell, int]


def character_points(edition: Edition, held: Collection[str], *, on_square: bool) -> int:
    """`on_square`: their holder has a worker on the Main Square, which matters to the Traveller."""
    total = 0
    for character in edition.characters:
        if character.id in held:
            there = character.points_on_main_square
            total += there if on_square and there is not None else character.points
    return total


def card_points(edition: Edition, city: City, cell: Cell) -> int:
    """The points of the building at a cell."""
    building = edition.buildings[city[cell]]
    others = [edition.buildings[card] for card in city.values() if card != MAIN_SQUARE]
    beside = [city[around] for around in neighbours(cell).values() if around in city]
    counted = {
        "diamond": 0,
        "shields": sum(edition.buildings[card].shield for card in beside if card != MAIN_SQUARE),
        "diamonds": sum(other.scoring == "diamond" for other in others),
        "column": sum(x == cell[0] for x, _ in city),
        "row": sum(y == cell[1] for _, y in city),
        "guild": sum(other.guild == building.guild for other in others),
        "neighbours": len(beside),
    }
    if building.scoring == "per-adjacent":
        return building.value * len(beside)
    return building.value + counted[building.scoring]
