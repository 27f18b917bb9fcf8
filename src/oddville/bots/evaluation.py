"""The linear evaluation: features of the area of each seat, times weights learned by self-play.

Meant for the start of a turn; `policy.finish_turn` plays up to there.
"""

from __future__ import annotations

from typing import Final

from ..rules.board import workers_on_board
from ..rules.city import index_at, step_x, step_y
from ..rules.scoring import score_of
from ..rules.state import State
from ..rules.vocabulary import (
    CHARACTER_COUNT,
    COLUMN,
    DIAMONDS,
    DIRECTION_COUNT,
    GUILD,
    NEIGHBOURS,
    NOTHING,
    PER_ADJACENT,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW,
    SHIELDS,
    WORKER_CARDS,
    WORKERS_TO_END,
)
from .city_lookup import best_place, count_city, count_resources, missing_resources
from .evaluator import FEATURES, PHASES, Evaluator

COST_OF_NOWHERE: Final = 4  # a project without a cell counts as lacking as much as the most expensive card


def compute_features(evaluator: Evaluator, state: State) -> None:
    """Fill in the features of every seat."""
    count_city(evaluator, state)
    count_resources(evaluator, state)
    best = -1000
    second = -1000
    leader = -1
    for seat in range(state.players):
        score = score_of(state, seat)
        if score > best:
            second = best
            best = score
            leader = seat
        elif score > second:
            second = score
        evaluator.features[seat * FEATURES] = score
    for seat in range(state.players):
        rival = second if seat == leader else best
        seat_features(evaluator, state, seat, seat * FEATURES, rival)


def seat_features(evaluator: Evaluator, state: State, seat: int, start: int, rival: int) -> None:
    score = evaluator.features[start]
    board = workers_on_board(state, seat)
    evaluator.features[start + 1] = board
    evaluator.features[start + 2] = state.city_workers[seat]
    for resource in range(RESOURCE_COUNT):
        owned = evaluator.owned[seat * RESOURCE_COUNT + resource]
        evaluator.features[start + 3 + resource] = owned if owned < 3 else 3
    coins = state.coin_count[seat]
    evaluator.features[start + 7] = coins
    evaluator.features[start + 8] = 1.0 if coins > 0 else 0.0
    hand = state.hand[seat]
    for worker in range(WORKER_CARDS):
        evaluator.features[start + 9 + worker] = (hand >> worker) & 1
    project_features(evaluator, state, seat, start)
    for character in range(CHARACTER_COUNT):
        evaluator.features[start + 20 + character] = 1.0 if state.holder[character] == seat else 0.0
    distance = seat - state.turn_seat
    if distance < 0:
        distance += state.players
    evaluator.features[start + 32] = 1.0 if distance == 0 else 0.0
    evaluator.features[start + 33] = distance
    evaluator.features[start + 34] = state.supply[seat]
    growth_features(evaluator, state, seat, start)
    buildable = evaluator.features[start + 16]
    ends = state.city_workers[seat] >= WORKERS_TO_END - 1 and buildable > 0
    evaluator.features[start + 38] = 1.0 if ends else 0.0
    evaluator.features[start + 39] = score - rival if ends else 0.0
    evaluator.features[start + 40] = 1.0 if state.supply[seat] == 0 else 0.0
    count = (hand & 1) + ((hand >> 1) & 1) + ((hand >> 2) & 1) + (hand >> 3)
    evaluator.features[start + 41] = 1.0 if count == 1 else 0.0
    evaluator.features[start + 42] = 1.0
    evaluator.features[start + 43] = 1.0 if board == 0 else 0.0


def project_features(evaluator: Evaluator, state: State, seat: int, start: int) -> None:
    """Features 13 to 19."""
    total = 0.0
    lacking = 0
    buildable = 0
    nearest = 0.0
    dead = 0
    best = 0.0
    for index in range(state.project_count[seat]):
        card = state.projects[seat * PROJECT_SPACES + index]
        worth = best_place(evaluator, state, card)
        if worth < 0.0:
            dead += 1
            lacking += COST_OF_NOWHERE
            continue
        lacks = missing_resources(evaluator, state, seat, card)
        total += worth
        lacking += lacks
        if lacks == 0:
            buildable += 1
        near = worth / (1 + lacks)
        nearest = max(nearest, near)
        best = max(best, worth)
    evaluator.features[start + 13] = best
    evaluator.features[start + 14] = total
    evaluator.features[start + 15] = lacking
    evaluator.features[start + 16] = buildable
    evaluator.features[start + 17] = nearest
    evaluator.features[start + 18] = state.project_count[seat]
    evaluator.features[start + 19] = dead


def growth_features(evaluator: Evaluator, state: State, seat: int, start: int) -> None:
    """Features 35 to 37: cards of the seat that can still gain points from other cards."""
    open_sides = 0
    spreading = 0
    waiting_shields = 0
    for index in range(1, state.city_count):
        if state.city_owner[index] != seat:
            continue
        scoring = state.components.scoring[state.city_card[index]]
        if scoring == PER_ADJACENT or scoring == NEIGHBOURS or scoring == SHIELDS:
            sides = open_sides_of(state, index)
            if scoring == PER_ADJACENT:
                open_sides += sides * state.components.value[state.city_card[index]]
            elif scoring == NEIGHBOURS:
                open_sides += sides
            else:
                waiting_shields += sides
        elif scoring == ROW or scoring == COLUMN or scoring == GUILD or scoring == DIAMONDS:
            spreading += 1
    evaluator.features[start + 35] = open_sides
    evaluator.features[start + 36] = spreading
    evaluator.features[start + 37] = waiting_shields


def open_sides_of(state: State, index: int) -> int:
    """Empty cells beside a card of the city where a card may still come."""
    sides = 0
    for direction in range(DIRECTION_COUNT):
        x = state.city_x[index] + step_x(direction)
        y = state.city_y[index] + step_y(direction)
        if y >= 0 and index_at(state, x, y) == NOTHING:
            sides += 1
    return sides


def phase_of(state: State) -> int:
    most = 0
    for seat in range(state.players):
        most = max(most, state.city_workers[seat])
    return most if most < PHASES else PHASES - 1


def judge_by_features(evaluator: Evaluator, state: State) -> None:
    """Points, and in `win_share` how strong each seat stands, by weighted sums of the features."""
    compute_features(evaluator, state)
    base = ((state.players - 2) * PHASES + phase_of(state)) * FEATURES
    for seat in range(state.players):
        start = seat * FEATURES
        strength = 0.0
        points = 0.0
        for i in range(FEATURES):
            strength += evaluator.weights[base + i] * evaluator.features[start + i]
            points += evaluator.points_weights[base + i] * evaluator.features[start + i]
        evaluator.win_share[seat] = strength
        evaluator.points[seat] = points
