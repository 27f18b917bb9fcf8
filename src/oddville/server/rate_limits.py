"""Rate limits: token buckets and counters by client address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_CLIENTS: Final = 20_000  # addresses remembered, least recently used first to go


class Bucket:
    """A token bucket: tokens are refilled at a fixed rate."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self, at: float, tokens: float = 1.0) -> bool:
        self._fill(at)
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def take_later(self, at: float) -> float:
        """Take a token that may not be there yet; returns the seconds until it is.

        Several callers get their tokens in the order of their calls.
        """
        self._fill(at)
        self._tokens -= 1
        return max(0.0, -self._tokens / self._rate)

    def _fill(self, at: float) -> None:
        self._tokens = min(self._burst, self._tokens + (at - self._at) * self._rate)
        self._at = at


class Buckets:
    """A bucket for each client."""

    def __init__(self, rate: float, burst: float, most: int = MOST_CLIENTS) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        return self.of(client).take(time.monotonic())

    def of(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket


class Counter:
    """How many of something each client has at a time, and the total."""

    def __init__(self, most_each: int, most: int) -> None:
        self._most_each = most_each
        self._most = most
        self._counts: dict[str, int] = {}
        self.total = 0

    def enter(self, client: str) -> bool:
        count = self._counts.get(client, 0)
        if count >= self._most_each or self.total >= self._most:
            return False
        self._counts[client] = count + 1
        self.total += 1
        return True

    def leave(self, client: str) -> None:
        self.total -= 1
        self._counts[client] -= 1
        if self._counts[client] == 0:
            del self._counts[client]
