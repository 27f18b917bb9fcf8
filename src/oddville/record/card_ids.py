"""Cards by the id their edition gives them; inside the engine they are numbers."""

from __future__ import annotations

from ..editions import Edition
from ..rules.vocabulary import MAIN_SQUARE, NOTHING, SCORINGS, SQUARE

MAIN_SQUARE_ID = SCORINGS[SQUARE]  # no building may have this id


class CardIds:
    """The two directions between a card's number and its id."""

    def __init__(self, edition: Edition) -> None:
        self.buildings = tuple(building.id for building in edition.buildings)
        self._numbers = {card_id: number for number, card_id in enumerate(self.buildings)}

    def of(self, card: int) -> str:
        return MAIN_SQUARE_ID if card == MAIN_SQUARE else self.buildings[card]

    def all_of(self, cards: list[int]) -> list[str]:
        return [self.of(card) for card in cards]

    def number(self, card_id: str) -> int:
        """The card's number; NOTHING where the edition has no such card."""
        return MAIN_SQUARE if card_id == MAIN_SQUARE_ID else self._numbers.get(card_id, NOTHING)
