"""The small parts of a connection: they wait and wake as those they stand in for."""

from __future__ import annotations

import asyncio

import pytest

from oddville.server.websocket_protocol import FrameBatch, ReceiveQueue, WritableEvent


def test_messages_come_out_in_order() -> None:
    async def run() -> None:
        emptied: list[bool] = []
        queue = ReceiveQueue(asyncio.get_running_loop(), lambda: emptied.append(queue.empty()))
        reading = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0)
        for number in range(3):
            queue.put_nowait({"type": "websocket.disconnect", "code": number})
        assert await reading == {"type": "websocket.disconnect", "code": 0}
        assert [(await queue.get())["code"] for _ in range(2)] == [1, 2]  # type: ignore[typeddict-item]
        assert queue.empty()
        assert emptied == [True]  # once, when nothing was left

    asyncio.run(run())


def test_a_reader_that_gave_up_loses_no_message() -> None:
    async def run() -> None:
        queue = ReceiveQueue(asyncio.get_running_loop(), lambda: None)
        reading = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0)
        reading.cancel()
        queue.put_nowait({"type": "websocket.connect"})
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert await queue.get() == {"type": "websocket.connect"}

    asyncio.run(run())


def test_nobody_passes_a_closed_gate() -> None:
    async def run() -> None:
        gate = WritableEvent()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.ensure_future(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0.01)
        assert not any(each.done() for each in waiting)
        gate.set()
        await asyncio.wait_for(asyncio.gather(*waiting), 1)

    asyncio.run(run())


class Line(asyncio.Transport):
    """Remembers what was written to all lines."""

    def __init__(self, written: list[bytes], is_lost: bool = False) -> None:
        super().__init__()
        self._written = written
        self._is_lost = is_lost

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self._is_lost
        self._written.append(bytes(data))

    def is_closing(self) -> bool:
        return self._is_lost


def test_the_post_takes_everything_that_is_ready() -> None:
    async def run() -> None:
        written: list[bytes] = []
        post, one, two, lost = FrameBatch(), Line(written), Line(written), Line(written, is_lost=True)
        for line, frame in ((one, b"1"), (lost, b"2"), (two, b"3"), (one, b"4")):
            post.put(line, frame)
        assert written == []
        await asyncio.sleep(0)
        assert written == [b"1", b"3", b"4"]
        post.put(one, b"5")
        post.send()  # somebody cannot wait
        post.put(two, b"6")
        assert written == [b"1", b"3", b"4", b"5"]
        await asyncio.sleep(0)
        assert written == [b"1", b"3", b"4", b"5", b"6"]

    asyncio.run(run())
