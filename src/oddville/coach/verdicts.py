"""A verdict on a decision, by the win share that it lost."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Verdict(StrEnum):
    """`FORCED` is no judgement: there was nothing to choose."""

    FORCED = "forced"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


INACCURACY_FROM: Final = 0.04
MISTAKE_FROM: Final = 0.08
BLUNDER_FROM: Final = 0.20
DECISIVE_FROM: Final = 0.25

REMARKABLE: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


def verdict_of(loss: float, margin: float) -> Verdict:
    """A remark is made only if the loss is clear of the search's noise: it must be twice its margin."""
    if loss <= 0.0:
        return Verdict.BEST
    if loss < INACCURACY_FROM or loss < 2 * margin:
        return Verdict.GOOD
    if loss < MISTAKE_FROM:
        return Verdict.INACCURACY
    return Verdict.MISTAKE if loss < BLUNDER_FROM else Verdict.BLUNDER
