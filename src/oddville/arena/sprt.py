"""Which of two bots is better? A sequential test that stops as soon as the games decide it.

The unit is a pair: both bots play the same deal from both seats, and the first bot scores 0, ½, 1, 1½ or 2
points. Two games with the same cards depend on each other; pairs do not. The ratio of the likelihoods
is that of a generalized sequential probability ratio test over these five outcomes, the one that Stockfish's
fishtest uses: the distribution of outcomes is unknown, so each hypothesis gets the likeliest one that has its
expected score. A test on single wins and losses would be simpler, but it would treat the luck of the deal as
noise and need more games.

Pairs count in the order of the schedule. The decision therefore does not depend on which game ends first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from .settings import SprtSettings

if TYPE_CHECKING:
    from .results import GameResult

OUTCOMES: Final = 5  # of a pair: 0, ½, 1, 1½ or 2 points
A_LITTLE: Final = 1e-3  # for outcomes that never occurred, whose probability would be 0


@dataclass(slots=True)
class Sprt:
    """The state of a test: how often each outcome of a pair occurred, and what follows from it."""

    settings: SprtSettings
    pairs: list[int] = field(default_factory=lambda: [0] * OUTCOMES)

    @property
    def lower(self) -> float:
        """At this ratio or below, the first bot is not better by `elo1`."""
        return math.log(self.settings.beta / (1 - self.settings.alpha))

    @property
    def upper(self) -> float:
        """At this ratio or above, it is better than by `elo0`."""
        return math.log((1 - self.settings.beta) / self.settings.alpha)

    @property
    def ratio(self) -> float:
        return log_likelihood_ratio(self.pairs, self.settings.elo0, self.settings.elo1)

    @property
    def score(self) -> float:
        """The share of all points that the first bot has scored."""
        count = sum(self.pairs)
        points = sum(index / (OUTCOMES - 1) * pairs for index, pairs in enumerate(self.pairs))
        return points / count if count else 0.5

    @property
    def verdict(self) -> str:
        """ "better", "not-better" or "undecided"."""
        ratio = self.ratio
        if ratio >= self.upper:
            return "better"
        return "not-better" if ratio <= self.lower else "undecided"

    def add(self, pair: Sequence[GameResult]) -> None:
        points = sum(game.share(seat) for game in pair for seat in range(2) if game.seats[seat] == 0)
        self.pairs[round(points * 2)] += 1


def log_likelihood_ratio(pairs: Sequence[int], elo0: float, elo1: float) -> float:
    """How much likelier the outcomes are if the first bot is stronger by `elo1` than if by `elo0`."""
    if not sum(pairs):
        return 0.0
    counts = [count or A_LITTLE for count in pairs]
    total = sum(counts)
    shares = [count / total for count in counts]
    likeliest0 = _likeliest(shares, expected_score(elo0))
    likeliest1 = _likeliest(shares, expected_score(elo1))
    return sum(
        count * math.log(after / before)
        for count, before, after in zip(counts, likeliest0, likeliest1, strict=True)
    )


def expected_score(elo: float) -> float:
    """The share of all points that a player scores who is stronger by this much."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference of a player who scores this share of all points."""
    bounded = min(max(score, 1e-6), 1 - 1e-6)
    return 400 * math.log10(bounded / (1 - bounded))


def _likeliest(shares: Sequence[float], score: float) -> list[float]:
    """The distribution with this expected score under which the observed shares are likeliest.

    It is p / (1 + x (value - score)) with the x that gives the right expected score; the sum that must be 0
    falls with x, so bisection finds it.
    """
    distances = [index / (OUTCOMES - 1) - score for index in range(OUTCOMES)]
    low, high = -1 / distances[-1], -1 / distances[0]
    for _ in range(100):
        x = (low + high) / 2
        if sum(p * d / (1 + x * d) for p, d in zip(shares, distances, strict=True)) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return [p / (1 + x * d) for p, d in zip(shares, distances, strict=True)]


# ---- Games ----------------------------------------------------------------------------------------


def pairs_in_order(games: Iterable[GameResult]) -> Iterator[tuple[GameResult, GameResult]]:
    """The pairs from the first one up to the first missing game. `games` must be in order."""
    first: GameResult | None = None
    for expected, game in enumerate(games, start=1):
        if game.number != expected:
            return
        if first is None:
            first = game
        else:
            yield first, game
            first = None


def games_until_decision(settings: SprtSettings, games: Sequence[GameResult]) -> list[GameResult]:
    """The games of the pairs that led to the decision; all games while there is none."""
    sprt = Sprt(settings)
    used: list[GameResult] = []
    for pair in pairs_in_order(games):
        sprt.add(pair)
        used += pair
        if sprt.verdict != "undecided":
            return used
    return list(games)
