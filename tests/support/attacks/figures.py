"""What an attack does to others: the time of a move at another table, and the memory of the server."""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from oddville.client import Live, Server
from tests.support.socket_play import seated

Play = Callable[[Server, Callable[[], bool], list[float], Random], Awaitable[None]]
PAUSE = 0.05  # between moves
MEBI = 1 << 20


@dataclass(frozen=True, slots=True)
class Figures:
    """Moves in milliseconds, memory in MB, what was written to the disk in kB a second."""

    moves: int
    median: float
    worst: float
    rest: float
    peak: float
    written: float

    def __str__(self) -> str:
        return (
            f"{self.moves} moves, median {self.median:.1f} ms, worst {self.worst:.0f} ms; "
            f"memory {self.rest:.0f} MB at rest, {self.peak:.0f} MB at its peak; "
            f"{self.written:.0f} kB written a second"
        )


def memory_of(process: int) -> float:
    """Resident, in MB."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024 / MEBI


def written_by(process: int) -> int:
    """Bytes that a process has caused to be written to a disk."""
    found = re.search(r"^write_bytes: (\d+)", Path(f"/proc/{process}/io").read_text("ascii"), re.MULTILINE)
    assert found is not None
    return int(found[1])


def is_measurable() -> bool:
    return Path("/proc/self/status").exists()


async def one_game(server: Server, is_going: Callable[[], bool], times: list[float], random: Random) -> None:
    """Two people at a table; the time of each move is added."""
    seats = await seated(server)
    async with seats[0].connect() as one, seats[1].connect() as two:
        while is_going() and (took := await timed_move([one, two], random)) is not None:
            times.append(took)
            await asyncio.sleep(PAUSE)


async def timed_move(people: list[Live], random: Random) -> float | None:
    """Milliseconds from sending a move until it is confirmed; None after the end of the game."""
    live = await _on_turn(*people)
    if live is None:
        return None
    action = random.choice(live.legal)
    began = time.perf_counter()
    await live.act(action)
    return (time.perf_counter() - began) * 1000


async def _on_turn(*people: Live) -> Live | None:
    """Who has to decide, once everybody has seen the last move."""
    while True:
        newest = max(live.sequence for live in people)
        for live in people:
            while live.sequence < newest:
                await live.receive()
        for live in people:
            if live.is_over:
                return None
            if live.legal and live.table.phase == "playing":
                return live
        await people[0].receive()


def against(level: str) -> Play:
    """Games against a bot; each of its moves is timed from the move before it until it arrives."""

    async def game(server: Server, is_going: Callable[[], bool], times: list[float], random: Random) -> None:
        (seat,) = await seated(server, bots=(None, level))
        async with seat.connect() as live:
            while is_going() and not live.is_over:
                if live.legal:
                    await asyncio.sleep(PAUSE)
                    await live.act(random.choice(live.legal))
                    continue
                sequence, began = live.sequence, time.perf_counter()
                while live.sequence == sequence:
                    await live.receive()
                times.append((time.perf_counter() - began) * 1000)

    return game


def play(url: str, is_going: Callable[[], bool], game: Play = one_game, seed: int = 1) -> list[float]:
    """Honest games until it is over: the time of each move in milliseconds."""
    times: list[float] = []
    random = Random(seed)

    async def run() -> None:
        server = Server(url)
        try:
            await game(server, is_going, times, random)
            while is_going():
                await game(server, is_going, times, random)
        finally:
            await server.close()

    asyncio.run(run())
    return times


def measure(url: str, process: int, is_going: Callable[[], bool], game: Play = one_game) -> Figures:
    """Play honestly as long as something goes on, which is asked when the players are connected."""
    rest = peak = memory_of(process)
    began, written = time.monotonic(), written_by(process)

    def watched() -> bool:
        nonlocal peak
        peak = max(peak, memory_of(process))
        return is_going()

    times = play(url, watched, game)
    rate = (written_by(process) - written) / 1000 / (time.monotonic() - began)
    return Figures(
        len(times), statistics.median(times), max(times), rest, max(peak, memory_of(process)), rate
    )


def for_seconds(seconds: float) -> Callable[[], bool]:
    """Counted from the first question on, so that connecting takes none of them."""
    begins: list[float] = []

    def is_going() -> bool:
        if not begins:
            begins.append(time.monotonic())
        return time.monotonic() < begins[0] + seconds

    return is_going
