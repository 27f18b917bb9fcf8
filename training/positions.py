"""Training data from a game: the features at the start of each turn, and the result."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from oddville.bots.evaluation import compute_features, phase_of
from oddville.bots.evaluator import FEATURES, Evaluator
from oddville.rules.game import Game
from oddville.rules.scoring import card_points
from oddville.rules.vocabulary import TURN

Reals = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]

MOST_TURNS = 400  # a longer game is stuck and teaches nothing


@dataclass(frozen=True)
class Positions:
    """The positions of one game or of several games."""

    phases: Bytes
    features: Reals  # [position, seat, feature]
    winners: Bytes
    scores: Reals  # [position, seat], at the end of the game
    cards: Reals  # [card of a city, (scoring kind, printed value, points at the end)]
    games: int
    turns: int

    @staticmethod
    def join(parts: list[Positions]) -> Positions:
        return Positions(
            np.concatenate([part.phases for part in parts]),
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.winners for part in parts]),
            np.concatenate([part.scores for part in parts]),
            np.concatenate([part.cards for part in parts]),
            sum(part.games for part in parts),
            sum(part.turns for part in parts),
        )


class PositionRecorder:
    """Records one game: call `watch` before each decision."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._turn = 0
        self._phases: list[int] = []
        self._features: list[list[float]] = []

    def watch(self, game: Game) -> None:
        if game.decision == TURN and game.turn != self._turn:
            self._turn = game.turn
            compute_features(self._evaluator, game)
            self._phases.append(phase_of(game))
            self._features.append(self._evaluator.features[: game.players * FEATURES])

    def report(self, game: Game) -> list[Positions]:
        """One item for a finished game, none for a stuck one."""
        if not game.is_over:
            return []
        count = len(self._phases)
        printed = game.components
        cards = [
            (printed.scoring[card], printed.value[card], card_points(game, index))
            for index, card in enumerate(game.city_card[1 : game.city_count], start=1)
        ]
        return [
            Positions(
                np.array(self._phases, np.int8),
                np.array(self._features, np.float32).reshape(count, game.players, FEATURES),
                np.full(count, game.winner, np.int8),
                np.tile(np.array(game.scores(), np.float32), (count, 1)),
                np.array(cards, np.float32),
                1,
                game.turn,
            )
        ]
