"""How good a position is for each seat: its chance to win, its expected score, and a value made of both.

Meant for the start of a turn; `policy.finish_turn` plays up to there.
"""

from __future__ import annotations

from math import exp

from ..rules.scoring import score_of, winner_of
from ..rules.state import State
from ..rules.vocabulary import GAME_OVER
from .evaluation import judge_by_features
from .evaluator import Evaluator
from .network import OUTPUTS, Network, run_network
from .network_inputs import compute_inputs


def evaluate(evaluator: Evaluator, state: State) -> None:
    """Value, chance to win and expected score of every seat."""
    network: Network = evaluator.network
    if state.decision == GAME_OVER:
        evaluate_end(evaluator, state)
    elif network.is_learned:
        judge_by_network(evaluator, state)
        share_chances(evaluator, state.players)
    else:
        judge_by_features(evaluator, state)
        share_chances(evaluator, state.players)
    blend(evaluator, state.players)


def judge_by_network(evaluator: Evaluator, state: State) -> None:
    """Points, and in `win_share` how strong each seat stands."""
    compute_inputs(evaluator, state)
    network: Network = evaluator.network
    run_network(network, state.players, state.turn_seat)
    for place in range(state.players):
        seat = state.turn_seat + place
        if seat >= state.players:
            seat -= state.players
        evaluator.win_share[seat] = network.results[place * OUTPUTS]
        evaluator.points[seat] = network.results[place * OUTPUTS + 1]


def share_chances(evaluator: Evaluator, players: int) -> None:
    """From how strong the seats stand to their chances to win (softmax)."""
    highest = -1000.0
    for seat in range(players):
        highest = max(highest, evaluator.win_share[seat])
    total = 0.0
    for seat in range(players):
        share = exp(evaluator.win_share[seat] - highest)
        evaluator.win_share[seat] = share
        total += share
    for seat in range(players):
        evaluator.win_share[seat] /= total


def evaluate_end(evaluator: Evaluator, state: State) -> None:
    winner = winner_of(state)
    for seat in range(state.players):
        evaluator.points[seat] = score_of(state, seat)
        evaluator.win_share[seat] = 1.0 if seat == winner else 0.0


def blend(evaluator: Evaluator, players: int) -> None:
    """A value is the chance to win and a little of the margin, so that bots also play decided games well."""
    for seat in range(players):
        rival = -1000.0
        for other in range(players):
            if other != seat:
                rival = max(rival, evaluator.points[other])
        margin = 0.5 + (evaluator.points[seat] - rival) / 50.0
        margin = max(0.0, min(1.0, margin))
        evaluator.value[seat] = (1.0 - evaluator.margin_share) * evaluator.win_share[
            seat
        ] + evaluator.margin_share * margin
