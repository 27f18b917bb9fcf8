"""All tables of one process: finding, opening, putting away, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from msgspec import structs
from msgspec.json import Encoder

from .. import __version__
from ..editions import Edition
from ..record import RULES_VERSION
from ..store import MatchRow, Store, StoreError
from .decide import require_level
from .errors import TableError
from .live import Table, now
from .loading import read_match, stored_edition, write_settings
from .match import Match
from .measures import Measures
from .openings import Opening
from .settings import MAX_SEED, Settings
from .summaries import summary_of
from .thinkers import Thinkers

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 600.0  # after which a table that nobody watches is put away
SWEEP_SECONDS: Final = 20.0
_write = Encoder().encode


def new_id() -> str:
    """Nobody can guess it: the link to a table is all it takes to come in."""
    return secrets.token_urlsafe(12)


class Hall:
    """The tables of this process, over a store that other processes may share."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        editions: Mapping[str, Edition],
        measures: Measures | None = None,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.editions = editions
        self.is_closing = False
        self.measures = measures or Measures()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._known: dict[str, Edition] = {edition.hash: edition for edition in editions.values()}

    # ---- Tables ---------------------------------------------------------------------------------

    async def create(self, settings: Settings) -> Table:
        """A new match at which nobody sits yet."""
        edition = self.editions.get(settings.edition)
        if edition is None:
            raise TableError("bad-edition", name=settings.edition, known=", ".join(self.editions))
        return await self._create(settings, edition)

    async def create_from(self, opening: Opening, settings: Settings, edition: Edition) -> Table:
        """A new match that goes on from a moment of another game.

        The past decides who sits where, and what chance brings cannot be checked: its seed is chosen here.
        """
        seed = secrets.randbelow(MAX_SEED + 1) if settings.seed is None else settings.seed
        settings = structs.replace(settings, edition=edition.id, order="chosen", seed=seed)
        return await self._create(settings, self._known.setdefault(edition.hash, edition), opening)

    async def _create(self, settings: Settings, edition: Edition, opening: Opening | None = None) -> Table:
        for level in (*settings.bots, settings.stand_in):
            if level is not None:
                require_level(level)
        match = Match(new_id(), settings, edition, secrets.token_bytes(32), opening)
        at = now()
        row = MatchRow(
            match.id,
            at,
            RULES_VERSION,
            __version__,
            write_settings(settings, opening),
            _write(edition.to_dict()),
            match.secret,
        )
        await self.store.create(row, summary_of(match, at))
        table = self._tables[match.id] = Table(self, match)
        return table

    async def table(self, match_id: str) -> Table:
        """A table that was ever created; raises `UnknownMatch`."""
        table = self._tables.get(match_id)
        if table is not None:
            return table
        task = self._loading.get(match_id)
        if task is None:
            task = self._loading[match_id] = asyncio.get_running_loop().create_task(self._load(match_id))
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    async def _load(self, match_id: str) -> Table:
        row, entries = await self.store.load(match_id)
        table = self._tables[match_id] = Table(self, read_match(row, entries, self._edition))
        table.wake()
        return table

    def _edition(self, data: bytes) -> Edition:
        """One object for many tables."""
        edition = stored_edition(data)
        return self._known.setdefault(edition.hash, edition)

    def known_edition(self, edition_hash: str) -> Edition | None:
        """One that is offered, or that a table here is played with."""
        return self._known.get(edition_hash)

    async def forget(self, match_id: str) -> None:
        table = self._tables.pop(match_id, None)
        if table is not None:
            table.close()
        await self.store.delete([match_id])

    # ---- Life -----------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: go on with every match in which a bot or a clock has something to do."""
        self.spawn(self._go_on_with(await self.store.playing()))
        self.spawn(self._sweep())

    async def _go_on_with(self, match_ids: list[str]) -> None:
        """One after the other, beside whoever comes in meanwhile."""
        for match_id in match_ids:
            try:
                await self.table(match_id)
            except TableError as error:
                log.warning("a match was not loaded: %s", error)
            except Exception:  # one broken match must not keep the others from going on
                log.exception("a match could not be loaded")

    def wake(self, match_id: str, sequence: int) -> None:
        """Another process has written to a match that may be open here."""
        table = self._tables.get(match_id)
        if table is not None and table.match.sequence < sequence:
            self.spawn(table.catch_up())

    async def _sweep(self) -> None:
        while not self.is_closing:
            await asyncio.sleep(SWEEP_SECONDS)
            self._put_away()
            try:
                await self._go_on_with(await self.store.due(now(), 100))  # their clocks ring by themselves
            except StoreError as error:
                log.error("looking for clocks that ran out: %s", error)

    def _put_away(self) -> None:
        old = time.monotonic() - IDLE_SECONDS
        for match_id, table in list(self._tables.items()):
            if table.is_idle and table.used_at < old:
                table.close()
                del self._tables[match_id]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; it is not forgotten, and its failure is heard."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something went wrong beside the tables", exc_info=task.exception())

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, call)

    @property
    def open_tables(self) -> list[Table]:
        return list(self._tables.values())

    async def close(self) -> None:
        """Commands that were begun are finished; bots stop."""
        self.is_closing = True
        for table in self._tables.values():
            table.close()
        self.thinkers.close()
        for table in self._tables.values():
            await table.look()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
