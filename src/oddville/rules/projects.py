"""Projects, the row they come from, and what it takes to build one."""

from __future__ import annotations

from .board import spend_resource, workers_on, workers_on_board
from .city import fits_anywhere
from .coins import draw_from_deck, put_under_deck
from .event_kinds import PROJECT_DISCARDED, ROW_CARD_TAKEN, ROW_FILLED, ROW_SHIFTED
from .state import State, show_face, tell
from .vocabulary import MAX_PROJECTS, NOTHING, PROJECT_SPACES, RESOURCE_COUNT, ROW_LENGTH


def project(state: State, seat: int, index: int) -> int:
    return state.projects[seat * PROJECT_SPACES + index]


def add_project(state: State, seat: int, card: int) -> None:
    state.projects[seat * PROJECT_SPACES + state.project_count[seat]] = card
    state.project_count[seat] += 1


def remove_project(state: State, seat: int, index: int) -> int:
    """Remove a project; the others keep their order."""
    card = project(state, seat, index)
    state.project_count[seat] -= 1
    for i in range(index, state.project_count[seat]):
        state.projects[seat * PROJECT_SPACES + i] = state.projects[seat * PROJECT_SPACES + i + 1]
    state.projects[seat * PROJECT_SPACES + state.project_count[seat]] = NOTHING
    return card


def has_too_many_projects(state: State, seat: int) -> bool:
    return state.project_count[seat] > MAX_PROJECTS


def discard_project(state: State, seat: int, index: int) -> None:
    """Put a project at the bottom of the deck; its face is known to everybody (R7)."""
    card = remove_project(state, seat, index)
    put_under_deck(state, card)
    tell(state, PROJECT_DISCARDED, seat, card)


def take_from_row(state: State, seat: int, position: int) -> None:
    """The card becomes a project; the gap stays until the row is filled (R5)."""
    card = state.row[position]
    state.row[position] = NOTHING
    add_project(state, seat, card)
    tell(state, ROW_CARD_TAKEN, seat, card, position)


def fill_row(state: State) -> None:
    """Cards right of a gap move left, then the deck's top card fills the row, while there is one."""
    row = state.row
    length = 0
    while length < ROW_LENGTH and row[length] != NOTHING:
        length += 1
    for position in range(length + 1, ROW_LENGTH):
        card = row[position]
        if card != NOTHING:
            row[length] = card
            row[position] = NOTHING
            tell(state, ROW_SHIFTED, NOTHING, card, position, length)
            length += 1
    while length < ROW_LENGTH and state.deck_count > 0:
        card = draw_from_deck(state)
        row[length] = card
        show_face(state, card)
        tell(state, ROW_FILLED, NOTHING, card, length)
        length += 1


def refill_row(state: State) -> None:
    """A small deck that ran out leaves the row short until a card is there again (docs/rules.md 7)."""
    if state.row[ROW_LENGTH - 1] == NOTHING:
        fill_row(state)


def row_length(state: State) -> int:
    """How many cards the row has; outside a forced discard there is no gap between them."""
    if state.row[ROW_LENGTH - 1] != NOTHING:
        return ROW_LENGTH
    length = 0
    while state.row[length] != NOTHING:
        length += 1
    return length


def can_afford(state: State, seat: int, card: int) -> bool:
    if state.components.workers_to_pay[card] > workers_on_board(state, seat):
        return False
    costs = state.components.cost
    for resource in range(RESOURCE_COUNT):
        cost = costs[card * RESOURCE_COUNT + resource]
        if cost > 0 and workers_on(state, seat, resource) < cost:
            return False
    return True


def can_build(state: State, seat: int, index: int) -> bool:
    """Can the build be completed? Paying returns workers, so one for the card is always there."""
    card = state.projects[seat * PROJECT_SPACES + index]
    return can_afford(state, seat, card) and fits_anywhere(state, card)


def can_build_any(state: State, seat: int) -> bool:
    for index in range(state.project_count[seat]):
        if can_build(state, seat, index):
            return True
    return False


def pay_cost(state: State, seat: int, card: int) -> None:
    for resource in range(RESOURCE_COUNT):
        for _ in range(state.components.cost[card * RESOURCE_COUNT + resource]):
            spend_resource(state, seat, resource)
