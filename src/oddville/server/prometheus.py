"""Counters, gauges and histograms in the text format of Prometheus."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

Labels = tuple[str, ...]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _sample(name: str, labels: Mapping[str, str], value: float) -> str:
    inner = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    return f"{name}{{{inner}}} {value:.15g}" if inner else f"{name} {value:.15g}"


class Metric(ABC):
    """One metric, with a value for each combination of its labels."""

    kind = "untyped"

    def __init__(self, name: str, about: str, labels: Labels = ()) -> None:
        self.name = name
        self.about = about
        self.labels = labels

    def lines(self, common: Mapping[str, str]) -> Iterator[str]:
        """`common` are labels of all samples of this process."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self._samples(common)

    @abstractmethod
    def _samples(self, common: Mapping[str, str]) -> Iterator[str]:
        """One line for each value."""

    def _named(self, common: Mapping[str, str], values: Labels) -> dict[str, str]:
        return {**common, **dict(zip(self.labels, values, strict=True))}


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

    def _samples(self, common: Mapping[str, str]) -> Iterator[str]:
        for values, count in sorted(self._values.items()):
            yield _sample(self.name, self._named(common, values), count)


class Gauge(Metric):
    """A value that is read when the metrics are; None if it is not available."""

    def __init__(self, name: str, about: str, ask: Callable[[], float | None], kind: str = "gauge") -> None:
        super().__init__(name, about)
        self.kind = kind
        self._ask = ask

    def _samples(self, common: Mapping[str, str]) -> Iterator[str]:
        value = self._ask()
        if value is not None:
            yield _sample(self.name, common, value)


class Histogram(Metric):
    """Durations, counted in buckets."""

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

    def _samples(self, common: Mapping[str, str]) -> Iterator[str]:
        for values, counts in sorted(self._counts.items()):
            labels = self._named(common, values)
            total = 0
            for bound, count in zip([*map("{:g}".format, self._bounds), "+Inf"], counts, strict=True):
                total += count
                yield _sample(f"{self.name}_bucket", {**labels, "le": bound}, total)
            yield _sample(f"{self.name}_sum", labels, self._sums[values])
            yield _sample(f"{self.name}_count", labels, total)
