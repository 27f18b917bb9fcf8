"""A random game in OpenSpiel."""

import random

import pyspiel

import oddville.envs.openspiel

game = pyspiel.load_game(oddville.envs.openspiel.SHORT_NAME)
state, chance = game.new_initial_state(), random.Random(1)
for _ in range(200):
    if state.is_terminal():
        break
    state.apply_action(chance.choice(state.legal_actions()))
print("openspiel:", game.get_type().short_name, "after", len(state.history()), "actions")
