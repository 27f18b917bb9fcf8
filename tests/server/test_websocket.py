"""The small parts of a connection: they wait and wake as those they stand in for."""

from __future__ import annotations

import asyncio

import pytest

from oddville.server.websocket import Gate, Inbox


def test_messages_come_out_in_order() -> None:
    async def run() -> None:
        emptied: list[bool] = []
        inbox = Inbox(lambda: emptied.append(inbox.empty()))
        reading = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait({"type": "websocket.disconnect", "code": number})
        assert await reading == {"type": "websocket.disconnect", "code": 0}
        assert [(await inbox.get())["code"] for _ in range(2)] == [1, 2]  # type: ignore[typeddict-item]
        assert inbox.empty()
        assert emptied == [True]  # once, when nothing was left

    asyncio.run(run())


def test_a_reader_that_gave_up_loses_no_message() -> None:
    async def run() -> None:
        inbox = Inbox(lambda: None)
        reading = asyncio.ensure_future(inbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        inbox.put_nowait({"type": "websocket.connect"})
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert await inbox.get() == {"type": "websocket.connect"}

    asyncio.run(run())


def test_nobody_passes_a_closed_gate() -> None:
    async def run() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.ensure_future(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0.01)
        assert not any(each.done() for each in waiting)
        gate.set()
        await asyncio.wait_for(asyncio.gather(*waiting), 1)

    asyncio.run(run())
