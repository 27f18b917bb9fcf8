"""A pool of worker processes, each playing one game at a time, for tournaments and balance measurements."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar

from ..processes import end_with_parent

MOST_LOSSES: Final = 3  # how often a job is restarted after its process died

Job = TypeVar("Job", bound=Hashable)
Answer = TypeVar("Answer")


class JobLost(Exception):
    """Several processes died in turn while doing the same job."""

    def __init__(self, job: Any, times: int = MOST_LOSSES) -> None:
        super().__init__(f"{times} processes died over {job}")
        self.job = job
        self.times = times


def work_through(
    work: Callable[[Job], Answer], jobs: Iterable[Job], processes: int
) -> Generator[tuple[Job, Answer], None, None]:
    """Do jobs as they come, several at once; answers in the order in which they are finished.

    Close the iterator to stop; jobs that are still running are dropped. `work` and jobs must be picklable.
    """
    pool = _Pool(work, jobs)
    try:
        pool.start(processes)
        while pool.workers:
            yield from pool.answers()
    finally:
        pool.stop()


@dataclass(slots=True, eq=False)
class _Worker(Generic[Job]):
    process: SpawnProcess
    connection: Connection
    job: Job


class _Pool(Generic[Job, Answer]):
    def __init__(self, work: Callable[[Job], Answer], jobs: Iterable[Job]) -> None:
        self.work = work
        self.jobs = iter(jobs)
        self.workers: list[_Worker[Job]] = []
        self.losses: Counter[Job] = Counter()

    def start(self, processes: int) -> None:
        for job in islice(self.jobs, processes):
            self.add_worker(job)

    def add_worker(self, job: Job) -> None:
        context = multiprocessing.get_context("spawn")  # a fork could inherit locks that are held
        ours, theirs = context.Pipe()
        process = context.Process(target=_work_on, args=(theirs, self.work))
        process.start()
        theirs.close()
        self.workers.append(_Worker(process, ours, job))
        ours.send(job)

    def answers(self) -> Iterator[tuple[Job, Answer]]:
        """Wait for the next answers, and give every free process its next job."""
        ready = wait([worker.connection for worker in self.workers])
        for worker in [worker for worker in self.workers if worker.connection in ready]:
            job = worker.job
            try:
                answer: Answer = worker.connection.recv()
            except (EOFError, OSError):
                self.replace(worker)
                continue
            self.next_job(worker)
            yield job, answer

    def next_job(self, worker: _Worker[Job]) -> None:
        job = next(self.jobs, None)
        if job is None:
            self.workers.remove(worker)
            worker.connection.close()  # it ends by itself
            return
        worker.job = job
        try:
            worker.connection.send(job)
        except OSError:
            self.replace(worker)

    def replace(self, worker: _Worker[Job]) -> None:
        """A process died (a crash in compiled code, or killed by hand): a new one repeats its job."""
        self.workers.remove(worker)
        worker.connection.close()
        worker.process.join()
        self.losses[worker.job] += 1
        if self.losses[worker.job] >= MOST_LOSSES:
            raise JobLost(worker.job)
        self.add_worker(worker.job)

    def stop(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.connection.close()
        self.workers.clear()


# ---- In the worker's process ----------------------------------------------------------------------


def _work_on(connection: Connection, work: Callable[[Job], Answer]) -> None:
    """Do jobs until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets it too, and ends us
    end_with_parent()
    while True:
        try:
            connection.send(work(connection.recv()))
        except (EOFError, OSError):
            return  # the parent has closed the connection
