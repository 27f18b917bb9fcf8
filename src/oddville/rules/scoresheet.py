"""The score of a player, item by item (docs/rules.md 5)."""

from __future__ import annotations

from dataclasses import dataclass

from .board import workers_on_board
from .enums import Character
from .powers import character_points, is_on_main_square
from .scoring import card_points
from .state import State
from .vocabulary import CHARACTER_COUNT, MAIN_SQUARE


@dataclass(frozen=True, slots=True)
class CardScore:
    card: int  # MAIN_SQUARE for the Main Square
    points: int


@dataclass(frozen=True, slots=True)
class CharacterScore:
    character: Character
    points: int


@dataclass(frozen=True, slots=True)
class Scoresheet:
    seat: int
    cards: tuple[CardScore, ...]  # in the order of building, the Main Square first
    characters: tuple[CharacterScore, ...]
    workers: int  # one point for each worker on the resources board

    @property
    def total(self) -> int:
        points = [card.points for card in self.cards] + [item.points for item in self.characters]
        return sum(points) + self.workers


def scoresheet(state: State, seat: int) -> Scoresheet:
    """The score of a seat item by item, if the game ended now."""
    owners = state.city_owner
    owned = [index for index in range(1, state.city_count) if owners[index] == seat]
    cards = [CardScore(state.city_card[index], card_points(state, index)) for index in owned]
    if is_on_main_square(state, seat):
        cards.insert(0, CardScore(MAIN_SQUARE, state.components.value[MAIN_SQUARE]))
    holders = state.holder
    held = [Character(c) for c in range(CHARACTER_COUNT) if holders[c] == seat]
    return Scoresheet(
        seat=seat,
        cards=tuple(cards),
        characters=tuple(CharacterScore(c, character_points(state, c)) for c in held),
        workers=workers_on_board(state, seat),
    )
