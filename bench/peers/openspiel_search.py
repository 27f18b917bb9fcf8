"""OpenSpiel's side: playouts per second of its own tree searches in C++, one random playout a simulation.

Runs in the environment of the peers and imports nothing of ours. Each search starts where the first player
decides for the first time, dice thrown and cards dealt from a seed; setting that up is outside the clock.
Each simulation plays one game to its end, so simulations are whole playouts.
"""

import argparse
import importlib.metadata
import json
import os
import platform
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pyspiel

SIMULATIONS = 500  # in one search
EXPLORATION = 2.0
MEGABYTES = 1000  # more than a search of that length needs
ONE_PLAYOUT = 1


def first_decision(game: Any, seed: int) -> Any:
    state, random = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    if len(state.legal_actions()) == 1:  # its searches would return at once
        raise SystemExit("there is nothing to decide")
    return state


def mcts(game: Any, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(ONE_PLAYOUT, seed)
    return pyspiel.MCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, MEGABYTES, False, seed, False)


def ismcts(game: Any, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(ONE_PLAYOUT, seed)
    return pyspiel.ISMCTSBot(seed, evaluator, EXPLORATION, SIMULATIONS)


SEARCHES: dict[str, tuple[str, Callable[[Any, int], Any]]] = {
    "mcts": ("backgammon", mcts),
    "ismcts": ("gin_rummy", ismcts),
}


def searched(what: str, seconds: float) -> dict[str, Any]:
    name, make = SEARCHES[what]
    game = pyspiel.load_game(name)
    make(game, 0).step(first_decision(game, 0))  # warms up
    searches, spent = 0, 0.0
    while spent < seconds:
        searches += 1
        state, bot = first_decision(game, searches), make(game, searches)
        start = process_time()
        bot.step(state)
        spent += process_time() - start
    playouts = searches * SIMULATIONS
    return {"value": playouts / spent, "detail": {"searches": searches, "playouts": playouts}}


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=SEARCHES)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    stay_on_one_core()
    result = searched(arguments.what, arguments.seconds)
    result["versions"] = {
        "open_spiel": importlib.metadata.version("open_spiel"),
        "open_spiel's python": platform.python_version(),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
