"""Many games in one call: how long is a random game of each size? `python examples/many_games.py`

Add a number to play that many games (default: 256).
"""

import sys

import numpy as np

from oddville.envs.vector import OddVilleVectorEnv

games = int(sys.argv[1]) if len(sys.argv) > 1 else 256
for players in (2, 3, 4):
    envs = OddVilleVectorEnv(num_envs=games, players=players)
    envs.reset(seed=1)
    lengths = np.zeros(games, int)  # of the first game in each row; whoever has ended begins anew meanwhile
    steps = 0
    while not lengths.all():
        _, _, terminations, truncations, _ = envs.step(envs.random_actions())
        steps += 1
        lengths[(terminations | truncations) & (lengths == 0)] = steps
    print(
        f"{players} players: {lengths.mean():.0f} decisions in a random game, {lengths.max()} in the longest"
    )
