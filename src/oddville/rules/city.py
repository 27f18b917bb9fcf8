"""The city: which cells are open, what fits there, and which cards are adjacent (docs/rules.md 3b, 3).

The frontier is updated while building, so that checking where a card fits is one comparison per cell. It
depends only on the order of building: the same cards placed in the same order give the same list.
"""

from __future__ import annotations

from .event_kinds import END_TRIGGERED
from .state import State, tell
from .vocabulary import (
    CITY_REACH,
    DIRECTION_COUNT,
    DOWN,
    LEFT,
    MAIN_SQUARE,
    NOBODY,
    NOTHING,
    RIGHT,
    UP,
    WORKERS_TO_END,
)


def cell_of(x: int, y: int) -> int:
    """The number of a cell: row by row from the top, each row from the left, within |x| + y <= 22."""
    return y * (2 * CITY_REACH + 1 - y) + x + CITY_REACH


def opposite(direction: int) -> int:
    return direction ^ 2


def step_x(direction: int) -> int:
    if direction == RIGHT:
        return 1
    return -1 if direction == LEFT else 0


def step_y(direction: int) -> int:
    if direction == DOWN:
        return 1
    return -1 if direction == UP else 0


def index_at(state: State, x: int, y: int) -> int:
    """The index of the card at a cell, or NOTHING."""
    for index in range(state.city_count):
        if state.city_x[index] == x and state.city_y[index] == y:
            return index
    return NOTHING


def direction_of(dx: int, dy: int) -> int:
    """The direction of a cell from an adjacent one, or NOTHING if they do not touch."""
    if dx == 0:
        if dy == 1:
            return DOWN
        return UP if dy == -1 else NOTHING
    if dy == 0:
        if dx == 1:
            return RIGHT
        return LEFT if dx == -1 else NOTHING
    return NOTHING


def neighbour(state: State, index: int, direction: int) -> int:
    """The index of the neighbour of a card, or NOTHING."""
    return index_at(state, state.city_x[index] + step_x(direction), state.city_y[index] + step_y(direction))


def has_street(state: State, index: int, direction: int) -> bool:
    return ((state.components.edges[state.city_card[index]] >> direction) & 1) != 0


def fits(state: State, card: int, frontier: int) -> bool:
    """Every edge that touches a card matches it, street to street and houses to houses."""
    return (state.components.edges[card] & state.frontier_touched[frontier]) == state.frontier_streets[
        frontier
    ]


def fits_anywhere(state: State, card: int) -> bool:
    for frontier in range(state.frontier_count):
        if fits(state, card, frontier):
            return True
    return False


def frontier_at(state: State, x: int, y: int) -> int:
    for frontier in range(state.frontier_count):
        if state.frontier_x[frontier] == x and state.frontier_y[frontier] == y:
            return frontier
    return NOTHING


def frontier_of_cell(state: State, cell: int) -> int:
    for frontier in range(state.frontier_count):
        if cell_of(state.frontier_x[frontier], state.frontier_y[frontier]) == cell:
            return frontier
    return NOTHING


def close_cell(state: State, frontier: int) -> None:
    """Take a cell out of the frontier; the others keep their order."""
    state.frontier_count -= 1
    for i in range(frontier, state.frontier_count):
        state.frontier_x[i] = state.frontier_x[i + 1]
        state.frontier_y[i] = state.frontier_y[i + 1]
        state.frontier_touched[i] = state.frontier_touched[i + 1]
        state.frontier_streets[i] = state.frontier_streets[i + 1]


def open_cell(state: State, x: int, y: int) -> int:
    """Add a cell to the frontier; NOTHING above the row of the Main Square, where the city cannot grow."""
    if y < 0 or abs(x) + y > CITY_REACH:
        return NOTHING
    frontier = state.frontier_count
    state.frontier_x[frontier] = x
    state.frontier_y[frontier] = y
    state.frontier_touched[frontier] = 0
    state.frontier_streets[frontier] = 0
    state.frontier_count += 1
    return frontier


def put_in_city(state: State, card: int, x: int, y: int, owner: int) -> None:
    """Place a card in the city and update the frontier around it."""
    touched = 0
    frontier = frontier_at(state, x, y)
    if frontier != NOTHING:
        touched = state.frontier_touched[frontier]
        close_cell(state, frontier)
    index = state.city_count
    state.city_card[index] = card
    state.city_x[index] = x
    state.city_y[index] = y
    state.city_owner[index] = owner
    state.city_count += 1
    for direction in range(DIRECTION_COUNT):
        if (touched >> direction) & 1:
            continue
        beside_x = x + step_x(direction)
        beside_y = y + step_y(direction)
        frontier = frontier_at(state, beside_x, beside_y)
        if frontier == NOTHING:
            frontier = open_cell(state, beside_x, beside_y)
            if frontier == NOTHING:
                continue
        state.frontier_touched[frontier] |= 1 << opposite(direction)
        if has_street(state, index, direction):
            state.frontier_streets[frontier] |= 1 << opposite(direction)


def enter_city(state: State, seat: int) -> None:
    """Count a worker that stays in the city; a player's sixth ends the game with this turn (R11)."""
    state.supply[seat] -= 1
    state.city_workers[seat] += 1
    if state.city_workers[seat] >= WORKERS_TO_END and state.end_trigger == NOBODY:
        state.end_trigger = seat
        tell(state, END_TRIGGERED, seat)


def found_city(state: State) -> None:
    """Place the Main Square, which fixes the top row of the city."""
    put_in_city(state, MAIN_SQUARE, 0, 0, NOBODY)


def adjacent_cards(state: State, index: int) -> int:
    count = 0
    for direction in range(DIRECTION_COUNT):
        if neighbour(state, index, direction) != NOTHING:
            count += 1
    return count
