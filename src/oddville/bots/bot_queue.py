"""Who waits for a bot's process: the more urgent first, and nobody for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

LONGEST_FIRST: Final = 4  # every so many times it is the turn of whoever has waited longest

Urgency = Callable[[], int]  # the lower, the sooner; asked anew each time, for people come and go


class _Waiting(NamedTuple):
    called: asyncio.Future[None]
    urgency: Urgency


class BotQueue:
    """So many places, and a line before them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []  # the longest first
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
            if not one.called.cancelled():  # called in the moment of going
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
