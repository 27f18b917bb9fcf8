"""The same seed gives the same games in every process and in both builds."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import hashlib, random
import numpy as np, pyspiel, gymnasium
import oddville.envs.gymnasium, oddville.envs.openspiel
from oddville.envs import pettingzoo
from oddville.envs.vector import OddVilleVectorEnv

seen = hashlib.sha256()
envs = OddVilleVectorEnv(3, players=3, opponents="apprentice", max_turns=30)
envs.reset(seed=5)
for _ in range(12):
    observations, rewards, *_ = envs.step(envs.random_actions())
    seen.update(observations.tobytes() + rewards.tobytes())

env = gymnasium.make(oddville.envs.gymnasium.ENVIRONMENT, opponents="random")
env.action_space.seed(3)
observation, info = env.reset(seed=3)
for _ in range(30):
    observation, *_, info = env.step(env.action_space.sample(info["action_mask"]))
    seen.update(observation.tobytes())

aec = pettingzoo.env(players=4)
aec.reset(seed=4)
for agent in aec.agent_iter(60):
    observation = aec.last()[0]
    seen.update(observation["observation"].tobytes())
    aec.step(int(np.flatnonzero(observation["action_mask"])[-1]))

choose = random.Random(1)
state = pyspiel.load_game("python_oddville").new_initial_state()
for _ in range(120):
    actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(choose.choice(actions))
seen.update(state.information_state_string(0).encode())
print(seen.hexdigest())
"""


def digest(build: str, hash_seed: str) -> str:
    environment = {**os.environ, "ODDVILLE_BUILD": build, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
def test_every_process_sees_the_same() -> None:
    assert digest("", "1") == digest("", "2") == digest("plain", "3")
