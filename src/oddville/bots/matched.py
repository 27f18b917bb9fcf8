"""The opponent at your strength: anything between two neighbouring levels.

`matched-0` is the beginner, `matched-20` the newcomer, and so on in steps of twenty to `matched-100`, the
grandmaster. In between, chance decides before each decision which of the two neighbours decides, so that the
next number is a little stronger without a jump.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeVar

from .interface import Bot, Budget, Choice, Level, Observation

NAME: Final = "matched"
LADDER: Final = ("beginner", "newcomer", "apprentice", "journeyman", "master", "grandmaster")
STEPS: Final = 20  # from one level to the next
STRONGEST: Final = STEPS * (len(LADDER) - 1)
Limit = TypeVar("Limit", float | None, int | None)
_WRITTEN: Final = re.compile(rf"{NAME}(?:-(0|[1-9]\d{{0,2}}))?")


class MatchedBot:
    """Two levels that take turns by chance."""

    def __init__(self, seed: int, lower: Level, upper: Level, upper_share: float) -> None:
        self._random = Random(seed)
        self._upper_share = upper_share
        self._levels = (lower, upper)
        self._bots: tuple[Bot, Bot] = (lower.make(seed), upper.make(seed))

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        which = self._random.random() < self._upper_share
        return self._bots[which].choose(observation, _within(self._levels[which].budget, budget))


def _within(own: Budget, given: Budget) -> Budget:
    """Each level takes its own time, but never more than is given."""
    return replace(
        given,
        seconds=_least(own.seconds, given.seconds),
        iterations=_least(own.iterations, given.iterations),
    )


def _least(own: Limit, given: Limit) -> Limit:
    return given if own is None or given is None else min(own, given)


def strength_of(name: str) -> int | None:
    """The number in `matched-37`; None for any other bot. Without a number it is the weakest."""
    found = _WRITTEN.fullmatch(name)
    strength = int(found[1] or 0) if found else STRONGEST + 1
    return strength if strength <= STRONGEST else None


def name_at(strength: int) -> str:
    return f"{NAME}-{strength}"


def matched_level(strength: int, known: Sequence[Level]) -> Level:
    """The level of a strength, made of those that are known."""
    by_name = {level.name: level for level in known}
    step, rest = divmod(strength, STEPS)
    lower = by_name[LADDER[step]]
    upper = by_name[LADDER[step + 1]] if rest else lower

    def make(seed: int) -> MatchedBot:
        return MatchedBot(seed, lower, upper, rest / STEPS)

    return Level(name_at(strength), make, upper.budget)
