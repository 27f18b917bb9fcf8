"""People at a table over real sockets, as a scene that is played."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from oddville.client import Live, Seat, Server
from oddville.protocol.settings import Settings

Scene = Callable[[Server], Awaitable[None]]
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def play(url: str, scene: Scene) -> None:
    async def run() -> None:
        server = Server(url)
        try:
            await asyncio.wait_for(scene(server), 90)
        finally:
            await server.close()

    asyncio.run(run())


def settings(**chosen: Any) -> Settings:
    return Settings(**{"players": 2, "order": "chosen", "pace": "instant", **chosen})


async def seated(server: Server, **chosen: Any) -> list[Seat]:
    """A table with a person on every seat that no bot has."""
    wanted = settings(**chosen)
    people = wanted.players - sum(level is not None for level in wanted.bots)
    first = await server.create(wanted, NAMES[0])
    return [first, *[await server.join(first.table_id, NAMES[number]) for number in range(1, people)]]


async def play_on(live: Live, random: Random, steps: int = 100_000) -> None:
    """Take random actions whenever it is our turn, until the end or for some steps."""
    while not live.is_over and steps > 0:
        if live.legal:
            await live.act(random.choice(live.legal))
            steps -= 1
        else:
            await live.receive()


async def until(live: Live, is_so: Callable[[], bool]) -> None:
    while not is_so():
        await live.receive()
