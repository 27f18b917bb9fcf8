"""A record cut into stretches: what one seat decides in a row, with nothing revealed in between.

A stretch is judged as a whole, so that a plan in three steps gets one verdict. It ends when another seat
decides, when the turn ends, or when chance reveals something: what comes then can be decided with more
knowledge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..bots.interface import Observation
from ..bots.search import sensible_actions
from ..record import Record
from ..record.replay import carry_out, opening
from ..rules.game import Game
from ..rules.vocabulary import DISCLOSED_NOTHING, NOBODY


class Unfinished(Exception):
    """A game that is still played is not reviewed: that would tell what nobody may know yet."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive moves of one seat."""

    number: int
    turn: int
    seat: int
    first: int  # the place of its first move in the record
    actions: tuple[int, ...]
    game: Game = field(repr=False, compare=False)  # before it, with everything hidden drawn again
    is_free: bool  # whether there was anything to choose
    reveals: bool  # whether chance revealed something at its end
    out_of_turn: bool = False  # a worker taken back while somebody else decides


def stretches(record: Record) -> list[Stretch]:
    """All of a finished game; raises `Unfinished`."""
    if record.result is None:
        raise Unfinished
    return list(_cut(record))


def _cut(record: Record) -> Iterator[Stretch]:
    game = opening(record)
    number = 0
    begun: _Open | None = None
    for index, move in enumerate(record.moves):
        out_of_turn = move.seat != game.decider
        if begun is not None and (
            out_of_turn or begun.out_of_turn or move.seat != begun.seat or game.turn != begun.turn
        ):
            yield begun.closed(number, reveals=False)
            number += 1
            begun = None
        if begun is None:
            begun = _Open(game, index, move.seat, out_of_turn)
        begun.actions.append(move.action)
        begun.is_free |= not out_of_turn and len(sensible_actions(Observation(game))) > 1
        carry_out(game, move, index + 1)
        if game.disclosed != DISCLOSED_NOTHING:
            yield begun.closed(number, reveals=True)
            number += 1
            begun = None
    if begun is not None:
        yield begun.closed(number, reveals=False)


class _Open:
    """A stretch whose end is not known yet."""

    def __init__(self, game: Game, first: int, seat: int, out_of_turn: bool) -> None:
        self.game = hidden_redrawn(game)
        self.first = first
        self.seat = seat
        self.turn = game.turn
        self.out_of_turn = out_of_turn
        self.actions: list[int] = []
        self.is_free = False

    def closed(self, number: int, reveals: bool) -> Stretch:
        return Stretch(
            number,
            self.turn,
            self.seat,
            self.first,
            tuple(self.actions),
            self.game,
            self.is_free,
            reveals,
            self.out_of_turn,
        )


def hidden_redrawn(game: Game, seed: int = 0) -> Game:
    """The game as everybody knows it; later chance is drawn from the seed."""
    known = game.resampled(NOBODY, seed)
    known.explicit_chance = 0
    return known


def is_whole(game: Game, actions: Sequence[int]) -> bool:
    """Whether moves of the deciding seat are a whole stretch: others decide next, or chance spoke."""
    seat, turn = game.decider, game.turn
    after = game.copy()
    for action in actions:
        after.apply(action)
    is_others = after.is_over or after.decider != seat or after.turn != turn
    return bool(actions) and (is_others or after.disclosed != DISCLOSED_NOTHING)
