"""What a bot gets and what it gives back: an observation and a budget in, a choice out.

An observation is made of public facts alone. The game it holds was drawn anew (`Game.resampled`) before the
bot ever saw it, so there is no hidden truth in it to find; a bot searches on games it imagines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Protocol

from ..rules.components import copy_of_components
from ..rules.game import Game
from ..rules.views import View, view_for


class StopSignal(Protocol):
    """Whatever can say "enough": a `threading.Event` will do."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision; the first limit that is reached counts.

    With iterations alone a bot with a seed plays the same game again on every machine.
    """

    seconds: float | None = None
    iterations: int | None = None
    processes: int = 1
    stop: StopSignal | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """The action, and what the bot thinks of the position, as far as it thinks."""

    action: int
    scores: tuple[float, ...] = ()  # expected at the end, by seat
    win_shares: tuple[float, ...] = ()  # by seat, 1 in all
    line: tuple[int, ...] = ()  # the actions it expects, its own first
    iterations: int = 0


class Deed(NamedTuple):
    """What a seat did. `meaning` is the action with the cards it speaks of in place of where they lay."""

    seat: int
    action: int
    meaning: int


class Observation:
    """One decision as the deciding seat sees it."""

    seat: int
    legal: tuple[int, ...]
    supply: int  # the seat's workers that are not in use
    history: tuple[Deed, ...]  # every move of the game so far

    def __init__(self, game: Game, history: Sequence[Deed] = ()) -> None:
        self.seat = game.decider
        self.legal = tuple(game.legal_actions())
        self.supply = game.supply[self.seat]
        self.history = tuple(history)
        self._imagined = game.resampled(self.seat, 0)
        self._imagined.components = copy_of_components(game.components)

    @cached_property
    def view(self) -> View:
        """The table as this seat sees it."""
        return view_for(self._imagined, self.seat)

    def imagine(self, seed: int) -> Game:
        """A game that agrees with all this seat knows, what is hidden drawn from the seed."""
        return self._imagined.resampled(self.seat, seed)


class Bot(Protocol):
    """Plays one seat of one game. A bot may keep what it thought from one decision to the next."""

    def choose(self, observation: Observation, budget: Budget) -> Choice: ...


BotFactory = Callable[[int], Bot]


@dataclass(frozen=True, slots=True)
class Level:
    """A bot people can choose, with the time it takes for a decision."""

    name: str
    make: BotFactory
    budget: Budget
    is_yardstick: bool = False  # there to measure other bots by; people are not offered it
