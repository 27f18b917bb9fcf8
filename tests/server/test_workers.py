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


@pytest.fixture
def served(postgres_url: str) -> Iterator[Served]:
    with Served(postgres_url, "--workers", "2", "--log", "json") as found:
        yield found


def processes(served: Served) -> list[tuple[int, int]]:
    """Every worker that has started: its number and its process."""
    lines = [json.loads(line) for line in served.log.splitlines()]
    return [(line["worker"], line["process"]) for line in lines if line["event"] == "started"]


def sockets(served: Served) -> dict[str, int]:
    """By worker: how many viewers it has. Whichever is free answers, so ask until both have."""
    found: dict[str, int] = {}
    for _ in range(500):
        text = http_client.get(f"{served.url}/metrics").text
        match = re.search(r'^oddville_sockets\{worker="(\d)"\} (\d+)$', text, re.MULTILINE)
        if match is None:  # too many questions, or a worker that is just starting
            time.sleep(0.1)
            continue
        found[match[1]] = int(match[2])
        if len(found) == 2:
            return found
    raise AssertionError("one worker answers everything")


async def watched_by_both(served: Served, live: Live, stack: AsyncExitStack) -> list[Live]:
    """Viewers of a table, until both workers have some."""
    viewers: list[Live] = []
    for _ in range(20):
        watching = live.seat.server.watch(live.seat.table_id).connect()
        viewers.append(await stack.enter_async_context(watching))
        if len(viewers) % 4 == 0 and all((await asyncio.to_thread(sockets, served)).values()):
            return viewers
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
            number, process = processes(served)[0]
            os.kill(process, signal.SIGKILL)
            await asyncio.to_thread(until, lambda: len(processes(served)) == 3, "a new worker")
            assert processes(served)[2][0] == number
            await play(players, viewers, 5)
            await asyncio.to_thread(sockets, served)  # the new one answers, so it can say goodbye as well
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
