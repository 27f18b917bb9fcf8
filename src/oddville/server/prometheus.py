"""Counters, gauges and histograms in the text format of Prometheus, also summed over several processes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

Labels = tuple[str, ...]
Values = dict[Labels, list[float]]  # by the values of the labels
Combine = Callable[[float, float], float]

CUMULATIVE: Final = ("counter", "histogram")  # what only grows


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _sample(name: str, labels: Mapping[str, str], value: float) -> str:
    inner = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    return f"{name}{{{inner}}} {value:.15g}" if inner else f"{name} {value:.15g}"


def add(one: float, other: float) -> float:
    return one + other


class Metric(ABC):
    """One metric, with a value for each combination of its labels."""

    kind = "untyped"

    def __init__(self, name: str, about: str, labels: Labels = (), combine: Combine = add) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self._combine = combine

    @abstractmethod
    def values(self) -> Values:
        """Those of this process, now."""

    def combined(self, parts: Iterable[Values]) -> Values:
        """The values of several processes as one."""
        found: Values = {}
        for part in parts:
            for labels, values in part.items():
                before = found.get(labels)
                found[labels] = values if before is None else list(map(self._combine, before, values))
        return found

    def lines(self, values: Values) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        for labels, numbers in sorted(values.items()):
            yield from self._samples(dict(zip(self.labels, labels, strict=True)), numbers)

    def _samples(self, labels: dict[str, str], numbers: list[float]) -> Iterator[str]:
        for number in numbers:
            yield _sample(self.name, labels, number)


class Counter(Metric):
    """A value that only grows."""

    kind = "counter"

    def __init__(self, name: str, about: str, labels: Labels = ()) -> None:
        super().__init__(name, about, labels)
        self._values: defaultdict[Labels, float] = defaultdict(float)
        if not labels:
            self._values[()] = 0.0

    def add(self, *values: str) -> None:
        self._values[values] += 1

    def values(self) -> Values:
        return {labels: [count] for labels, count in self._values.items()}


class Gauge(Metric):
    """A value that is read when the metrics are; None if it is not available."""

    def __init__(
        self,
        name: str,
        about: str,
        ask: Callable[[], float | None],
        kind: str = "gauge",
        combine: Combine = add,
        **labels: str,
    ) -> None:
        """`labels` are those of this process."""
        super().__init__(name, about, tuple(labels), combine)
        self.kind = kind
        self._ask = ask
        self._own_labels = tuple(labels.values())

    def values(self) -> Values:
        value = self._ask()
        return {} if value is None else {self._own_labels: [value]}


class Histogram(Metric):
    """Durations, counted in buckets. Its values are a count for each bucket, and the sum of the durations."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Sequence[float], labels: Labels = ()) -> None:
        super().__init__(name, about, labels)
        self._bounds = bounds
        self._counts: dict[Labels, list[int]] = {}
        self._sums: defaultdict[Labels, float] = defaultdict(float)

    def add(self, seconds: float, *values: str) -> None:
        counts = self._counts.setdefault(values, [0] * (len(self._bounds) + 1))
        counts[bisect_left(self._bounds, seconds)] += 1
        self._sums[values] += seconds

    def values(self) -> Values:
        return {labels: [*counts, self._sums[labels]] for labels, counts in self._counts.items()}

    def _samples(self, labels: dict[str, str], numbers: list[float]) -> Iterator[str]:
        *counts, seconds = numbers
        total = 0.0
        for bound, count in zip([*map("{:g}".format, self._bounds), "+Inf"], counts, strict=True):
            total += count
            yield _sample(f"{self.name}_bucket", {**labels, "le": bound}, total)
        yield _sample(f"{self.name}_sum", labels, seconds)
        yield _sample(f"{self.name}_count", labels, total)
