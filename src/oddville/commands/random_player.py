"""An opponent that chooses at random, but seldom fidgets: workers stay where they are most of the time."""

from __future__ import annotations

from typing import Final

from ..rules.action_space import TAKE_BACK, TAKE_BACKS
from ..rules.game import Game
from ..rules.randomness import Generator

_CALM: Final = 20  # one in so many choices is made among all actions


def choose(game: Game, generator: Generator) -> int:
    """One of the legal actions of whoever must decide."""
    legal = game.legal_actions()
    if generator.below(_CALM) > 0:
        calm = [action for action in legal if not TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS]
        legal = calm or legal
    return legal[generator.below(len(legal))]
