"""Jobs on Ray, on this machine or on a cluster: games of a tournament, decisions of a review.

Ray repeats the jobs of a lost worker or machine; all answers come to this process, which counts each job
once. Every machine needs this package, and the bots' packages, in the same versions.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from functools import partial
from typing import Any, Final

from ..editions import Edition
from .errors import ArenaError, needs
from .game import Outcome, play_scheduled
from .pool import Answer, Job, JobLost
from .schedule import ScheduledGame

LOCAL: Final = "local"  # a Ray of our own on this machine
MOST_RETRIES: Final = 5  # how often a job is restarted after its worker was lost
PATIENCE: Final = 10.0  # seconds for the cluster to answer
WAITING: Final = 2  # queued jobs for each core


def play_on_ray(
    games: Iterable[ScheduledGame], names: Sequence[str], edition: Edition, address: str, processes: int
) -> Generator[Outcome, None, None]:
    """Play games as they come; outcomes in the order in which they are finished.

    Close the iterator to stop; games that are still running are dropped.
    """
    work = partial(play_scheduled, names=tuple(names), edition=edition)
    played = work_on_ray(work, games, address, processes)
    try:
        for _, outcome in played:
            yield outcome
    except JobLost as lost:
        game: ScheduledGame = lost.job
        raise ArenaError("worker-lost", game=game.number, seed=str(game.seed), times=lost.times) from None
    finally:
        played.close()


def work_on_ray(
    work: Callable[[Job], Answer], jobs: Iterable[Job], address: str, processes: int
) -> Generator[tuple[Job, Answer], None, None]:
    """What `pool.work_through` does with processes. Raises `JobLost`, and `ArenaError` without Ray."""
    with redirect_stdout(sys.stderr):  # Ray prints messages about its workers; our standard output is a table
        ray = _connected(address, processes)
        try:
            yield from _answers(ray, work, iter(jobs))
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


def _answers(
    ray: Any, work: Callable[[Job], Answer], jobs: Iterator[Job]
) -> Generator[tuple[Job, Answer], None, None]:
    task = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(oddville_job)
    shared = ray.put(work)
    running: dict[Any, Job] = {}
    while True:
        while len(running) < WAITING * _cores(ray) and (job := next(jobs, None)) is not None:
            running[task.remote(shared, job)] = job
        if not running:
            return
        (done,), _ = ray.wait(list(running), num_returns=1)
        job = running.pop(done)
        try:
            answer: Answer = ray.get(done)
        except ray.exceptions.RayTaskError:
            raise  # the job itself failed
        except ray.exceptions.RayError:
            raise JobLost(job, MOST_RETRIES + 1) from None
        yield job, answer


def oddville_job(work: Callable[[Job], Answer], job: Job) -> Answer:
    """In a worker, which Ray names after this function."""
    return work(job)


def _cores(ray: Any) -> int:
    """The number of cores of the whole cluster, which may change."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
