"""Gymnasium's own checker, and the vector environment."""

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import oddville.envs.gymnasium
from oddville.envs.vector import OddVilleVectorEnv

env = gymnasium.make(oddville.envs.gymnasium.ENVIRONMENT)
check_env(env.unwrapped)
print("gymnasium: check_env passes; render modes", *env.metadata["render_modes"])
many = OddVilleVectorEnv(8)
observations, infos = many.reset(seed=1)
print("vector:", observations.shape, np.asarray(infos["action_mask"]).shape)
