"""A fair queue for places to think: owners are served in turn, and time gets shorter as more wait.

An owner is the client that the work is done for: it opened a table, or asks for a hint. If an owner
has more searches waiting than others, they wait behind one another, not in front of those of others.

Each search is told how long it may take: so long that the next turn of every owner still comes within
`TURN_SECONDS`, counted from when that owner began to wait. Searches of the same owner divide this among
themselves. So the only search of an owner begins within `TURN_SECONDS`, and the n-th within n times that. It
takes longer only if so many wait that each would get less than `LEAST_SECONDS`.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from typing import Final

TURN_SECONDS: Final = 6.0  # twice what the strongest level takes for a decision
LEAST_SECONDS: Final = 0.05  # still some thousand iterations

Call = asyncio.Future[None]


@dataclass(slots=True)
class _Line:
    """One owner's searches that wait."""

    since: float  # when the owner began to wait for the next turn
    calls: deque[Call] = field(default_factory=deque)


class FairQueue:
    """A limited number of places, and the owners who wait for one, the next first."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._places = places
        self._clock = clock
        self._free = places
        self._lines: OrderedDict[str, _Line] = OrderedDict()  # by owner

    @property
    def waiting(self) -> int:
        """How many wait now."""
        return sum(len(line.calls) for line in self._lines.values())

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[float]:
        """Wait for a place; gives the seconds that it may be used for."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield self._share(owner)
        finally:
            self._call_next()

    async def _wait(self, owner: str) -> None:
        call: Call = asyncio.get_running_loop().create_future()
        if owner not in self._lines:
            self._lines[owner] = _Line(self._clock())
        self._lines[owner].calls.append(call)
        try:
            await call
        except asyncio.CancelledError:
            if call.cancelled():
                self._remove(owner, call)
            else:  # called and cancelled at the same moment
                self._call_next()
            raise

    def _remove(self, owner: str, call: Call) -> None:
        line = self._lines.get(owner)
        if line is not None and call in line.calls:
            line.calls.remove(call)
            if not line.calls:
                del self._lines[owner]

    def _share(self, owner: str) -> float:
        """What the search that begins now may take; there is no limit if nobody waits."""
        now = self._clock()
        for_all = inf
        for turn, line in enumerate(self._lines.values(), start=1):
            left = line.since + TURN_SECONDS - now
            for_all = min(for_all, self._places * left / turn)
        own = 1 + len(self._lines[owner].calls) if owner in self._lines else 1
        return max(LEAST_SECONDS, for_all / own)

    def _call_next(self) -> None:
        """The first owner's first; the others of that owner wait until all other owners had a turn."""
        while self._lines:
            owner, line = self._lines.popitem(last=False)
            call = line.calls.popleft()
            if line.calls:
                line.since = self._clock()
                self._lines[owner] = line
            if not call.done():
                call.set_result(None)
                return
        self._free += 1
