"""The game inside an environment: observations, legal actions, rewards and rendering."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..editions import Edition, standard
from ..rules.action_space import SHUFFLE_PILE
from ..rules.game import Game
from .dealing import components_for, deal
from .extras import missing
from .layout import Vector, as_dictionary
from .observation import OBSERVATION_SIZE, Observer, observe, write_mask
from .outcome import most_of, reward_kind, reward_of
from .rendering import CAN_DRAW, MODES, Frame, render


def check_seat(seat: int | None, players: int) -> None:
    """None: a random seat."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"seat must be None or 0 to {players - 1}, not {seat}")


class SeatedGame:
    """A game that can be dealt again and again."""

    def __init__(
        self, players: int, observation: str, reward: str, edition: Edition | None, render_mode: str | None
    ) -> None:
        if render_mode == "rgb_array" and not CAN_DRAW:
            raise missing("resvg-py", "png")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {render_mode}")
        self.players = players
        self.edition = edition or standard()
        self.render_mode = render_mode
        self.components = components_for(players, edition)
        self.observer = Observer(self.components)
        self._as_dictionary = observation == "dictionary"
        self._reward = reward_kind(reward)
        self.penalty = -most_of(self._reward)  # for an illegal action
        self.game: Game = deal(self.components, 0)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: everything except what follows from the components."""
        return {name: value for name, value in self.__dict__.items() if name != "observer"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.observer = Observer(self.components)

    def deal(self, seed: int) -> None:
        self.game = deal(self.components, seed)

    def observation(self, seat: int) -> Any:
        """A new vector, or a new dictionary, at each call."""
        vector = self.vector(seat)
        return as_dictionary(vector) if self._as_dictionary else vector

    def vector(self, seat: int) -> Vector:
        vector: Vector = np.empty(OBSERVATION_SIZE, np.int8)
        observe(self.observer, self.game, seat, vector, 0)  # type: ignore[arg-type]
        return vector

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal action; all 0 if another seat must decide."""
        mask = np.zeros(SHUFFLE_PILE, np.int8)
        if self.game.decider == seat:
            write_mask(self.game, mask)  # type: ignore[arg-type]
        return mask

    def is_legal(self, number: int) -> bool:
        """May the deciding seat do this? Anything that is not a player's action is not legal."""
        return 0 <= number < SHUFFLE_PILE and self.game.is_legal(number)

    def rewards(self) -> list[float]:
        """The rewards of all seats at the end of the game."""
        return [reward_of(self.game, seat, self._reward) for seat in range(self.players)]

    def render(self) -> Frame:
        return render(self.game, self.edition, self.render_mode)
