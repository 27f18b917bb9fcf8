"""Ends connections whose client does not read what we send."""

from __future__ import annotations

import asyncio


class WriteDeadline:
    """Aborts a connection after some seconds, unless it is stopped before.

    `transport.close` would wait until the client has read everything, so perhaps for ever.
    """

    __slots__ = ("_timer",)

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
