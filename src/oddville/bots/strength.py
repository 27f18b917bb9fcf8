"""How strong a person plays, estimated from results against bots, and the opponent that fits.

Strength is measured in points of margin: somebody five points stronger than the beginner wins by five on
average. Each game is one noisy measurement of it, and a Kalman filter in one dimension weighs it against all
that came before [R. Kalman, 1960]. The estimate belongs to the person: servers keep none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean as mean
from typing import Final

from .matched import LADDER, STEPS, STRONGEST, name_at, strength_of

# By how many points each level of the ladder beats the beginner: fitted to the margins of 1,300 games between
# all of them, and beyond the journeyman to the win shares in docs/bots.md as well.
POINTS: Final = (0.0, 6.0, 11.0, 20.0, 30.0, 33.0)
# An estimate may lie outside the ladder. If it stopped at its ends, only bad luck would count for the best,
# and only good luck for the weakest.
WEAKEST_POINTS: Final = -6.0
STRONGEST_POINTS: Final = POINTS[-1] + 10.0
MOST_MARGIN: Final = 30.0  # a game given up says no more than a game lost high
# Margins shrink as the difference grows, because the stronger player ends the game sooner: 31 points of
# difference show as 18, and 10 as 8. At a margin of this size half of the difference has been lost.
HALF_LOST: Final = 25.0
CHANCE: Final = 12.0  # standard deviation of the difference that one game between equals shows: the cards
DRIFT: Final = 1.0  # how much a person may change from one game to the next


@dataclass(frozen=True, slots=True)
class Strength:
    """What is known about a person after some games: a mean in points and its standard deviation."""

    points: float = 0.0
    doubt: float = 30.0  # a newcomer to the page may be anybody, so the first games move it most
    games: int = 0

    @property
    def level(self) -> str:
        """The opponent that fits."""
        return name_at(round(_on_the_ladder(self.points)))


def after_game(before: Strength, own: int, others: Sequence[tuple[str, int]]) -> Strength | None:
    """The estimate after a game against bots, each with its level and its points.

    None if it says nothing: there was an opponent whose strength is not known.
    """
    strengths = [points for level, _ in others if (points := points_of(level)) is not None]
    if not others or len(strengths) < len(others):
        return None
    margin = own - mean(points for _, points in others)
    measured = mean(strengths) + difference(max(-MOST_MARGIN, min(MOST_MARGIN, margin)))
    variance = before.doubt**2 + DRIFT**2
    gain = variance / (variance + CHANCE**2)
    points = before.points + gain * (measured - before.points)
    return Strength(
        points=max(WEAKEST_POINTS, min(STRONGEST_POINTS, points)),
        doubt=((1 - gain) * variance) ** 0.5,
        games=before.games + 1,
    )


def difference(margin: float) -> float:
    """How far apart two players are, by the margin of a game."""
    return margin * (1 + abs(margin) / HALF_LOST)


def points_of(level: str) -> float | None:
    """The strength of a bot in points; None if it is not of the ladder."""
    strength = LADDER.index(level) * STEPS if level in LADDER else strength_of(level)
    if strength is None:
        return None
    step, rest = divmod(strength, STEPS)
    low, high = POINTS[step], POINTS[min(step + 1, len(POINTS) - 1)]
    return low + (high - low) * rest / STEPS


def _on_the_ladder(points: float) -> float:
    """The inverse of `points_of`."""
    for step, (low, high) in enumerate(pairwise(POINTS)):
        if points <= high:
            return STEPS * (step + max(0.0, (points - low) / (high - low)))
    return float(STRONGEST)
