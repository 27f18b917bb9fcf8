"""How far a move can be taken back, and who must agree to that.

Nobody goes back past something that was revealed, or past a move of somebody else, unless all other people
agree: also those whose time ran out or who left, because they may come back. Those who resigned have no
say. Alone against bots nobody has to be asked; if something was revealed, the hidden cards are redrawn.
"""

from __future__ import annotations

from ..protocol.entries import Scope
from ..protocol.errors import TableError
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


def has_revealed(match: Match, moves: int) -> bool:
    """Whether something came to light, or chance decided something, after so many moves."""
    return any(move.disclosed != DISCLOSED_NOTHING for move in match.moves[moves:])


def must_agree(match: Match, seat: int, moves: int) -> frozenset[int]:
    """Who has to agree before `seat` goes back so far; raises `undo-too-far` if nobody can."""
    if all(move.seat == seat for move in match.moves[moves:]) and not has_revealed(match, moves):
        return match.consenting(seat) if match.settings.undo == "consent" else frozenset()
    others = match.others(seat)
    if not others and not match.settings.undo_against_bots:
        raise TableError("undo-too-far")
    return others


def is_free(match: Match, seat: int, moves: int) -> bool:
    """Whether nobody has to agree."""
    try:
        return not must_agree(match, seat, moves)
    except TableError:
        return False
