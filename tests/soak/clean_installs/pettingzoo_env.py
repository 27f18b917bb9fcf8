"""PettingZoo's own test."""

from pettingzoo.test import api_test

import oddville.envs.pettingzoo

api_test(oddville.envs.pettingzoo.env(players=3), num_cycles=200)
