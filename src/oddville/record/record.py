"""A whole game as a value: everything needed to replay it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..editions import Edition
from ..rules.deal import Deal
from ..rules.game import Game
from ..rules.scoresheet import Scoresheet, scoresheet
from .fairness import Fairness
from .shuffles import Shuffle

RECORD_FORMAT: Final = "oddville-record"
RECORD_VERSION: Final = 1
RULES_VERSION: Final = 1  # raised by a ruling that changes what recorded moves do

MAX_RECORD_SIZE: Final = 8 * 1024 * 1024  # bytes; a long random game needs half a million
MAX_MOVES: Final = 50_000


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat, and which colour the workers have there."""

    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a seat, as a number and in words, with the shuffle it led to."""

    seat: int
    action: int
    text: str
    shuffle: Shuffle | None = None


@dataclass(frozen=True, slots=True)
class Redraw:
    """Alone against bots, an undo went back to this move, and the hidden cards were redrawn."""

    moves: int  # how many moves had been made
    entry: int  # the number of the undo in the log of the match


@dataclass(frozen=True, slots=True)
class Result:
    winner: int
    scoresheets: tuple[Scoresheet, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game. `result` is None if it is unfinished, `fairness` if there is no proof of the shuffle."""

    edition: Edition
    players: tuple[Player, ...]  # by seat
    deal: Deal
    moves: tuple[Move, ...]
    result: Result | None
    fairness: Fairness | None = None
    redraws: tuple[Redraw, ...] = ()  # in the order of the moves; the deal is the one that they led to


def result_of(game: Game) -> Result | None:
    if not game.is_over:
        return None
    return Result(game.winner, tuple(scoresheet(game, seat) for seat in range(game.players)))
