"""The two bots that do not search: one acts on instinct, one looks a single step ahead."""

from __future__ import annotations

from random import Random

from ..rules.game import Game
from .instinct import follow_instinct
from .interface import Budget, Choice, Observation
from .lookahead import Lookahead, look_ahead
from .mind import Mind
from .weights import Weights, learned_weights, mind_with


class MindKeeper:
    """Makes the mind for the cards on the table when the first decision comes, and keeps it."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights
        self._mind: Mind | None = None

    def mind_for(self, game: Game) -> Mind:
        if self._mind is None:
            self._mind = mind_with(self._weights or learned_weights(), game.components)
        return self._mind


class InstinctBot:
    """Does what feels right, without looking what comes of it."""

    def __init__(self, seed: int) -> None:
        self._keeper = MindKeeper()

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        game = observation.imagine(0)
        return Choice(follow_instinct(self._keeper.mind_for(game), game))


class LookaheadBot:
    """Tries each action on a few imagined games, finishes the turn by instinct and takes the best."""

    IMAGINED = 4

    def __init__(self, seed: int) -> None:
        self._keeper = MindKeeper()
        self._random = Random(seed)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        seed = self._random.getrandbits(30)
        if len(observation.legal) == 1:
            return Choice(observation.legal[0])
        game = observation.imagine(seed)
        lookahead = Lookahead(self._keeper.mind_for(game), game)
        return Choice(observation.legal[look_ahead(lookahead, game, seed, self.IMAGINED)])
