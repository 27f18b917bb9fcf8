"""A bot for these tests that stays as it is: it builds when it can, likes powers, and is random otherwise."""

from __future__ import annotations

from random import Random

from oddville.bots.interface import Budget, Choice, Observation
from oddville.rules.action_space import BUILD, CHEAT, DONE, PLACE_AT, TAKE_BACK, TAKE_BACKS, TAKE_SECOND


class EagerBot:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        legal = observation.legal
        builds = [action for action in legal if BUILD <= action < TAKE_SECOND or action >= PLACE_AT]
        powers = [action for action in legal if CHEAT <= action < TAKE_BACK]
        likes_power = powers and self._random.random() < 0.3
        rest = [action for action in legal if action != DONE and not self._takes_back(action)]
        return Choice(self._random.choice(powers if likes_power else builds or rest or list(legal)))

    def _takes_back(self, action: int) -> bool:
        """Seldom."""
        return TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS and self._random.random() < 0.95
