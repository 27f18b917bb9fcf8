"""Runs a server in this process, with logs and metrics."""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .. import __version__
from . import logs, metrics
from .app import create_app
from .instrumentation import Instrumented
from .logs import tell
from .runner import Runner, allow_many_connections, configuration
from .settings import ServerSettings
from .worker_figures import WorkerFigures

FAILED = 1


@dataclass(frozen=True, slots=True)
class Operation:
    """What to run, and how to log and measure it."""

    settings: ServerSettings
    log: logs.Form = "text"
    metrics_public: bool = False
    figures: Path | None = None  # a folder in which several workers share theirs


def runner(
    operation: Operation,
    worker: int | None = None,
    on_started: Callable[[], None] = lambda: None,
    kind: type[Runner] = Runner,
) -> Runner:
    """Raises `EditionError` if an edition cannot be read."""

    async def measure(request: Request) -> Response:
        return await figures.answer(request)

    def begin() -> None:
        figures.begin()
        on_started()

    server = create_app(operation.settings, [Route(metrics.PATH, measure)])
    folder = operation.figures
    shared = None if folder is None or worker is None else WorkerFigures(folder, worker)
    figures = metrics.Metrics(server.service, worker, operation.metrics_public, shared)
    server.service.measurements = figures
    return kind(server, configuration(Instrumented(server, figures), own_logs=True), begin)


def run(runner: Runner, listening: socket.socket, worker: int | None = None) -> int:
    """Runs until it is told to stop; returns the exit code."""
    allow_many_connections()
    tell("started", version=__version__, process=os.getpid(), worker=worker)
    try:
        runner.run([listening])
    except SystemExit:  # it could not start, and has logged why
        return FAILED
    tell("stopped", process=os.getpid(), worker=worker)
    return 0


def stop_bots() -> None:
    """At the very end: Python would wait for processes in which bots still think."""
    for process in multiprocessing.active_children():
        process.terminate()
