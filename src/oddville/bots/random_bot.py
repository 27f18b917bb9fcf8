"""The bot that chooses among the legal actions at random: a yardstick for other bots."""

from __future__ import annotations

from random import Random

from .interface import Budget, Choice, Observation


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        return Choice(self._random.choice(observation.legal))
