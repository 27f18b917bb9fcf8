"""Confidence intervals of win shares and mean scores when games of the same deal depend on each other.

Deals are independent; the games of one deal are not, because a contender that got the better cards at one
seat gets the worse ones after the seats are swapped. So the unit is the deal (a cluster-robust variance of a
ratio). The interval of a share is Wilson's, for as many independent games as would give the same variance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from ..reports.intervals import Interval, ratio_variance, wilson

CONFIDENCE: Final = 0.95
FEWEST_FOR_VARIANCE: Final = 4  # deals; with fewer, swapped seats do not narrow the interval
MOST_CREDIT: Final = 10.0  # how many independent games one game with swapped seats may count for at most


@dataclass(frozen=True, slots=True)
class Cluster:
    """A contender's total over all games of one deal, and the number of its seats in them."""

    total: float
    count: int


def mean_of(clusters: Sequence[Cluster]) -> float:
    count = sum(cluster.count for cluster in clusters)
    return sum(cluster.total for cluster in clusters) / count if count else 0.0


def variance_of_mean(clusters: Sequence[Cluster]) -> float:
    """The variance of the mean over all seats, from how the deals differ; unknown after a single deal."""
    if len(clusters) < 2:
        return math.inf
    return ratio_variance([cluster.total for cluster in clusters], [cluster.count for cluster in clusters])


def share_interval(clusters: Sequence[Cluster]) -> Interval:
    """The 95 % interval of a win share."""
    count = sum(cluster.count for cluster in clusters)
    if not count:
        return Interval(0.0, 1.0)
    share = mean_of(clusters)
    independent = share * (1 - share) / count
    effective = float(count)
    if len(clusters) >= FEWEST_FOR_VARIANCE and independent > 0:
        variance = max(variance_of_mean(clusters), independent / MOST_CREDIT)
        effective = count * independent / variance
    return wilson(share, effective, student(len(clusters) - 1))


def mean_interval(clusters: Sequence[Cluster]) -> Interval:
    """The 95 % interval of a mean score; after a single deal it is unbounded."""
    mean, variance = mean_of(clusters), variance_of_mean(clusters)
    half = student(len(clusters) - 1) * math.sqrt(variance)
    return Interval(mean - half, mean + half)


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution, by its expansion around the normal one."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    v = max(freedom, 2)  # the expansion is too rough below
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )
