"""A hint in three steps: what matters here, which action, and why."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.action_space import DONE
from ..rules.actions import TakeBack, decode
from ..rules.game import Game
from .merits import merits
from .outcome import outcome_of
from .reason import NO_MERIT, Reason
from .themes import POWERS, matters


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do for the deciding seat."""

    action: int
    matters: str  # `hint-matters-<word>` in the catalogues
    reasons: tuple[Reason, ...]  # facts that speak for it, or `NO_MERIT`


def advice(game: Game, action: int) -> Advice:
    """`game` is known to the deciding seat: everything hidden was drawn again."""
    if _only_delays_the_win(game, action):
        action = DONE
    found = [reason for reason in merits(game, [action]) if reason.params.get("points") != 0]
    return Advice(action, matters(game, action), tuple(found or [NO_MERIT]))


def _only_delays_the_win(game: Game, action: int) -> bool:
    """A search does not mind a useless power before the end; a person wonders what it is for."""
    if not isinstance(decode(action), (*POWERS, TakeBack)) or DONE not in game.legal_actions():
        return False
    seat = game.decider
    at_once, later = outcome_of(game, [DONE]), outcome_of(game, [action])
    if at_once.after.decider == seat and DONE in at_once.after.legal_actions():  # after the bonuses
        at_once = outcome_of(game, [DONE, DONE])
    return (
        at_once.after.is_over
        and at_once.after.winner == seat
        and later.after.score(seat) <= at_once.after.score(seat)
    )
