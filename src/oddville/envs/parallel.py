"""OddVille for learners that ask every agent at every step (PettingZoo's parallel API).

Only the deciding agent's action counts; the mask of the others allows one action, 0, a no-op. An illegal
action is a no-op too, but the cycle counts: `max_cycles` ends games without progress.
"""

from __future__ import annotations

from typing import Any

from .extras import missing

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
except ImportError as error:
    raise missing(error.name or "pettingzoo", "pettingzoo") from error

from ..editions import Edition
from ..rules.action_space import DONE
from .agents import RENDERING, Agents
from .dealing import MOST_TURNS

MOST_CYCLES = 20_000

Step = tuple[
    dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class OddVilleParallel(Agents, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """`observation` is "vector" or "dictionary", `reward` "win", "rank" or "score"."""

    metadata = {"name": "oddville_parallel_v0", **RENDERING}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        observation: str = "vector",
        reward: str = "win",
        max_turns: int = MOST_TURNS,
        max_cycles: int = MOST_CYCLES,
        edition: Edition | None = None,
        render_mode: str | None = None,
        shaping: str | None = None,
        discount: float = 1.0,
    ) -> None:
        super().__init__(players, observation, reward, max_turns, edition, render_mode, shaping, discount)
        self.max_cycles = max_cycles
        self.agents: list[str] = []
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        game, agents = self.seated.game, self.agents
        action = int(actions[agents[game.decider]])
        if self.seated.is_legal(action):
            game.step(action)
        self._cycles += 1
        is_cut = not game.is_over and (game.turn > self.max_turns or self._cycles >= self.max_cycles)
        rewards = self.seated.rewards() if game.is_over else [0.0] * len(agents)
        if self.shaping.is_on:
            rewards = self.shaped(rewards, has_ended=game.is_over)
        observations = self._observations()
        if game.is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, game.is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, dict[str, Any]]:
        found = {}
        for seat, agent in enumerate(self.agents):
            mask = self.seated.mask(seat)
            if self.seated.game.decider != seat:
                mask[DONE] = 1
            found[agent] = {"observation": self.seated.observation(seat), "action_mask": mask}
        return found


parallel_env = OddVilleParallel


def env(**parameters: Any) -> AECEnv[str, Any, Any]:
    """The same as an AEC environment, in which each agent acts once per cycle."""
    return parallel_to_aec(OddVilleParallel(**parameters))
