"""Libraries for learning on our environments, unchanged: `python learners.py supersuit maskable_ppo ...`.

Prints the steps per second of each, of wall-clock and of this process' processor time.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Any

import numpy as np

RANDOM = np.random.default_rng(1)
BOT: dict[str, Any] = {"players": 2, "opponents": "newcomer"}


@contextmanager
def timed(name: str) -> Iterator[list[int]]:
    """Add the numbers of steps to the list."""
    steps: list[int] = []
    wall, own = perf_counter(), process_time()
    yield steps
    wall, own = perf_counter() - wall, process_time() - own
    print(
        f"{name}: {sum(steps)} steps, {sum(steps) / wall:,.0f} a second, {sum(steps) / own:,.0f} of its own"
    )


def legal_actions(masks: Any) -> Any:
    return (RANDOM.random(masks.shape, np.float32) * masks).argmax(1)


def tutorial() -> None:
    """PettingZoo's own loop."""
    from oddville.envs import pettingzoo

    env: Any = pettingzoo.env(players=3)
    env.reset(seed=42)
    with timed("PettingZoo's tutorial") as steps:
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
            steps.append(1)
    env.close()


def supersuit() -> None:
    import supersuit

    from oddville.envs import pettingzoo

    one = supersuit.pettingzoo_env_to_vec_env_v1(pettingzoo.parallel_env(players=2))
    envs = supersuit.concat_vec_envs_v1(one, 4, num_cpus=0, base_class="gymnasium")
    observations, _ = envs.reset(seed=1)
    with timed("supersuit's concat_vec_envs_v1") as steps:
        for _ in range(300):
            masks = observations["action_mask"]
            observations = envs.step(legal_actions(masks))[0]
            steps.append(len(masks))


def vectoriser(name: str, envs: Any, rounds: int) -> None:
    from sb3_contrib.common.maskable.utils import get_action_masks

    envs.reset()
    with timed(name) as steps:
        for _ in range(rounds):
            envs.step(legal_actions(get_action_masks(envs)))
            steps.append(envs.num_envs)
    envs.close()


def subproc() -> None:
    from stable_baselines3.common.env_util import make_vec_env
    from stable_baselines3.common.vec_env import SubprocVecEnv

    from oddville.envs.gymnasium import OddVilleEnv

    vectoriser("SubprocVecEnv", make_vec_env(OddVilleEnv, 2, env_kwargs=BOT, vec_env_cls=SubprocVecEnv), 300)


def adapter() -> None:
    from oddville.envs.stable_baselines3 import OddVilleVecEnv

    vectoriser("OddVilleVecEnv", OddVilleVecEnv(256, **BOT), 100)


def maskable_ppo() -> None:
    import torch
    from sb3_contrib import MaskablePPO

    from oddville.envs.stable_baselines3 import OddVilleVecEnv

    torch.set_num_threads(1)
    model = MaskablePPO("MlpPolicy", OddVilleVecEnv(256, **BOT), n_steps=64, batch_size=2048, device="cpu")
    with timed("MaskablePPO, learning included") as steps:
        model.learn(256 * 64)
        steps.append(model.num_timesteps)


def tianshou() -> None:
    """Two random agents of its own, which obey the masks."""
    from tianshou.algorithm import MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
    from tianshou.data import Collector
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    from oddville.envs import pettingzoo

    def make() -> Any:
        return PettingZooEnv(pettingzoo.env(players=2, max_turns=20))

    env = make()
    agents = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space) for _ in env.agents]
    both = MultiAgentOffPolicyAlgorithm(algorithms=agents, env=env)
    collector: Any = Collector(both, DummyVectorEnv([make] * 4))
    collector.reset()
    with timed("tianshou's Collector") as steps:
        steps.append(int(collector.collect(n_episode=4).n_collected_steps))


def rllib() -> None:
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    from oddville.envs.gymnasium import OddVilleEnv
    from oddville.envs.masked_observation import MaskedObservation

    register_env("oddville", lambda config: MaskedObservation(OddVilleEnv(**config)))
    config: Any = PPOConfig()  # type: ignore[no-untyped-call]
    config = (
        config.environment("oddville", env_config=BOT)
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=2000, minibatch_size=500, num_epochs=2)
    )
    algorithm: Any = config.build_algo()
    with timed("RLlib's PPO, learning included") as steps:
        steps.append(int(algorithm.train()["env_runners"]["num_env_steps_sampled"]))
    algorithm.stop()
    ray.shutdown()


WORK: dict[str, Callable[[], None]] = {
    "tutorial": tutorial,
    "supersuit": supersuit,
    "subproc": subproc,
    "adapter": adapter,
    "maskable_ppo": maskable_ppo,
    "tianshou": tianshou,
    "rllib": rllib,
}

if __name__ == "__main__":
    for name in sys.argv[1:]:
        WORK[name]()
