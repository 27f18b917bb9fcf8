"""OddVille by PettingZoo's conventions: agents take turns (AEC).

    from oddville.envs import pettingzoo

    env = pettingzoo.env(players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ended = termination or truncation
        env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))

An illegal action loses at once, as in PettingZoo's own board games; `raw_env` raises instead.
"""

from __future__ import annotations

from typing import Any

from .extras import missing

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise missing(error.name or "pettingzoo", "pettingzoo") from error

from ..editions import Edition
from .agents import RENDERING, Agents
from .dealing import MOST_TURNS
from .parallel import parallel_env

__all__ = ["OddVilleAEC", "OddVilleStrictAEC", "env", "parallel_env", "raw_env"]


class OddVilleAEC(Agents, AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """`observation` is "vector" or "dictionary", `reward` "win", "rank" or "score"."""

    metadata = {"name": "oddville_v0", "is_parallelizable": False, **RENDERING}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        observation: str = "vector",
        reward: str = "win",
        max_turns: int = MOST_TURNS,
        edition: Edition | None = None,
        render_mode: str | None = None,
        shaping: str | None = None,
        discount: float = 1.0,
    ) -> None:
        super().__init__(players, observation, reward, max_turns, edition, render_mode, shaping, discount)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.seated.game.decider]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        return {"observation": self.seated.observation(seat), "action_mask": self.seated.mask(seat)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.seated.game
        number = int(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if not self.seated.is_legal(number):
            self._refuse(number)
            return
        game.apply(number)
        if game.is_over:
            self._reward(self.shaped(self.seated.rewards(), has_ended=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif game.turn > self.max_turns:
            self._reward(self.shaped([0.0] * len(self.agents), has_ended=False))
            self.truncations = dict.fromkeys(self.agents, True)
        elif self.shaping.is_on:
            rewards = [0.0] * len(self.agents)
            rewards[game.decider] = self.shaping.reward(game, game.decider, has_ended=False)
            self._reward(rewards)
        if game.is_over or game.turn > self.max_turns:
            self._deads_step_first()
        else:
            self.agent_selection = self.agents[game.decider]
        if self.render_mode == "human":
            self.render()

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def _refuse(self, action: int) -> None:
        """Raise the engine's error for the action."""
        self.seated.game.step(action)


class OddVilleStrictAEC(OddVilleAEC):
    """Handles illegal moves and out-of-range actions as PettingZoo's wrappers do, but faster."""

    def _refuse(self, action: int) -> None:
        assert 0 <= action < self.action_space(self.agent_selection).n, "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        offender = self.agent_selection
        rewards = [self.seated.penalty if agent == offender else 0.0 for agent in self.agents]
        self._reward(self.shaped(rewards, has_ended=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()


env = OddVilleStrictAEC
raw_env = OddVilleAEC
