"""Ratings from all games, by openskill's Plackett-Luce model: a mean and its uncertainty.

Bots do not learn during a tournament, so nothing is added to the uncertainty between games (tau is 0). A
contender that has several seats of a game is updated once: the changes of its seats are averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from .errors import needs
from .results import GameResult


class Rating(NamedTuple):
    mean: float
    sigma: float


class Ratings:
    """The ratings of all contenders, after the games that were added, in the order they were added."""

    def __init__(self, contenders: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            raise needs("openskill") from None
        self._model: Any = PlackettLuce(tau=0.0)
        start = self._model.rating()
        self.ratings = [Rating(start.mu, start.sigma) for _ in range(contenders)]

    def add(self, game: GameResult) -> None:
        teams = [[self._model.rating(*self.ratings[contender])] for contender in game.seats]
        rated = self._model.rate(teams, ranks=list(map(float, game.ranks())))
        for contender in set(game.seats):
            self.ratings[contender] = _average(
                [team[0] for team, seat in zip(rated, game.seats, strict=True) if seat == contender]
            )


def _average(ratings: Sequence[Any]) -> Rating:
    return Rating(fmean(rating.mu for rating in ratings), fmean(rating.sigma for rating in ratings))
