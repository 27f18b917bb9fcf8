"""The last turn, solved: once the game ends with this turn, every way to finish it is tried.

What is hidden matters no more then, except that an empty pile of characters is shuffled: such a turn is left
to the search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..rules.action_space import BUILD, TAKE_BACK, TAKE_BACKS, TAKE_SECOND
from ..rules.game import Game
from ..rules.vocabulary import NOBODY, PLACE, SHUFFLE, TURN, WORKERS_TO_END

MOST_POSITIONS: Final = 20_000  # about a tenth of a second in the compiled build

Worth = tuple[bool, float]  # won or not, then points beyond the best other seat


@dataclass(frozen=True, slots=True)
class Ending:
    """The best way to finish the turn, and how the game ends then."""

    line: tuple[int, ...]
    scores: tuple[int, ...]
    winner: int


class _TooMuch(Exception):
    """Chance decides something, or there are too many ways."""


def solve_ending(game: Game) -> Ending | None:
    """The best way to finish the last turn; None if it is not the last one, or cannot be solved."""
    if is_last_turn(game):
        return _solved(game, None)
    return None


def winning_build(game: Game) -> Ending | None:
    """A build that ends the game with a victory, for the seat whose turn begins."""
    seat = game.decider
    if game.decision != TURN or game.recovered or game.city_workers[seat] != WORKERS_TO_END - 1:
        return None
    builds = [action for action in game.legal_actions() if BUILD <= action < TAKE_SECOND]
    ending = _solved(game, builds) if builds else None
    return ending if ending and ending.winner == seat else None


def is_last_turn(game: Game) -> bool:
    """Whether the game certainly ends with this turn."""
    if game.end_trigger != NOBODY:
        return not game.is_over and game.decision != TURN
    return game.decision == PLACE and game.city_workers[game.building_seat] >= WORKERS_TO_END - 1


def _solved(game: Game, first: list[int] | None) -> Ending | None:
    start = game.copy()
    start.explicit_chance = 1  # stop where chance decides
    try:
        return _Solver().best(start, first)
    except _TooMuch:
        return None


class _Solver:
    def __init__(self) -> None:
        self._left = MOST_POSITIONS

    def best(self, game: Game, choices: list[int] | None = None) -> Ending:
        """Each seat takes what is best for itself (max^n)."""
        if game.is_over:
            return Ending((), tuple(game.scores()), game.winner)
        if game.decision == SHUFFLE or self._left <= 0:
            raise _TooMuch
        seat = game.decider
        found: Ending | None = None
        for action in sensible(game) if choices is None else choices:
            self._left -= 1
            after = game.copy()
            after.apply(action)
            ending = self.best(after)
            if found is None or worth(ending, seat) > worth(found, seat):
                found = Ending((action, *ending.line), ending.scores, ending.winner)
        if found is None:
            raise _TooMuch
        return found


def worth(ending: Ending, seat: int) -> Worth:
    others = [score for other, score in enumerate(ending.scores) if other != seat]
    return ending.winner == seat, ending.scores[seat] - max(others)


def sensible(game: Game) -> list[int]:
    """Without taking workers back while there are others in the supply: that only loses points."""
    legal = game.legal_actions()
    if game.supply[game.decider] == 0:
        return legal
    return [action for action in legal if not TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS] or legal
