"""Environments in mid-game that go on as copies, and as pickles in another process.

`python -m tests.support.env_copies begin FILE` plays into the middle of a game in every environment, pickles
all of them into the file, and goes on with each environment and with a deep copy of it. `continue FILE` goes
on with the pickles. Both print a line of JSON: a hash of all that was seen from there to the end, by name.
"""

from __future__ import annotations

import copy
import hashlib
import importlib.util
import json
import pickle
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel

from oddville.envs import parallel, pettingzoo
from oddville.envs.gymnasium import ENVIRONMENT, OddVilleEnv
from oddville.envs.masked_observation import MaskedObservation
from oddville.envs.openspiel import SHORT_NAME
from oddville.envs.vector import OddVilleVectorEnv
from oddville.rules import build_kind
from oddville.rules.action_space import DONE

# Bots that search keep a tree and random numbers from one decision to the next.
OPPONENTS = ("random", "newcomer", "apprentice", "master:iterations=8")
COMPANY = ("uct:iterations=2", "apprentice", "random")
LOOP_OPPONENTS = (None, "random", "newcomer", "apprentice")
GAMES = 2  # in the vector environment
BEFORE = 10 if build_kind() == "compiled" else 5  # steps before the copy, so few that no game is over
DEALT = 80  # chance nodes before the first decision of OpenSpiel, or a little more
# To the end; the plain build is too slow for that.
MOST_STEPS = 100_000 if build_kind() == "compiled" else 5
VECTOR_STEPS = 300 if build_kind() == "compiled" else 4


def sample(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


class Walk:
    """Plays on by random actions that depend on nothing but the seed, and notes everything."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.seen = hashlib.sha256()
        self.has_ended = False

    def note(self, *things: Any) -> None:
        for thing in things:
            self.seen.update(np.ascontiguousarray(thing).tobytes())

    def agent(self, env: Any, steps: int) -> None:
        for _ in range(steps):
            mask = env.unwrapped.action_masks()
            seen, reward, terminated, truncated, _ = env.step(sample(mask, self.random))
            self.note(mask, reward, terminated, truncated)
            self.note(*(seen.values() if isinstance(seen, dict) else [seen]))
            if terminated or truncated:
                self.has_ended = True
                return

    def turns(self, env: Any, steps: int) -> None:
        for agent in env.agent_iter(steps):
            seen, reward, terminated, truncated, _ = env.last()
            self.note(env.agents.index(agent), seen["observation"], seen["action_mask"], reward, terminated)
            is_dead = terminated or truncated
            env.step(None if is_dead else sample(seen["action_mask"], self.random))
        self.has_ended = not env.agents

    def together(self, env: Any, steps: int) -> None:
        for _ in range(steps):
            game = env.seated.game
            actions = dict.fromkeys(env.agents, DONE)
            actions[env.agents[game.decider]] = sample(env.seated.mask(game.decider), self.random)
            seen, rewards, *_ = env.step(actions)
            for agent, reward in rewards.items():
                self.note(reward, *(seen[agent].values() if agent in seen else ()))
            if not env.agents:
                self.has_ended = True
                return

    def loop(self, envs: Any, steps: int) -> None:
        for _ in range(steps):
            observations, rewards, terminated, truncated, infos = envs.step(envs.random_actions())
            self.note(observations, rewards, terminated, truncated, *infos.values())
            self.has_ended |= bool(terminated.any() or truncated.any())

    def baselines(self, envs: Any, steps: int) -> None:
        for _ in range(steps):
            actions = [sample(mask, self.random) for mask in envs.action_masks()]
            observations, rewards, dones, infos = envs.step(np.array(actions))
            self.note(observations, rewards, dones)
            for info in infos:
                result = info.pop("episode", {"r": 0, "l": 0})  # and the time, which differs
                self.note(*info.values(), result["r"], result["l"])
            self.has_ended |= bool(dones.any())

    def open_spiel(self, state: Any, steps: int) -> None:
        for _ in range(steps):
            if state.is_terminal():
                self.note(state.returns())
                self.has_ended = True
                return
            legal = state.legal_actions()
            self.note(state.current_player(), legal)
            if not state.is_chance_node():
                self.note(state.observation_tensor(), state.information_state_tensor())
            state.apply_action(int(self.random.choice(legal)))


Make = Callable[[], Any]
Step = Callable[[Walk, Any, int], None]


def environments() -> dict[str, tuple[Make, Step]]:
    """By name: how to make one, and how to play on."""
    found: dict[str, tuple[Make, Step]] = {}
    for players in (2, 3, 4):
        for bot in OPPONENTS:
            make: Make = partial(gymnasium.make, ENVIRONMENT, players=players, opponents=bot, shaping="score")
            found[f"gymnasium {players} {bot}"] = make, Walk.agent
        make = partial(gymnasium.make, ENVIRONMENT, players=players, observation="dictionary", max_turns=30)
        found[f"gymnasium {players} dictionary"] = make, Walk.agent
        found[f"masked observation {players}"] = partial(masked_observation, players), Walk.agent
        found[f"openspiel {players}"] = partial(openspiel_state, players), Walk.open_spiel
        if has_baselines():
            found[f"baselines {players}"] = partial(baselines, players), Walk.baselines
        company = COMPANY[: players - 1]
        make = partial(gymnasium.make, ENVIRONMENT, players=players, opponents=company, max_turns=30)
        found[f"gymnasium {players} {' '.join(company)}"] = make, Walk.agent
        found[f"turns {players}"] = partial(pettingzoo.env, players=players), Walk.turns
        found[f"raw turns {players}"] = (
            partial(pettingzoo.raw_env, players=players, shaping="evaluation"),
            Walk.turns,
        )
        found[f"parallel {players}"] = partial(pettingzoo.parallel_env, players=players), Walk.together
        found[f"parallel as turns {players}"] = partial(parallel.env, players=players), Walk.turns
        for name in LOOP_OPPONENTS:
            shaping = "evaluation" if name else None
            make = partial(
                OddVilleVectorEnv, GAMES, players=players, opponents=name, max_turns=80, shaping=shaping
            )
            found[f"vector {players} {name}"] = make, Walk.loop
    return found


def masked_observation(players: int) -> Any:
    return MaskedObservation(OddVilleEnv(players=players, opponents="newcomer"))


def openspiel_state(players: int) -> Any:
    return pyspiel.load_game(SHORT_NAME, {"players": players, "max_turns": 20}).new_initial_state()


def has_baselines() -> bool:
    """It comes with torch, which only `make learn` fetches."""
    return importlib.util.find_spec("stable_baselines3") is not None


def baselines(players: int) -> Any:
    from oddville.envs.stable_baselines3 import OddVilleVecEnv

    return OddVilleVecEnv(GAMES, players=players, opponents="newcomer", shaping="score")


def begin_at(env: Any, step: Step, number: int) -> None:
    """Deal from a seed; the chance of OpenSpiel is part of the steps."""
    if step is Walk.baselines:
        env.seed(number)
        env.reset()
    elif step is not Walk.open_spiel:
        env.reset(seed=number)


def go_on(env: Any, step: Step) -> tuple[str, bool]:
    walk = Walk(2)
    step(walk, env, VECTOR_STEPS if step in (Walk.loop, Walk.baselines) else MOST_STEPS)
    return walk.seen.hexdigest(), walk.has_ended


def begin(file: Path) -> dict[str, list[tuple[str, bool]]]:
    found, pickles = {}, {}
    for number, (name, (make, step)) in enumerate(environments().items()):
        env = make()
        begin_at(env, step, number)
        walk = Walk(1)
        step(walk, env, DEALT + BEFORE if step is Walk.open_spiel else BEFORE)
        assert not walk.has_ended, f"{name} is over already"
        pickles[name] = pickle.dumps(env)
        twin = copy.deepcopy(env)
        found[name] = [go_on(env, step), go_on(twin, step)]
    file.write_bytes(pickle.dumps(pickles))
    return found


def resume(file: Path) -> dict[str, tuple[str, bool]]:
    pickles = pickle.loads(file.read_bytes())
    return {name: go_on(pickle.loads(pickles[name]), step) for name, (_, step) in environments().items()}


if __name__ == "__main__":
    work = begin if sys.argv[1] == "begin" else resume
    print(json.dumps([build_kind(), work(Path(sys.argv[2]))]))
