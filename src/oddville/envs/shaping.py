"""Potential-based shaping of the rewards in one game."""

from __future__ import annotations

from ..bots.simple import LazyEvaluator
from ..rules.game import Game
from .outcome import reward_kind
from .potential import NO_SHAPING, potential_of, shaping_kind


def checked_discount(discount: float) -> float:
    if not 0 < discount <= 1:
        raise ValueError(f"discount must be above 0 and at most 1, not {discount}")
    return discount


class Shaping:
    """Remembers the potential of each seat at its last decision."""

    def __init__(self, name: str | None, discount: float, reward: str, players: int) -> None:
        self._kind = shaping_kind(name)
        self._discount = checked_discount(discount)
        self._reward = reward_kind(reward)
        self._evaluator = LazyEvaluator()
        self._potentials = [0.0] * players

    @property
    def is_on(self) -> bool:
        return self._kind != NO_SHAPING

    def begin(self) -> None:
        """A new game."""
        self._potentials = [0.0] * len(self._potentials)

    def reward(self, game: Game, seat: int, *, has_ended: bool) -> float:
        """What is added to a seat's reward since its last call; a game that was cut off has not ended."""
        if self._kind == NO_SHAPING:
            return 0.0
        before = self._potentials[seat]
        now = 0.0
        if not has_ended:
            now = potential_of(self._evaluator.for_game(game), game, seat, self._kind, self._reward)
        self._potentials[seat] = now
        return self._discount * now - before
