"""The reward of each seat at the end of a game, by one of three rules; each sums to zero."""

from __future__ import annotations

from typing import Final

from ..rules.scoring import score_of
from ..rules.state import State
from ..rules.vocabulary import NOBODY

WIN: Final = 0  # 1 for the winner, the others share -1
RANK: Final = 1  # from 1 for the first to -1 for the last, in equal steps
SCORE: Final = 2  # points above the mean of the other seats

REWARDS: Final = ("win", "rank", "score")
MOST_POINTS: Final = 127.0  # more than any game of the standard edition gives, so no real loss is as bad


def reward_kind(name: str) -> int:
    """The number of a rule by its name."""
    if name not in REWARDS:
        raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {name}")
    return REWARDS.index(name)


def reward_of(state: State, seat: int, kind: int) -> float:
    """A seat's reward if the game ended now."""
    if kind == SCORE:
        return points_beyond_others(state, seat)
    ahead = seats_ahead(state, seat)
    if kind == RANK:
        return 1.0 - 2.0 * ahead / (state.players - 1)
    return 1.0 if ahead == 0 else -1.0 / (state.players - 1)


def points_beyond_others(state: State, seat: int) -> float:
    others = 0
    for other in range(state.players):
        if other != seat:
            others += score_of(state, other)
    return score_of(state, seat) - 1.0 * others / (state.players - 1)


def seats_ahead(state: State, seat: int) -> int:
    """How many seats rank above this one: by points, then by distance from the player who ended the game."""
    points = score_of(state, seat)
    own_distance = distance_from_trigger(state, seat)
    ahead = 0
    for other in range(state.players):
        if other == seat:
            continue
        theirs = score_of(state, other)
        if theirs > points or (theirs == points and distance_from_trigger(state, other) < own_distance):
            ahead += 1
    return ahead


def distance_from_trigger(state: State, seat: int) -> int:
    """Clockwise; before anybody has triggered the end, from the first player."""
    trigger = state.first_player if state.end_trigger == NOBODY else state.end_trigger
    return seat - trigger if seat >= trigger else seat - trigger + state.players


def most_of(kind: int) -> float:
    """The highest reward and, negative, the lowest."""
    return MOST_POINTS if kind == SCORE else 1.0


def penalty_of(players: int, seat: int, offender: int, kind: int) -> float:
    """An illegal action gets the lowest reward; the others share the difference."""
    return -most_of(kind) if seat == offender else most_of(kind) / (players - 1)
