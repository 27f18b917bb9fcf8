"""A thousand games at once: how long is a random game of each size? `python examples/many_games.py`"""

import numpy as np

from oddville.envs.vector import OddVilleVectorEnv

for players in (2, 3, 4):
    envs = OddVilleVectorEnv(num_envs=1024, players=players)
    envs.reset(seed=1)
    lengths: list[int] = []
    length = np.zeros(envs.num_envs, int)
    while len(lengths) < 1024:
        _, _, terminations, truncations, _ = envs.step(envs.random_actions())
        length += 1
        ended = terminations | truncations
        lengths += length[ended].tolist()
        length[ended] = -1  # the next step deals anew
    print(f"{players} players: {np.mean(lengths):.0f} decisions in a random game")
