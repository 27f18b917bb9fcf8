"""Points for the city, the characters and the workers (docs/rules.md 5)."""

from __future__ import annotations

from .board import workers_on_board
from .city import adjacent_cards, neighbour
from .powers import character_points, is_on_main_square
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
    NOBODY,
    NOTHING,
    PER_ADJACENT,
    ROW,
    SHIELDS,
)


def cards_in_row(state: State, y: int) -> int:
    """Every card of the row counts, gaps or not, the Main Square too (R12)."""
    count = 0
    for index in range(state.city_count):
        if state.city_y[index] == y:
            count += 1
    return count


def cards_in_column(state: State, x: int) -> int:
    count = 0
    for index in range(state.city_count):
        if state.city_x[index] == x:
            count += 1
    return count


def cards_of_guild(state: State, guild: int) -> int:
    count = 0
    for index in range(state.city_count):
        if state.components.guild[state.city_card[index]] == guild:
            count += 1
    return count


def diamond_cards(state: State) -> int:
    count = 0
    for index in range(state.city_count):
        if state.components.scoring[state.city_card[index]] == DIAMOND:
            count += 1
    return count


def adjacent_shields(state: State, index: int) -> int:
    total = 0
    for direction in range(DIRECTION_COUNT):
        beside = neighbour(state, index, direction)
        if beside != NOTHING:
            total += state.components.shield[state.city_card[beside]]
    return total


def card_points(state: State, index: int) -> int:
    """The points of a card for its owner; of the Main Square for each seat on it."""
    card = state.city_card[index]
    scoring = state.components.scoring[card]
    value = state.components.value[card]
    if scoring == PER_ADJACENT:
        return value * adjacent_cards(state, index)
    if scoring == SHIELDS:
        return adjacent_shields(state, index)
    if scoring == DIAMONDS:
        return value + diamond_cards(state)
    if scoring == COLUMN:
        return value + cards_in_column(state, state.city_x[index])
    if scoring == ROW:
        return value + cards_in_row(state, state.city_y[index])
    if scoring == GUILD:
        return value + cards_of_guild(state, state.components.guild[card])
    if scoring == NEIGHBOURS:
        return value + adjacent_cards(state, index)
    return value  # Diamond card, Main Square


def score_of(state: State, seat: int) -> int:
    """The score of a seat, if the game ended now."""
    total = workers_on_board(state, seat)
    for index in range(1, state.city_count):
        if state.city_owner[index] == seat:
            total += card_points(state, index)
    if is_on_main_square(state, seat):
        total += state.components.value[MAIN_SQUARE]
    for character in range(CHARACTER_COUNT):
        if state.holder[character] == seat:
            total += character_points(state, character)
    return total


def winner_of(state: State) -> int:
    """The highest score; a tie goes to the player who triggered the end, or the next one clockwise."""
    trigger = state.end_trigger
    if trigger == NOBODY:
        return NOBODY
    best = trigger
    best_score = score_of(state, trigger)
    for step in range(1, state.players):
        seat = trigger + step
        if seat >= state.players:
            seat -= state.players
        points = score_of(state, seat)
        if points > best_score:
            best = seat
            best_score = points
    return best
