"""One measurement of a server: starts it on one core, loads it from another, prints the result.

`python -m bench.workers.server oddville --storage sqlite --tables 100` or, for the peer,
`python -m bench.workers.server boardgameio --storage memory --tables 100`. Everything stays on 127.0.0.1.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PEER = ROOT / "bench" / "peers" / "boardgameio"
SERVER_CORE, LOAD_CORE = "0", "1"


def node() -> str:
    """The program itself: the environment's `node` may be a script that leaves it running when it ends."""
    found = subprocess.run(["node", "-p", "process.execPath"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


@contextmanager
def running(command: list[str]) -> Iterator[tuple[int, int]]:
    """A server while it is needed: its port and its process."""
    pinned = ["taskset", "-c", SERVER_CORE, *command]
    with subprocess.Popen(pinned, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            words = process.stdout.readline().split()
            if words[:1] != ["ready"]:
                raise SystemExit(f"the server did not start: {' '.join(command)}")
            yield int(words[1]), process.pid
        finally:
            process.terminate()
            process.wait(30)


def load(command: list[str], port: int, pid: int, options: argparse.Namespace) -> dict[str, Any]:
    pinned = ["taskset", "-c", LOAD_CORE, *command, "--port", str(port), "--server-pid", str(pid)]
    pinned += ["--tables", str(options.tables), "--seconds", str(options.seconds)]
    pinned += ["--warmup", str(options.warmup)]
    if options.rate:
        pinned += ["--rate", str(options.rate)]
    done = subprocess.run(pinned, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"the load failed: {done.stderr[-2000:]}")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def oddville(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    with database(options.storage, folder) as data:
        server = [sys.executable, "-m", "bench.workers.server_process", "--data", data]
        with running(server) as (port, pid):
            return load([sys.executable, "-m", "bench.workers.server_load"], port, pid, options)


@contextmanager
def database(storage: str, folder: Path) -> Iterator[str]:
    if storage == "sqlite":
        yield str(folder / "games.db")
        return
    from tests.support.postgres import running_cluster

    with running_cluster() as cluster, cluster.database() as url:
        yield url


def boardgameio(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    if not (PEER / "node_modules").exists():
        raise SystemExit(f"the peer is not installed: (cd {PEER.relative_to(ROOT)} && npm ci)")
    server = [node(), str(PEER / "server.js"), "--port", "0", "--storage", options.storage]
    with running([*server, "--dir", str(folder)]) as (port, pid):
        return load([node(), str(PEER / "load.js")], port, pid, options)


SIDES = {"oddville": oddville, "boardgameio": boardgameio}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("side", choices=SIDES)
    parser.add_argument("--storage", choices=("sqlite", "postgresql", "memory", "flatfile"), required=True)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--warmup", type=float, default=1.0)
    parser.add_argument("--rate", type=float, default=0.0, help="actions per second and table")
    parser.add_argument("--value", help="which detail is the result, by default actions per second")
    options = parser.parse_args()
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        answer = SIDES[options.side](options, Path(folder))
    if options.value:
        answer["value"] = answer["detail"][options.value]
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
