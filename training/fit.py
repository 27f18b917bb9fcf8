"""Fits the weights to games: who wins, how many points there will be, and where the search goes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from oddville.bots.evaluator import FEATURES, PHASES, POLICY_SIZE
from oddville.rules.vocabulary import PER_ADJACENT, SQUARE

from .expert import PolicyExample
from .positions import Bytes, Positions, Reals

Doubles = npt.NDArray[np.float64]
RIDGE = 30.0
POLICY_RIDGE = 3.0
STEPS = 12
LONGEST_STEP = 1.0


def shares(strength: Doubles) -> Doubles:
    """Softmax along the last axis."""
    raised = np.exp(strength - strength.max(axis=-1, keepdims=True))
    result: Doubles = raised / raised.sum(axis=-1, keepdims=True)
    return result


def fit_winner(features: Doubles, winners: Bytes) -> tuple[Doubles, float]:
    """P(seat wins) ~ exp(weights · features), by Newton's method; weights and mean log loss."""
    scale = features.std(axis=(0, 1))
    scale[scale == 0.0] = 1.0
    x = features / scale
    won = np.eye(x.shape[1])[winners]
    weights = np.zeros(FEATURES)
    loss = 0.0
    for _ in range(STEPS):
        share = shares(x @ weights)
        loss = float(-np.log((share * won).sum(axis=1) + 1e-12).mean())
        gradient = np.einsum("nsf,ns->f", x, won - share) - RIDGE * weights
        weights = weights + np.linalg.solve(curvature(x, share, RIDGE), gradient)
    return weights / scale, loss


def curvature(x: Doubles, share: Doubles, ridge: float) -> Doubles:
    """The negative second derivative of the log likelihood of such a choice."""
    centre = np.einsum("naf,na->nf", x, share)
    weighed = (x * np.sqrt(share)[:, :, None]).reshape(-1, x.shape[2])
    result: Doubles = weighed.T @ weighed - centre.T @ centre + ridge * np.eye(x.shape[2])
    return result


def fit_points(features: Doubles, scores: Doubles) -> Doubles:
    x = features.reshape(-1, FEATURES)
    solved = np.linalg.solve(x.T @ x + RIDGE * np.eye(FEATURES), x.T @ scores.reshape(-1))
    return solved.astype(np.float64)


def fit_evaluation(positions: Positions) -> tuple[list[float], list[float], float]:
    """Weights for the winner and for the points, phase after phase, and the log loss over all."""
    winner_weights: list[float] = []
    points_weights: list[float] = []
    loss = 0.0
    for phase in range(PHASES):
        chosen = positions.phases == phase
        features = positions.features[chosen].astype(np.float64)
        weights, phase_loss = fit_winner(features, positions.winners[chosen])
        winner_weights += weights.tolist()
        points_weights += fit_points(features, positions.scores[chosen].astype(np.float64)).tolist()
        loss += phase_loss * chosen.mean()
    return winner_weights, points_weights, loss


def growth_of_kinds(cards: Reals) -> list[float]:
    """By scoring kind: points beyond the printed value; for per-adjacent, the number of adjacent cards."""
    growth = []
    for kind in range(SQUARE):
        of_kind = cards[cards[:, 0] == kind]
        if len(of_kind) == 0:
            growth.append(0.0)
        elif kind == PER_ADJACENT:
            growth.append(float((of_kind[:, 2] / of_kind[:, 1]).mean()))
        else:
            growth.append(float((of_kind[:, 2] - of_kind[:, 1]).mean()))
    return growth


def fit_policy(lessons: list[PolicyExample], start: tuple[float, ...]) -> tuple[list[float], float, float]:
    """P(action) ~ exp(score), not far from the weights before; weights, cross entropy before and after."""
    widest = max(len(lesson.share) for lesson in lessons)
    seen = np.zeros((len(lessons), widest, POLICY_SIZE))
    share = np.zeros((len(lessons), widest))
    missing = np.full((len(lessons), widest), -1e9)
    for number, lesson in enumerate(lessons):
        count = len(lesson.share)
        seen[number, :count] = lesson.seen
        share[number, :count] = lesson.share
        missing[number, :count] = 0.0
    first = np.array(start)
    weights = first.copy()
    losses = []
    for _ in range(STEPS):
        guess = shares(seen @ weights + missing)
        losses.append(float(-(share * np.log(guess + 1e-9)).sum(axis=1).mean()))
        gradient = np.einsum("naf,na->f", seen, share - guess) - POLICY_RIDGE * (weights - first)
        step = np.linalg.solve(curvature(seen, guess, POLICY_RIDGE), gradient)
        weights = weights + np.clip(step, -LONGEST_STEP, LONGEST_STEP)
    return weights.tolist(), losses[0], losses[-1]
