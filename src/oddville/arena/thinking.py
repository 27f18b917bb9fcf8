"""Decision times of a seat in a game, compact enough to store for every game.

Times are counted in classes, each 1 % wider than the one before, so that percentiles over any number of games
are accurate to half a percent.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

SHORTEST: Final = 1e-6  # seconds; shorter times count as this
WIDTH: Final = 1.01  # of a class: its upper end divided by its lower one
TOLERANCE: Final = 1.1  # a decision is late when it takes more than this many times its budget


@dataclass(slots=True)
class Thinking:
    """The decisions of a seat in a game, or of a contender in many."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    late: int = 0  # took more than 1.1 times the seconds allowed
    classes: Counter[int] = field(default_factory=Counter)  # how many decisions in each class of times

    def add(self, seconds: float, allowed: float | None) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        self.late += allowed is not None and seconds > TOLERANCE * allowed
        self.classes[class_of(seconds)] += 1

    def include(self, other: Thinking) -> None:
        """Add the decisions of another seat."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        self.late += other.late
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def percentile(self, percent: float) -> float:
        """The time within which this percentage of the decisions stays."""
        wanted = math.ceil(self.decisions * percent / 100)
        seen = 0
        for number in sorted(self.classes):
            seen += self.classes[number]
            if seen >= wanted:
                return min(middle_of(number), self.worst)
        return self.worst


def class_of(seconds: float) -> int:
    return max(0, round(math.log(max(seconds, SHORTEST) / SHORTEST, WIDTH)))


def middle_of(number: int) -> float:
    """The time in the middle of a class."""
    return SHORTEST * math.pow(WIDTH, number)


def thinking_to_dict(thinking: Thinking) -> dict[str, object]:
    return {
        "decisions": thinking.decisions,
        "seconds": round(thinking.seconds, 6),
        "worst": round(thinking.worst, 6),
        "late": thinking.late,
        "classes": [[number, thinking.classes[number]] for number in sorted(thinking.classes)],
    }


def thinking_from_dict(data: Mapping[str, object]) -> Thinking:
    def number(key: str) -> float:
        value = data[key]
        if not isinstance(value, int | float):
            raise ValueError(key)
        return value

    pairs = data["classes"]
    if not isinstance(pairs, Iterable):
        raise ValueError("classes")
    classes = Counter({int(key): int(count) for key, count in pairs})
    return Thinking(
        int(number("decisions")), number("seconds"), number("worst"), int(number("late")), classes
    )
