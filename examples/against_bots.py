"""One agent against bots, with Gymnasium: `python examples/against_bots.py`.

The agent builds whenever it can, and otherwise acts at random.
"""

import gymnasium
import numpy as np

import oddville.envs.gymnasium
from oddville.rules.action_space import BUILD

GAMES = 20

env = gymnasium.make(oddville.envs.gymnasium.ENVIRONMENT, players=3, opponents=["newcomer", "random"])
random = np.random.default_rng(7)
won = 0
for game in range(GAMES):
    observation, info = env.reset(seed=game)
    terminated = truncated = False
    while not (terminated or truncated):
        legal = np.flatnonzero(info["action_mask"])
        builds = legal[(legal == BUILD) | (legal == BUILD + 1)]
        action = random.choice(builds if len(builds) else legal)
        observation, reward, terminated, truncated, info = env.step(action)
    won += reward == 1
print(f"won {won} of {GAMES} games against a newcomer and a random player")
