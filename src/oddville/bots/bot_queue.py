"""A queue for the bots' processes: urgent requests first, but nobody waits forever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

LONGEST_FIRST: Final = 4  # every fourth time the longest waiting request goes first

Urgency = Callable[[], int]  # the lower, the sooner; asked each time, because people come and go


class _Waiting(NamedTuple):
    called: asyncio.Future[None]
    urgency: Urgency


class BotQueue:
    """A limited number of places, and a queue for them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []  # in order of arrival
        self._turn = 0

    @asynccontextmanager
    async def place(self, urgency: Urgency) -> AsyncIterator[None]:
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(_Waiting(asyncio.get_running_loop().create_future(), urgency))
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, one: _Waiting) -> None:
        self._waiting.append(one)
        try:
            await one.called
        except asyncio.CancelledError:
            if not one.called.cancelled():  # cancelled just now
                self._call_next()
            raise

    def _call_next(self) -> None:
        self._waiting = [one for one in self._waiting if not one.called.cancelled()]
        if not self._waiting:
            self._free += 1
            return
        self._turn = (self._turn + 1) % LONGEST_FIRST
        chosen = self._waiting[0] if self._turn == 0 else min(self._waiting, key=lambda one: one.urgency())
        self._waiting.remove(chosen)
        chosen.called.set_result(None)
