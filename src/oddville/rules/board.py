"""The resources board: where a worker goes, what it costs, and which worker leaves.

A slot is a number from 0 for the leftmost of the lower row; UPPER_SLOT is the one that holds any
number of workers. "Cheapest" always means the printed price, left before right, lower before upper.
"""

from __future__ import annotations

from .event_kinds import WORKER_MOVED, WORKER_PLACED, WORKER_SPENT, WORKER_TAKEN_BACK
from .state import State, tell
from .vocabulary import LOWER_SLOTS, MAX_PLAYERS, NOBODY, UPPER_SLOT, WORKERS


def cheapest_free_slot(state: State, resource: int) -> int:
    slots = state.components.slots_by_price
    for i in range(state.components.slots_in_use):
        slot = slots[i]
        if slot == UPPER_SLOT or state.lower[resource * LOWER_SLOTS + slot] == NOBODY:
            return slot
    return UPPER_SLOT


def has_worker_in(state: State, seat: int, resource: int, slot: int) -> bool:
    if slot == UPPER_SLOT:
        return state.upper[resource * MAX_PLAYERS + seat] > 0
    return state.lower[resource * LOWER_SLOTS + slot] == seat


def cheapest_own_slot(state: State, seat: int, resource: int) -> int:
    """The slot from which a payment takes a worker; UPPER_SLOT also if the seat has none."""
    for i in range(state.components.slots_in_use):
        slot = state.components.slots_by_price[i]
        if has_worker_in(state, seat, resource, slot):
            return slot
    return UPPER_SLOT


def workers_on(state: State, seat: int, resource: int) -> int:
    """How much of a resource a seat owns."""
    count = state.upper[resource * MAX_PLAYERS + seat]
    for slot in range(state.components.lower_slots):
        if state.lower[resource * LOWER_SLOTS + slot] == seat:
            count += 1
    return count


def workers_on_board(state: State, seat: int) -> int:
    return WORKERS - state.supply[seat] - state.city_workers[seat]


def enter_slot(state: State, seat: int, resource: int, slot: int) -> None:
    if slot == UPPER_SLOT:
        state.upper[resource * MAX_PLAYERS + seat] += 1
    else:
        state.lower[resource * LOWER_SLOTS + slot] = seat


def leave_slot(state: State, seat: int, resource: int, slot: int) -> None:
    if slot == UPPER_SLOT:
        state.upper[resource * MAX_PLAYERS + seat] -= 1
    else:
        state.lower[resource * LOWER_SLOTS + slot] = NOBODY


def place_worker(state: State, seat: int, resource: int) -> int:
    """A worker from the supply takes the cheapest free slot; returns that slot."""
    slot = cheapest_free_slot(state, resource)
    state.supply[seat] -= 1
    enter_slot(state, seat, resource, slot)
    tell(state, WORKER_PLACED, seat, resource, slot)
    return slot


def spend_resource(state: State, seat: int, resource: int) -> None:
    """Pay one resource: a worker returns to the supply from the cheapest slot the seat occupies."""
    slot = cheapest_own_slot(state, seat, resource)
    leave_slot(state, seat, resource, slot)
    state.supply[seat] += 1
    tell(state, WORKER_SPENT, seat, resource, slot)


def take_worker_back(state: State, seat: int, resource: int, slot: int) -> None:
    leave_slot(state, seat, resource, slot)
    state.supply[seat] += 1
    tell(state, WORKER_TAKEN_BACK, seat, resource, slot)


def move_worker(state: State, seat: int, resource: int, slot: int, target: int) -> None:
    """Transform: the worker leaves its slot, then takes the cheapest free one of another resource."""
    leave_slot(state, seat, resource, slot)
    target_slot = cheapest_free_slot(state, target)
    enter_slot(state, seat, target, target_slot)
    tell(state, WORKER_MOVED, seat, resource, slot, target, target_slot)
