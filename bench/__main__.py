"""`make bench`: measures each part beside its peers, prints a table, writes JSON and plots."""

import argparse
import subprocess
import sys
from pathlib import Path

from bench import art, engine, report
from bench.harness import ROOT, BenchError, judge, measure, progress, sides_of, table

PARTS = ("engine", "art")
FEWEST_ROUNDS = 5
SMOKE_SECONDS = 0.2


def run_engine(peer_python: str, rounds: int, seconds: float, results: Path | None) -> bool:
    """Whether all bars hold."""
    lines = engine.lines(peer_python, seconds)
    sides = [*sides_of(lines), *engine.extra_sides(seconds)]
    samples = measure(sides, rounds)
    verdicts = [judge(line, samples) for line in lines]
    print(table(verdicts))
    if results is not None:
        data = report.document("engine", sides, samples, verdicts) | engine.extra_results(samples)
        written, picture = results / "engine.json", results / "engine-growth.svg"
        report.write(written, data)
        subprocess.run([peer_python, "bench/plot.py", str(written), str(picture)], cwd=ROOT, check=True)
        progress(f"written: {written}, {picture}")
    return all(verdict.holds for verdict in verdicts)


def run_art(rounds: int, seconds: float, results: Path | None) -> bool:
    lines = art.lines(seconds)
    sides = sides_of(lines)
    samples = measure(sides, rounds)
    verdicts = [judge(line, samples) for line in lines]
    print(table(verdicts))
    if results is not None:
        written = results / "art.json"
        report.write(written, report.document("art", sides, samples, verdicts))
        progress(f"written: {written}")
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
        parts = {
            "engine": lambda: run_engine(peer_python, rounds, seconds, results),
            "art": lambda: run_art(rounds, seconds, results),
        }
        chosen = [options.only] if options.only else list(PARTS)
        verdicts = [parts[part]() for part in chosen]  # every part is run, whatever the first gave
        holds = all(verdicts)
    except (BenchError, subprocess.CalledProcessError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
