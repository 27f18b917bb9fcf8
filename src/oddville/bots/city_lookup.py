"""What a card would score at a cell of the city, and where it would score most."""

from __future__ import annotations

from typing import Final

from ..rules.board import workers_on
from ..rules.city import fits, index_at, step_x, step_y
from ..rules.state import State
from ..rules.vocabulary import (
    COLUMN,
    DIAMOND,
    DIAMONDS,
    DIRECTION_COUNT,
    GUILD,
    GUILD_COUNT,
    NEIGHBOURS,
    NOTHING,
    PER_ADJACENT,
    RESOURCE_COUNT,
    ROW,
    SHIELDS,
)
from .evaluator import COLUMN_OF_SQUARE, COLUMNS, ROWS, Evaluator


def bits_in(word: int) -> int:
    """How many of the lowest four bits are set."""
    return (word & 1) + ((word >> 1) & 1) + ((word >> 2) & 1) + ((word >> 3) & 1)


def count_city(evaluator: Evaluator, state: State) -> None:
    """Count the cards of each row, column and guild, for all questions about this position."""
    for y in range(ROWS):
        evaluator.rows[y] = 0
    for x in range(COLUMNS):
        evaluator.columns[x] = 0
    for guild in range(GUILD_COUNT):
        evaluator.guild_cards[guild] = 0
    evaluator.diamonds = 0
    evaluator.reacting_count = 0
    components = state.components
    for index in range(state.city_count):
        card = state.city_card[index]
        evaluator.rows[state.city_y[index]] += 1
        evaluator.columns[state.city_x[index] + COLUMN_OF_SQUARE] += 1
        if components.guild[card] != NOTHING:
            evaluator.guild_cards[components.guild[card]] += 1
        scoring = components.scoring[card]
        if scoring == DIAMOND:
            evaluator.diamonds += 1
        elif scoring == PER_ADJACENT or scoring == NEIGHBOURS or scoring == SHIELDS:
            evaluator.reacting[evaluator.reacting_count] = index
            evaluator.reacting_count += 1


def shields_beside(state: State, x: int, y: int) -> int:
    total = 0
    for direction in range(DIRECTION_COUNT):
        index = index_at(state, x + step_x(direction), y + step_y(direction))
        if index != NOTHING:
            total += state.components.shield[state.city_card[index]]
    return total


def points_at(evaluator: Evaluator, state: State, card: int, frontier: int) -> int:
    """The points of the card at that cell, right after it was placed."""
    scoring = state.components.scoring[card]
    value = state.components.value[card]
    if scoring == PER_ADJACENT:
        return value * bits_in(state.frontier_touched[frontier])
    if scoring == SHIELDS:
        return shields_beside(state, state.frontier_x[frontier], state.frontier_y[frontier])
    if scoring == DIAMONDS:
        return value + evaluator.diamonds
    if scoring == COLUMN:
        return value + evaluator.columns[state.frontier_x[frontier] + COLUMN_OF_SQUARE] + 1
    if scoring == ROW:
        return value + evaluator.rows[state.frontier_y[frontier]] + 1
    if scoring == GUILD:
        return value + evaluator.guild_cards[state.components.guild[card]] + 1
    if scoring == NEIGHBOURS:
        return value + bits_in(state.frontier_touched[frontier])
    return value


LINK_WORTH: Final = 0.8  # a street gives the bonus of the neighbour


def best_place(evaluator: Evaluator, state: State, card: int) -> float:
    """The most points a card would score now, plus a little for each link; -1 if it fits nowhere."""
    best = -1.0
    for frontier in range(state.frontier_count):
        if fits(state, card, frontier):
            links = bits_in(state.frontier_streets[frontier])
            best = max(best, points_at(evaluator, state, card, frontier) + LINK_WORTH * links)
    return best


def count_resources(evaluator: Evaluator, state: State) -> None:
    for seat in range(state.players):
        count_resources_of(evaluator, state, seat)


def count_resources_of(evaluator: Evaluator, state: State, seat: int) -> None:
    bits = 0
    for resource in range(RESOURCE_COUNT):
        owned = workers_on(state, seat, resource)
        evaluator.owned[seat * RESOURCE_COUNT + resource] = owned
        bits |= min(owned, 7) << 4 * resource
    evaluator.owned_bits[seat] = bits


def missing_resources(evaluator: Evaluator, state: State, seat: int, card: int) -> int:
    """How many resources a seat still lacks for a card.

    All four subtractions at once: where more is owned than is asked for, the highest bit of the four is lost.
    """
    left = (state.components.cost_bits[card] | 0x8888) - evaluator.owned_bits[seat]
    wanting = left & 0x8888
    lacking = left & (wanting - (wanting >> 3))
    return ((lacking * 0x1111) >> 12) & 15
