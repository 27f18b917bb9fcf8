"""A game for everything outside the engine: ask what is legal, then act.

`step` is for players and servers: it checks and raises. `apply` is for search, after `legal_actions`: it
checks nothing, and its effect with a wrong number is undefined.
"""

from __future__ import annotations

from .action_space import ACTION_COUNT, TAKE_BACK, TAKE_BACKS, Numbered
from .apply import apply_action
from .errors import GameIsOver, IllegalAction, UnknownAction, WrongSeat
from .knowledge import resample
from .legal import is_allowed, list_legal
from .randomness import WORD_BITS
from .scoring import score_of, winner_of
from .state import State, copy_state
from .vocabulary import GAME_OVER, NOBODY


class Game(State):
    """One game at one moment, with methods to play it."""

    @property
    def is_over(self) -> bool:
        return self.decision == GAME_OVER

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The actions of a seat, by default of the one that must decide."""
        if seat is None or seat == self.decider:
            list_legal(self)
            return [self.legal[i] for i in range(self.legal_count)]
        if not self.has_seat(seat):
            return []
        return [TAKE_BACK + place for place in range(TAKE_BACKS) if is_allowed(self, seat, TAKE_BACK + place)]

    def has_seat(self, seat: int) -> bool:
        """Is this a seat of the game, or chance's (NOBODY)?"""
        return type(seat) is int and NOBODY <= seat < self.players

    def is_legal(self, action: int | Numbered, seat: int | None = None) -> bool:
        number = number_of(action)
        who = self.decider if seat is None else seat
        return self.has_seat(who) and is_allowed(self, who, number)

    def step(self, action: int | Numbered, seat: int | None = None) -> None:
        """Carry out an action if it is legal; otherwise raise a `RulesError` and change nothing."""
        number = number_of(action)
        who = self.decider if seat is None else seat
        if not self.has_seat(who):
            raise WrongSeat(seat=who, decider=self.decider)
        if not is_allowed(self, who, number):
            if self.decision == GAME_OVER:
                raise GameIsOver
            if who != self.decider and not TAKE_BACK <= number < TAKE_BACK + TAKE_BACKS:
                raise WrongSeat(seat=who, decider=self.decider)
            raise IllegalAction(action=number, seat=who)
        apply_action(self, who, number)

    def apply(self, action: int) -> None:
        """Carry out an action of the deciding seat, unchecked."""
        apply_action(self, self.decider, action)

    def copy(self) -> Game:
        """An independent copy, without an event list."""
        return copy_of(self)

    def resampled(self, seat: int, seed: int) -> Game:
        """A copy in which everything the seat cannot know is drawn again; the only state a bot may search."""
        other: Game = copy_of(self)
        resample(other, seed & WORD_BITS)
        return other

    def score(self, seat: int) -> int:
        """The score of a seat, if the game ended now."""
        if not self.has_seat(seat) or seat == NOBODY:
            raise WrongSeat(seat=seat, decider=self.decider)
        return score_of(self, seat)

    def scores(self) -> list[int]:
        """The score of each seat."""
        return [score_of(self, seat) for seat in range(self.players)]

    @property
    def winner(self) -> int:
        """The seat that has won; NOBODY until the game is over."""
        return winner_of(self) if self.decision == GAME_OVER else NOBODY


def number_of(action: int | Numbered) -> int:
    """The number of an action; raises `UnknownAction` for anything else."""
    number = action if type(action) is int else getattr(action, "number", None)
    if type(number) is not int or not 0 <= number < ACTION_COUNT:
        raise UnknownAction(action=action)
    return number


def copy_of(game: Game) -> Game:
    other: Game = Game.__new__(Game)
    copy_state(game, other)
    return other
