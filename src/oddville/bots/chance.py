"""The bot without any sense: each legal action is as likely. A measure for others, not an opponent."""

from __future__ import annotations

from random import Random

from .interface import Budget, Choice, Observation


class RandomBot:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        return Choice(self._random.choice(observation.legal))
