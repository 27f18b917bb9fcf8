"""How often each integer occurs, without rare values at the ends, several in a bar if there are many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

RARE: Final = 0.001  # rarer values are cut off at the ends
MOST_BARS: Final = 36


@dataclass(frozen=True, slots=True)
class Distribution:
    """Shares by the first number of each bar; a bar stands for `width` numbers."""

    width: int
    low: int
    high: int
    series: list[dict[int, float]]


def distribution(counts: Sequence[Mapping[int, int]]) -> Distribution:
    """Distributions of one or several counters, all with the same bars."""
    shares = [_shares(counting) for counting in counts]
    values = [value for part in shares for value in part] or [0]
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // MOST_BARS)
    return Distribution(width, low, high, [_in_bars(part, low, width) for part in shares])


def _shares(counts: Mapping[int, int]) -> dict[int, float]:
    total = sum(counts.values())
    shares = {value: counts[value] / total for value in sorted(counts)}
    common = [value for value, share in shares.items() if share >= RARE] or list(shares)
    return {value: share for value, share in shares.items() if common[0] <= value <= common[-1]}


def _in_bars(shares: Mapping[int, float], low: int, width: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for value, share in shares.items():
        start = low + (value - low) // width * width
        found[start] = found.get(start, 0.0) + share
    return found
