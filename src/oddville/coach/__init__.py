"""The coach: what each decision of a finished game was worth, what chance was worth, and why."""

from __future__ import annotations

from .judging import STANDARD, Effort, Estimate
from .review import Account, Judgement, Review, review
from .stretches import Unfinished
from .verdicts import Verdict

__all__ = [
    "STANDARD",
    "Account",
    "Effort",
    "Estimate",
    "Judgement",
    "Review",
    "Unfinished",
    "Verdict",
    "review",
]
