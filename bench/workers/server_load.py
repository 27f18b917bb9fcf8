"""Two-player tables in a closed loop, or at a given rate, against a running server.

`python -m bench.workers.server_load --port 8000 --tables 100` plays with two sockets at each table: the
deciding player acts, and the next action follows when both have received the update. It prints one JSON
object with actions per second and the time from sending an action until both players know of it.
"""

import argparse
import asyncio
import json
import os
import time
from functools import partial
from random import Random
from statistics import quantiles
from typing import Any

import uvloop
from msgspec import Struct
from msgspec.json import Decoder

from bench.workers.light_socket import LightSocket
from oddville.client import Seat, Server
from oddville.protocol.settings import Settings
from oddville.rules.action_space import BUILD, TAKE_SECOND

JOINING_AT_ONCE = 20


class Decision(Struct):
    seat: int | None


class Game(Struct):
    decision: Decision


class Told(Struct):
    """What the load needs of a message."""

    type: str
    sequence: int = 0
    game: Game | None = None
    legal: dict[int, list[int]] = {}


read = Decoder(Told).decode


class TableLoad:
    """One table: two players who never build, so that the game never ends."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        self.sockets: dict[int, LightSocket] = {}
        self.told: dict[int, Told] = {}
        self.bytes = 0
        self.actions = 0
        self._agreed: asyncio.Future[None] | None = None
        self._fault: RuntimeError | None = None

    async def open(self, server: Server) -> None:
        first = await server.create(Settings(players=2, order="chosen", undo="never"), "Ann")
        second = await server.join(first.table_id, "Ben")
        for number, seat in enumerate((first, second)):
            self.sockets[number] = await self._socket(server, number, seat)
        while not all(self._is_playing(number) for number in (0, 1)):
            await self._both_know()

    def _is_playing(self, number: int) -> bool:
        return number in self.told and self.told[number].game is not None

    async def _socket(self, server: Server, number: int, seat: Seat) -> LightSocket:
        url = f"{server.url}/api/tables/{seat.table_id}/live"
        assert seat.key is not None
        return await LightSocket.open(url, seat.key, partial(self._hear, number), self._lost)

    async def _both_know(self) -> None:
        """Until both have been told of the same entry, one after now."""
        if self._fault is not None:
            raise self._fault
        self._agreed = asyncio.get_running_loop().create_future()
        await self._agreed

    def _hear(self, number: int, text: bytes) -> None:
        told = read(text)
        if told.type in ("update", "snapshot"):
            self.bytes += len(text)
            self.told[number] = told
            other = self.told.get(1 - number)
            is_agreed = other is not None and other.sequence == told.sequence
            if is_agreed and self._agreed is not None and not self._agreed.done():
                self._agreed.set_result(None)
        elif told.type != "presence":
            self._fail(f"the server refused: {text[:300]!r}")

    def _lost(self) -> None:
        self._fail("the server closed a connection")

    def _fail(self, why: str) -> None:
        self._fault = RuntimeError(why)
        if self._agreed is not None and not self._agreed.done():
            self._agreed.set_exception(self._fault)

    async def act(self) -> None:
        """One action, until both know of it."""
        now = self.told[0]
        assert now.game is not None
        seat = now.game.decision.seat
        assert seat is not None
        told = self.told[seat]
        offered = [action for action in told.legal[seat] if not BUILD <= action < TAKE_SECOND]
        action = self.random.choice(offered)
        self.actions += 1
        about = f'"key":"k{self.actions}","seat":{seat},"sequence":{told.sequence},"action":{action}'
        self.sockets[seat].send(f'{{"type":"act",{about}}}'.encode())
        await self._both_know()

    def close(self) -> None:
        for socket in self.sockets.values():
            socket.close()


async def closed_loop(table: TableLoad, begins: float, ends: float, times: list[float]) -> None:
    while True:
        start = time.perf_counter()
        if start >= ends:
            return
        await table.act()
        end = time.perf_counter()
        if start >= begins and end <= ends:
            times.append(end - start)


async def at_rate(table: TableLoad, rate: float, begins: float, ends: float, times: list[float]) -> None:
    """Each action has a due time; the latency of a late one counts from when it was due."""
    due = begins + table.random.random() / rate
    while due < ends:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await table.act()
        times.append(time.perf_counter() - due)
        due += 1 / rate


async def measured(options: argparse.Namespace) -> dict[str, Any]:
    server = Server(f"http://127.0.0.1:{options.port}")
    tables = [TableLoad(number) for number in range(options.tables)]
    for start in range(0, len(tables), JOINING_AT_ONCE):
        await asyncio.gather(*(table.open(server) for table in tables[start : start + JOINING_AT_ONCE]))
    before = memory(options.server_pid)
    begins = time.perf_counter() + options.warmup
    ends = begins + options.seconds
    times: list[float] = []
    if options.rate:
        work = [at_rate(table, options.rate, begins, ends, times) for table in tables]
    else:
        work = [closed_loop(table, begins, ends, times) for table in tables]
    cpu, load_cpu = server_seconds(options.server_pid), time.process_time()
    wall = time.perf_counter()
    await asyncio.gather(*work)
    spent = time.perf_counter() - wall
    marks = quantiles(times, n=100)
    detail = {
        "tables": options.tables,
        "actions": len(times),
        "p50_ms": round(marks[49] * 1000, 2),
        "p99_ms": round(marks[98] * 1000, 2),
        "max_ms": round(max(times) * 1000, 2),
        "moves_per_table": round(sum(table.actions for table in tables) / len(tables)),
        "bytes_per_update": round(
            sum(table.bytes for table in tables) / max(1, 2 * sum(table.actions for table in tables))
        ),
        "server_cpu": round((server_seconds(options.server_pid) - cpu) / spent, 2),
        "load_cpu": round((time.process_time() - load_cpu) / spent, 2),
        "server_mib": round(before / 2**20, 1),
    }
    for table in tables:
        table.close()
    await server.close()
    return {"value": len(times) / options.seconds, "detail": detail}


def server_seconds(pid: int) -> float:
    fields = open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()  # noqa: SIM115
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Of the server, in bytes."""
    return int(open(f"/proc/{pid}/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--server-pid", type=int, required=True)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=1.0)
    parser.add_argument("--rate", type=float, default=0.0, help="actions per second and table")
    print(json.dumps(uvloop.run(measured(parser.parse_args()))))


if __name__ == "__main__":
    main()
