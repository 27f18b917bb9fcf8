"""The engine's refusal of an action, with the rule that forbids it."""

from __future__ import annotations

from ..rules.action_space import TAKE_BACK, TAKE_BACKS
from ..rules.actions import decode
from ..rules.errors import GameIsOver, IllegalAction, RulesError, WrongSeat
from ..rules.game import Game
from ..rules.reasons import why_not
from .errors import RecordError


def require_legal(game: Game, action: int, seat: int) -> None:
    """Raise what `Game.step` would raise, with the `reason` of `why_not` among its parameters."""
    if not game.has_seat(seat):
        raise WrongSeat(seat=seat, decider=game.decider)
    if game.is_legal(action, seat):
        return
    if game.is_over:
        raise GameIsOver
    reason = why_not(game, decode(action), seat)
    if seat != game.decider and not TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS:
        raise WrongSeat(seat=seat, decider=game.decider, reason=reason)
    raise IllegalAction(action=action, seat=seat, reason=reason)


def refused(error: RulesError, number: int, where: str = "") -> RecordError:
    """The engine's refusal as a `RecordError`; by default at the move's seat or action."""
    if isinstance(error, GameIsOver):
        return RecordError("after-the-end", move=number, where=where)
    if isinstance(error, WrongSeat):
        return RecordError("wrong-seat", move=number, where=where or "seat", **error.params)
    return RecordError("illegal-move", move=number, where=where or "action", **error.params)
