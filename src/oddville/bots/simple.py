"""The two bots that do not search: one follows the policy, one looks a single step ahead."""

from __future__ import annotations

from random import Random

from ..rules.game import Game
from .evaluator import Evaluator
from .interface import Budget, Choice, Observation
from .lookahead import Lookahead, look_ahead
from .policy import best_action
from .weights import Weights, learned_weights, make_evaluator, weights_with_networks


class LazyEvaluator:
    """Makes the evaluator for the cards of the game at the first decision, and keeps it."""

    def __init__(self, weights: Weights | None = None, network_for: tuple[int, ...] = ()) -> None:
        self._weights = weights
        self._network_for = network_for  # numbers of players at which the learned weights have a network
        self._evaluator: Evaluator | None = None

    def __reduce__(self) -> tuple[type[LazyEvaluator], tuple[Weights | None, tuple[int, ...]]]:
        """For copies and pickles: the evaluator can be made again."""
        return LazyEvaluator, (self._weights, self._network_for)

    def for_game(self, game: Game) -> Evaluator:
        if self._evaluator is None:
            learned = weights_with_networks if game.players in self._network_for else learned_weights
            self._evaluator = make_evaluator(self._weights or learned(), game.components)
        return self._evaluator


class PolicyBot:
    """Takes the action that scores best, without looking ahead."""

    def __init__(self, seed: int) -> None:
        self._evaluator = LazyEvaluator()

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        game = observation.imagine(0)
        return Choice(best_action(self._evaluator.for_game(game), game))


class LookaheadBot:
    """Tries each action on a few sampled games, finishes the turn by the policy and takes the best."""

    IMAGINED = 4

    def __init__(self, seed: int) -> None:
        self._evaluator = LazyEvaluator()
        self._random = Random(seed)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        seed = self._random.getrandbits(30)
        if len(observation.legal) == 1:
            return Choice(observation.legal[0])
        game = observation.imagine(seed)
        lookahead = Lookahead(self._evaluator.for_game(game), game)
        return Choice(observation.legal[look_ahead(lookahead, game, seed, self.IMAGINED)])
