"""The engine beside catanatron and plain C: random play of whole games with four players, and copies."""

import sys
from statistics import median
from typing import Any

from bench.harness import Line, Samples, Side, Unit

OURS = "bench.workers.engine"
PEER = "bench/peers/catanatron_random.py"
PLAIN_C = "bench.workers.plain_c"
COMPILED_GROWTH = "growth, compiled"
PLAIN_GROWTH = "growth, plain"


def _ours(name: str, unit: Unit, what: str, seconds: float, build: str = "compiled") -> Side:
    command = (sys.executable, "-m", OURS, what, "--build", build, "--seconds", str(seconds))
    # Empty: it unsets a value that the environment of the caller may have.
    return Side(name, unit, command, (("ODDVILLE_BUILD", "plain" if build == "plain" else ""),))


def lines(peer_python: str, seconds: float) -> list[Line]:
    """The bars of the engine; `seconds` is how long each run measures."""

    def peer(name: str, unit: Unit, what: str) -> Side:
        return Side(name, unit, (peer_python, PEER, what, "--seconds", str(seconds)))

    decisions, nanoseconds = Unit.DECISIONS, Unit.NANOSECONDS
    catanatron = peer("catanatron, random play", decisions, "play")
    catanatron_copy = peer("catanatron, copy", nanoseconds, "copy")
    return [
        Line(
            "random play, compiled loop",
            _ours("compiled loop", decisions, "loop", seconds),
            catanatron,
            times=200,
        ),
        Line(
            "random play beside plain C",
            _ours("compiled loop", decisions, "loop", seconds),
            Side(
                "the same sources as plain C",
                decisions,
                (sys.executable, "-m", PLAIN_C, "--seconds", str(seconds)),
                (("ODDVILLE_BUILD", ""),),
            ),
            times=0.95,
        ),
        Line(
            "legal_actions and step from Python",
            _ours("steps from Python", decisions, "steps", seconds),
            catanatron,
            times=40,
        ),
        Line(
            "random play, plain build",
            _ours("plain build", decisions, "loop", seconds, "plain"),
            catanatron,
            times=5,
        ),
        Line(
            "copy, compiled loop",
            _ours("copy in a compiled loop", nanoseconds, "copy-loop", seconds),
            catanatron_copy,
            below=100,
        ),
        Line(
            "copy, called from Python",
            _ours("copy from Python", nanoseconds, "copy", seconds),
            catanatron_copy,
            below=100,
        ),
    ]


def extra_sides(seconds: float) -> list[Side]:
    """Measured in the same rounds without a bar: how the time per decision grows with the city."""
    return [
        _ours(COMPILED_GROWTH, Unit.NANOSECONDS, "growth", seconds),
        _ours(PLAIN_GROWTH, Unit.NANOSECONDS, "growth", seconds, "plain"),
    ]


def extra_results(samples: dict[str, Samples]) -> dict[str, Any]:
    """Median over the rounds of the mean time per decision, by the number of cards in the city."""
    return {
        "growth": {
            "unit": "ns per decision, by cards in the city (Main Square included)",
            "compiled": _by_size(samples[COMPILED_GROWTH]),
            "plain": _by_size(samples[PLAIN_GROWTH]),
        }
    }


def _by_size(samples: Samples) -> dict[str, float]:
    runs: list[dict[str, float]] = [detail["by_size"] for detail in samples.details]
    sizes = set.intersection(*(set(run) for run in runs))
    return {size: round(median(run[size] for run in runs), 1) for size in sorted(sizes, key=int)}
