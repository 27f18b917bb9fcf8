"""The legal actions: the only place that decides whether an action is allowed.

`list_legal` writes the deciding seat's actions into the state's scratch pad, in a fixed order.
Any other seat can only take its own workers back.
"""

from __future__ import annotations

from .action_space import (
    BUILD,
    CHEAT,
    DISCARD_PROJECT,
    DONE,
    NOT_LISTED,
    PICK_RESOURCE,
    PLACE_AT,
    PLAY_FOR_BUILDING,
    PLAY_FOR_COINS,
    PLAY_FOR_RESOURCE,
    RECOVER,
    SHUFFLE_PILE,
    SWAP,
    TAKE_BACK,
    TAKE_SECOND,
    TRAVEL,
    USE_ANY_BONUS,
    USE_COIN_BONUS,
    USE_DOUBLE_BONUS,
    USE_RESOURCE_BONUS,
    USE_TRANSFORM_BONUS,
)
from .board import has_worker_in, workers_on, workers_on_board
from .city import cell_of, fits
from .powers import (
    can_cheat,
    can_swap,
    can_travel_to,
    coins_shown,
    dearest_slot,
    may_travel,
    may_use_powers,
    recovery_price,
    resources_shown,
)
from .projects import can_build, row_length
from .state import State
from .turn import bonus_card, shuffle_outcomes
from .vocabulary import (
    AFTER_ACTION,
    ALL_RESOURCES,
    ALL_WORKER_CARDS,
    BONUS_ANY,
    BONUS_COIN,
    BONUS_DOUBLE,
    BONUS_SOURCES,
    BONUS_TRANSFORM,
    BONUSES_OPEN,
    BUILDER_ANSWER,
    CHOOSE_RESOURCE,
    DISCARD,
    LOWER_SLOTS,
    MAX_PLAYERS,
    NOBODY,
    PLACE,
    RESOURCE_COUNT,
    ROW_LENGTH,
    SECOND_RESOURCE,
    SHUFFLE,
    SLOT_COUNT,
    TURN,
    UPPER_SLOT,
    WORKER_CARDS,
)


def offer(state: State, action: int) -> None:
    state.legal[state.legal_count] = action
    state.legal_count += 1


def list_legal(state: State) -> None:
    """List the legal actions of the deciding seat or of chance; none when the game is over."""
    if state.legal_count != NOT_LISTED:
        return
    list_choices(state)
    if can_take_back_now(state):
        offer_workers(state, state.decider)


def list_choices(state: State) -> None:
    """The same without taking workers back."""
    state.legal_count = 0
    decision = state.decision
    seat = state.decider
    if decision == TURN:
        offer_turn(state, seat)
        offer_powers(state, seat)
    elif decision == DISCARD:
        for index in range(state.project_count[seat]):
            offer(state, DISCARD_PROJECT + index)
    elif decision == PLACE:
        offer_cells(state)
    elif decision == BONUSES_OPEN:
        offer_bonuses(state, seat)
        offer_powers(state, seat)
        offer(state, DONE)
    elif decision == SECOND_RESOURCE:
        offer_second_resource(state, seat)
        offer_powers(state, seat)
        offer(state, DONE)
    elif decision == AFTER_ACTION:
        offer_powers(state, seat)
        offer(state, DONE)
    elif decision == BUILDER_ANSWER:
        offer_builds(state, seat)
        offer(state, DONE)
    elif decision == CHOOSE_RESOURCE:
        offer_first_resources(state)
    elif decision == SHUFFLE:
        for outcome in range(shuffle_outcomes(state)):
            offer(state, SHUFFLE_PILE + outcome)


def offer_first_resources(state: State) -> None:
    """A resource nobody has picked: during set-up the upper slots show who picked what."""
    for resource in range(RESOURCE_COUNT):
        free = True
        for seat in range(state.players):
            if state.upper[resource * MAX_PLAYERS + seat] > 0:
                free = False
        if free:
            offer(state, PICK_RESOURCE + resource)


def offer_turn(state: State, seat: int) -> None:
    """Play a worker card or build; after a paid recovery only the former (R3)."""
    affordable = affordable_resources(state, seat)
    row = row_length(state)
    hand = state.hand[seat]
    for worker in range(WORKER_CARDS):
        if (hand >> worker) & 1:
            offer_worker_card(state, seat, worker, affordable, row)
    if state.recovered == 0:
        if can_recover(state, seat):
            offer(state, RECOVER)
        offer_builds(state, seat)
    if state.legal_count == 0:
        offer(state, DONE)


def offer_worker_card(state: State, seat: int, worker: int, affordable: int, row: int) -> None:
    """Coins, a resource it shows, or one of the row's cards at its price."""
    legal = state.legal
    count = state.legal_count
    if coins_shown(state, seat, worker) > 0:
        legal[count] = PLAY_FOR_COINS + worker
        count += 1
    resources = resources_shown(state, seat, worker) & affordable
    first_action = PLAY_FOR_RESOURCE + worker * RESOURCE_COUNT
    for resource in range(RESOURCE_COUNT):
        if (resources >> resource) & 1:
            legal[count] = first_action + resource
            count += 1
    coins = state.coin_count[seat]
    prices = state.components.worker_prices
    for place in range(worker * ROW_LENGTH, worker * ROW_LENGTH + row):
        if prices[place] <= coins:
            legal[count] = PLAY_FOR_BUILDING + place
            count += 1
    state.legal_count = count


def can_recover(state: State, seat: int) -> bool:
    """With one to three worker cards in hand; an empty hand has been filled already (R1)."""
    if state.hand[seat] == ALL_WORKER_CARDS or state.hand[seat] == 0:
        return False
    return recovery_price(state, seat) <= state.coin_count[seat]


def affordable_resources(state: State, seat: int) -> int:
    """As bits: it takes a worker in the supply and a free slot whose price can be paid."""
    if state.supply[seat] == 0:
        return 0
    dearest = dearest_slot(state, seat)
    prices = state.components.slot_price
    if prices[UPPER_SLOT] <= dearest:
        return ALL_RESOURCES  # the upper slot is always free
    affordable = 0
    lower = state.lower
    for slot in range(state.components.lower_slots):
        if prices[slot] <= dearest:
            for resource in range(RESOURCE_COUNT):
                if lower[resource * LOWER_SLOTS + slot] == NOBODY:
                    affordable |= 1 << resource
            if affordable == ALL_RESOURCES:
                return affordable
    return affordable


def offer_second_resource(state: State, seat: int) -> None:
    resources = resources_shown(state, seat, state.played_card) & affordable_resources(state, seat)
    for resource in range(RESOURCE_COUNT):
        if (resources >> resource) & 1:
            offer(state, TAKE_SECOND + resource)


def offer_builds(state: State, seat: int) -> None:
    for index in range(state.project_count[seat]):
        if can_build(state, seat, index):
            offer(state, BUILD + index)


def offer_cells(state: State) -> None:
    for frontier in range(state.frontier_count):
        if fits(state, state.project_to_place, frontier):
            offer(state, PLACE_AT + cell_of(state.frontier_x[frontier], state.frontier_y[frontier]))


def offer_bonuses(state: State, seat: int) -> None:
    """Each kind of open bonus once: two of a kind are the same to choose."""
    offered = 0
    for source in range(BONUS_SOURCES):
        if (state.bonus_sources >> source) & 1:
            kind = state.components.bonus[bonus_card(state, source)]
            if ((offered >> kind) & 1) == 0:
                offered |= 1 << kind
                offer_bonus(state, seat, kind)


def offer_bonus(state: State, seat: int, kind: int) -> None:
    if kind == BONUS_COIN:
        offer(state, USE_COIN_BONUS)
    elif kind == BONUS_TRANSFORM:
        offer_transforms(state, seat)
    elif state.supply[seat] == 0:
        return  # take a worker back first, or skip it
    elif kind == BONUS_ANY:
        for resource in range(RESOURCE_COUNT):
            offer(state, USE_ANY_BONUS + resource)
    elif kind == BONUS_DOUBLE:
        for resource in range(RESOURCE_COUNT):
            if workers_on(state, seat, resource) > 0:
                offer(state, USE_DOUBLE_BONUS + resource)
    else:
        offer(state, USE_RESOURCE_BONUS + kind)


def offer_transforms(state: State, seat: int) -> None:
    for resource in range(RESOURCE_COUNT):
        for slot in range(SLOT_COUNT):
            if has_worker_in(state, seat, resource, slot):
                start = USE_TRANSFORM_BONUS + (resource * SLOT_COUNT + slot) * RESOURCE_COUNT
                for target in range(RESOURCE_COUNT):
                    if target != resource:
                        offer(state, start + target)


def offer_powers(state: State, seat: int) -> None:
    """Cheater, Bookkeeper, Traveller: at each decision of the turn's player in that turn (R2)."""
    if not may_use_powers(state, seat):
        return
    if can_cheat(state, seat):
        offer(state, CHEAT)
    if can_swap(state, seat):
        for index in range(state.project_count[seat]):
            for position in range(row_length(state)):
                offer(state, SWAP + index * ROW_LENGTH + position)
    if may_travel(state, seat):
        for resource in range(RESOURCE_COUNT):
            if can_travel_to(state, seat, resource):
                offer(state, TRAVEL + resource)


def can_take_back_now(state: State) -> bool:
    """From the end of set-up to the end of the game, but not while a forced discard is open."""
    return state.decision != CHOOSE_RESOURCE and state.decision != DISCARD and state.decider != NOBODY


def offer_workers(state: State, seat: int) -> None:
    left = workers_on_board(state, seat)
    legal = state.legal
    count = state.legal_count
    lower = state.lower
    lower_slots = state.components.lower_slots
    resource = 0
    while left > 0 and resource < RESOURCE_COUNT:
        first = resource * LOWER_SLOTS
        for slot in range(lower_slots):
            if lower[first + slot] == seat:
                legal[count] = TAKE_BACK + resource * SLOT_COUNT + slot
                count += 1
                left -= 1
        above = state.upper[resource * MAX_PLAYERS + seat]
        if above > 0:
            legal[count] = TAKE_BACK + resource * SLOT_COUNT + UPPER_SLOT
            count += 1
            left -= above
        resource += 1
    state.legal_count = count


def is_allowed(state: State, seat: int, action: int) -> bool:
    """May this seat do this now? Chance actions belong to the seat NOBODY."""
    if seat == state.decider:
        list_legal(state)
        for i in range(state.legal_count):
            if state.legal[i] == action:
                return True
        return False
    return may_take_back(state, seat, action)


def may_take_back(state: State, seat: int, action: int) -> bool:
    place = action - TAKE_BACK
    if seat < 0 or seat >= state.players or place < 0 or place >= RESOURCE_COUNT * SLOT_COUNT:
        return False
    return can_take_back_now(state) and has_worker_in(state, seat, place // SLOT_COUNT, place % SLOT_COUNT)
