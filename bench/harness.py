"""Runs measurements by turns: every side in its own process, round after round; medians are compared."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
SIDE_TIMEOUT = 600.0  # seconds for one run of one side


class Unit(Enum):
    """What a side's value counts; the second field says whether more is better."""

    DECISIONS = ("decisions/s", True)
    PLAYOUTS = ("playouts/s", True)
    ITERATIONS = ("iterations/s", True)
    POSITIONS = ("positions/s", True)
    ACTIONS = ("actions/s", True)
    POINTS = ("of 100", True)
    NANOSECONDS = ("ns", False)
    MICROSECONDS = ("µs", False)
    MILLISECONDS = ("ms", False)
    KIBIBYTES = ("KiB", False)
    MEBIBYTES = ("MiB", False)

    def __init__(self, label: str, more_is_better: bool) -> None:
        self.label = label
        self.more_is_better = more_is_better

    def write(self, value: float) -> str:
        return f"{value:,.{0 if value >= 1000 else 1}f} {self.label}"


class BenchError(Exception):
    """A side could not be measured; the message says which and why."""


@dataclass(frozen=True)
class Side:
    """Something that is measured: a command that prints one JSON object with its value."""

    name: str
    unit: Unit
    command: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()
    once: bool = False  # takes minutes and hardly varies: in the first round only


@dataclass(frozen=True)
class Line:
    """One claim. Its bar is `times` (better than the peer), `below` or `least` (in the unit of our side)."""

    name: str
    ours: Side
    peer: Side | None = None
    times: float | None = None
    below: float | None = None
    least: float | None = None

    def __post_init__(self) -> None:
        if [self.times, self.below, self.least].count(None) != 2:
            raise ValueError(f"{self.name}: a line has exactly one bar")
        if self.times is not None and self.peer is None:
            raise ValueError(f"{self.name}: a bar in times needs a peer")


@dataclass
class Samples:
    """What the runs of one side gave."""

    values: list[float] = field(default_factory=list)
    details: list[dict[str, Any]] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)

    @property
    def median(self) -> float:
        return median(self.values)


@dataclass(frozen=True)
class Verdict:
    """A line with what was measured."""

    line: Line
    ours: float
    peer: float | None
    ratio: float | None
    holds: bool

    @property
    def bar(self) -> str:
        if self.line.times is not None:
            return f">= {self.line.times:g} x"
        if self.line.least is not None:
            return f">= {self.line.least:g} {self.line.ours.unit.label}"
        assert self.line.below is not None
        return f"< {self.line.below:g} {self.line.ours.unit.label}"


def run_side(side: Side) -> dict[str, Any]:
    """One run in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", **dict(side.environment)}
    try:
        done = subprocess.run(
            side.command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=SIDE_TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise BenchError(f"{side.name}: {error}") from error
    if done.returncode != 0:
        raise BenchError(f"{side.name} failed ({done.returncode}):\n{done.stderr.strip()}")
    try:
        answer: dict[str, Any] = json.loads(done.stdout)
        if not answer["value"] > 0:
            raise ValueError("the value is not positive")
    except (ValueError, KeyError, TypeError) as error:
        raise BenchError(
            f"{side.name}: no result in what it printed ({error}): {done.stdout[:200]!r}"
        ) from error
    return answer


def measure(sides: Sequence[Side], rounds: int) -> dict[str, Samples]:
    """Every side once in each round, so that changes in the machine's speed affect all sides alike."""
    names = [side.name for side in sides]
    if len(set(names)) != len(names):
        raise ValueError("two sides of the same name")
    samples = {name: Samples() for name in names}
    width = max(map(len, names), default=0)
    for round_number in range(1, rounds + 1):
        for number, side in enumerate(sides, 1):
            if side.once and round_number > 1:
                continue
            progress(f"round {round_number}/{rounds}, {number}/{len(sides)}  {side.name:{width}}  ", end="")
            answer = run_side(side)
            progress(side.unit.write(answer["value"]))
            taken = samples[side.name]
            taken.values.append(float(answer["value"]))
            taken.details.append(answer.get("detail", {}))
            taken.versions.update(answer.get("versions", {}))
    return samples


def sides_of(lines: Sequence[Line]) -> list[Side]:
    """Each side once, ours followed by its peer."""
    sides: dict[str, Side] = {}
    for line in lines:
        for side in (line.ours, line.peer):
            if side is not None:
                sides.setdefault(side.name, side)
    return list(sides.values())


def judge(line: Line, samples: dict[str, Samples]) -> Verdict:
    ours = samples[line.ours.name].median
    peer = samples[line.peer.name].median if line.peer else None
    ratio = None
    if peer is not None:
        ratio = ours / peer if line.ours.unit.more_is_better else peer / ours
    if line.times is not None:
        holds = ratio is not None and ratio >= line.times
    elif line.least is not None:
        holds = ours >= line.least
    else:
        assert line.below is not None
        holds = ours < line.below
    return Verdict(line, ours, peer, ratio, holds)


def table(verdicts: Sequence[Verdict]) -> str:
    """The verdicts in columns."""
    rows = [["line", "ours", "peer", "ratio", "bar", "holds"]]
    for verdict in verdicts:
        peer = verdict.line.peer
        rows.append(
            [
                verdict.line.name,
                verdict.line.ours.unit.write(verdict.ours),
                peer.unit.write(verdict.peer) if peer and verdict.peer is not None else "-",
                f"{verdict.ratio:,.{1 if verdict.ratio >= 2 else 2}f} x"
                if verdict.ratio is not None
                else "-",
                verdict.bar,
                "yes" if verdict.holds else "NO",
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    texts = [
        "  ".join(
            cell.ljust(width) if column in (0, 5) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([texts[0], "-" * len(texts[0]), *texts[1:]])


def progress(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)
