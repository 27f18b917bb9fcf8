"""The peers' side of the environments: connect_four of PettingZoo, catanatron, rlcard, backgammon of pgx.

Runs in the environment of the peers and imports nothing of ours. Every process stays on one core, and actions
are chosen at random among the legal ones, the same way as on our side.
"""

import argparse
import importlib.metadata
import json
import os
import platform
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

GAMES = 1024
STEPS_A_CALL = 10


def connect_four(seconds: float) -> dict[str, Any]:
    """`env()` with its wrappers, observation and mask at each step."""
    from pettingzoo.classic import connect_four_v3

    env, choose = connect_four_v3.env(), random.Random(1)
    env.reset(seed=1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(choose.choice(observation["action_mask"].nonzero()[0].tolist()))
            steps += 1
        env.reset()
    return {"value": steps / (perf_counter() - start), "detail": {"steps": steps}}


def catanatron(seconds: float) -> dict[str, Any]:
    """Against three random players, as its documentation shows it."""
    from catanatron import Color, RandomPlayer
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    enemies = [RandomPlayer(color) for color in (Color.RED, Color.ORANGE, Color.WHITE)]
    env, choose = CatanatronEnv(config={"enemies": enemies}), random.Random(1)
    env.reset(seed=1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        _, _, terminated, truncated, _ = env.step(choose.choice(env.get_valid_actions()))
        if terminated or truncated:
            env.reset()
        steps += 1
    return {"value": steps / (perf_counter() - start), "detail": {"steps": steps}}


def rlcard(seconds: float, game: str, **config: int) -> dict[str, Any]:
    """Decisions of one player, the three others chosen at random in between."""
    import rlcard as cards

    env, choose = cards.make(game, config={**config, "seed": 1}), random.Random(1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        state, player = env.reset()
        while not env.is_over():
            steps += player == 0
            state, player = env.step(choose.choice(list(state["legal_actions"])))
    return {"value": steps / (perf_counter() - start), "detail": {"steps": steps}}


def pgx(seconds: float) -> dict[str, Any]:
    """Nanoseconds for one step of one game; step, reset and choice compiled into one function."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make("backgammon")
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        choice, dice = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        return step(state, jax.random.categorical(choice, logits), dice)

    def call(carry: Any, _: Any) -> Any:
        state, key = carry
        key, own = jax.random.split(key)
        return (jax.vmap(one)(state, jax.random.split(own, GAMES)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(call, carry, None, STEPS_A_CALL)[0])
    carry = (
        jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), GAMES)),
        jax.random.PRNGKey(2),
    )
    carry = jax.block_until_ready(run(carry))  # compiles
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        carry = jax.block_until_ready(run(carry))
        steps += STEPS_A_CALL * GAMES
    return {"value": (perf_counter() - start) / steps * 1e9, "detail": {"steps": steps}}


MEASUREMENTS: dict[str, Callable[[float], dict[str, Any]]] = {
    "connect-four": connect_four,
    "catanatron": catanatron,
    "mahjong": lambda seconds: rlcard(seconds, "mahjong"),
    "uno": lambda seconds: rlcard(seconds, "uno", game_num_players=4),
    "pgx": pgx,
}
PACKAGES = {
    "connect-four": "pettingzoo",
    "catanatron": "catanatron_gym",
    "mahjong": "rlcard",
    "uno": "rlcard",
    "pgx": "pgx",
}


def stay_on_one_core() -> None:
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    stay_on_one_core()
    result = MEASUREMENTS[arguments.what](arguments.seconds)
    package = PACKAGES[arguments.what]
    result["versions"] = {
        package: importlib.metadata.version(package),
        f"{package}'s python": platform.python_version(),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
