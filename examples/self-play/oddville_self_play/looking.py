"""Arrays for the positions after each action, and what the network reads of them."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray

from oddville.bots.evaluator import FEATURES
from oddville.bots.weights import learned_weights, make_evaluator
from oddville.envs.afterstates import AfterstateWriter, write_afterstates, write_position
from oddville.envs.layout import buffer_of
from oddville.envs.observation import OBSERVATION_SIZE, Observer
from oddville.rules.action_space import TAKE_BACK, TAKE_BACKS
from oddville.rules.game import Game
from oddville.rules.vocabulary import MAX_PLAYERS

from .network import Judge, inputs

IDLE = -1.0


class Looking:
    """Looks at what actions lead to, the turn finished by the policy."""

    def __init__(self, game: Game, rows: int) -> None:
        self.observations = np.zeros((rows, OBSERVATION_SIZE), np.int8)
        self.features = np.zeros((rows, MAX_PLAYERS, FEATURES))
        evaluator = make_evaluator(learned_weights(), game.components)
        self._writer = AfterstateWriter(Observer(game.components), evaluator, game.copy())
        self._writer.finishes_turn = 1
        self._writer.observations = buffer_of(self.observations)
        self._writer.features = buffer_of(self.features)

    def at_actions(self, game: Game, seed: int, row: int) -> int:
        return write_afterstates(self._writer, game, seed, row)

    def at_position(self, game: Game, seat: int) -> None:
        """Into row 0; the game itself stays as it is."""
        write_position(self._writer, game.copy(), seat, 0)

    def judged_by(self, judge: Judge, count: int) -> tuple[torch.Tensor, NDArray[np.float32]]:
        """The first rows as the network reads them, and what it thinks of them."""
        rows = inputs(self.observations[:count], self.features[:count])
        return rows, judge.values(rows, self.observations[:count])


def without_idling(liking: NDArray[np.float32], legal: list[int], supply: int) -> NDArray[np.float32]:
    """Taking a worker back helps nobody who has one in the supply."""
    if supply > 0:
        for i, action in enumerate(legal):
            if TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS:
                liking[i] = IDLE
    return liking
