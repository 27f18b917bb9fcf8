"""What a game was worth to each seat, in one of three ways; each adds up to zero over the seats."""

from __future__ import annotations

from typing import Final

from ..rules.scoring import score_of
from ..rules.state import State
from ..rules.vocabulary import NOBODY

WIN: Final = 0  # 1 for the winner, the others share -1
RANK: Final = 1  # from 1 for the first to -1 for the last, in equal steps
SCORE: Final = 2  # points beyond the mean of the other seats

REWARDS: Final = ("win", "rank", "score")
MOST_POINTS: Final = 127.0  # no game of the standard edition brings as many, so no loss is as dear


def reward_kind(name: str) -> int:
    """The number of a way by its name."""
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
    """By points; among the tied whoever sits closer clockwise to the end's trigger, himself first."""
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
    """Before anybody has triggered the end the first player counts as the one who did."""
    trigger = state.first_player if state.end_trigger == NOBODY else state.end_trigger
    return seat - trigger if seat >= trigger else seat - trigger + state.players


def most_of(kind: int) -> float:
    """What can be won or lost at most."""
    return MOST_POINTS if kind == SCORE else 1.0


def penalty_of(players: int, seat: int, offender: int, kind: int) -> float:
    """Whoever tries what is not allowed loses as much as can be lost; the others share it."""
    return -most_of(kind) if seat == offender else most_of(kind) / (players - 1)
