"""Thousands of tables with two people connected who do nothing: what each costs the server in memory.

`python -m bench.workers.server_idle --tables 5000`. The games are being played; nobody moves.
"""

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from bench.workers.server import running
from bench.workers.server_load import TableLoad, memory
from oddville.client import Server

OPENED_AT_ONCE = 20
SETTLING = 2.0  # seconds


async def measured(port: int, pid: int, tables: int) -> dict[str, Any]:
    server = Server(f"http://127.0.0.1:{port}")
    warm = [TableLoad(-1 - number) for number in range(50)]  # whatever the server needs once
    await opened(warm, server)
    before = memory(pid)
    began = time.perf_counter()
    loads = [TableLoad(number) for number in range(tables)]
    await opened(loads, server)
    seconds = time.perf_counter() - began
    await asyncio.sleep(SETTLING)
    grown = memory(pid) - before
    began = time.perf_counter()
    for load in loads[:: max(1, tables // 20)]:
        await load.act()  # they are alive
    acted = (time.perf_counter() - began) / 20
    await server.close()
    detail = {"tables": tables, "mebibytes": round(grown / 2**20, 1), "opening_s": round(seconds, 1)}
    return {"value": grown / tables / 1024, "detail": detail | {"action_ms": round(acted * 1000, 2)}}


async def opened(loads: list[TableLoad], server: Server) -> None:
    for start in range(0, len(loads), OPENED_AT_ONCE):
        await asyncio.gather(*(load.open(server) for load in loads[start : start + OPENED_AT_ONCE]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000)
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [
            sys.executable,
            "-m",
            "bench.workers.server_process",
            "--data",
            str(Path(folder) / "games.db"),
        ]
        with running(command) as (port, pid):
            print(json.dumps(uvloop.run(measured(port, pid, options.tables))))


if __name__ == "__main__":
    main()
