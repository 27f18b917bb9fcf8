"""`make bench`: measures each part beside its peers, prints a table, writes JSON and plots."""

import argparse
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench import art, baselines, engine, envs, page, report, search, server, site, terminal
from bench.harness import (
    ROOT,
    BenchError,
    Line,
    Samples,
    Side,
    judge,
    measure,
    progress,
    sides_of,
    table,
)

PARTS = ("engine", "art", "search", "server", "envs", "baselines", "terminal", "page", "site")
FEWEST_ROUNDS = 5
SMOKE_SECONDS = 0.2


@dataclass(frozen=True)
class Part:
    """What one part measures, and what of it is drawn."""

    lines: list[Line]
    extra_sides: list[Side] = field(default_factory=list)
    extra_results: Callable[[dict[str, Samples]], dict[str, Any]] = lambda samples: {}
    plot: tuple[str, str] | None = None  # the script, and the picture it draws


def part_of(name: str, peer_python: str, seconds: float) -> Part:
    if name == "engine":
        plot = ("bench/plot.py", "engine-growth.svg")
        lines = engine.lines(peer_python, seconds)
        return Part(lines, engine.extra_sides(seconds), engine.extra_results, plot)
    if name == "search":
        plot = ("bench/plot_search.py", "search-speed.svg")
        lines = search.lines(peer_python, seconds)
        return Part(lines, search.extra_sides(seconds), search.extra_results, plot)
    if name == "server":
        plot = ("bench/plot_server.py", "server-speed.svg")
        return Part(server.lines(seconds), server.extra_sides(seconds), server.extra_results, plot)
    if name == "envs":
        return Part(
            envs.lines(peer_python, seconds), envs.extra_sides(peer_python, seconds), envs.extra_results
        )
    if name == "baselines":
        return Part(baselines.lines(seconds), baselines.extra_sides(seconds))
    if name == "terminal":
        return Part(terminal.lines(seconds))
    if name == "page":
        return Part(page.lines(seconds))
    if name == "site":
        return Part(site.lines(seconds), site.extra_sides())
    return Part(art.lines(seconds))


def run(name: str, part: Part, peer_python: str, rounds: int, results: Path | None) -> bool:
    """Whether all bars hold."""
    sides = [*sides_of(part.lines), *part.extra_sides]
    samples = measure(sides, rounds)
    verdicts = [judge(line, samples) for line in part.lines]
    print(table(verdicts))
    for side in part.extra_sides:
        print(f"{side.name}: {side.unit.write(samples[side.name].median)}")
    if results is not None:
        written = results / f"{name}.json"
        report.write(written, report.document(name, sides, samples, verdicts) | part.extra_results(samples))
        progress(f"written: {written}")
        if part.plot is not None:
            script, picture = part.plot[0], results / part.plot[1]
            subprocess.run([peer_python, script, str(written), str(picture)], cwd=ROOT, check=True)
            progress(f"written: {picture}")
    return all(verdict.holds for verdict in verdicts)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--only", choices=PARTS, help="one part instead of all")
    parser.add_argument("--peer-python", required=True, help="the interpreter of the peers' environment")
    parser.add_argument("--rounds", type=int, default=FEWEST_ROUNDS, help="runs of each side (at least 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each run measures")
    parser.add_argument("--results", type=Path, default=report.RESULTS, help="folder for JSON and plots")
    parser.add_argument("--smoke", action="store_true", help="one short round, nothing written")
    options = parser.parse_args(arguments)
    if options.rounds < FEWEST_ROUNDS:
        parser.error(f"a median needs at least {FEWEST_ROUNDS} rounds")
    # Not resolved: a virtual environment is known by the path of its interpreter's link.
    peer_python = str(Path(options.peer_python).absolute())
    rounds, seconds, results = options.rounds, options.seconds, options.results.absolute()
    if options.smoke:
        rounds, seconds, results = 1, SMOKE_SECONDS, None
    try:
        chosen = [options.only] if options.only else list(PARTS)
        # Every part is run, whatever the first gave.
        verdicts = [
            run(name, part_of(name, peer_python, seconds), peer_python, rounds, results) for name in chosen
        ]
        holds = all(verdicts)
    except (BenchError, subprocess.CalledProcessError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
