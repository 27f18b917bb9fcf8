"""The line before the bots' processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from oddville.bots.bot_queue import BotQueue


def served(scene: Callable[[BotQueue, list[str]], list[asyncio.Task[None]]]) -> list[str]:
    """Who is served in which order, behind somebody who has the only place."""

    async def run() -> list[str]:
        line, order = BotQueue(1), list[str]()
        async with line.place(lambda: 0):
            tasks = scene(line, order)
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(1), line.place(lambda: 0):  # no place was lost
            return order

    return asyncio.run(run())


def waiting(line: BotQueue, order: list[str], name: str, urgency: Callable[[], int]) -> asyncio.Task[None]:
    async def wait() -> None:
        async with line.place(urgency):
            order.append(name)
            await asyncio.sleep(0)

    return asyncio.get_running_loop().create_task(wait())


def test_the_more_urgent_come_first_and_nobody_waits_for_ever() -> None:
    def scene(line: BotQueue, order: list[str]) -> list[asyncio.Task[None]]:
        left = [waiting(line, order, f"left {number}", lambda: 1) for number in range(2)]
        return left + [waiting(line, order, f"played {number}", lambda: 0) for number in range(5)]

    expected = ["played 0", "played 1", "played 2", "left 0", "played 3", "played 4", "left 1"]
    assert served(scene) == expected


def test_urgency_is_asked_when_it_counts() -> None:
    urgency = {"one": 0, "other": 1}

    def scene(line: BotQueue, order: list[str]) -> list[asyncio.Task[None]]:
        tasks = [waiting(line, order, name, lambda name=name: urgency[name]) for name in urgency]  # type: ignore[misc]
        urgency.update(one=1, other=0)
        return tasks

    assert served(scene) == ["other", "one"]


def test_who_goes_away_leaves_the_place_to_others() -> None:
    def scene(line: BotQueue, order: list[str]) -> list[asyncio.Task[None]]:
        tasks = [waiting(line, order, name, lambda: 0) for name in ("one", "two")]
        asyncio.get_running_loop().call_soon(tasks[0].cancel)
        return tasks

    assert served(scene) == ["two"]
