"""Plays games on Ray: on this machine or on a cluster.

A game is a task. Ray repeats the games of a lost worker or machine; all results come to this process, which
counts each game once. Every machine needs this package, and the bots' packages, in the same versions.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any, Final

from ..editions import Edition
from .errors import ArenaError, needs
from .game import Outcome, play_scheduled
from .schedule import ScheduledGame

LOCAL: Final = "local"  # a Ray of our own on this machine
MOST_RETRIES: Final = 5  # how often a game is restarted after its worker was lost
PATIENCE: Final = 10.0  # seconds for the cluster to answer
WAITING: Final = 2  # queued games for each core


def play_on_ray(
    games: Iterable[ScheduledGame], names: Sequence[str], edition: Edition, address: str, processes: int
) -> Generator[Outcome, None, None]:
    """Play games as they come; outcomes in the order in which they are finished.

    Close the iterator to stop; games that are still running are dropped.
    """
    with redirect_stdout(sys.stderr):  # Ray prints messages about its workers; our standard output is a table
        ray = _connected(address, processes)
        try:
            yield from _outcomes(ray, iter(games), tuple(names), edition)
        finally:
            ray.shutdown()


def _connected(address: str, processes: int) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    try:
        import ray
    except ImportError:
        raise needs("ray") from None
    _knock(address)
    try:
        if address == LOCAL:
            ray.init(
                address=LOCAL,
                num_cpus=processes,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        else:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        raise _unreachable(address, error) from None
    return ray


def _knock(address: str) -> None:
    """Check that the cluster answers: Ray would end the whole program if it does not."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> ArenaError:
    detail = getattr(error, "strerror", None) or str(error).strip() or type(error).__name__
    return ArenaError("ray-unreachable", address=address, detail=detail.splitlines()[0][:200])


def _outcomes(
    ray: Any, games: Iterator[ScheduledGame], names: Sequence[str], edition: Edition
) -> Generator[Outcome, None, None]:
    task = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(play_scheduled)
    shared_names, shared_edition = ray.put(names), ray.put(edition)
    running: dict[Any, ScheduledGame] = {}
    while True:
        while len(running) < WAITING * _cores(ray) and (game := next(games, None)) is not None:
            running[task.remote(game, shared_names, shared_edition)] = game
        if not running:
            return
        (done,), _ = ray.wait(list(running), num_returns=1)
        game = running.pop(done)
        try:
            outcome: Outcome = ray.get(done)
        except ray.exceptions.RayError:
            raise ArenaError(
                "worker-lost", game=game.number, seed=str(game.seed), times=MOST_RETRIES + 1
            ) from None
        yield outcome


def _cores(ray: Any) -> int:
    """The number of cores of the whole cluster, which may change."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
