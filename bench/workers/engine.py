"""One measurement of the engine, in this process: `python -m bench.workers.engine loop --seconds 2`."""

import argparse
import timeit
from collections import defaultdict
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, perf_counter_ns, process_time
from typing import Any

import oddville
from oddville.rules.playout import copy_many, play_randomly

from .worker import print_result, require_build

PLAYERS = 4
NO_LIMIT = 1_000_000  # decisions; no game is as long
BATCH = 20  # games set up, outside the clock, before they are played
MIDDLE_OF_THE_GAME = 12  # cards in the city of the game that is copied
COPIES = 100_000  # in one call of the compiled loop
FEWEST_SAMPLES = 100  # decisions a city size needs to be reported


def loop(seconds: float) -> dict[str, Any]:
    """Decisions per second where the engine itself plays at random."""
    play_randomly(oddville.new_game(players=PLAYERS, seed=0), 0, NO_LIMIT)
    decisions, spent, seed = 0, 0.0, 1
    while spent < seconds:
        games = [oddville.new_game(players=PLAYERS, seed=seed + i) for i in range(BATCH)]
        start = process_time()
        for i, game in enumerate(games):
            decisions += play_randomly(game, seed + i, NO_LIMIT)
        spent += process_time() - start
        seed += BATCH
    return {"value": decisions / spent, "detail": {"games": seed - 1, "decisions": decisions}}


def steps(seconds: float) -> dict[str, Any]:
    """Decisions per second where Python asks for the legal actions, chooses and steps."""
    random = Random(1).random
    decisions, spent, seed = 0, 0.0, 1
    while spent < seconds:
        game = oddville.new_game(players=PLAYERS, seed=seed)
        start = process_time()
        while not game.is_over:
            actions = game.legal_actions()
            game.step(actions[int(random() * len(actions))])
            decisions += 1
        spent += process_time() - start
        seed += 1
    return {"value": decisions / spent, "detail": {"games": seed - 1, "decisions": decisions}}


def middle_game() -> oddville.Game:
    game = oddville.new_game(players=PLAYERS, seed=1)
    random = Random(1)
    while game.city_count < MIDDLE_OF_THE_GAME and not game.is_over:
        game.step(random.choice(game.legal_actions()))
    return game


def copy(seconds: float) -> dict[str, Any]:
    """Nanoseconds for a copy called from Python, less those of the empty loop around it."""
    names = {"game": middle_game()}
    copying = timeit.Timer("game.copy()", timer=process_time, globals=names)
    empty = timeit.Timer("pass", timer=process_time, globals=names)
    number, taken = copying.autorange()
    repeats = max(3, int(seconds / taken))
    taken = median(copying.repeat(repeats, number)) - median(empty.repeat(repeats, number))
    return {"value": taken / number * 1e9, "detail": {"copies": repeats * number}}


def copy_loop(seconds: float) -> dict[str, Any]:
    """Nanoseconds for a copy where the engine itself copies in a loop."""
    game = middle_game()
    copy_many(game, COPIES)
    copies, spent = 0, 0.0
    while spent < seconds:
        start = process_time()
        copy_many(game, COPIES)
        spent += process_time() - start
        copies += COPIES
    return {"value": spent / copies * 1e9, "detail": {"copies": copies}}


def growth(seconds: float) -> dict[str, Any]:
    """Mean nanoseconds per random decision, by the number of cards in the city before it.

    Each decision is clocked for itself; what the clock and the call cost is measured the same way with
    calls that decide nothing, and taken off.
    """
    spent: defaultdict[int, int] = defaultdict(int)
    count: defaultdict[int, int] = defaultdict(int)
    overhead, overhead_count = 0, 0
    seed = 1
    end = perf_counter() + seconds
    while perf_counter() < end:
        game = oddville.new_game(players=PLAYERS, seed=seed)
        random_seed = seed * 10_000
        while not game.is_over:
            size = game.city_count
            random_seed += 1
            start = perf_counter_ns()
            play_randomly(game, random_seed, 0)
            between = perf_counter_ns()
            play_randomly(game, random_seed, 1)
            stop = perf_counter_ns()
            overhead += between - start
            overhead_count += 1
            spent[size] += stop - between
            count[size] += 1
        seed += 1
    empty = overhead / overhead_count
    by_size = {str(n): spent[n] / count[n] - empty for n in sorted(spent) if count[n] >= FEWEST_SAMPLES}
    value = sum(spent.values()) / sum(count.values()) - empty
    return {"value": value, "detail": {"by_size": by_size, "overhead": empty}}


MEASUREMENTS: dict[str, Callable[[float], dict[str, Any]]] = {
    "loop": loop,
    "steps": steps,
    "copy": copy,
    "copy-loop": copy_loop,
    "growth": growth,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    parser.add_argument("--build", choices=["compiled", "plain"], default="compiled")
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    require_build(parser, arguments.build)
    print_result(MEASUREMENTS[arguments.what](arguments.seconds))


if __name__ == "__main__":
    main()
