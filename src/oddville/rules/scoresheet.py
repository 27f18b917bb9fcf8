"""The score of a player, item by item (docs/rules.md 5)."""

from __future__ import annotations

from dataclasses import dataclass, field

from .board import workers_on_board
from .city import neighbour
from .enums import Character
from .powers import character_points, is_on_main_square
from .scoring import card_points
from .state import State
from .vocabulary import (
    CHARACTER_COUNT,
    COLUMN,
    DIAMOND,
    DIAMONDS,
    DIRECTION_COUNT,
    GUILD,
    MAIN_SQUARE,
    NEIGHBOURS,
    PER_ADJACENT,
    ROW,
    SHIELDS,
)


@dataclass(frozen=True, slots=True)
class CardScore:
    card: int  # MAIN_SQUARE for the Main Square
    points: int
    # The cards of the city that its scoring counts, itself too if it counts; records do not write them
    counted: tuple[int, ...] = field(default=(), compare=False)


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


def counted_cards(state: State, index: int) -> tuple[int, ...]:
    """The cards that the scoring of a card counts, in the order of building (docs/rules.md 5; R12)."""
    components, cards = state.components, state.city_card
    card, x, y = cards[index], state.city_x[index], state.city_y[index]
    others = range(state.city_count)
    scoring = components.scoring[card]
    if scoring in (PER_ADJACENT, SHIELDS, NEIGHBOURS):
        beside = {neighbour(state, index, direction) for direction in range(DIRECTION_COUNT)}
        found = [other for other in others if other in beside]
        if scoring == SHIELDS:
            found = [other for other in found if components.shield[cards[other]] > 0]
    elif scoring == DIAMONDS:
        found = [other for other in others if components.scoring[cards[other]] == DIAMOND]
    elif scoring == COLUMN:
        found = [other for other in others if state.city_x[other] == x]
    elif scoring == ROW:
        found = [other for other in others if state.city_y[other] == y]
    elif scoring == GUILD:
        found = [other for other in others if components.guild[cards[other]] == components.guild[card]]
    else:  # a Diamond card, or the Main Square: nothing else counts
        found = []
    return tuple(cards[other] for other in found)


def scoresheet(state: State, seat: int) -> Scoresheet:
    """The score of a seat item by item, if the game ended now."""
    owners = state.city_owner
    owned = [index for index in range(1, state.city_count) if owners[index] == seat]
    cards = [
        CardScore(state.city_card[index], card_points(state, index), counted_cards(state, index))
        for index in owned
    ]
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
