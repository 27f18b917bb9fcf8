"""How far a move can be taken back, and whether that needs anybody's consent."""

from __future__ import annotations

from ..protocol.entries import Scope
from ..rules.vocabulary import DISCLOSED_NOTHING
from .match import Match


def target(match: Match, seat: int, scope: Scope) -> int | None:
    """How many moves would remain; None if the seat has not moved yet."""
    own = [index for index, move in enumerate(match.moves) if move.seat == seat]
    if not own:
        return None
    last = own[-1]
    turn = match.moves[last].turn
    if scope == "step" or turn == 0:  # set-up has one step for each seat
        return last
    return next(index for index in own if match.moves[index].turn == turn)


def is_free(match: Match, seat: int, moves: int) -> bool:
    """Whether nothing was revealed, no chance decided, and nobody else has acted since."""
    return all(move.seat == seat and move.disclosed == DISCLOSED_NOTHING for move in match.moves[moves:])
