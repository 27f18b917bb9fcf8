"""Quick judgement of single actions, without looking ahead: what a sensible player feels drawn to.

The search takes its first guess from here, playouts follow it, and `settle` finishes a turn by it.
"""

from __future__ import annotations

from typing import Final

from ..rules.action_space import (
    BUILD,
    CHEAT,
    DISCARD_PROJECT,
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
from ..rules.apply import apply_action
from ..rules.board import cheapest_free_slot, workers_on, workers_on_board
from ..rules.city import frontier_of_cell
from ..rules.legal import list_choices, list_legal
from ..rules.powers import coins_shown, recovery_price, slot_price
from ..rules.randomness import WORD_BITS, Generator, Word
from ..rules.state import State
from ..rules.vocabulary import (
    ALL_WORKER_CARDS,
    DIRECTION_COUNT,
    GAME_OVER,
    MAX_COINS,
    MAX_PROJECTS,
    NEIGHBOURS,
    NOTHING,
    PER_ADJACENT,
    PLACE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW_LENGTH,
    SHIELDS,
    SLOT_COUNT,
    TURN,
    WORKERS_TO_END,
)
from .mind import Mind
from .sight import bits_in, look_at_city, missing, points_at

NEVER: Final = -100.0
DEAD_WORTH: Final = -4.0  # of a project that fits nowhere
MISSING_WORTH: Final = 1.2  # how much a card loses for each resource that is lacking

# Which weight of `Mind.urges` speaks of what. An urge is a sum of weights times what is seen, so that a fit
# to the choices of a search finds them (see `training`).
RESOURCE_BASE: Final = 0
RESOURCE_LACK: Final = 1
RESOURCE_PRICE: Final = 2
WORKER_USED: Final = 3
ROW_BASE: Final = 4
ROW_WORTH: Final = 5
ROW_MISSING: Final = 6
ROW_PRICE: Final = 7
ROW_GUILD: Final = 8
ROW_NO_PROJECT: Final = 9
ROW_FULL: Final = 10
ROW_WORST: Final = 11
ROW_NOWHERE: Final = 12
COINS_BASE: Final = 13
COINS_GAIN: Final = 14
COINS_HELD: Final = 15
BUILD_BASE: Final = 16
BUILD_WORTH: Final = 17
BUILD_LAST: Final = 18
RECOVER_BASE: Final = 19
RECOVER_STRENGTH: Final = 20
RECOVER_PRICE: Final = 21
PLACE_POINTS: Final = 22
PLACE_LINKS: Final = 23
PLACE_OWN_GAIN: Final = 24
PLACE_OTHERS_GAIN: Final = 25
BONUS_RESOURCE: Final = 26
BONUS_LACK: Final = 27
BONUS_COIN_BASE: Final = 28
BONUS_COIN_IDLE: Final = 29
BONUS_CHOSEN: Final = 30
TRANSFORM_BASE: Final = 31
TRANSFORM_LACK: Final = 32
TRANSFORM_USEFUL: Final = 33
SECOND_BASE: Final = 34
SECOND_LACK: Final = 35
SECOND_PRICE: Final = 36
DISCARD_WORTH: Final = 37
TRAVEL_BASE: Final = 38
TRAVEL_LATE: Final = 39
SWAP_BASE: Final = 40
SWAP_GAIN: Final = 41
CHEAT_BASE: Final = 42
CHEAT_ROOM: Final = 43
TAKE_BACK_BASE: Final = 44
TAKE_BACK_WANTED: Final = 45
TAKE_BACK_NEEDED: Final = 46
PICK_BASE: Final = 47  # + resource
RESOURCE_SPARE: Final = 51
PLACE_OPEN: Final = 52
COINS_FULL: Final = 53
ROW_BUILDABLE: Final = 54


def prepare(mind: Mind, state: State, seat: int) -> None:
    """Whatever the judgement of this decision's actions has in common, on a position never seen before."""
    mind.fitting_for = NOTHING
    prepare_next(mind, state, seat)


def prepare_next(mind: Mind, state: State, seat: int) -> None:
    """The same where the position before was of the same game."""
    if state.decision == PLACE:
        look_at_city(mind, state)
        return
    for resource in range(RESOURCE_COUNT):
        mind.owned[seat * RESOURCE_COUNT + resource] = workers_on(state, seat, resource)
        mind.lack[resource] = 0.0
        mind.useful[resource] = 0
    if mind.fitting_for != state.city_count:
        look_for_cells(mind, state)
    mind.worst_project = 100.0
    for index in range(state.project_count[seat]):
        card = state.projects[seat * PROJECT_SPACES + index]
        lacking = missing(mind, state, seat, card)
        for resource in range(RESOURCE_COUNT):
            cost = state.components.cost[card * RESOURCE_COUNT + resource]
            mind.useful[resource] = max(mind.useful[resource], cost)
        if not has_cell(mind, state, card):
            mind.worst_project = DEAD_WORTH
            continue
        mind.worst_project = min(mind.worst_project, mind.card_worth[card] - MISSING_WORTH * lacking)
        if lacking > 0:
            for resource in range(RESOURCE_COUNT):
                cost = state.components.cost[card * RESOURCE_COUNT + resource]
                if cost > mind.owned[seat * RESOURCE_COUNT + resource]:
                    mind.lack[resource] += mind.card_worth[card] / (1 + lacking)
    if state.decision == TURN:
        prepare_turn(mind, state, seat)


def look_for_cells(mind: Mind, state: State) -> None:
    mind.fitting_for = state.city_count
    mind.fitting = 0
    for frontier in range(state.frontier_count):
        neighbours = state.frontier_touched[frontier] * 16 + state.frontier_streets[frontier]
        mind.fitting |= mind.fitting_kinds[neighbours]


def has_cell(mind: Mind, state: State, card: int) -> bool:
    """Does the card fit anywhere in the city? Quicker than asking the rules for one card after the other."""
    return ((mind.fitting >> state.components.edges[card]) & 1) != 0


def prepare_turn(mind: Mind, state: State, seat: int) -> None:
    """What a resource and a card of the row are worth, whichever worker card takes them."""
    for resource in range(RESOURCE_COUNT):
        price = slot_price(state, seat, cheapest_free_slot(state, resource))
        mind.resource_urge[resource] = (
            mind.urges[RESOURCE_BASE]
            + mind.urges[RESOURCE_LACK] * mind.lack[resource]
            + mind.urges[RESOURCE_PRICE] * price
        )
        if mind.owned[seat * RESOURCE_COUNT + resource] > mind.useful[resource]:
            mind.resource_urge[resource] += mind.urges[RESOURCE_SPARE]
    count = state.project_count[seat]
    base = mind.urges[ROW_BASE]
    if count == 0:
        base += mind.urges[ROW_NO_PROJECT]
    elif count >= MAX_PROJECTS:
        base += mind.urges[ROW_FULL] + mind.urges[ROW_WORST] * mind.worst_project
    for position in range(ROW_LENGTH):
        card = state.row[position]
        if card == NOTHING:
            continue
        feeling = base + mind.urges[ROW_WORTH] * mind.card_worth[card]
        lacking = missing(mind, state, seat, card)
        feeling += mind.urges[ROW_MISSING] * lacking
        if lacking == 0:
            feeling += mind.urges[ROW_BUILDABLE]
        if state.components.guild[card] != NOTHING:
            feeling += mind.urges[ROW_GUILD]
        if not has_cell(mind, state, card):
            feeling += mind.urges[ROW_NOWHERE]
        mind.row_urge[position] = feeling


def urge(mind: Mind, state: State, seat: int, action: int) -> float:
    """How much a seat feels drawn to an action; call `prepare` first. The most frequent kinds come first."""
    if PLAY_FOR_BUILDING <= action < RECOVER:
        place = action - PLAY_FOR_BUILDING
        return (
            mind.row_urge[place % ROW_LENGTH]
            + mind.urges[ROW_PRICE] * state.components.worker_prices[place]
            + mind.urges[WORKER_USED] * (place // ROW_LENGTH)
        )
    if PLAY_FOR_RESOURCE <= action < PLAY_FOR_BUILDING:
        place = action - PLAY_FOR_RESOURCE
        used = mind.urges[WORKER_USED] * (place // RESOURCE_COUNT)
        return mind.resource_urge[place % RESOURCE_COUNT] + used
    if action >= SHUFFLE_PILE:
        return 0.0
    if action >= PLACE_AT:
        return urge_to_place(mind, state, seat, action - PLACE_AT)
    if action >= TAKE_BACK:
        return urge_to_take_back(mind, state, seat, action - TAKE_BACK)
    if action >= CHEAT:
        return urge_to_use_power(mind, state, seat, action)
    if action >= USE_RESOURCE_BONUS:
        return urge_to_use_bonus(mind, state, seat, action)
    if action >= DISCARD_PROJECT:
        return mind.urges[DISCARD_WORTH] * project_worth(mind, state, seat, action - DISCARD_PROJECT)
    if action >= TAKE_SECOND:
        return urge_for_second(mind, state, seat, action - TAKE_SECOND)
    if action >= BUILD:
        return urge_to_build(mind, state, seat, action - BUILD)
    if action >= RECOVER:
        return (
            mind.urges[RECOVER_BASE]
            + mind.urges[RECOVER_STRENGTH] * hand_strength(state.hand[seat] ^ ALL_WORKER_CARDS)
            + mind.urges[RECOVER_PRICE] * recovery_price(state, seat)
        )
    if action >= PLAY_FOR_COINS:
        return urge_for_coins(mind, state, seat, action - PLAY_FOR_COINS)
    if action >= PICK_RESOURCE:
        return mind.urges[PICK_BASE + action - PICK_RESOURCE]
    return 0.0  # done


def urge_for_coins(mind: Mind, state: State, seat: int, worker: int) -> float:
    gain = min(coins_shown(state, seat, worker), MAX_COINS - state.coin_count[seat])
    feeling = (
        mind.urges[COINS_BASE]
        + mind.urges[COINS_GAIN] * gain
        + mind.urges[COINS_HELD] * state.coin_count[seat]
        + mind.urges[WORKER_USED] * worker
    )
    return feeling if gain > 0 else feeling + mind.urges[COINS_FULL]


def hand_strength(hand: int) -> int:
    """Worker cards as bits; the stronger the card, the more."""
    return (hand & 1) + ((hand >> 1) & 1) * 2 + ((hand >> 2) & 1) * 3 + ((hand >> 3) & 1) * 4


def project_worth(mind: Mind, state: State, seat: int, index: int) -> float:
    card = state.projects[seat * PROJECT_SPACES + index]
    if not has_cell(mind, state, card):
        return DEAD_WORTH
    return mind.card_worth[card] - MISSING_WORTH * missing(mind, state, seat, card)


def urge_to_build(mind: Mind, state: State, seat: int, index: int) -> float:
    card = state.projects[seat * PROJECT_SPACES + index]
    feeling = mind.urges[BUILD_BASE] + mind.urges[BUILD_WORTH] * mind.card_worth[card]
    if state.city_workers[seat] == WORKERS_TO_END - 1:
        feeling += mind.urges[BUILD_LAST]
    return feeling


def urge_for_second(mind: Mind, state: State, seat: int, resource: int) -> float:
    price = slot_price(state, seat, cheapest_free_slot(state, resource))
    return (
        mind.urges[SECOND_BASE]
        + mind.urges[SECOND_LACK] * mind.lack[resource]
        + mind.urges[SECOND_PRICE] * price
    )


def urge_to_place(mind: Mind, state: State, seat: int, cell: int) -> float:
    """Points now, links for their bonuses, and what neighbours gain: good on own cards, bad on others'."""
    frontier = frontier_of_cell(state, cell)
    card = state.project_to_place
    own_shield = state.components.shield[card]
    own_gain = 0
    others_gain = 0
    x = state.frontier_x[frontier]
    y = state.frontier_y[frontier]
    for index in range(state.city_count):
        if abs(state.city_x[index] - x) + abs(state.city_y[index] - y) != 1:
            continue
        scoring = state.components.scoring[state.city_card[index]]
        gain = 0
        if scoring == PER_ADJACENT:
            gain = state.components.value[state.city_card[index]]
        elif scoring == NEIGHBOURS:
            gain = 1
        elif scoring == SHIELDS:
            gain = own_shield
        if state.city_owner[index] == seat:
            own_gain += gain
        else:
            others_gain += gain
    feeling = (
        mind.urges[PLACE_POINTS] * points_at(mind, state, card, frontier)
        + mind.urges[PLACE_LINKS] * bits_in(state.frontier_streets[frontier])
        + mind.urges[PLACE_OWN_GAIN] * own_gain
        + mind.urges[PLACE_OTHERS_GAIN] * others_gain
    )
    if state.components.scoring[card] == PER_ADJACENT:
        feeling += mind.urges[PLACE_OPEN] * (
            DIRECTION_COUNT - bits_in(state.frontier_touched[frontier]) - (state.frontier_y[frontier] == 0)
        )
    return feeling


def urge_to_take_back(mind: Mind, state: State, seat: int, place: int) -> float:
    """Only with an empty supply, to fetch what a project lacks, and no worker that a project needs."""
    if state.supply[seat] > 0:
        return NEVER
    resource = place // SLOT_COUNT
    wanted = 0.0
    for other in range(RESOURCE_COUNT):
        wanted = max(wanted, mind.lack[other])
    feeling = mind.urges[TAKE_BACK_BASE] + mind.urges[TAKE_BACK_WANTED] * wanted
    if mind.useful[resource] >= mind.owned[seat * RESOURCE_COUNT + resource]:
        feeling += mind.urges[TAKE_BACK_NEEDED]
    return feeling


def urge_to_use_bonus(mind: Mind, state: State, seat: int, action: int) -> float:
    if action >= USE_TRANSFORM_BONUS:
        action -= USE_TRANSFORM_BONUS
        origin = action // RESOURCE_COUNT // SLOT_COUNT
        target = action % RESOURCE_COUNT
        feeling = mind.urges[TRANSFORM_BASE] + mind.urges[TRANSFORM_LACK] * mind.lack[target]
        if mind.useful[origin] >= mind.owned[seat * RESOURCE_COUNT + origin]:
            feeling += mind.urges[TRANSFORM_USEFUL]
        return feeling
    if action >= USE_DOUBLE_BONUS:
        return mind.urges[BONUS_CHOSEN] + mind.urges[BONUS_LACK] * mind.lack[action - USE_DOUBLE_BONUS]
    if action >= USE_ANY_BONUS:
        return mind.urges[BONUS_CHOSEN] + mind.urges[BONUS_LACK] * mind.lack[action - USE_ANY_BONUS]
    if action >= USE_COIN_BONUS:
        idle = state.coin_count[seat] == MAX_COINS
        return mind.urges[BONUS_COIN_IDLE] if idle else mind.urges[BONUS_COIN_BASE]
    return mind.urges[BONUS_RESOURCE] + mind.urges[BONUS_LACK] * mind.lack[action - USE_RESOURCE_BONUS]


def urge_to_use_power(mind: Mind, state: State, seat: int, action: int) -> float:
    if action >= TRAVEL:
        late = state.city_workers[seat] >= WORKERS_TO_END - 2
        return mind.urges[TRAVEL_BASE] + mind.urges[TRAVEL_LATE] if late else mind.urges[TRAVEL_BASE]
    if action >= SWAP:
        action -= SWAP
        card = state.row[action % ROW_LENGTH]
        worth = mind.card_worth[card] - MISSING_WORTH * missing(mind, state, seat, card)
        gain = worth - project_worth(mind, state, seat, action // ROW_LENGTH)
        return mind.urges[SWAP_BASE] + mind.urges[SWAP_GAIN] * gain
    room = state.project_count[seat] < MAX_PROJECTS
    return mind.urges[CHEAT_BASE] + mind.urges[CHEAT_ROOM] if room else mind.urges[CHEAT_BASE]


def follow_instinct(mind: Mind, state: State) -> int:
    """The action with the strongest urge."""
    list_legal(state)
    seat = state.decider
    if state.legal_count == 1:
        return state.legal[0]
    prepare(mind, state, seat)
    best = state.legal[0]
    strongest = -1000.0
    for i in range(state.legal_count):
        feeling = urge(mind, state, seat, state.legal[i])
        if feeling > strongest:
            strongest = feeling
            best = state.legal[i]
    return best


def follow_wavering_instinct(mind: Mind, state: State, generator: Generator, spread: float) -> int:
    """The strongest urge after each got a random addition up to `spread` points."""
    mind.fitting_for = NOTHING
    return waver(mind, state, generator, spread)


def waver(mind: Mind, state: State, generator: Generator, spread: float) -> int:
    """The same where the position before was of the same game."""
    seat = state.decider
    if state.supply[seat] > 0:  # nobody takes a worker back who has others
        list_choices(state)
        is_forced = state.legal_count == 1 and workers_on_board(state, seat) == 0
    else:
        list_legal(state)
        is_forced = state.legal_count == 1
    best = state.legal[0]
    if not is_forced:
        best = strongest_of_wavering(mind, state, generator, spread)
    state.legal_count = NOT_LISTED  # the list may not be whole
    return best


def strongest_of_wavering(mind: Mind, state: State, generator: Generator, spread: float) -> int:
    """Of the actions that are listed."""
    seat = state.decider
    prepare_next(mind, state, seat)
    best = state.legal[0]
    strongest = -1000.0
    generator.below(2)
    word: Word = generator.word | 1
    noise: Word = word
    step = spread / 1024.0
    for i in range(state.legal_count):
        noise = (noise * word) & WORD_BITS
        drawn: int = noise >> 54
        feeling = urge(mind, state, seat, state.legal[i]) + step * drawn
        if feeling > strongest:
            strongest = feeling
            best = state.legal[i]
    return best


MOST_STEPS: Final = 40


def settle(mind: Mind, state: State) -> None:
    """Finish the turn by instinct, so that the position can be judged."""
    steps = 0
    while not is_settled(state) and steps < MOST_STEPS:
        apply_action(state, state.decider, follow_instinct(mind, state))
        steps += 1


def is_settled(state: State) -> bool:
    """At the start of a turn nothing is half done; after the end nothing at all."""
    return (state.decision == TURN and state.recovered == 0) or state.decision == GAME_OVER


def play_on(mind: Mind, state: State, generator: Generator, turns: int, spread: float) -> int:
    """Follow wavering instinct for some turns, or to the end; how many decisions that took."""
    last = state.turn + turns
    mind.fitting_for = NOTHING
    steps = 0
    while state.turn < last and state.decision != GAME_OVER and steps < 4000:
        apply_action(state, state.decider, waver(mind, state, generator, spread))
        steps += 1
    return steps
