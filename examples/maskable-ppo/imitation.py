"""Before it learns from its own games, the network watches a bot: what it does, and what comes of it."""

from __future__ import annotations

from time import process_time

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

from oddville.envs.batch import NEWCOMERS, choice_of
from oddville.envs.opponents import compiled_opponents
from oddville.envs.stable_baselines3 import OddVilleVecEnv

STEPS = 160  # of each game in a round; games that go on after them are not learned from
BATCH = 2048
RATE, LAST_RATE = 2e-3, 4e-4


class Teacher:
    """A newcomer at the table. By whim it plays at random instead, so that unusual positions occur."""

    def __init__(self, envs: OddVilleVecEnv, whim: float, discount: float, seed: int) -> None:
        self._envs, self._whim, self._discount = envs, whim, discount
        self._random = np.random.default_rng(seed)
        self._seen = envs.reset()
        self._bot = compiled_opponents(NEWCOMERS, envs.envs.games[0])

    def lessons(self) -> list[NDArray]:
        """Observations, masks, the bot's choices and the returns, in random order."""
        size = self._envs.num_envs
        observations = np.zeros((STEPS, *self._seen.shape), np.int8)
        masks = np.zeros((STEPS, *self._envs.action_masks().shape), np.int8)
        choices = np.zeros((STEPS, size), np.int64)
        rewards, ends = np.zeros((STEPS, size), np.float32), np.zeros((STEPS, size), bool)
        for step in range(STEPS):
            observations[step], masks[step] = self._seen, self._envs.action_masks()
            choices[step] = [choice_of(self._bot, game) for game in self._envs.envs.games]
            by_whim = self._random.random(size) < self._whim
            actions = np.where(by_whim, self._envs.envs.random_actions(), choices[step])
            self._seen, rewards[step], ends[step], _ = self._envs.step(actions)
        returns, is_known = self._returns(rewards, ends)
        known = [each[is_known] for each in (observations, masks, choices, returns)]
        order = self._random.permutation(len(known[0]))
        return [each[order] for each in known]

    def _returns(self, rewards: NDArray, ends: NDArray) -> tuple[NDArray, NDArray]:
        """Discounted rewards to the end of each game, and where that end has been seen."""
        returns, is_known = np.zeros_like(rewards), np.zeros_like(ends)
        later, has_ended = np.zeros_like(rewards[0]), np.zeros_like(ends[0])
        for step in reversed(range(STEPS)):
            has_ended |= ends[step]
            later = rewards[step] + self._discount * np.where(ends[step], 0, later)
            returns[step], is_known[step] = later, has_ended
        return returns, is_known


def imitate(model: MaskablePPO, teacher: Teacher, seconds: float) -> None:
    policy, start = model.policy, process_time()
    while (spent := process_time() - start) < seconds:
        for group in policy.optimizer.param_groups:
            group["lr"] = RATE * (LAST_RATE / RATE) ** (spent / seconds)
        lessons = [torch.from_numpy(each) for each in teacher.lessons()]
        chances = []
        for first in range(0, len(lessons[0]) - BATCH + 1, BATCH):
            observations, masks, choices, returns = (each[first : first + BATCH] for each in lessons)
            values, log_chances, _ = policy.evaluate_actions(observations.float(), choices, masks)
            loss = -log_chances.mean() + 0.5 * (values.flatten() - returns).square().mean()
            policy.optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(policy.parameters(), model.max_grad_norm)
            policy.optimizer.step()
            chances.append(float(log_chances.detach().exp().mean()))
        print(f"  {spent:4.0f} s: does as the bot in {100 * np.mean(chances):.0f} % of cases", flush=True)
