"""How many strong bots may play at once: for each client who opened tables, and in all.

Strong bots are those that search before they decide. The others cost next to nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import structs

from ..bots.bot_pool import NOBODYS, is_instant
from ..protocol.entries import BotSeated, Entry, Resigned, TakenOver
from ..protocol.errors import TableError
from .match import Match

INSTANT_STAND_IN: Final = "apprentice"  # plays for a person where no strong bot may


def count_strong(levels: Iterable[str | None]) -> int:
    return sum(level is not None and not is_instant(level) for level in levels)


def strong_bots(match: Match) -> int:
    """Those that play at a table, or will."""
    return 0 if match.phase == "over" else count_strong(seat.level for seat in match.seats)


class BotQuota:
    """The strong bots at the tables of this process, by table and by owner."""

    def __init__(self, most_each: int | None = None, most: int | None = None) -> None:
        """None: as many as they like."""
        self._most_each = most_each
        self._most = most
        self._tables: dict[str, tuple[str, int]] = {}
        self._owners: Counter[str] = Counter()
        self.total = 0

    def note(self, table_id: str, owner: str, count: int) -> None:
        """So many play at this table now."""
        former, before = self._tables.pop(table_id, (owner, 0))
        self._owners[former] -= before
        if self._owners[former] <= 0:
            del self._owners[former]
        self.total += count - before
        if count:
            self._tables[table_id] = (owner, count)
            self._owners[owner] += count

    def require(self, table_id: str, owner: str, count: int) -> None:
        """The same, or a `TableError` if these are more than before, and too many."""
        _, before = self._tables.get(table_id, (owner, 0))
        more = count - before
        if more > 0:
            own = self._owners[owner] + more
            if self._most_each is not None and owner != NOBODYS and own > self._most_each:
                raise TableError("too-many-bots", most=self._most_each)
            if self._most is not None and self.total + more > self._most:
                raise TableError("no-room-for-bots")
        self.note(table_id, owner, count)


def admitted(quota: BotQuota, owner: str, match: Match, entry: Entry) -> Entry:
    """The entry if its bot may play, and reserves its place; otherwise raises a `TableError`.

    If a person has gone, somebody has to play: an instant bot if no strong one may.
    """
    if isinstance(entry, BotSeated | TakenOver):
        level = entry.level
    elif isinstance(entry, Resigned):
        level = match.settings.stand_in
    else:
        return entry
    if level is None or is_instant(level):
        return entry
    others = count_strong(seat.level for number, seat in enumerate(match.seats) if number != entry.seat)
    try:
        quota.require(match.id, owner, others + 1)
    except TableError:
        if isinstance(entry, BotSeated) or level != match.settings.stand_in:  # a person chose this bot
            raise
        return structs.replace(entry, level=INSTANT_STAND_IN)
    return entry
