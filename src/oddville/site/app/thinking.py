"""Bots that search think in a worker beside the application's: this end hands it the work and waits."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode, b64encode
from itertools import count
from typing import Any

from ...bots.steps import Steps
from ...bots.workers import Work, WorkerDied
from .bridge import Bridge


class OwnWorkers:
    """For work that takes no time: it is done right here, and nobody waits for the other worker's start."""

    async def run(self, work: Work, *words: Any, name: str = "") -> Any:
        return await finished(work(*words))

    def close(self) -> None:
        pass


class ThinkerWorkers:
    """All work goes to one worker, which does several things at a time in steps."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._numbers = count(1)
        self._pending: dict[int, asyncio.Future[Any]] = {}

    async def run(self, work: Work, *words: Any, name: str = "") -> Any:
        number = next(self._numbers)
        future = self._pending[number] = asyncio.get_running_loop().create_future()
        try:
            self._bridge.think(number, pack((work, words)))
            return await future
        except asyncio.CancelledError:
            self._bridge.stop_thinking(number)
            raise
        finally:
            del self._pending[number]

    def thought(self, number: int, packed: str) -> None:
        """From the worker: a result, or what was raised."""
        future = self._pending.get(number)
        if future is None or future.done():
            return  # nobody waits for it any more
        result, error = unpack(packed)
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    def died(self) -> None:
        for future in self._pending.values():
            if not future.done():
                future.set_exception(WorkerDied())

    def close(self) -> None:
        for number in self._pending:
            self._bridge.stop_thinking(number)


def pack(value: Any) -> str:
    return b64encode(pickle.dumps(value)).decode()


def unpack(text: str) -> Any:
    return pickle.loads(b64decode(text))


async def finished(steps: Steps[Any]) -> Any:
    """All steps; between them messages that have come are read."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value
        await asyncio.sleep(0)
