"""All tables of one process: find, create and close them, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, TypeVar

from msgspec import structs
from msgspec.json import Encoder

from .. import __version__
from ..bots.bot_pool import NOBODYS, BotPool
from ..editions import Edition
from ..protocol.errors import TableError
from ..protocol.settings import Settings
from ..record import RULES_VERSION
from ..store import MatchRow, Store, StoreError, StoreUnavailable
from .bot_quota import BotQuota, strong_bots
from .branch import BranchPoint
from .decide import require_level
from .history import History
from .loading import read_entries, read_opening, stored_edition, write_settings
from .log_limits import LogLimits
from .match import Match
from .measurements import Measurements
from .shared_presence import NOBODY_THERE, Attendance, SharedPresence, bits_of
from .statistics_cache import StatisticsCache
from .summaries import read_summary, summary_of
from .table import RETRY_PAUSE, Table, awaits_bot, now

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 600.0  # after which a table that nobody watches is closed
SWEEP_SECONDS: Final = 20.0
SETTLING_SECONDS: Final = 3600.0  # after a start, before anything is deleted
DAY: Final = 24 * 60 * 60 * 1000  # milliseconds
AT_ONCE: Final = 100  # matches that one sweep handles
LEFT_SECONDS: Final = 0.02  # between two moves at tables that all people have left
_write = Encoder().encode
Found = TypeVar("Found")


async def _always() -> bool:
    return True


def new_id() -> str:
    """Impossible to guess: the link to a table is all you need to enter."""
    return secrets.token_urlsafe(12)


class Hall:
    """The tables of this process, over a store that other processes may share."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        editions: Mapping[str, Edition],
        measurements: Measurements | None = None,
        open_days: int | None = None,
    ) -> None:
        """Tables whose game has not begun are deleted after `open_days` without a change."""
        self.store = store
        self.bot_pool = bot_pool
        self.bot_quota = BotQuota()
        self.editions = editions
        self.is_closing = False
        self.measurements = measurements or Measurements()
        self.has_room: Callable[[], Awaitable[bool]] = _always  # whether a rematch may open one more table
        self._open_days = open_days
        self._started_at = time.monotonic()
        self._epoch = now() - int(self._started_at * 1000)  # the time of day when the monotonic clock was 0
        self._left_at = float("-inf")  # when the last bot moves at a table that people have left
        self.log_limits = LogLimits()
        self._working = asyncio.Semaphore()
        self.history = History(store, self.beside)
        self.statistics = StatisticsCache(store, self.beside)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._catching_up: asyncio.Task[None] | None = None
        self._known: dict[str, Edition] = {edition.hash: edition for edition in editions.values()}
        self.presence = SharedPresence(store.broadcast, self._attendance, self._watched, self._came_or_went)

    # ---- Tables ---------------------------------------------------------------------------------

    async def create(self, settings: Settings, owner: str = NOBODYS) -> Table:
        """A new match without players, for `owner`: the client its bots think for."""
        edition = self.editions.get(settings.edition)
        if edition is None:
            raise TableError("bad-edition", name=settings.edition, known=", ".join(self.editions))
        return await self._create(settings, edition, owner)

    async def create_from(
        self, branch: BranchPoint, settings: Settings, edition: Edition, owner: str = NOBODYS
    ) -> Table:
        """A new match that continues from a moment of another game.

        The past decides who sits where.
        """
        settings = structs.replace(settings, edition=edition.id, order="chosen")
        return await self._create(settings, self._known.setdefault(edition.hash, edition), owner, branch)

    async def _create(
        self, settings: Settings, edition: Edition, owner: str, branch: BranchPoint | None = None
    ) -> Table:
        for level in (*settings.bots, settings.stand_in):
            if level is not None:
                require_level(level)
        match = Match(new_id(), settings, edition, secrets.token_bytes(32), branch)
        self.bot_quota.require(match.id, owner, strong_bots(match))
        at = now()
        row = MatchRow(
            match.id,
            at,
            RULES_VERSION,
            __version__,
            write_settings(settings, branch),
            _write(edition.to_dict()),
            match.secret,
        )
        try:
            await self.store.create(row, summary_of(match, at))
        except BaseException:
            self.bot_quota.note(match.id, owner, 0)
            raise
        table = self._tables[match.id] = Table(self, match, owner)
        return table

    async def table(self, match_id: str) -> Table:
        """The table of a match; raises `UnknownMatch`."""
        table = self._tables.get(match_id)
        if table is not None:
            table.visit()
            return table
        task = self._loading.get(match_id)
        if task is None:
            task = self._loading[match_id] = asyncio.get_running_loop().create_task(self._load(match_id))
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _load(self, match_id: str) -> Table:
        return self._opened(await self._read(match_id))

    async def _read(self, match_id: str) -> Match:
        """In a thread and page by page: replaying a long game takes a while, and its log takes memory."""
        row = await self.store.match(match_id)
        match = await asyncio.to_thread(read_opening, row, self._edition)
        async for rows in self.store.pages(match_id):
            await asyncio.to_thread(read_entries, match, rows)
        return match

    def _opened(self, match: Match) -> Table:
        """The only table of a match: somebody else may have opened it meanwhile."""
        table = self._tables.get(match.id)
        if table is None:
            table = self._tables[match.id] = Table(self, match)
            table.count_bots()
            table.wake()
        return table

    def _edition(self, data: bytes) -> Edition:
        """The same object for all tables with this edition."""
        edition = stored_edition(data)
        return self._known.setdefault(edition.hash, edition)

    def known_edition(self, edition_hash: str) -> Edition | None:
        """An edition that is offered, or that a table here uses."""
        return self._known.get(edition_hash)

    async def forget(self, match_id: str) -> None:
        table = self._tables.pop(match_id, None)
        if table is not None:
            table.close()
        await self.store.delete([match_id])

    # ---- Life -----------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: resume every match in which a person waits for a bot.

        A clock that ran out is found by the sweep, or when somebody opens the table.
        """
        if self.store.is_shared:
            self.presence.begin()
        playing = await self.store.playing()
        with_bots = [match_id for match_id, line in playing if read_summary(line).has_bots]
        self.spawn(self._resume(with_bots, awaits_bot))
        self.spawn(self._sweep())

    async def _resume(
        self, match_ids: list[str], is_needed: Callable[[Match], bool] = lambda _: True
    ) -> None:
        """One after the other, while the server already answers requests."""
        for match_id in match_ids:
            if match_id in self._tables:
                continue
            try:
                match = await self._read(match_id)
                if is_needed(match):
                    self._opened(match)
            except TableError as error:
                log.warning("a match was not loaded: %s", error)
            except StoreUnavailable:
                pass  # it is logged where the store is watched
            except Exception:  # one broken match must not stop the others
                log.exception("a match could not be loaded")

    def wake(self, match_id: str, sequence: int) -> None:
        """Another process has written to a match that may be open here."""
        table = self._tables.get(match_id)
        if table is not None and table.match.sequence < sequence:
            self.spawn(self._catch_up([table]))

    def wake_all(self) -> None:
        """Other processes may have written while we were not listening."""
        self.presence.begin()
        if self._catching_up is not None:
            self._catching_up.cancel()
        self._catching_up = self.spawn(self._catch_up(self.open_tables))

    def _attendance(self, match_id: str) -> Attendance:
        table = self._tables.get(match_id)
        return NOBODY_THERE if table is None else (bits_of(table.present_here), table.spectators_here)

    def _watched(self) -> list[str]:
        return [match_id for match_id, table in self._tables.items() if table.watchers]

    def _came_or_went(self, match_id: str, left: frozenset[int]) -> None:
        """At another server."""
        table = self._tables.get(match_id)
        if table is not None:
            table.presence_elsewhere(left)

    async def _catch_up(self, tables: list[Table]) -> None:
        """Retries if reading fails, since there will be no second notification."""
        for table in tables:
            while True:
                try:
                    await table.catch_up()
                    break
                except StoreError:  # it is logged where the store is watched
                    await asyncio.sleep(RETRY_PAUSE)

    async def _sweep(self) -> None:
        while not self.is_closing:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self._close_idle()
                due = await self.store.due(now(), AT_ONCE)
                await self._resume(due)  # their clocks then run out by themselves
                await self._delete_untouched()
            except StoreError:
                pass  # it is logged where the store is watched
            except Exception:  # try again at the next sweep
                log.exception("sweeping the tables")

    async def _delete_untouched(self) -> None:
        """Tables whose game never began and that nobody watches.

        If the system's clock jumps ahead, the time that this process has measured itself counts; and after a
        start the clock has an hour to be set right.
        """
        running = time.monotonic()
        if self._open_days is None or running < self._started_at + SETTLING_SECONDS:
            return
        at = min(now(), self._epoch + int(running * 1000))
        for match_id in await self.store.open_before(at - self._open_days * DAY, AT_ONCE):
            table = self._tables.get(match_id)
            if (table is None or table.is_idle) and not self.presence.is_watched(match_id):
                await self.forget(match_id)

    def _close_idle(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for match_id, table in list(self._tables.items()):
            if table.is_idle and table.used_at < old:
                table.close()
                del self._tables[match_id]

    def pause_of_the_left(self) -> float:
        """Seconds until a bot may move at a table that all people have left: all of these move in turn."""
        at = time.monotonic()
        self._left_at = max(at, self._left_at + LEFT_SECONDS)
        return self._left_at - at

    async def beside(self, work: Callable[[], Found]) -> Found:
        """Run in a thread, one at a time, so that tables are not blocked."""
        async with self._working:
            return await asyncio.to_thread(work)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run in the background; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    @property
    def open_tables(self) -> list[Table]:
        return list(self._tables.values())

    async def close(self) -> None:
        """Finish the commands that have begun; stop the bots."""
        self.is_closing = True
        self.presence.end()
        for table in self.open_tables:
            table.close()
        self.bot_pool.close()
        for table in self.open_tables:
            await table.look()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
