"""What PettingZoo's two APIs share: agents with their spaces, seeds, and rendering."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from ..editions import Edition
from .layout import Vector
from .rendering import FRAMES_PER_SECOND, MODES, Frame
from .seated_game import SeatedGame
from .shaping import Shaping
from .spaces import SEEDS, action_space, mask_space, observation_space, vector_space

RENDERING: dict[str, Any] = {"render_modes": list(MODES), "render_fps": FRAMES_PER_SECOND}


class Agents:
    """`player_0` to `player_3`; the number is the seat."""

    def __init__(
        self,
        players: int,
        observation: str,
        reward: str,
        max_turns: int,
        edition: Edition | None,
        render_mode: str | None,
        shaping: str | None,
        discount: float,
    ) -> None:
        super().__init__()
        self.seated = SeatedGame(players, observation, reward, edition, render_mode)
        self.shaping = Shaping(shaping, discount, reward, players)
        self.render_mode = render_mode
        self.max_turns = max_turns
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        seen = spaces.Dict({"observation": observation_space(observation), "action_mask": mask_space()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.state_space = vector_space()
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> Vector:
        """The whole table for centralised critics: the vector of seat 0, no matter who decides.

        Hidden cards are hidden from all seats alike, so a critic that saw them would know more than all
        agents together.
        """
        return self.seated.vector(0)

    def deal(self, seed: int | None) -> None:
        """A seed starts a new sequence of games; without one the sequence continues."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.seated.deal(int(self._random.integers(SEEDS)))
        self.shaping.begin()

    def shaped(self, rewards: list[float], *, has_ended: bool) -> list[float]:
        """The rewards of all seats, with what shaping adds to them now."""
        game = self.seated.game
        return [
            reward + self.shaping.reward(game, seat, has_ended=has_ended)
            for seat, reward in enumerate(rewards)
        ]

    def render(self) -> Frame:
        return self.seated.render()

    def close(self) -> None:
        """There is nothing to close."""
