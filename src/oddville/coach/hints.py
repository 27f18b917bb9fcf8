"""A hint in three steps: what matters here, which action, and why."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.game import Game
from .merits import merits
from .reason import NO_MERIT, Reason
from .themes import matters


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do for the deciding seat."""

    action: int
    matters: str  # `hint-matters-<word>` in the catalogues
    reasons: tuple[Reason, ...]  # facts that speak for it, or `NO_MERIT`


def advice(game: Game, action: int) -> Advice:
    """`game` is known to the deciding seat: everything hidden was drawn again."""
    found = [reason for reason in merits(game, [action]) if reason.params.get("points") != 0]
    return Advice(action, matters(game, action), tuple(found or [NO_MERIT]))
