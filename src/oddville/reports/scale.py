"""Maps values to places on an axis, in percent, so that charts stretch but their text does not."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis from `low` to `high`."""

    low: float
    high: float

    def place(self, value: float) -> float:
        """0 to 100; values outside are put at the edge."""
        part = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, part)), 2)

    def ticks(self, wanted: int = 5) -> list[float]:
        """Round values, about as many as wanted."""
        step = round_step((self.high - self.low) / max(1, wanted))
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not below `rough`."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))


def scale_for(values: Iterable[float], start: float | None = None, room: float = 0.05) -> Scale:
    """An axis for all values with some room, from `start` or a round number on."""
    finite = [value for value in values if math.isfinite(value)]
    low, high = (min(finite), max(finite)) if finite else (0.0, 1.0)
    if start is not None:
        low = min(start, low)
    if high <= low:
        high = low + 1.0
    step = round_step((high - low) / 5)
    top = high + room * (high - low)
    bottom = low if start is not None else low - room * (high - low)
    is_far_from_zero = start is None and bottom > 0
    return Scale(
        math.floor(bottom / step + 1e-9) * step if is_far_from_zero or bottom < 0 else min(bottom, low),
        math.ceil(top / step - 1e-9) * step,
    )
