"""Which level somebody played like, by what their decisions lost."""

from __future__ import annotations

import itertools
from typing import Final

# Mean loss of win share for each decision with a choice, weakest level first; in games of two.
# Measured by `python -m bench.coach levels`: run it again when the bots have learned something new.
MEAN_LOSS: Final = (
    ("beginner", 0.072),
    ("newcomer", 0.057),
    ("apprentice", 0.043),
    ("journeyman", 0.022),
    ("master", 0.0036),
    ("grandmaster", 0.0015),
)
FEWEST_DECISIONS: Final = 5  # below that nothing can be said


def level_like(loss: float, decisions: int) -> str | None:
    """The level whose mean loss is nearest, by ratio."""
    if decisions < FEWEST_DECISIONS:
        return None
    for (weaker, more), (_, less) in itertools.pairwise(MEAN_LOSS):
        if loss * loss > more * less:
            return weaker
    return MEAN_LOSS[-1][0]
