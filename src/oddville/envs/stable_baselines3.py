"""Many games in one loop as a `VecEnv` of stable-baselines3, with action masks for sb3-contrib's MaskablePPO.

from sb3_contrib import MaskablePPO
from oddville.envs.stable_baselines3 import OddVilleVecEnv

envs = OddVilleVecEnv(256, opponents="newcomer")
MaskablePPO("MlpPolicy", envs).learn(100_000)
"""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any

from .extras import missing

try:
    import numpy as np
    from stable_baselines3.common.monitor import Monitor
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise missing(error.name or "stable-baselines3", "stable-baselines3") from error

from numpy.typing import NDArray

from .vector import against_bots

MASKS = "action_masks"  # the method that maskable algorithms call

Step = tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]


class OddVilleVecEnv(VecEnv):  # type: ignore[misc, unused-ignore]
    """One agent against bots in each game. `parameters` are those of `OddVilleVectorEnv`.

    A game that has ended is dealt again at once; its last observation is `infos[i]["terminal_observation"]`,
    its result `infos[i]["episode"]`, as a Monitor would tell it.
    """

    def __init__(self, num_envs: int, opponents: str = "random", **parameters: Any) -> None:
        if opponents is None:
            raise ValueError("opponents must be a bot here: there is one agent in each game")
        self.envs = against_bots(num_envs, opponents, **parameters)
        self._actions: NDArray[Any] = np.zeros(num_envs, np.int32)
        self._returns = np.zeros(num_envs, np.float64)  # of the games that are played now
        self._lengths = np.zeros(num_envs, np.int64)
        self._start = time()
        self._nothing: list[dict[str, Any]] = []  # told of games that go on
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> NDArray[np.int8]:
        seeds = [seed for seed in self._seeds if seed is not None]
        observations, _ = self.envs.reset(seed=seeds or None)
        self._returns[:] = 0
        self._lengths[:] = 0
        self._reset_seeds()
        self._reset_options()
        return observations.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> Step:
        observations, rewards, terminations, truncations, infos = self.envs.step(self._actions)
        dones = terminations | truncations
        self._returns += rewards
        self._lengths += 1
        told = self._empty_infos()
        for number in dones.nonzero()[0].tolist():
            told[number] = {
                "terminal_observation": observations[number].copy(),
                "TimeLimit.truncated": bool(truncations[number]),
                "illegal_action": bool(infos["illegal_action"][number]),
                "episode": self._result(number),
            }
        self.envs.deal_ended_games()
        # Learners store the observation before a step only after it, when the loop has changed its own array.
        return observations.copy(), rewards.astype(np.float32), dones, told

    def _empty_infos(self) -> list[dict[str, Any]]:
        """A dictionary for each game: the same ones at every step, unless somebody has written into one."""
        if any(self._nothing) or not self._nothing:
            self._nothing = [{} for _ in range(self.num_envs)]
        return self._nothing.copy()

    def _result(self, number: int) -> dict[str, float]:
        """Return, length and time of the game that has just ended; the next one counts from 0."""
        result = {
            "r": float(self._returns[number]),
            "l": int(self._lengths[number]),
            "t": time() - self._start,
        }
        self._returns[number] = self._lengths[number] = 0
        return result

    def action_masks(self) -> NDArray[np.int8]:
        """[game, action]: 1 for each legal action."""
        return self.envs.action_masks

    def env_method(
        self, method_name: str, *method_args: Any, indices: int | Iterable[int] | None = None, **named: Any
    ) -> list[Any]:
        """Only the masks are kept for each game; all else is in `envs`."""
        if method_name != MASKS:
            raise AttributeError(f"a game in the loop has no method {method_name}; see `envs`")
        if indices is None:
            return [*self.envs.action_masks]
        return [self.envs.action_masks[number] for number in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        """An attribute of the loop, which is the same for all games."""
        value = getattr(self.envs, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        raise AttributeError(f"the games share one loop: set {attr_name} when you make it")

    def env_is_wrapped(self, wrapper_class: Any, indices: int | Iterable[int] | None = None) -> list[bool]:
        """The results are told as by a Monitor; there are no other wrappers."""
        return [wrapper_class is Monitor for _ in self._get_indices(indices)]

    def close(self) -> None:
        self.envs.close()
