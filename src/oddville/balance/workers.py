"""Plays the games of a measurement, in several processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from traceback import format_exception_only
from typing import NamedTuple

from ..arena.pool import JobLost, work_through
from ..bots import Player, contender, play_game
from ..editions.start import new_game
from .failure import BalanceError
from .listener import Listener
from .settings import Settings

Key = tuple[int, int]  # number of players and index


class Played(NamedTuple):
    key: Key
    line: str  # for the log


def play(settings: Settings, key: Key) -> str:
    """Play one game; returns its line for the log."""
    players, index = key
    bot = contender(settings.bot)
    game = new_game(players, settings.game_seed(players, index), settings.edition)
    listener = Listener(game, index)
    try:
        seats = [
            Player(bot.name, bot.bot(settings.bot_seed(players, index, seat)), bot.budget)
            for seat in range(players)
        ]
        play_game(game, seats, step=listener.step)
    except Exception as error:  # whatever goes wrong, the message names the bot
        detail = "".join(format_exception_only(error)).strip().splitlines()[-1]
        raise BalanceError(
            "bot-failed", name=bot.name, players=players, index=index, detail=detail[:200]
        ) from error
    return listener.close(game).to_line()


def play_all(settings: Settings, keys: Iterable[Key], processes: int) -> Iterator[Played]:
    """The games in the order in which they finish."""
    if processes == 1:
        for key in keys:
            yield Played(key, play(settings, key))
        return
    played = work_through(partial(_play_or_fail, settings), keys, processes)
    try:
        for key, answer in played:
            if isinstance(answer, BalanceError):
                raise answer
            yield Played(key, answer)
    except JobLost as lost:
        players, index = lost.job
        raise BalanceError("worker-lost", players=players, index=index) from lost
    finally:
        played.close()


def _play_or_fail(settings: Settings, key: Key) -> str | BalanceError:
    """In a worker process: a failure is returned as a value."""
    try:
        return play(settings, key)
    except BalanceError as error:
        return error
