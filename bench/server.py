"""The server beside boardgame.io: actions per second and latency, memory, idle tables."""

import sys
from typing import Any

from bench.harness import Line, Samples, Side, Unit

WORKER = "bench.workers.server"
TABLES = (10, 100, 500)
TIMES = 2.0  # the peer's figure in memory, where it keeps nothing
SLOWEST = 50.0  # milliseconds, the 99th percentile at 500 tables with one action a second each
MOST_MEMORY = 60.0  # KiB for a table with two people connected
IDLE_TABLES = 5000


def _side(side: str, storage: str, tables: int, seconds: float) -> Side:
    name = {"oddville": "OddVille", "boardgameio": "boardgame.io"}[side]
    command = (sys.executable, "-m", WORKER, side, "--storage", storage, "--tables", str(tables))
    return Side(
        f"{name}, {storage}, {tables} tables",
        Unit.ACTIONS,
        (*command, "--seconds", str(max(seconds, 2.0))),
    )


def _latency(storage: str, seconds: float) -> Side:
    command = (sys.executable, "-m", WORKER, "oddville", "--storage", storage, "--tables", "500")
    more = ("--rate", "1", "--seconds", str(max(seconds, 5.0)), "--value", "p99_ms")
    return Side(f"p99 at 500 tables, 1 action/s each, {storage}", Unit.MILLISECONDS, (*command, *more))


def _memory() -> Side:
    command = (sys.executable, "-m", "bench.workers.server_idle", "--tables", str(IDLE_TABLES))
    name = f"memory of each of {IDLE_TABLES} idle tables, two people connected"
    return Side(name, Unit.KIBIBYTES, command, once=True)


def lines(seconds: float) -> list[Line]:
    found = []
    for tables in TABLES:
        peer = _side("boardgameio", "memory", tables, seconds)
        for storage in ("sqlite", "postgresql"):
            ours = _side("oddville", storage, tables, seconds)
            found.append(
                Line(f"{tables} tables, {storage}, beside the peer in memory", ours, peer, times=TIMES)
            )
    found += [
        Line(f"latency, {storage}", _latency(storage, seconds), below=SLOWEST)
        for storage in ("sqlite", "postgresql")
    ]
    found.append(Line("memory of a connected table", _memory(), below=MOST_MEMORY))
    return found


def extra_sides(seconds: float) -> list[Side]:
    """The peer where it writes files, without a bar: it acknowledges before it writes."""
    return [_side("boardgameio", "flatfile", tables, seconds) for tables in TABLES]


def extra_results(samples: dict[str, Samples]) -> dict[str, Any]:
    """Latencies and processor time of the closed loops."""
    keys = ("p50_ms", "p99_ms", "max_ms", "server_cpu", "load_cpu", "bytes_per_update")
    return {
        "details": {
            name: {key: side.details[-1][key] for key in keys if key in side.details[-1]}
            for name, side in samples.items()
        }
    }
