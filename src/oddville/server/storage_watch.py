"""Whether games can be stored: for health checks, and for a log that says why not and what to do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from ..store import FaultKind, StoreUnavailable
from ..text import Texts
from .logs import tell

FRESH_SECONDS: Final = 2.0  # how long a transaction proves that storing works
PAUSE: Final = 1.0  # seconds between two attempts while it does not
DAMAGED_SECONDS: Final = 60.0  # how long damage counts after it was last seen: it does not go away by itself
TOLD_SECONDS: Final = 60.0  # between two lines about the same kind of fault

NOT_BY_ITSELF: Final = ("corrupt", "gone", "unknown")

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]]


class StorageWatch:
    """Hears of every transaction. If one fails, it tries until storing works again."""

    def __init__(self, ping: Callable[[], Awaitable[None]], spawn: Spawn) -> None:
        self.fault: StoreUnavailable | None = None  # None: all is well
        self._ping = ping
        self._spawn = spawn
        self._checking: asyncio.Task[Any] | None = None
        self._wrote_at = float("-inf")
        self._failed_at = float("-inf")
        self._began_at = 0.0  # the trouble there is now
        self._failures = 0
        self._is_told = False
        self._told_at: dict[FaultKind, float] = {}

    def wrote(self, fault: StoreUnavailable | None) -> None:
        """After each transaction."""
        if fault is None:
            self._wrote_at = time.monotonic()
        else:
            self.failed(fault)

    def failed(self, fault: StoreUnavailable) -> None:
        """Also if something could not be read."""
        self._failed_at = time.monotonic()
        self._failures += 1
        if self.fault is None:
            self._began_at, self._failures, self._is_told = self._failed_at, 1, False
            self._spawn(self._wait())
        self.fault = fault
        self._tell(fault)

    async def check(self) -> StoreUnavailable | None:
        """The fault there is now. Many may ask: it writes only if nobody has written lately."""
        if self.fault is None and time.monotonic() > self._wrote_at + FRESH_SECONDS:
            if self._checking is None:
                self._checking = self._spawn(self._check())
            await asyncio.shield(self._checking)
        return self.fault

    async def _check(self) -> None:
        try:
            await self._is_working()
        finally:
            self._checking = None

    async def _is_working(self) -> bool:
        try:
            await self._ping()
        except StoreUnavailable as fault:
            if fault is not self.fault:  # a transaction that failed was heard of already
                self.failed(fault)
            return False
        return True

    async def _wait(self) -> None:
        while self.fault is not None:
            await asyncio.sleep(PAUSE)
            patience = DAMAGED_SECONDS if self.fault.kind == "corrupt" else 0.0
            if await self._is_working() and time.monotonic() > self._failed_at + patience:
                self.fault = None
        if self._is_told:
            seconds = round(time.monotonic() - self._began_at)
            tell("storage-works-again", logging.WARNING, seconds=seconds, failures=self._failures)

    def _tell(self, fault: StoreUnavailable) -> None:
        if self._failed_at < self._told_at.get(fault.kind, float("-inf")) + TOLD_SECONDS:
            return
        self._told_at[fault.kind] = self._failed_at
        self._is_told = True
        tell(
            "storage-failed",
            logging.ERROR,
            kind=fault.kind,
            advice=_advice(fault.kind),
            detail=str(fault.params["detail"]),
        )


def _advice(kind: FaultKind) -> str:
    texts = Texts("en")
    what_to_do = texts.t("store-fault", kind=kind)
    return what_to_do if kind in NOT_BY_ITSELF else f"{what_to_do} {texts.t('store-continues')}"
