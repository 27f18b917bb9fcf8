"""Weights from positions: a conditional logit for the winner, least squares for the points."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from oddville.bots.mind import FEATURES, PHASES
from oddville.rules.vocabulary import PER_ADJACENT, SQUARE

from .selfplay import Batch

Doubles = npt.NDArray[np.float64]
RIDGE = 30.0
STEPS = 12


def fit_winner(features: Doubles, winners: npt.NDArray[np.int8]) -> tuple[Doubles, float]:
    """Newton's method on P(seat wins) ~ exp(weights · features); weights and mean log loss."""
    scale = features.std(axis=(0, 1)) + 1e-6
    x = features / scale
    weights = np.zeros(FEATURES)
    won = np.eye(x.shape[1])[winners]
    loss = 0.0
    for _ in range(STEPS):
        strength = x @ weights
        strength -= strength.max(axis=1, keepdims=True)
        share = np.exp(strength)
        share /= share.sum(axis=1, keepdims=True)
        loss = float(-np.log((share * won).sum(axis=1) + 1e-12).mean())
        gradient = np.einsum("nsf,ns->f", x, won - share) - RIDGE * weights
        centre = np.einsum("nsf,ns->nf", x, share)
        flat = (x * np.sqrt(share)[:, :, None]).reshape(-1, FEATURES)
        hessian = flat.T @ flat - centre.T @ centre + RIDGE * np.eye(FEATURES)
        weights = weights + np.linalg.solve(hessian, gradient)
    return weights / scale, loss


def fit_points(features: Doubles, scores: Doubles) -> Doubles:
    x = features.reshape(-1, FEATURES)
    solved: Doubles = np.linalg.solve(x.T @ x + RIDGE * np.eye(FEATURES), x.T @ scores.reshape(-1))
    return solved


def fit(batch: Batch) -> tuple[list[float], list[float], float]:
    """Weights of both heads for one number of players, phase after phase, and the loss over all."""
    winner_weights: list[float] = []
    points_weights: list[float] = []
    loss = 0.0
    for phase in range(PHASES):
        chosen = batch.phases == phase
        features = batch.features[chosen].astype(np.float64)
        weights, phase_loss = fit_winner(features, batch.winners[chosen])
        winner_weights += weights.tolist()
        points_weights += fit_points(features, batch.scores[chosen].astype(np.float64)).tolist()
        loss += phase_loss * chosen.mean()
    return winner_weights, points_weights, loss


def growth_of_kinds(cards: npt.NDArray[np.float32]) -> list[float]:
    """By scoring kind: what a card brings beyond its printed value; per adjacent card: how many there are."""
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
