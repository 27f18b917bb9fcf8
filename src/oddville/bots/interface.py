"""What a bot gets and what it gives back: an observation and a budget in, a choice out.

An observation contains only public facts. Everything hidden in its game was drawn again (`Game.resampled`)
before the bot sees it, so there is nothing secret to find; a bot searches on such sampled games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, Protocol, runtime_checkable

from ..rules.components import copy_of_components
from ..rules.game import Game
from ..rules.views import View, view_for
from .steps import Steps

Clock = Literal["wall", "processor"]


class StopSignal(Protocol):
    """Tells a bot to stop: for example a `threading.Event`."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision; the first limit that is reached counts.

    With iterations only, a bot with a seed plays the same game on every machine. The clock "processor" counts
    the time in which this thread is at work, so that a busy machine gives a bot as much as an idle one.
    """

    seconds: float | None = None
    iterations: int | None = None
    processes: int = 1
    stop: StopSignal | None = None
    clock: Clock = "wall"

    def now(self) -> float:
        """Seconds, to be compared with an earlier call."""
        return time.thread_time() if self.clock == "processor" else time.perf_counter()


@dataclass(frozen=True, slots=True)
class Choice:
    """The action, and the bot's opinion of the position, if it has one."""

    action: int
    scores: tuple[float, ...] = ()  # expected at the end, by seat
    win_shares: tuple[float, ...] = ()  # by seat, 1 in all
    line: tuple[int, ...] = ()  # the actions it expects, its own first
    iterations: int = 0


class Deed(NamedTuple):
    """An action that a seat took. `meaning` identifies it by its cards, not by their places."""

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
        """A game that agrees with everything this seat knows; hidden things are drawn from the seed."""
        return self._imagined.resampled(self.seat, seed)


class Bot(Protocol):
    """Plays one seat of one game. A bot may keep results from one decision to the next."""

    def choose(self, observation: Observation, budget: Budget) -> Choice: ...


@runtime_checkable
class BotInSteps(Protocol):
    """A bot that thinks for a while, in steps between which it can be stopped."""

    def choose_in_steps(self, observation: Observation, budget: Budget) -> Steps[Choice]: ...


def choose_in_steps(bot: Bot, observation: Observation, budget: Budget) -> Steps[Choice]:
    """In one step, if the bot knows no other way."""
    if isinstance(bot, BotInSteps):
        return (yield from bot.choose_in_steps(observation, budget))
    return bot.choose(observation, budget)


BotFactory = Callable[[int], Bot]


@dataclass(frozen=True, slots=True)
class Level:
    """A bot people can choose, with the time it takes for a decision."""

    name: str
    make: BotFactory
    budget: Budget
    is_yardstick: bool = False  # there to measure other bots by; people are not offered it

    @property
    def is_instant(self) -> bool:
        """Whether it decides without a search."""
        return self.budget.seconds is None and self.budget.iterations is None
