"""Plays games in several processes. Each is fed through a pipe of its own and ends when the pipe does."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from traceback import format_exception_only
from typing import NamedTuple

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
    """One game, as the line that it leaves in the log."""
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
    except Exception as error:  # whatever a bot does, it is the bot that is to be named
        detail = "".join(format_exception_only(error)).strip().splitlines()[-1]
        raise BalanceError(
            "bot-failed", name=bot.name, players=players, index=index, detail=detail[:200]
        ) from error
    return listener.close(game).to_line()


def play_all(settings: Settings, keys: Iterable[Key], processes: int) -> Iterator[Played]:
    """The games in the order in which they are finished."""
    if processes == 1:
        for key in keys:
            yield Played(key, play(settings, key))
        return
    context = multiprocessing.get_context("spawn")  # a fork would copy threads and open files
    waiting = iter(keys)
    open_pipes: dict[Connection, Key] = {}
    workers = []
    try:
        for _ in range(processes):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, settings), daemon=True)
            worker.start()
            workers.append(worker)
            theirs.close()  # so that its end is noticed here
            _feed(ours, waiting, open_pipes)
        while open_pipes:
            for pipe in wait(list(open_pipes)):
                assert isinstance(pipe, Connection)
                key = open_pipes.pop(pipe)
                yield Played(key, _result(pipe, key))
                _feed(pipe, waiting, open_pipes)
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join()


def _feed(pipe: Connection, waiting: Iterator[Key], open_pipes: dict[Connection, Key]) -> None:
    key = next(waiting, None)
    if key is None:
        pipe.close()
    else:
        pipe.send(key)
        open_pipes[pipe] = key


def _result(pipe: Connection, key: Key) -> str:
    try:
        answer = pipe.recv()
    except (EOFError, OSError) as error:
        raise BalanceError("worker-lost", players=key[0], index=key[1]) from error
    if isinstance(answer, str):
        return answer
    code, params = answer
    raise BalanceError(code, **params)


# ---- In another process ---------------------------------------------------------------------------


def _work(pipe: Connection, settings: Settings) -> None:
    """Play what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what an interruption means
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            key = pipe.recv()
            try:
                pipe.send(play(settings, key))
            except BalanceError as error:
                pipe.send((error.code, error.params))
        except (EOFError, OSError):
            return  # nobody wants to know any more


def _end_with_parent() -> None:
    """A parent that was killed cannot tell us to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
