"""How fast the engine is, in whichever Python runs this: `python -m bench.workers.site_speed walks 2 1.5`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter

from oddville.bots import Budget, Observation
from oddville.bots.search import SearchBot
from oddville.editions.start import new_game
from oddville.rules import build_kind
from oddville.rules.playout import play_randomly

GAMES = 30
WALKS = 1500
MOST_DECISIONS = 20_000


def decisions() -> int:
    return sum(play_randomly(new_game(2 + seed % 3, seed), seed, MOST_DECISIONS) for seed in range(GAMES))


def walks(players: int) -> int:
    SearchBot(1).explore(Observation(new_game(players, 1)), Budget(iterations=WALKS))
    return WALKS


def fastest(work: Callable[[], int], seconds: float) -> float:
    """The same short piece of work again and again; the fastest one was disturbed least by other programs."""
    best, until = 0.0, perf_counter() + seconds
    while (start := perf_counter()) < until:
        done = work()
        best = max(best, done / (perf_counter() - start))
    return best


if __name__ == "__main__":
    assert build_kind() == "compiled"
    what, *words = sys.argv[1:]
    work = decisions if what == "decisions" else partial(walks, int(words[0]))
    value = fastest(work, float(words[-1]))
    print(json.dumps({"value": value, "versions": {"python": sys.version.split()[0]}}))
