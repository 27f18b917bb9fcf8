"""The beginner: plays like somebody in a first game.

It follows the policy of the newcomer, but sees its own plans and little else: not what streets bring, not
what neighbours gain from a card. It wavers between moves that look alike, overlooks a bonus now and then, and
is in no hurry to end the game.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ..rules.action_space import DONE
from ..rules.randomness import WORD_LIMIT, Generator
from ..rules.vocabulary import BONUSES_OPEN
from .interface import Budget, Choice, Observation
from .policy import BUILD_LAST, PLACE_LINKS, PLACE_OPEN, PLACE_OTHERS_GAIN, PLACE_OWN_GAIN, noisy_action
from .simple import LazyEvaluator
from .weights import Weights, learned_weights

# How far below the best an action may score and still be chosen. The more people at the table, the more
# there is to look at, and the less of it a beginner sees.
WAVERING: Final = 0.6
WAVERING_BY_PLAYER: Final = 0.3
OVERLOOKED: Final = 10  # one bonus in so many, with what else is still open
BLIND_TO: Final = (PLACE_LINKS, PLACE_OPEN, PLACE_OWN_GAIN, PLACE_OTHERS_GAIN)
NO_HURRY: Final = -1.0  # the newcomer likes to place its last worker; the beginner would rather play on


@cache
def beginner_weights() -> Weights:
    learned = learned_weights()
    changes = {**dict.fromkeys(BLIND_TO, 0.0), BUILD_LAST: NO_HURRY}
    policy = (tuple(changes.get(index, weight) for index, weight in enumerate(row)) for row in learned.policy)
    return replace(learned, policy=tuple(policy))


class BeginnerBot:
    """Remembers nothing but its generator."""

    def __init__(self, seed: int) -> None:
        self._evaluator = LazyEvaluator(beginner_weights())
        self._generator = Generator(seed % WORD_LIMIT)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        game = observation.imagine(0)
        if game.decision == BONUSES_OPEN and self._generator.below(OVERLOOKED) == 0:
            return Choice(DONE)
        wavering = WAVERING + WAVERING_BY_PLAYER * game.players
        return Choice(noisy_action(self._evaluator.for_game(game), game, self._generator, wavering))
