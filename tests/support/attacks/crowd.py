"""Many honest tables at once, each of people with an address of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from oddville.client import Seat, Server
from tests.support.socket_play import seated

from .figures import timed_move

PAUSE = 2.0  # seconds between two moves at one table


class Household(Server):
    """People behind one address. The server has to trust its proxy."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(url)
        self._forwarded = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}
        self.http.headers.update(self._forwarded)

    @property
    def socket_headers(self) -> dict[str, str]:
        return super().socket_headers | self._forwarded


class Crowd:
    """Plays until it is told to stop; then `times` has every move in milliseconds, and `told` for each table
    the last sequence number that somebody there has seen."""

    def __init__(self, url: str, tables: int, is_going: Callable[[], bool]) -> None:
        self.url = url
        self.tables = tables
        self.is_going = is_going
        self.times: list[float] = []
        self.told: dict[str, int] = {}

    def play(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        await asyncio.gather(*map(self._games, range(self.tables)))

    async def _games(self, number: int) -> None:
        random = Random(number)
        household = Household(self.url, number)
        try:
            await asyncio.sleep(random.random() * PAUSE)
            while self.is_going():
                await self._game(await seated(household), random)
        finally:
            await household.close()

    async def _game(self, seats: list[Seat], random: Random) -> None:
        async with seats[0].connect() as one, seats[1].connect() as two:
            while self.is_going():
                took = await timed_move([one, two], random)
                self.told[seats[0].table_id] = max(one.sequence, two.sequence)
                if took is None:
                    return
                self.times.append(took)
                await asyncio.sleep(PAUSE * (0.5 + random.random()))
