"""One measurement of games for stable-baselines3: `python -m bench.workers.baselines adapter`.

The time is processor time, of all processes together: other work on the machine does not count.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv, VecEnv

from oddville.envs.gymnasium import OddVilleEnv
from oddville.envs.stable_baselines3 import OddVilleVecEnv

from .worker import print_result, require_build, stay_on_one_core

GAMES = 256
PROCESSES = 4  # games in processes of their own
WARMING = 50  # steps, so that the games are not all at their beginning

Masks = Callable[[Any, list[dict[str, Any]]], NDArray[Any]]


def adapter(opponents: str) -> tuple[VecEnv, Masks]:
    """It tells the results of games by itself, for which `make_vec_env` adds a Monitor to the others."""
    games = OddVilleVecEnv(GAMES, opponents=opponents)
    return games, lambda envs, infos: games.action_masks()


def in_this_process(opponents: str) -> tuple[VecEnv, Masks]:
    return make_vec_env(OddVilleEnv, GAMES, env_kwargs={"opponents": opponents}), masks_of_infos


def in_processes(opponents: str) -> tuple[VecEnv, Masks]:
    bots = {"opponents": opponents}
    return make_vec_env(OddVilleEnv, PROCESSES, env_kwargs=bots, vec_env_cls=SubprocVecEnv), masks_of_infos


def masks_of_infos(envs: VecEnv, infos: list[dict[str, Any]]) -> NDArray[Any]:
    """What our environment says at each step anyway."""
    return np.stack([info["action_mask"] for info in infos])


def masks_for_maskable(envs: VecEnv, infos: list[dict[str, Any]]) -> NDArray[Any]:
    """As sb3-contrib's algorithms ask for them."""
    masks: NDArray[Any] = get_action_masks(envs)
    return masks


def spent_by(envs: VecEnv) -> float:
    """Seconds of processor time of this process and of those that play."""
    spent = process_time()
    for process in envs.processes if isinstance(envs, SubprocVecEnv) else ():
        # After the name in brackets: user and system time are the 12th and 13th.
        times = Path(f"/proc/{process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        spent += (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def legal_actions(masks: NDArray[Any], random: np.random.Generator) -> NDArray[Any]:
    """The first legal ones from a random number on, or else from 0: quick, and the same for all sides."""
    start = int(random.integers(masks.shape[1]))
    later = masks[:, start:]
    first = later.argmax(1)
    chosen: NDArray[Any] = np.where(later[np.arange(len(masks)), first], first + start, masks.argmax(1))
    return chosen


def measure(envs: VecEnv, masks_of: Masks, seconds: float) -> dict[str, Any]:
    """Steps with observation and mask; choosing the actions is not part of the time."""
    random = np.random.default_rng(1)
    envs.seed(1)
    envs.reset()
    masks = get_action_masks(envs)
    steps, spent, number = 0, 0.0, 0
    while spent < seconds:
        actions = legal_actions(masks, random)
        start = spent_by(envs)
        infos = envs.step(actions)[3]
        masks = masks_of(envs, infos)
        if number >= WARMING:
            spent += spent_by(envs) - start
            steps += envs.num_envs
        number += 1
    envs.close()
    return {"value": steps / spent, "detail": {"steps": steps}}


SIDES = {"adapter": adapter, "dummy": in_this_process, "subproc": in_processes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=SIDES)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--maskable", action="store_true", help="ask for masks as MaskablePPO does")
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    require_build(parser)
    if arguments.what != "subproc":
        stay_on_one_core()
    envs, masks_of = SIDES[arguments.what](arguments.opponents)
    result = measure(envs, masks_for_maskable if arguments.maskable else masks_of, arguments.seconds)
    print_result(result, "gymnasium", "numpy", "stable-baselines3", "sb3-contrib")


if __name__ == "__main__":
    main()
