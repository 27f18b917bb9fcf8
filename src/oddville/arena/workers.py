"""Games on the cores of this machine: processes that last for the tournament and play a game at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from ..editions import Edition
from .errors import ArenaError
from .game import Outcome, play_scheduled
from .schedule import ScheduledGame

MOST_LOSSES: Final = 3  # so often a game is begun again whose process died


@dataclass(slots=True, eq=False)
class _Worker:
    process: SpawnProcess
    connection: Connection
    game: ScheduledGame


def play_locally(
    games: Iterable[ScheduledGame], names: Sequence[str], edition: Edition, processes: int
) -> Generator[Outcome, None, None]:
    """Play games as they come, several at once; outcomes in the order in which they are finished.

    Close the iterator to stop: what is being played then is given up.
    """
    pool = _Pool(games, names, edition)
    try:
        pool.start(processes)
        while pool.workers:
            yield from pool.outcomes()
    finally:
        pool.stop()


class _Pool:
    def __init__(self, games: Iterable[ScheduledGame], names: Sequence[str], edition: Edition) -> None:
        self.games = iter(games)
        self.names = tuple(names)
        self.edition = edition
        self.workers: list[_Worker] = []
        self.losses: Counter[int] = Counter()

    def start(self, processes: int) -> None:
        for game in islice(self.games, processes):
            self.add_worker(game)

    def add_worker(self, game: ScheduledGame) -> None:
        context = multiprocessing.get_context("spawn")  # a fork could inherit locks that are held
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self.names, self.edition))
        process.start()
        theirs.close()
        self.workers.append(_Worker(process, ours, game))
        ours.send(game)

    def outcomes(self) -> Iterator[Outcome]:
        """Wait until something is finished; give every process that is free its next game."""
        ready = wait([worker.connection for worker in self.workers])
        for worker in [worker for worker in self.workers if worker.connection in ready]:
            try:
                outcome: Outcome = worker.connection.recv()
            except (EOFError, OSError):
                self.replace(worker)
                continue
            self.next_game(worker)
            yield outcome

    def next_game(self, worker: _Worker) -> None:
        game = next(self.games, None)
        if game is None:
            self.workers.remove(worker)
            worker.connection.close()  # it ends by itself
            return
        worker.game = game
        try:
            worker.connection.send(game)
        except OSError:
            self.replace(worker)

    def replace(self, worker: _Worker) -> None:
        """A process died, by a crash in compiled code or by somebody's hand: another plays its game again."""
        self.workers.remove(worker)
        worker.connection.close()
        worker.process.join()
        self.losses[worker.game.number] += 1
        if self.losses[worker.game.number] >= MOST_LOSSES:
            raise ArenaError(
                "worker-lost", game=worker.game.number, seed=str(worker.game.seed), times=MOST_LOSSES
            )
        self.add_worker(worker.game)

    def stop(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.connection.close()
        self.workers.clear()


# ---- In the worker's process ----------------------------------------------------------------------


def _work(connection: Connection, names: Sequence[str], edition: Edition) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it too, and ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            game: ScheduledGame = connection.recv()
            connection.send(play_scheduled(game, names, edition))
        except (EOFError, OSError):
            return  # nobody wants to know any more


def _end_with_parent() -> None:
    """A parent that was killed cannot tell us to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
