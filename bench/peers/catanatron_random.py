"""catanatron's side: random play with four of its own random players, or the cost of its copy.

Runs in the environment of the peers and imports nothing of ours. Setting up a game is outside the clock, as
it is on our side. `Game.play` calls `decide` once for each tick, and each tick appends one entry to
`state.actions`: its length is the number of decisions, and counting costs the peer nothing.
"""

import argparse
import importlib.metadata
import json
import platform
import timeit
from statistics import median
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer

MIDDLE_OF_THE_GAME = 400  # decisions; a random game has about 900


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(seconds: float) -> dict[str, Any]:
    new_game(1).play()  # fills its caches
    decisions, spent, seed = 0, 0.0, 1
    while spent < seconds:
        game = new_game(seed)
        start = process_time()
        game.play()
        spent += process_time() - start
        decisions += len(game.state.actions)
        seed += 1
    return {"value": decisions / spent, "detail": {"games": seed - 1, "decisions": decisions}}


def copy(seconds: float) -> dict[str, Any]:
    game = new_game(1)
    while len(game.state.actions) < MIDDLE_OF_THE_GAME and game.winning_color() is None:
        game.play_tick()
    copying = timeit.Timer(game.copy, timer=process_time)
    number, taken = copying.autorange()
    repeats = max(3, int(seconds / taken))
    taken = median(copying.repeat(repeats, number))
    return {"value": taken / number * 1e9, "detail": {"copies": repeats * number}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "copy"])
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    result = {"play": play, "copy": copy}[arguments.what](arguments.seconds)
    result["versions"] = {
        "catanatron": importlib.metadata.version("catanatron"),
        "catanatron's python": platform.python_version(),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
