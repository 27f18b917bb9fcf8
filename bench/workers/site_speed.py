"""How fast the engine is, in whichever Python runs this: `python -m bench.workers.site_speed walks 2 1.5`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time

from oddville.bots import Budget, Observation
from oddville.bots.search import SearchBot
from oddville.editions.start import new_game
from oddville.rules import build_kind
from oddville.rules.playout import play_randomly

GAMES = 12
WALKS = 500
MOST_DECISIONS = 20_000


def decisions() -> int:
    return sum(play_randomly(new_game(2 + seed % 3, seed), seed, MOST_DECISIONS) for seed in range(GAMES))


def walks(players: int) -> int:
    SearchBot(1).explore(Observation(new_game(players, 1)), Budget(iterations=WALKS))
    return WALKS


def processor_seconds() -> float:
    """Other programs take none of it. WebAssembly has no such clock, but Node around it has."""
    try:
        from js import process
    except ImportError:
        return process_time()
    used = process.cpuUsage()
    return float((used.user + used.system) / 1e6)


def speed(work: Callable[[], int], seconds: float) -> float:
    until = perf_counter() + seconds / 2
    while perf_counter() < until:
        work()  # warms up: browsers compile in two steps
    done, start = 0, processor_seconds()
    while (taken := processor_seconds() - start) < seconds:
        done += work()
    return done / taken


if __name__ == "__main__":
    assert build_kind() == "compiled"
    what, *words = sys.argv[1:]
    work = decisions if what == "decisions" else partial(walks, int(words[0]))
    value = speed(work, float(words[-1]))
    print(json.dumps({"value": value, "versions": {"python": sys.version.split()[0]}}))
