"""Several processes on one port and one PostgreSQL: one server, as far as players can see."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

from oddville.client import Live, Server
from oddville.protocol.settings import Settings
from tests.support import http_client
from tests.support.served import Served, hung_client, until

pytestmark = pytest.mark.slow

MOVES = 'oddville_commands_stored_total{kind="moved"}'


@pytest.fixture
def served(postgres_url: str) -> Iterator[Served]:
    with Served(postgres_url, "--workers", "2", "--log", "json") as found:
        yield found


def processes(served: Served) -> list[tuple[int, int]]:
    """Every worker that has started: its number and its process."""
    lines = [json.loads(line) for line in served.log.splitlines()]
    return [(line["worker"], line["process"]) for line in lines if line["event"] == "started"]


def figure(served: Served, name: str) -> float:
    text = http_client.get(f"{served.url}/metrics").text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


def sockets(served: Served) -> dict[str, int]:
    """By worker: how many viewers it has. Whichever is free answers for both."""
    for _ in range(500):
        text = http_client.get(f"{served.url}/metrics").text
        found = re.findall(r'^oddville_worker_sockets\{worker="(\d)"\} (\d+)$', text, re.MULTILINE)
        if len(found) == 2:
            return {worker: int(count) for worker, count in found}
        time.sleep(0.1)  # too many questions, or a worker that is just starting
    raise AssertionError("one worker does not share its figures")


async def watched_by_both(served: Served, live: Live, stack: AsyncExitStack) -> list[Live]:
    """Viewers of a table, until both workers have some."""
    viewers: list[Live] = []
    for _ in range(20):
        watching = live.seat.server.watch(live.seat.table_id).connect()
        viewers.append(await stack.enter_async_context(watching))
    for _ in range(100):
        if all((await asyncio.to_thread(sockets, served)).values()):
            return viewers
        await asyncio.sleep(0.1)
    raise AssertionError("one worker got every viewer")


async def play(players: list[Live], viewers: list[Live], moves: int) -> None:
    """Whoever must decide takes the first action; then everybody has to hear of it."""
    for _ in range(moves):
        sequence = 0
        while not sequence:
            decider = next((player for player in players if player.legal), None)
            if decider is not None:
                sequence = await decider.act(decider.legal[0])
            else:
                await players[0].receive()
        for live in (*players, *viewers):
            async with asyncio.timeout(30):
                while live.sequence < sequence:
                    await live.receive()


def test_one_table_through_both_and_the_dead_are_replaced(served: Served) -> None:
    async def story() -> None:
        server = Server(served.url)
        ada = await server.create(Settings(players=2, order="chosen", pace="instant"), "Ada")
        bo = await server.join(ada.table_id, "Bo")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(seat.connect()) for seat in (ada, bo)]
            viewers = await watched_by_both(served, players[0], stack)
            await play(players, viewers, 5)
            await asyncio.to_thread(until, lambda: figure(served, MOVES) == 5, "both workers' moves")
            await asyncio.to_thread(until, lambda: figure(served, "oddville_sockets ") == 22, "all sockets")
            number, process = processes(served)[0]
            os.kill(process, signal.SIGKILL)
            await asyncio.to_thread(until, lambda: len(processes(served)) == 3, "a new worker")
            assert processes(served)[2][0] == number
            await play(players, viewers, 5)
            # The dead worker's moves are still counted, and the new one has said that it is there.
            await asyncio.to_thread(until, lambda: figure(served, MOVES) == 10, "all moves")
            await asyncio.to_thread(until, lambda: figure(served, "oddville_workers ") == 2, "both workers")
        await server.close()

    asyncio.run(story())
    assert sorted(worker for worker, _ in processes(served)[:2]) == [1, 2]
    assert '"event": "worker-died"' in served.log
    assert served.stop() == 0
    assert served.log.count('"event": "stopped"') == 2


def test_workers_end_with_their_parent(served: Served) -> None:
    served.process.kill()

    def is_over() -> bool:
        try:
            http_client.get(f"{served.url}/health")
        except httpx.ConnectError:
            return True
        except httpx.HTTPError:  # it was just about to end
            return False
        return False

    until(is_over, "the workers to end")


def test_ctrl_c_ends_all_and_a_second_one_at_once(served: Served) -> None:
    with hung_client(served.url):
        time.sleep(0.3)
        begun = time.monotonic()
        served.tell(signal.SIGINT)
        time.sleep(0.3)
        served.tell(signal.SIGTERM)  # impatience of whoever manages us is no second Ctrl-C
        time.sleep(0.3)
        assert served.process.poll() is None
        served.tell(signal.SIGINT)
        assert served.wait() == 130
        assert time.monotonic() - begun < 2.5
    assert "Traceback" not in served.log
