"""What runs in the worker that thinks: one step after the other, so that it hears when it should stop."""

from __future__ import annotations

import asyncio
from typing import Any

from .bridge import ThinkerBridge
from .thinking import finished, pack, unpack


class Thinker:
    """Several pieces of work take turns, so that a quick bot never waits for a search."""

    def __init__(self, bridge: ThinkerBridge) -> None:
        self._bridge = bridge
        self._working: dict[int, asyncio.Task[None]] = {}

    def think(self, number: int, packed: str) -> None:
        self._working[number] = asyncio.get_running_loop().create_task(self._think(number, packed))

    def stop_thinking(self, number: int) -> None:
        task = self._working.pop(number, None)
        if task is not None:
            task.cancel()

    async def _think(self, number: int, packed: str) -> None:
        try:
            work, words = unpack(packed)
            answer: tuple[Any, Exception | None] = (await finished(work(*words)), None)
        except Exception as error:  # of any kind: it is raised again where somebody waits for it
            answer = (None, error)
        self._working.pop(number, None)
        self._bridge.thought(number, pack(answer))


def start_thinker(bridge: ThinkerBridge) -> Thinker:
    return Thinker(bridge)
