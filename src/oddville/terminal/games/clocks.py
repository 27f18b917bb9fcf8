"""The clocks of a table on a server, by the server's time, so that ours need not be right."""

from __future__ import annotations

import time
from typing import Final

from ...protocol import messages
from ...protocol.forms import TableForm
from ...protocol.settings import MINUTE, SECOND
from ...text import Texts

LONG: Final = 48  # hours; from here on in days
SHORT: Final = MINUTE  # less than this is short of time


class Clocks:
    def __init__(self) -> None:
        self.seat: int | None = None  # whose clock runs
        self._at = 0  # since when, by the server's time
        self._left: tuple[int | None, ...] = ()  # by seat, at that time
        self._ahead = 0  # the server's time less our own

    def hear(self, message: messages.ToViewer) -> None:
        if isinstance(message, messages.Snapshot):
            self._ahead = message.now - _own_time()
            self._read(message.table)
        elif isinstance(message, messages.Update):
            if message.table is not None:
                self._read(message.table)
            elif message.clock is not None:
                clock = message.clock
                self.seat, self._at, self._left = clock.seat, clock.at, clock.left

    def _read(self, table: TableForm) -> None:
        self.seat, self._at = table.clock_seat, table.clock_at
        self._left = tuple(seat.time_left for seat in table.seats)

    def left(self, seat: int) -> int | None:
        """Milliseconds; None without a clock."""
        left = self._left[seat] if seat < len(self._left) else None
        if left is None or seat != self.seat:
            return left
        since = _own_time() + self._ahead - self._at
        return min(left, max(0, left - since))


def _own_time() -> int:
    return time.monotonic_ns() // 1_000_000


def clock_face(texts: Texts, milliseconds: int) -> str:
    """As on the page: 4:05; an hour or more as 1:04:05; two days or more in days and hours."""
    seconds = -(-milliseconds // SECOND)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours >= LONG:
        return texts.t("life-clock-days", days=hours // 24, hours=hours % 24)
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
