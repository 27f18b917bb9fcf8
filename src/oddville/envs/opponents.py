"""Plays the other seats: compiled bots if there are any for the level, otherwise any bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from ..bots import BotError, Contender, Deed, Observation, Player, contender
from ..bots.lookahead import Lookahead
from ..bots.tree import meaning_of
from ..bots.weights import learned_weights, make_evaluator
from ..rules.game import Game
from ..rules.randomness import Generator
from ..text import Texts
from .batch import APPRENTICES, NEWCOMERS, RANDOM_OPPONENTS, Opponents, play_until

COMPILED: Final = {"random": RANDOM_OPPONENTS, "newcomer": NEWCOMERS, "apprentice": APPRENTICES}


class Company(Protocol):
    """The other players."""

    def begin(self, seed: int) -> None:
        """A new game; the same seed gives the same opponents."""

    def notice(self, game: Game, action: int) -> None:
        """The agent is about to take this action."""

    def play(self, game: Game, seat: int) -> None:
        """Play until the agent's seat must decide, the game is over, or the turn limit is reached."""


def opponents_of(names: str | Sequence[str], game: Game, most_turns: int) -> Company:
    """One name for all of them, or one for each, clockwise from the agent."""
    if isinstance(names, str) and names in COMPILED:
        return QuickCompany(COMPILED[names], game, most_turns)
    others = game.players - 1
    listed = [names] * others if isinstance(names, str) else list(names)
    if len(listed) != others:
        raise ValueError(f"{others} opponents are needed, not {len(listed)}")
    return BotCompany([contender_named(name) for name in listed], most_turns)


def contender_named(name: str) -> Contender:
    try:
        return contender(name)
    except BotError as error:
        raise ValueError(Texts("en").t(f"bot-error-{error.code}", **error.params)) from error


def compiled_opponents(kind: int, game: Game) -> Opponents:
    evaluator = make_evaluator(learned_weights(), game.components)
    return Opponents(kind, Lookahead(evaluator, game))


class QuickCompany:
    """Bots that are compiled together with the loop."""

    def __init__(self, kind: int, game: Game, most_turns: int) -> None:
        self._opponents = compiled_opponents(kind, game)
        self._most_turns = most_turns

    def __getstate__(self) -> tuple[int, Game, int, Generator]:
        """For copies and pickles: what follows from the kind and the cards is made again."""
        opponents = self._opponents
        return opponents.kind, opponents.lookahead.state, self._most_turns, opponents.generator

    def __setstate__(self, state: tuple[int, Game, int, Generator]) -> None:
        kind, game, most_turns, generator = state
        self._opponents = compiled_opponents(kind, game)
        self._opponents.generator = generator
        self._most_turns = most_turns

    def begin(self, seed: int) -> None:
        self._opponents.generator = Generator(seed)

    def notice(self, game: Game, action: int) -> None:
        """They keep nothing from one decision to the next."""

    def play(self, game: Game, seat: int) -> None:
        play_until(self._opponents, game, seat, self._most_turns)


class BotCompany:
    """Any bots of the registry."""

    def __init__(self, contenders: list[Contender], most_turns: int) -> None:
        self._contenders = contenders
        self._most_turns = most_turns
        self._players: list[Player] = []
        self._history: list[Deed] = []

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: bots by name, as those of other packages may come from any function."""
        return self.__dict__ | {"_contenders": [each.name for each in self._contenders]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._contenders = [contender(name) for name in state["_contenders"]]

    def begin(self, seed: int) -> None:
        generator = Generator(seed)
        self._history = []
        self._players = [
            Player(each.name, each.bot(generator.below(1 << 30)), each.budget) for each in self._contenders
        ]

    def notice(self, game: Game, action: int) -> None:
        self._history.append(Deed(game.decider, action, meaning_of(game, action)))

    def play(self, game: Game, seat: int) -> None:
        while not game.is_over and game.decider != seat and game.turn <= self._most_turns:
            player = self._players[(game.decider - seat - 1) % game.players]
            action = player.bot.choose(Observation(game, self._history), player.budget).action
            self.notice(game, action)
            game.step(action)
