"""One measurement of the environments, in this process: `python -m bench.workers.envs vector`."""

import argparse
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from .worker import print_result, require_build, stay_on_one_core

GAMES = 1024
WARMING = 200  # steps, so that the games are not all at their beginning


def vector(seconds: float, players: int = 2) -> dict[str, Any]:
    """Nanoseconds for one step of one game, choosing among the legal actions included."""
    from oddville.envs.vector import OddVilleVectorEnv

    envs = OddVilleVectorEnv(GAMES, players=players)
    envs.reset(seed=1)
    for _ in range(WARMING):
        envs.step(envs.random_actions())
    steps, ended, start = 0, 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(10):
            _, _, terminated, _, _ = envs.step(envs.random_actions())
            ended += int(np.count_nonzero(terminated))
        steps += 10 * GAMES
    spent = perf_counter() - start
    return {"value": spent / steps * 1e9, "detail": {"steps": steps, "games_ended": ended}}


def pettingzoo(seconds: float) -> dict[str, Any]:
    from oddville.envs import pettingzoo

    env, choose = pettingzoo.env(), random.Random(1)
    env.reset(seed=1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            assert observation is not None
            env.step(choose.choice(observation["action_mask"].nonzero()[0].tolist()))
            steps += 1
        env.reset()
    return {"value": steps / (perf_counter() - start), "detail": {"steps": steps}}


def gymnasium(seconds: float, **parameters: Any) -> dict[str, Any]:
    import gymnasium

    import oddville.envs.gymnasium

    env = gymnasium.make(oddville.envs.gymnasium.ENVIRONMENT, **{"players": 4, **parameters})
    choose = random.Random(1)
    _, info = env.reset(seed=1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(200):
            action = choose.choice(info["action_mask"].nonzero()[0].tolist())
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()
        steps += 200
    return {"value": steps / (perf_counter() - start), "detail": {"steps": steps}}


def openspiel(seconds: float) -> dict[str, Any]:
    import pyspiel

    import oddville.envs.openspiel

    game, choose = pyspiel.load_game(oddville.envs.openspiel.SHORT_NAME), random.Random(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choose.choice(state.chance_outcomes())[0])
        start = perf_counter()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                steps += 1
        spent += perf_counter() - start
    return {"value": steps / spent, "detail": {"steps": steps}}


MEASUREMENTS: dict[str, Callable[[float], dict[str, Any]]] = {
    "vector": vector,
    "vector-4": lambda seconds: vector(seconds, players=4),
    "pettingzoo": pettingzoo,
    "gymnasium": gymnasium,
    "dictionary": lambda seconds: gymnasium(seconds, observation="dictionary"),
    "openspiel": openspiel,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    require_build(parser)
    stay_on_one_core()
    result = MEASUREMENTS[arguments.what](arguments.seconds)
    print_result(result, "gymnasium", "pettingzoo", "open_spiel", "numpy")


if __name__ == "__main__":
    main()
