"""OddVille for one agent against bots, by Gymnasium's conventions.

    import gymnasium
    import oddville.envs.gymnasium

    env = gymnasium.make("oddville/OddVille-v0", players=4, opponents="apprentice")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

An illegal action loses the game at once, with the worst reward; `info["illegal_action"]` is then set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .extras import missing

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise missing(error.name or "gymnasium", "gymnasium") from error

from numpy.typing import NDArray

from ..editions import Edition
from .dealing import MOST_TURNS
from .opponents import opponents_of
from .rendering import FRAMES_PER_SECOND, MODES, Frame
from .seated_game import SeatedGame, check_seat
from .shaping import Shaping
from .spaces import SEEDS, action_space, observation_space

ENVIRONMENT = "oddville/OddVille-v0"


class OddVilleEnv(gymnasium.Env[Any, Any]):
    """`opponents` is a bot (`"master:seconds=0.1"`) for all other seats, or one for each, clockwise.

    `seat` is the agent's own, from 0; None draws it for each game. `observation` is "vector" or "dictionary",
    `reward` "win", "rank" or "score". `shaping` ("score" or "evaluation") adds rewards on the way, from a
    potential; `discount` is then the learner's own.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        observation: str = "vector",
        reward: str = "win",
        max_turns: int = MOST_TURNS,
        edition: Edition | None = None,
        render_mode: str | None = None,
        shaping: str | None = None,
        discount: float = 1.0,
    ) -> None:
        self.seated = SeatedGame(players, observation, reward, edition, render_mode)
        self._shaping = Shaping(shaping, discount, reward, players)
        check_seat(seat, players)
        self.render_mode = render_mode
        self.max_turns = max_turns
        self.observation_space = observation_space(observation)
        self.action_space = action_space()
        self.seat = 0
        self._chosen_seat = seat
        self._opponents = opponents_of(opponents, self.seated.game, max_turns)
        self._has_ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.seated.deal(int(self.np_random.integers(SEEDS)))
        drawn = int(self.np_random.integers(self.seated.players))
        self.seat = drawn if self._chosen_seat is None else self._chosen_seat
        self._opponents.begin(int(self.np_random.integers(SEEDS)))
        self._opponents.play(self.seated.game, self.seat)
        self._shaping.begin()
        self._has_ended = False
        if self.render_mode == "human":
            self.render()
        return self.seated.observation(self.seat), self._info(is_illegal=False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._has_ended:
            raise gymnasium.error.ResetNeeded("the game is over")
        game = self.seated.game
        number = int(action)
        is_illegal = not self.seated.is_legal(number)
        reward, is_cut = 0.0, False
        if is_illegal:
            reward = self.seated.penalty
        else:
            self._opponents.notice(game, number)
            game.apply(number)
            self._opponents.play(game, self.seat)
            if game.is_over:
                reward = self.seated.rewards()[self.seat]
            else:
                is_cut = game.turn > self.max_turns
        is_over = is_illegal or game.is_over
        self._has_ended = is_over or is_cut
        reward += self._shaping.reward(game, self.seat, has_ended=is_over)
        if self.render_mode == "human":
            self.render()
        return self.seated.observation(self.seat), reward, is_over, is_cut, self._info(is_illegal)

    def _info(self, is_illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat, "illegal_action": is_illegal}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action. The name is the one that maskable algorithms look for."""
        return self.seated.mask(self.seat)

    def render(self) -> Frame:
        return self.seated.render()


if ENVIRONMENT not in gymnasium.registry:
    gymnasium.register(
        ENVIRONMENT,
        entry_point="oddville.envs.gymnasium:OddVilleEnv",
        vector_entry_point="oddville.envs.vector:against_bots",
    )
