"""Random agents, with PettingZoo: `python examples/random_agents.py`."""

from oddville.envs import pettingzoo

env = pettingzoo.env(players=3, reward="rank", render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(agent, reward)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(env.render())
