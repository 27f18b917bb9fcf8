"""What all requests of one server share: the hall, the store, the limits."""

from __future__ import annotations

import asyncio
import functools
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ..bots.bot_pool import BotPool
from ..editions import Edition, edition_names, kept_editions, load_edition
from ..store import Hear, Store, Wake, WakeAll, open_store
from ..table.analysis import Analysis
from ..table.bot_quota import BotQuota
from ..table.hall import Hall
from ..table.log_limits import LogLimits
from ..table.reviews import Reviews
from ..table.table import Table
from .connection import GOING_AWAY, Connection
from .measurements import ServerMeasurements
from .rate_limits import Buckets, Counter
from .refusals import Refused
from .server_password import ServerPassword
from .settings import Limits, ServerSettings
from .storage_watch import StorageWatch

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16}", re.ASCII)
COUNTED_SECONDS: Final = 10.0  # how long a count of all tables is reused
GOODBYE_SECONDS: Final = 2.0
MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE


OpenStore = Callable[[str, Wake, WakeAll, Hear], Awaitable[Store]]


class Service:
    """One server. `hall` exists between `open` and `close`."""

    def __init__(
        self, settings: ServerSettings, open_store: OpenStore = open_store, bot_pool: BotPool | None = None
    ) -> None:
        """What a browser has in other forms is given: where games are stored, and where bots think."""
        self._open_store = open_store
        self.settings = settings
        self.password = ServerPassword(settings.password)
        self.editions = editions_of(settings)
        self.buckets = _buckets(settings.limits)
        self.commands = Buckets(settings.limits.commands_per_second, settings.limits.commands_at_once)
        self.sockets = Counter(settings.limits.sockets_each, settings.limits.sockets)
        self.connections = _connections(settings)
        self.large_replies = Counter(settings.limits.large_replies_each, settings.limits.sockets)
        self.bot_pool = bot_pool or BotPool(settings.bot_processes)
        self.analysis = Analysis(self.bot_pool)
        self.reviews = Reviews(self.bot_pool)
        self.measurements = ServerMeasurements()  # replaced before `open` by the metrics
        self.storage: StorageWatch | None = None
        self._hall: Hall | None = None
        self._tables = 0
        self._counted_at = float("-inf")

    @property
    def hall(self) -> Hall:
        if self._hall is None:
            raise Refused("store-unavailable", retry_after=2)
        return self._hall

    async def open(self) -> None:
        store = await self._open_store(self.settings.data, self._wake, self._wake_all, self._hear)
        limits = self.settings.limits
        self._hall = Hall(store, self.bot_pool, self.editions, self.measurements, limits.open_days)
        self._hall.bot_quota = BotQuota(limits.strong_bots_each, limits.strong_bots)
        self._hall.log_limits = LogLimits(limits.moves_each, limits.entries_each)
        self._hall.has_room = self.has_room
        self.storage = StorageWatch(store.ping, self._hall.spawn)
        store.on_write(self.storage.wrote)
        store.on_read_fault = self.storage.failed
        try:
            await self._hall.resume()
        except BaseException:
            await self.close()
            raise

    def _wake(self, match_id: str, sequence: int) -> None:
        if self._hall is not None:
            self._hall.wake(match_id, sequence)

    def _wake_all(self) -> None:
        if self._hall is not None:
            self._hall.wake_all()

    def _hear(self, text: str) -> None:
        if self._hall is not None:
            self._hall.presence.hear(text)

    async def say_goodbye(self) -> None:
        """Tell all viewers that the server restarts, and wait until they have disconnected."""
        tables = [] if self._hall is None else self._hall.open_tables
        watchers = [watcher for table in tables for watcher in table.watchers]
        for watcher in watchers:
            if isinstance(watcher, Connection):
                watcher.close(GOING_AWAY, "restart")
        until = time.monotonic() + GOODBYE_SECONDS
        while self.sockets.total and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        if self._hall is None:
            return
        await self.say_goodbye()
        self.analysis.close()
        self.reviews.close()
        hall, self._hall = self._hall, None
        await hall.close()
        await hall.store.close()

    # ---- Limits ---------------------------------------------------------------------------------

    def take(self, bucket: str, client: str) -> None:
        """Take a token from a client's bucket; raises `Refused` if it is empty."""
        found = self.buckets.get(bucket)
        if found is not None and not found[0].take(client):
            raise Refused("too-fast", retry_after=found[1])

    async def require_room(self) -> None:
        """Raises `Refused` if there are too many tables."""
        if not await self.has_room():
            raise Refused("server-full", retry_after=MINUTE)

    async def has_room(self) -> bool:
        """Whether one more table may be opened, which then counts."""
        if time.monotonic() > self._counted_at + COUNTED_SECONDS:
            self._counted_at = time.monotonic()
            counts = await self.hall.store.counts()
            self._tables = counts.get("open", 0) + counts.get("playing", 0)
        if self._tables >= self.settings.limits.tables:
            return False
        self._tables += 1
        return True

    # ---- Tables ---------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """Raises `Refused` at once for what cannot be a table's id."""
        if TABLE_ID.fullmatch(table_id) is None:
            raise Refused("unknown-table")
        return await self.hall.table(table_id)

    def edition(self, name: str) -> Edition:
        """By name, or by the hash of a table's edition, which may no longer be offered."""
        edition = self.editions.get(name) or self.hall.known_edition(name) or _kept().get(name)
        if edition is None:
            raise Refused("unknown-edition")
        return edition


@functools.cache
def _kept() -> dict[str, Edition]:
    """By hash, the editions of the package, including past versions."""
    return {edition.hash: edition for edition in kept_editions()}


def editions_of(settings: ServerSettings) -> dict[str, Edition]:
    found = [load_edition(name) for name in settings.editions or edition_names()]
    return {edition.id: edition for edition in found}


def _connections(settings: ServerSettings) -> Counter | None:
    """Counts plain HTTP connections; None behind a proxy, which has limits of its own."""
    limits = settings.limits
    return None if settings.trust_proxy else Counter(limits.connections_each, limits.sockets)


def _buckets(limits: Limits) -> dict[str, tuple[Buckets, int]]:
    """By name: the buckets, and the seconds for `Retry-After`."""

    def a_minute(count: int) -> tuple[Buckets, int]:
        return Buckets(count / MINUTE, count), max(1, -(-MINUTE // count))

    requests = Buckets(limits.requests_per_second, limits.requests_at_once)
    return {
        "request": (requests, 1),
        "create": a_minute(limits.tables_per_minute),
        "create-in-a-day": (Buckets(limits.tables_per_day / DAY, limits.tables_per_day), MINUTE),
        "join": a_minute(limits.joins_per_minute),
        "door": a_minute(limits.doors_per_minute),
        "study": a_minute(limits.studies_per_minute),
        "history": a_minute(limits.histories_per_minute),
        "replay": a_minute(limits.replays_per_minute),
        "review": a_minute(limits.reviews_per_minute),
        "forecast": a_minute(limits.forecasts_per_minute),
        "hint": a_minute(limits.hints_per_minute),
    }
