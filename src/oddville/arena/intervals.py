"""How sure a win share or a mean score is, when games of the same deal depend on each other.

The deals are independent, the games of one deal are not: who gets the better cards at one seat gets the worse
ones after the exchange. So deals are what is counted (a cluster-robust variance of a ratio), and the interval
of a share is Wilson's with as many games as would be as good if all were independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
FEWEST_FOR_VARIANCE: Final = 4  # deals; with less, exchanged seats get no credit
MOST_CREDIT: Final = 10.0  # how many games one with exchanged seats may stand for


class Interval(NamedTuple):
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Cluster:
    """What a contender got in all games of one deal, and at how many seats."""

    total: float
    count: int


def mean_of(clusters: Sequence[Cluster]) -> float:
    count = sum(cluster.count for cluster in clusters)
    return sum(cluster.total for cluster in clusters) / count if count else 0.0


def variance_of_mean(clusters: Sequence[Cluster]) -> float:
    """Of the mean over all seats, from how the deals differ."""
    deals = len(clusters)
    count = sum(cluster.count for cluster in clusters)
    if deals < 2:
        return math.inf
    mean = mean_of(clusters)
    squares = sum((cluster.total - mean * cluster.count) ** 2 for cluster in clusters)
    return deals / (deals - 1) * squares / count**2


def share_interval(clusters: Sequence[Cluster]) -> Interval:
    """In which a win share lies, with 95 % confidence."""
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
    """In which a mean score lies, with 95 % confidence; all numbers after a single deal."""
    mean, variance = mean_of(clusters), variance_of_mean(clusters)
    half = student(len(clusters) - 1) * math.sqrt(variance)
    return Interval(mean - half, mean + half)


def wilson(share: float, count: float, z: float) -> Interval:
    """Wilson's score interval: it stays between 0 and 1, and does not shrink to a point at either."""
    weight = z * z / count
    centre = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * math.sqrt(share * (1 - share) / count + weight / (4 * count))
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def student(freedom: int) -> float:
    """The two-sided quantile of Student's distribution, by its expansion around the normal one."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    v = max(freedom, 2)  # the expansion is of no use below
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )
