"""A quick score for each action, without looking ahead.

The search takes its priors from here, playouts follow it, and `finish_turn` finishes a turn by it.
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
from ..rules.board import cheapest_free_slot, workers_on_board
from ..rules.city import direction_of, frontier_of_cell
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
from .city_lookup import bits_in, count_city, count_resources_of, missing_resources, points_at
from .evaluator import Evaluator

NEVER: Final = -100.0
DEAD_WORTH: Final = -4.0  # of a project that fits nowhere
MISSING_WORTH: Final = 1.2  # how much a card loses for each resource that is lacking

# What each weight in `Evaluator.policy` is for. A score is linear in the weights, so that they can be
# fitted to the choices of a search (see `training`).
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


def prepare(evaluator: Evaluator, state: State, seat: int) -> None:
    """Compute what the scores of all actions of this decision share, on any position."""
    evaluator.fitting_for = NOTHING
    prepare_next(evaluator, state, seat)


def prepare_next(evaluator: Evaluator, state: State, seat: int) -> None:
    """The same, if the last position prepared was of the same game."""
    if state.decision == PLACE:
        count_city(evaluator, state)
        return
    count_resources_of(evaluator, state, seat)
    for resource in range(RESOURCE_COUNT):
        evaluator.lack[resource] = 0.0
        evaluator.useful[resource] = 0
    if evaluator.fitting_for != state.city_count:
        find_fitting_edges(evaluator, state)
    evaluator.worst_project = 100.0
    for index in range(state.project_count[seat]):
        card = state.projects[seat * PROJECT_SPACES + index]
        lacking = missing_resources(evaluator, state, seat, card)
        for resource in range(RESOURCE_COUNT):
            cost = state.components.cost[card * RESOURCE_COUNT + resource]
            evaluator.useful[resource] = max(evaluator.useful[resource], cost)
        if not fits_somewhere(evaluator, state, card):
            evaluator.worst_project = DEAD_WORTH
            continue
        evaluator.worst_project = min(
            evaluator.worst_project, evaluator.card_worth[card] - MISSING_WORTH * lacking
        )
        if lacking > 0:
            share = evaluator.card_worth[card] / (1 + lacking)
            for resource in range(RESOURCE_COUNT):
                cost = state.components.cost[card * RESOURCE_COUNT + resource]
                if cost > evaluator.owned[seat * RESOURCE_COUNT + resource]:
                    evaluator.lack[resource] += share
    if state.decision == TURN:
        prepare_turn(evaluator, state, seat)


def find_fitting_edges(evaluator: Evaluator, state: State) -> None:
    evaluator.fitting_for = state.city_count
    evaluator.fitting = 0
    for frontier in range(state.frontier_count):
        neighbours = state.frontier_touched[frontier] * 16 + state.frontier_streets[frontier]
        evaluator.fitting |= evaluator.fitting_kinds[neighbours]


def fits_somewhere(evaluator: Evaluator, state: State, card: int) -> bool:
    """Does the card fit anywhere in the city? Quicker than asking the rules card by card."""
    return ((evaluator.fitting >> state.components.edges[card]) & 1) != 0


def prepare_turn(evaluator: Evaluator, state: State, seat: int) -> None:
    """Score each resource and each card of the row, whichever worker card takes them."""
    for resource in range(RESOURCE_COUNT):
        price = slot_price(state, seat, cheapest_free_slot(state, resource))
        evaluator.resource_score[resource] = (
            evaluator.policy[RESOURCE_BASE]
            + evaluator.policy[RESOURCE_LACK] * evaluator.lack[resource]
            + evaluator.policy[RESOURCE_PRICE] * price
        )
        if evaluator.owned[seat * RESOURCE_COUNT + resource] > evaluator.useful[resource]:
            evaluator.resource_score[resource] += evaluator.policy[RESOURCE_SPARE]
    count = state.project_count[seat]
    base = evaluator.policy[ROW_BASE]
    if count == 0:
        base += evaluator.policy[ROW_NO_PROJECT]
    elif count >= MAX_PROJECTS:
        base += evaluator.policy[ROW_FULL] + evaluator.policy[ROW_WORST] * evaluator.worst_project
    for position in range(ROW_LENGTH):
        card = state.row[position]
        if card == NOTHING:
            continue
        score = base + evaluator.policy[ROW_WORTH] * evaluator.card_worth[card]
        lacking = missing_resources(evaluator, state, seat, card)
        score += evaluator.policy[ROW_MISSING] * lacking
        if lacking == 0:
            score += evaluator.policy[ROW_BUILDABLE]
        if state.components.guild[card] != NOTHING:
            score += evaluator.policy[ROW_GUILD]
        if not fits_somewhere(evaluator, state, card):
            score += evaluator.policy[ROW_NOWHERE]
        evaluator.row_score[position] = score


def action_score(evaluator: Evaluator, state: State, seat: int, action: int) -> float:
    """How good an action looks; call `prepare` first. The most frequent kinds come first."""
    if PLAY_FOR_BUILDING <= action < RECOVER:
        place = action - PLAY_FOR_BUILDING
        return (
            evaluator.row_score[place % ROW_LENGTH]
            + evaluator.policy[ROW_PRICE] * state.components.worker_prices[place]
            + evaluator.policy[WORKER_USED] * (place // ROW_LENGTH)
        )
    if PLAY_FOR_RESOURCE <= action < PLAY_FOR_BUILDING:
        place = action - PLAY_FOR_RESOURCE
        used = evaluator.policy[WORKER_USED] * (place // RESOURCE_COUNT)
        return evaluator.resource_score[place % RESOURCE_COUNT] + used
    if action >= SHUFFLE_PILE:
        return 0.0
    if action >= PLACE_AT:
        return placement_score(evaluator, state, seat, action - PLACE_AT)
    if action >= TAKE_BACK:
        return take_back_score(evaluator, state, seat, action - TAKE_BACK)
    if action >= CHEAT:
        return power_score(evaluator, state, seat, action)
    if action >= USE_RESOURCE_BONUS:
        return bonus_score(evaluator, state, seat, action)
    if action >= DISCARD_PROJECT:
        return evaluator.policy[DISCARD_WORTH] * project_worth(
            evaluator, state, seat, action - DISCARD_PROJECT
        )
    if action >= TAKE_SECOND:
        return second_score(evaluator, state, seat, action - TAKE_SECOND)
    if action >= BUILD:
        return build_score(evaluator, state, seat, action - BUILD)
    if action >= RECOVER:
        return (
            evaluator.policy[RECOVER_BASE]
            + evaluator.policy[RECOVER_STRENGTH] * hand_strength(state.hand[seat] ^ ALL_WORKER_CARDS)
            + evaluator.policy[RECOVER_PRICE] * recovery_price(state, seat)
        )
    if action >= PLAY_FOR_COINS:
        return coins_score(evaluator, state, seat, action - PLAY_FOR_COINS)
    if action >= PICK_RESOURCE:
        return evaluator.policy[PICK_BASE + action - PICK_RESOURCE]
    return 0.0  # done


def coins_score(evaluator: Evaluator, state: State, seat: int, worker: int) -> float:
    gain = min(coins_shown(state, seat, worker), MAX_COINS - state.coin_count[seat])
    score = (
        evaluator.policy[COINS_BASE]
        + evaluator.policy[COINS_GAIN] * gain
        + evaluator.policy[COINS_HELD] * state.coin_count[seat]
        + evaluator.policy[WORKER_USED] * worker
    )
    return score if gain > 0 else score + evaluator.policy[COINS_FULL]


def hand_strength(hand: int) -> int:
    """Worker cards as bits; stronger cards count more."""
    return (hand & 1) + ((hand >> 1) & 1) * 2 + ((hand >> 2) & 1) * 3 + ((hand >> 3) & 1) * 4


def project_worth(evaluator: Evaluator, state: State, seat: int, index: int) -> float:
    card = state.projects[seat * PROJECT_SPACES + index]
    if not fits_somewhere(evaluator, state, card):
        return DEAD_WORTH
    return evaluator.card_worth[card] - MISSING_WORTH * missing_resources(evaluator, state, seat, card)


def build_score(evaluator: Evaluator, state: State, seat: int, index: int) -> float:
    card = state.projects[seat * PROJECT_SPACES + index]
    score = evaluator.policy[BUILD_BASE] + evaluator.policy[BUILD_WORTH] * evaluator.card_worth[card]
    if state.city_workers[seat] == WORKERS_TO_END - 1:
        score += evaluator.policy[BUILD_LAST]
    return score


def second_score(evaluator: Evaluator, state: State, seat: int, resource: int) -> float:
    price = slot_price(state, seat, cheapest_free_slot(state, resource))
    return (
        evaluator.policy[SECOND_BASE]
        + evaluator.policy[SECOND_LACK] * evaluator.lack[resource]
        + evaluator.policy[SECOND_PRICE] * price
    )


def placement_score(evaluator: Evaluator, state: State, seat: int, cell: int) -> float:
    """Points now, links for their bonuses, and what neighbours gain: good for own cards, bad for others'."""
    frontier = frontier_of_cell(state, cell)
    card = state.project_to_place
    own_shield = state.components.shield[card]
    own_gain = 0
    others_gain = 0
    x = state.frontier_x[frontier]
    y = state.frontier_y[frontier]
    for place in range(evaluator.reacting_count):
        index = evaluator.reacting[place]
        if direction_of(state.city_x[index] - x, state.city_y[index] - y) == NOTHING:
            continue
        scoring = state.components.scoring[state.city_card[index]]
        gain = 1
        if scoring == PER_ADJACENT:
            gain = state.components.value[state.city_card[index]]
        elif scoring == SHIELDS:
            gain = own_shield
        if state.city_owner[index] == seat:
            own_gain += gain
        else:
            others_gain += gain
    score: float = (
        evaluator.policy[PLACE_POINTS] * points_at(evaluator, state, card, frontier)
        + evaluator.policy[PLACE_LINKS] * bits_in(state.frontier_streets[frontier])
        + evaluator.policy[PLACE_OWN_GAIN] * own_gain
        + evaluator.policy[PLACE_OTHERS_GAIN] * others_gain
    )
    if state.components.scoring[card] == PER_ADJACENT:
        score += evaluator.policy[PLACE_OPEN] * (
            DIRECTION_COUNT - bits_in(state.frontier_touched[frontier]) - (state.frontier_y[frontier] == 0)
        )
    return score


def take_back_score(evaluator: Evaluator, state: State, seat: int, place: int) -> float:
    """Only with an empty supply, to get what a project lacks, and not a worker that a project needs."""
    if state.supply[seat] > 0:
        return NEVER
    resource = place // SLOT_COUNT
    wanted = 0.0
    for other in range(RESOURCE_COUNT):
        wanted = max(wanted, evaluator.lack[other])
    score = evaluator.policy[TAKE_BACK_BASE] + evaluator.policy[TAKE_BACK_WANTED] * wanted
    if evaluator.useful[resource] >= evaluator.owned[seat * RESOURCE_COUNT + resource]:
        score += evaluator.policy[TAKE_BACK_NEEDED]
    return score


def bonus_score(evaluator: Evaluator, state: State, seat: int, action: int) -> float:
    if action >= USE_TRANSFORM_BONUS:
        action -= USE_TRANSFORM_BONUS
        origin = action // RESOURCE_COUNT // SLOT_COUNT
        target = action % RESOURCE_COUNT
        score = evaluator.policy[TRANSFORM_BASE] + evaluator.policy[TRANSFORM_LACK] * evaluator.lack[target]
        if evaluator.useful[origin] >= evaluator.owned[seat * RESOURCE_COUNT + origin]:
            score += evaluator.policy[TRANSFORM_USEFUL]
        return score
    if action >= USE_DOUBLE_BONUS:
        return (
            evaluator.policy[BONUS_CHOSEN]
            + evaluator.policy[BONUS_LACK] * evaluator.lack[action - USE_DOUBLE_BONUS]
        )
    if action >= USE_ANY_BONUS:
        return (
            evaluator.policy[BONUS_CHOSEN]
            + evaluator.policy[BONUS_LACK] * evaluator.lack[action - USE_ANY_BONUS]
        )
    if action >= USE_COIN_BONUS:
        idle = state.coin_count[seat] == MAX_COINS
        return evaluator.policy[BONUS_COIN_IDLE] if idle else evaluator.policy[BONUS_COIN_BASE]
    return (
        evaluator.policy[BONUS_RESOURCE]
        + evaluator.policy[BONUS_LACK] * evaluator.lack[action - USE_RESOURCE_BONUS]
    )


def power_score(evaluator: Evaluator, state: State, seat: int, action: int) -> float:
    if action >= TRAVEL:
        late = state.city_workers[seat] >= WORKERS_TO_END - 2
        return (
            evaluator.policy[TRAVEL_BASE] + evaluator.policy[TRAVEL_LATE]
            if late
            else evaluator.policy[TRAVEL_BASE]
        )
    if action >= SWAP:
        action -= SWAP
        card = state.row[action % ROW_LENGTH]
        worth = evaluator.card_worth[card] - MISSING_WORTH * missing_resources(evaluator, state, seat, card)
        gain = worth - project_worth(evaluator, state, seat, action // ROW_LENGTH)
        return evaluator.policy[SWAP_BASE] + evaluator.policy[SWAP_GAIN] * gain
    room = state.project_count[seat] < MAX_PROJECTS
    return (
        evaluator.policy[CHEAT_BASE] + evaluator.policy[CHEAT_ROOM] if room else evaluator.policy[CHEAT_BASE]
    )


def best_action(evaluator: Evaluator, state: State) -> int:
    """The action with the highest score."""
    list_legal(state)
    seat = state.decider
    if state.legal_count == 1:
        return state.legal[0]
    prepare(evaluator, state, seat)
    best = state.legal[0]
    best_score = -1000.0
    for i in range(state.legal_count):
        score = action_score(evaluator, state, seat, state.legal[i])
        if score > best_score:
            best_score = score
            best = state.legal[i]
    return best


def noisy_action(evaluator: Evaluator, state: State, generator: Generator, spread: float) -> int:
    """The action with the highest score after each got a random addition of up to `spread` points."""
    evaluator.fitting_for = NOTHING
    return next_noisy_action(evaluator, state, generator, spread)


def next_noisy_action(evaluator: Evaluator, state: State, generator: Generator, spread: float) -> int:
    """The same, if the last position prepared was of the same game."""
    seat = state.decider
    if state.supply[seat] > 0:  # a player who has workers left takes none back
        list_choices(state)
        is_forced = state.legal_count == 1 and workers_on_board(state, seat) == 0
    else:
        list_legal(state)
        is_forced = state.legal_count == 1
    best = state.legal[0]
    if not is_forced:
        best = best_with_noise(evaluator, state, generator, spread)
    state.legal_count = NOT_LISTED  # the list may be incomplete
    return best


def best_with_noise(evaluator: Evaluator, state: State, generator: Generator, spread: float) -> int:
    """Among the actions that are listed."""
    seat = state.decider
    prepare_next(evaluator, state, seat)
    best = state.legal[0]
    best_score = -1000.0
    generator.below(2)
    word: Word = generator.word | 1
    noise: Word = word
    step = spread / 1024.0
    for i in range(state.legal_count):
        noise = (noise * word) & WORD_BITS
        drawn: int = noise >> 54
        score = action_score(evaluator, state, seat, state.legal[i]) + step * drawn
        if score > best_score:
            best_score = score
            best = state.legal[i]
    return best


MOST_STEPS: Final = 40


def finish_turn(evaluator: Evaluator, state: State) -> None:
    """Finish what is half done by the policy, so that the position can be evaluated."""
    steps = 0
    while not is_quiet(state) and steps < MOST_STEPS:
        apply_action(state, state.decider, best_action(evaluator, state))
        steps += 1


def finish_turn_number(evaluator: Evaluator, state: State, turn: int) -> None:
    """The same, and the turn of this number is over afterwards.

    Taking a worker back or using a power leaves the action of the turn open. Evaluated there, it would look
    better than every action, because the turn is still to come.
    """
    steps = 0
    while state.turn == turn and state.decision != GAME_OVER and steps < MOST_STEPS:
        apply_action(state, state.decider, best_action(evaluator, state))
        steps += 1
    finish_turn(evaluator, state)


def is_quiet(state: State) -> bool:
    """At the start of a turn, or after the end of the game: nothing is half done."""
    return (state.decision == TURN and state.recovered == 0) or state.decision == GAME_OVER


def play_out(evaluator: Evaluator, state: State, generator: Generator, turns: int, spread: float) -> int:
    """Follow the policy with noise for some turns, or to the end; how many decisions that took."""
    last = state.turn + turns
    evaluator.fitting_for = NOTHING
    steps = 0
    while state.turn < last and state.decision != GAME_OVER and steps < 4000:
        apply_action(state, state.decider, next_noisy_action(evaluator, state, generator, spread))
        steps += 1
    return steps
