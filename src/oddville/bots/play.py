"""Lets bots play a game: asks the deciding bot, checks its answer, carries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..rules.errors import RulesError
from ..rules.game import Game
from .interface import Bot, Budget, Choice, Deed, Observation
from .registry import BotError
from .tree import meaning_of

MOST_TURNS = 2000  # a game in which nobody builds would never end


@dataclass(frozen=True, slots=True)
class Player:
    """A bot at a seat, with its name for messages."""

    name: str
    bot: Bot
    budget: Budget


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision of a bot: who chose what, among how many actions, and how long it took by its clock."""

    seat: int
    decision: int
    choice: Choice
    options: int
    seconds: float


Step = Callable[[Game, int, int], None]


def _step(game: Game, action: int, seat: int) -> None:
    game.step(action, seat)


def play_game(
    game: Game,
    players: Sequence[Player],
    on_decision: Callable[[Decided], None] | None = None,
    step: Step = _step,
    most_turns: int = MOST_TURNS,
) -> bool:
    """Play until the game is over; returns False if the turn limit stopped it.

    `step` carries out an action; pass one that writes a record, say. `on_decision` is told about each
    decision before it is carried out.
    """
    history: list[Deed] = []
    while not game.is_over:
        if game.turn > most_turns:
            return False
        seat = game.decider
        observation = Observation(game, history)
        player = players[seat]
        start = player.budget.now()
        choice = player.bot.choose(observation, player.budget)
        seconds = player.budget.now() - start
        if type(choice) is not Choice or choice.action not in observation.legal:
            raise BotError(
                "illegal-choice", name=player.name, action=str(getattr(choice, "action", choice))[:20]
            )
        if on_decision is not None:
            on_decision(Decided(seat, game.decision, choice, len(observation.legal), seconds))
        deed = Deed(seat, choice.action, meaning_of(game, choice.action))
        try:
            step(game, choice.action, seat)
        except RulesError as error:
            raise BotError("illegal-choice", name=player.name, action=str(choice.action)[:20]) from error
        history.append(deed)
    return True
