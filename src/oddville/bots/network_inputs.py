"""What the network looks at: the features of the evaluation, and each thing that decides the race to the end.

Everything comes from the print of the cards, so other editions mean the same to it.
"""

from __future__ import annotations

from typing import Final

from ..rules.board import cheapest_free_slot
from ..rules.city import fits
from ..rules.powers import slot_price
from ..rules.state import State
from ..rules.vocabulary import (
    GUILD_COUNT,
    LOWER_SLOTS,
    MAX_COINS,
    NOBODY,
    NOTHING,
    PILE_SIZE,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW_LENGTH,
    WORKER_CARDS,
    WORKERS_TO_END,
)
from .city_lookup import best_place, missing_resources, points_at
from .evaluation import compute_features
from .evaluator import FEATURES, Evaluator
from .network import SEAT_INPUTS, TABLE_INPUTS, Network

# The inputs of a seat. The first 44 are the features of the evaluation; those with "+" are 1 at one place.
IN_CITY: Final = 44  # + workers in the city, 0 to 5
HAND: Final = 50  # + worker cards in hand, as bits
COINS: Final = 66  # + coins, 0 to 5
OWNED: Final = 72  # + 3 * resource: at least 1, 2, 3 workers there
FIRST_PROJECT: Final = 84  # the project that lacks least
OTHER_PROJECT: Final = 108
BOTH_LACK: Final = 132  # + resource: what it lacks to build both
ROW_LACKS: Final = 136  # + position: what it lacks for that card
ROW_NEAREST: Final = 142
ROW_READY: Final = 143
ROW_BEST: Final = 144  # the best card of the row, with the price for the best worker card in hand
GAIN: Final = 145  # points for building now
CAN_WIN: Final = 146  # would end the game, ahead of everybody
END_MARGIN: Final = 147
SHORT_OF_COINS: Final = 148
BEHIND: Final = 149
SUPPLY: Final = 150  # + 1 or 2 workers, less 1
UPKEEP: Final = 152  # coins it takes to recover the worker cards

# The inputs of a project, from FIRST_PROJECT or OTHER_PROJECT on
EXISTS: Final = 0
POINTS: Final = 1
WORTH: Final = 2
NOWHERE: Final = 3
LACKS: Final = 4  # + resource
LACKING: Final = 8  # + how many in all, 0 to 4
CHARACTER: Final = 13  # points of the character it brings
SHOWS_GUILD: Final = 14
BONUS: Final = 15  # + its bonus
OTHER_LACKS: Final = 23  # what the other project lacks once this one is paid

# The inputs about the table
PRICES: Final = 0  # + resource
CHEAP_SLOTS: Final = 4  # + resource
PHASE: Final = 8  # + the most workers anybody has in the city, 0 to 5
CARDS: Final = 14
ROUNDS: Final = 15
ROW_VALUES: Final = 16  # + position
PILE_POINTS: Final = 22  # + guild: points of the character on top
PILE_SIZES: Final = 26  # + guild

HIDDEN_CHARACTER: Final = 3.5  # points of one that is not known
MOST_LACKING: Final = 4


def compute_inputs(evaluator: Evaluator, state: State) -> None:
    """Fill in all inputs of the evaluator's network."""
    compute_features(evaluator, state)
    network: Network = evaluator.network
    table_inputs(evaluator, state)
    for seat in range(state.players):
        start = seat * SEAT_INPUTS
        for i in range(FEATURES):
            network.inputs[start + i] = evaluator.features[seat * FEATURES + i]
        for i in range(FEATURES, SEAT_INPUTS):
            network.inputs[start + i] = 0.0
        seat_inputs(evaluator, state, seat, start)
        row_inputs(evaluator, state, seat, start)
        both_projects(evaluator, state, seat, start)
        ending_inputs(evaluator, state, seat, start)


def table_inputs(evaluator: Evaluator, state: State) -> None:
    network: Network = evaluator.network
    for i in range(TABLE_INPUTS):
        network.table_inputs[i] = 0.0
    for resource in range(RESOURCE_COUNT):
        slot = cheapest_free_slot(state, resource)
        network.table_inputs[PRICES + resource] = state.components.slot_price[slot]
        for lower in range(state.components.lower_slots):
            if state.lower[resource * LOWER_SLOTS + lower] == NOBODY:
                network.table_inputs[CHEAP_SLOTS + resource] += 1.0
    most = 0
    for seat in range(state.players):
        most = max(most, state.city_workers[seat])
    network.table_inputs[PHASE + (most if most < WORKERS_TO_END else WORKERS_TO_END - 1)] = 1.0
    network.table_inputs[CARDS] = state.city_count
    network.table_inputs[ROUNDS] = state.turn // state.players
    for position in range(ROW_LENGTH):
        card = state.row[position]
        evaluator.row_worth[position] = best_place(evaluator, state, card) if card != NOTHING else -1.0
        network.table_inputs[ROW_VALUES + position] = evaluator.row_worth[position]
    for guild in range(GUILD_COUNT):
        network.table_inputs[PILE_POINTS + guild] = points_of_top(state, guild)
        network.table_inputs[PILE_SIZES + guild] = state.pile_count[guild]


def points_of_top(state: State, guild: int) -> float:
    """Points of the character that the next card of the guild brings."""
    count = state.pile_count[guild]
    if count == 0:
        return HIDDEN_CHARACTER
    return state.components.character_points[state.pile[guild * PILE_SIZE + count - 1]]


def seat_inputs(evaluator: Evaluator, state: State, seat: int, start: int) -> None:
    network: Network = evaluator.network
    workers = state.city_workers[seat]
    network.inputs[start + IN_CITY + (workers if workers < WORKERS_TO_END else WORKERS_TO_END - 1)] = 1.0
    hand = state.hand[seat]
    network.inputs[start + HAND + hand] = 1.0
    network.inputs[start + COINS + state.coin_count[seat]] = 1.0
    for resource in range(RESOURCE_COUNT):
        owned = evaluator.owned[seat * RESOURCE_COUNT + resource]
        for count in range(3):
            if owned > count:
                network.inputs[start + OWNED + 3 * resource + count] = 1.0
    if state.supply[seat] == 1 or state.supply[seat] == 2:
        network.inputs[start + SUPPLY + state.supply[seat] - 1] = 1.0
    for worker in range(WORKER_CARDS):
        network.inputs[start + UPKEEP] += (hand >> worker) & 1


def row_inputs(evaluator: Evaluator, state: State, seat: int, start: int) -> None:
    """What the row offers the seat."""
    network: Network = evaluator.network
    strongest = NOTHING
    for worker in range(WORKER_CARDS):
        if (state.hand[seat] >> worker) & 1 != 0:
            strongest = worker
    nearest = 0.0
    ready = 0.0
    best = 0.0
    for position in range(ROW_LENGTH):
        worth = evaluator.row_worth[position]
        if worth < 0.0:
            continue
        lacking = missing_resources(evaluator, state, seat, state.row[position])
        network.inputs[start + ROW_LACKS + position] = lacking
        nearest = max(nearest, worth / (1 + lacking))
        if lacking == 0:
            ready = max(ready, worth)
        price = 0
        if strongest != NOTHING:
            price = state.components.worker_prices[strongest * ROW_LENGTH + position]
        if price <= state.coin_count[seat]:
            best = max(best, worth - lacking - 0.5 * price)
    network.inputs[start + ROW_NEAREST] = nearest
    network.inputs[start + ROW_READY] = ready
    network.inputs[start + ROW_BEST] = best


def both_projects(evaluator: Evaluator, state: State, seat: int, start: int) -> None:
    """The projects of a seat, first the one that lacks less."""
    count = state.project_count[seat]
    if count == 0:
        return
    network: Network = evaluator.network
    first = state.projects[seat * PROJECT_SPACES]
    if count == 1:
        project_inputs(evaluator, state, seat, first, start + FIRST_PROJECT)
        return
    second = state.projects[seat * PROJECT_SPACES + 1]
    if missing_resources(evaluator, state, seat, second) < missing_resources(evaluator, state, seat, first):
        second = first
        first = state.projects[seat * PROJECT_SPACES + 1]
    project_inputs(evaluator, state, seat, first, start + FIRST_PROJECT)
    project_inputs(evaluator, state, seat, second, start + OTHER_PROJECT)
    costs = state.components.cost
    for resource in range(RESOURCE_COUNT):
        one = costs[first * RESOURCE_COUNT + resource]
        other = costs[second * RESOURCE_COUNT + resource]
        owned = evaluator.owned[seat * RESOURCE_COUNT + resource]
        network.inputs[start + BOTH_LACK + resource] = max(0, one + other - owned)
        network.inputs[start + FIRST_PROJECT + OTHER_LACKS] += max(0, other - max(0, owned - one))
        network.inputs[start + OTHER_PROJECT + OTHER_LACKS] += max(0, one - max(0, owned - other))


def project_inputs(evaluator: Evaluator, state: State, seat: int, card: int, place: int) -> None:
    network: Network = evaluator.network
    network.inputs[place + EXISTS] = 1.0
    worth = best_place(evaluator, state, card)
    if worth < 0.0:
        network.inputs[place + NOWHERE] = 1.0
        return
    network.inputs[place + POINTS] = most_points(evaluator, state, card)
    network.inputs[place + WORTH] = worth
    lacking = 0
    for resource in range(RESOURCE_COUNT):
        lacks = (
            state.components.cost[card * RESOURCE_COUNT + resource]
            - evaluator.owned[seat * RESOURCE_COUNT + resource]
        )
        if lacks > 0:
            network.inputs[place + LACKS + resource] = lacks
            lacking += lacks
    network.inputs[place + LACKING + (lacking if lacking < MOST_LACKING else MOST_LACKING)] = 1.0
    guild = state.components.guild[card]
    if guild != NOTHING:
        network.inputs[place + SHOWS_GUILD] = 1.0
        network.inputs[place + CHARACTER] = points_of_top(state, guild)
    bonus = state.components.bonus[card]
    if bonus != NOTHING:
        network.inputs[place + BONUS + bonus] = 1.0


def ending_inputs(evaluator: Evaluator, state: State, seat: int, start: int) -> None:
    """What building now would bring, above all if it ends the game."""
    network: Network = evaluator.network
    gain = 0.0
    is_ready = False
    short = MAX_COINS
    for index in range(state.project_count[seat]):
        card = state.projects[seat * PROJECT_SPACES + index]
        points = most_points(evaluator, state, card)
        if points < 0:
            continue
        lacking = 0
        cost = 0
        price = 0
        for resource in range(RESOURCE_COUNT):
            needed = state.components.cost[card * RESOURCE_COUNT + resource]
            cost += needed
            lacks = needed - evaluator.owned[seat * RESOURCE_COUNT + resource]
            if lacks > 0:
                lacking += lacks
                price += lacks * slot_price(state, seat, cheapest_free_slot(state, resource))
        if lacking == 0:
            won: float = points - cost
            if state.components.guild[card] != NOTHING:
                won += points_of_top(state, state.components.guild[card])
            gain = max(gain, won) if is_ready else won
            is_ready = True
        short = min(short, max(0, price - state.coin_count[seat]))
    network.inputs[start + SHORT_OF_COINS] = short
    score = evaluator.features[seat * FEATURES]
    rival = -1000.0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, evaluator.features[other * FEATURES])
    network.inputs[start + BEHIND] = rival - score if rival > score else 0.0
    if is_ready:
        network.inputs[start + GAIN] = gain
        if state.city_workers[seat] >= WORKERS_TO_END - 1:
            network.inputs[start + END_MARGIN] = score + gain - rival
            network.inputs[start + CAN_WIN] = 1.0 if score + gain >= rival else 0.0


def most_points(evaluator: Evaluator, state: State, card: int) -> int:
    """The most points a card would score now; -1 if it fits nowhere."""
    best = -1
    for frontier in range(state.frontier_count):
        if fits(state, card, frontier):
            best = max(best, points_at(evaluator, state, card, frontier))
    return best
