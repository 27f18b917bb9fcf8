"""Estimates with 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

Z: Final = 1.959964  # of the 95 % interval
RESAMPLES: Final = 1000


class Estimate(NamedTuple):
    """A measured value, its 95 % confidence interval, and the number of cases."""

    value: float
    low: float
    high: float
    cases: int


class Interval(NamedTuple):
    low: float
    high: float


def wilson(share: float, count: float, z: float = Z) -> Interval:
    """Wilson's score interval: it stays between 0 and 1, and does not shrink to a point at either end."""
    weight = z * z / count
    centre = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * sqrt(share * (1 - share) / count + weight / (4 * count))
    # At 0 and 1 the bound is exact; rounding must not move it.
    low = max(0.0, centre - half) if share > 0 else 0.0
    high = min(1.0, centre + half) if share < 1 else 1.0
    return Interval(low, high)


def share(successes: int, count: int) -> Estimate:
    """The share of successes among independent cases, with Wilson's interval."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    value = successes / count
    return Estimate(value, *wilson(value, count), count)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = sum(values) / count
    if count == 1:
        return Estimate(value, value, value, 1)
    variance = sum((item - value) ** 2 for item in values) / (count - 1)
    width = Z * sqrt(variance / count)
    return Estimate(value, value - width, value + width, count)


def ratio_variance(numerators: Sequence[float], denominators: Sequence[float]) -> float:
    """The variance of a ratio of sums over independent games, each of which adds to both sums."""
    below, games = sum(denominators), len(denominators)
    value = sum(numerators) / below
    squares = sum((n - value * d) ** 2 for n, d in zip(numerators, denominators, strict=True))
    return squares * games / max(1, games - 1) / below**2


def ratio(numerators: Sequence[float], denominators: Sequence[float]) -> Estimate:
    """A ratio of sums over independent games; `cases` is the sum of the denominators."""
    below = sum(denominators)
    if below == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    value = sum(numerators) / below
    width = Z * sqrt(ratio_variance(numerators, denominators))
    return Estimate(value, max(0.0, value - width), value + width, round(below))


Statistic = Callable[[Sequence[float]], Sequence[float]]


def bootstrap(
    columns: Sequence[Sequence[float]], statistic: Statistic, resamples: int = RESAMPLES, seed: int = 0
) -> list[Estimate]:
    """A statistic of column sums, with bootstrap intervals (games drawn with replacement).

    Each column has a number for each game; the statistic takes the sums of the columns and may give several
    values. The same columns give the same intervals.
    """
    games = len(columns[0])
    values = statistic([sum(column) for column in columns])
    if games < 2:
        return [Estimate(value, value, value, games) for value in values]
    random = Random(seed)
    everything = range(games)
    drawn = []
    for _ in range(resamples):
        pick = itemgetter(*random.choices(everything, k=games))
        drawn.append(statistic([sum(pick(column)) for column in columns]))
    edge = max(0, round(resamples * 0.025) - 1)
    found = []
    for place, value in enumerate(values):
        ordered = sorted(row[place] for row in drawn)
        found.append(Estimate(value, ordered[edge], ordered[-1 - edge], games))
    return found


def histogram(values: Sequence[int]) -> dict[int, int]:
    """How often each value occurs, in ascending order."""
    counts: dict[int, int] = {}
    for value in sorted(values):
        counts[value] = counts.get(value, 0) + 1
    return counts


def quantile(values: Sequence[float], fraction: float) -> float:
    """The value below which that fraction of the values lies, interpolated linearly."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    place = fraction * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
