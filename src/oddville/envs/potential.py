"""How promising a position is for a seat, in units of its reward: the potential for shaping rewards.

A reward r becomes r + discount * potential(next) - potential(now). As the potential is 0 at the end, this
changes no optimal policy (Ng, Harada and Russell 1999). As it is 0 at a seat's first decision too, which is
always the resource of the set-up, all that was added sums up to 0 over a game if nothing is discounted.
"""

from __future__ import annotations

from typing import Final

from ..bots.evaluator import Evaluator
from ..bots.judgement import evaluate
from ..rules.state import State
from ..rules.vocabulary import CHOOSE_RESOURCE, GAME_OVER
from .outcome import SCORE, points_beyond_others

# What it looks at
NO_SHAPING: Final = 0
BY_SCORE: Final = 1  # the points now
BY_EVALUATION: Final = 2  # what the bots expect of the end

SHAPINGS: Final = ("score", "evaluation")
LEAD_LIKE_A_WIN: Final = 40.0  # as many points more than the others count as much as a win


def shaping_kind(name: str | None) -> int:
    """The number of a shaping by its name; None is none."""
    if name is None:
        return NO_SHAPING
    if name not in SHAPINGS:
        raise ValueError(f"shaping must be one of {', '.join(SHAPINGS)}, None, not {name}")
    return 1 + SHAPINGS.index(name)


def potential_of(evaluator: Evaluator, state: State, seat: int, kind: int, reward: int) -> float:
    if state.decision == CHOOSE_RESOURCE:
        return 0.0
    if state.decision == GAME_OVER:
        return 0.0
    if kind == BY_SCORE:
        lead = points_beyond_others(state, seat)
        return lead if reward == SCORE else lead / LEAD_LIKE_A_WIN
    evaluate(evaluator, state)
    own = evaluator.points[seat] if reward == SCORE else evaluator.win_share[seat]
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += evaluator.points[other] if reward == SCORE else evaluator.win_share[other]
    return own - others / (state.players - 1)
