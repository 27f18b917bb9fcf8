"""A table in use: one command after another, each stored before anybody is told.

Decide, store, apply, publish, in this order. Every watcher gets every change once, in the order of the log.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ..bots.bot_pool import NOBODYS
from ..bots.interface import Deed
from ..bots.kept_bots import Seated
from ..protocol.commands import Act, Command, Rematch
from ..protocol.entries import Entry, Moved, Reclaimed, SeatLeft, SeatTaken, Started, read_entry, write_entry
from ..protocol.errors import TableError
from ..rules.enums import DecisionKind
from ..rules.game import Game
from ..rules.vocabulary import NOBODY
from ..store import EntryRow, KeyTaken, SequenceTaken, StoreError, StoreUnavailable, UnknownMatch
from . import clocks
from .bot_quota import admitted, strong_bots
from .change import Change
from .decide import Actor, decide, rematch, rematch_settings, require_own_seat, start, time_is_up
from .log_limits import require_room
from .match import Match
from .repeats import is_repeat
from .summaries import summary_after

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger(__name__)

Decide = Callable[[Match, int], Entry]
WhoSends = Callable[[Match], Actor]
Recognise = Callable[[Match, Entry], None]
TRIES: Final = 5  # how often a command is decided again because another process was faster
GRACE: Final = 30_000  # milliseconds that a clock has at least after its table was loaded
PRESENCE_PAUSE: Final = 0.1  # seconds
RELOAD_SECONDS: Final = 30.0  # how long somebody who disconnected, or has yet to connect, counts as present
FOREIGN_PAUSE: Final = 8.0  # seconds before we make a bot's move that another process should have made
REST_SECONDS: Final = 60.0  # after the last visit, a game of bots alone pauses
RETRY_PAUSE: Final = 2.0  # seconds before storing is tried again


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_bots_turn(match: Match) -> bool:
    return match.decider != NOBODY and match.seats[match.decider].level is not None


def is_played(match: Match) -> bool:
    """Whether a person still plays, and may be waiting for the bots."""
    return any(seat.level is None for seat in match.seats)


def awaits_bot(match: Match) -> bool:
    return is_bots_turn(match) and is_played(match)


class Outcome(NamedTuple):
    """The result of a command: the number of its entry, and whether watchers were told during the call."""

    sequence: int
    is_told: bool


class Watcher(Protocol):
    """Somebody who follows the table."""

    seats: frozenset[int]

    def tell(self, table: Table, change: Change) -> None:
        """Must not block: slow watchers are dropped."""

    def tell_presence(self, table: Table) -> None: ...


def entry_key(command: Command) -> str:
    """The store's key for a command; other seats may choose the same one."""
    return f"{command.seat}.{command.key}"


class Table:
    """A match with its lock, its watchers, its bots and its clock."""

    def __init__(self, hall: Hall, match: Match, owner: str = NOBODYS) -> None:
        self.hall = hall
        self.match = match
        self.owner = owner  # the client whom its bots think for; unknown after a restart
        self.watchers: set[Watcher] = set()
        self.used_at = time.monotonic()
        self._gone_at: dict[int, float] = {}  # by seat: when somebody was there for the last time
        self._expect(range(len(match.seats)))
        self._lock = asyncio.Lock()
        self._bot: asyncio.Task[None] | None = None
        self._bot_call: asyncio.TimerHandle | None = None  # until then another process may move its bot
        self._is_foreign = False  # another process wrote the last entry, and moves the bots that follow
        self._is_paused = False
        self._is_closed = False
        self._alarm: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._loaded_at = now()

    # ---- Commands -------------------------------------------------------------------------------

    def do(self, command: Command, actor: Actor | WhoSends) -> Awaitable[Outcome]:
        """Carry out a command. The same key again gives the same entry.

        `actor` is asked under the lock: while a command waits, the start may move people to other seats.
        """
        key = entry_key(command)
        who = (lambda _: actor) if isinstance(actor, Actor) else actor

        def recognise(match: Match, entry: Entry) -> None:
            if not isinstance(entry, Started | SeatLeft):  # after these somebody else may sit there
                require_own_seat(match, command.seat, who(match))
            if not is_repeat(command, entry):
                raise TableError("key-reused", key=command.key)

        if isinstance(command, Rematch):
            return self._rematch(command, who(self.match), key, recognise)
        return self.enter(lambda match, at: decide(match, command, who(match), at), key, recognise)

    async def _rematch(self, command: Rematch, actor: Actor, key: str, recognise: Recognise) -> Outcome:
        """The new table exists before anybody is told of it."""
        require_own_seat(self.match, command.seat, actor)
        if self.match.rematch_id is None:
            settings = rematch_settings(self.match)
            if not await self.hall.has_room():
                raise TableError("no-room")
            other = await self.hall.create(settings, self.owner)
            try:
                return await self.enter(lambda match, at: rematch(match, other.match.id, at), key, recognise)
            except TableError:  # somebody else was faster
                await self.hall.forget(other.match.id)
        return Outcome(self.match.sequence, is_told=False)

    async def enter(
        self, make: Decide, key: str | None = None, recognise: Recognise = lambda _match, _entry: None
    ) -> Outcome:
        """Let `make` decide on an entry, store it, apply it, tell everybody.

        If there is an entry with this key, `recognise` refuses it or leaves it at that.
        """
        begun, known = time.monotonic(), self.match.sequence
        async with self._lock:
            for _ in range(TRIES):
                if key is not None and key in self.match.recent_keys:
                    sequence = self.match.recent_keys[key]
                    await self._recognised(key, recognise)
                    return Outcome(sequence, sequence > known)
                try:
                    entry = make(self.match, now())
                    require_room(self.match, entry, self.hall.log_limits)
                except TableError as error:
                    # Another process may have written what makes it valid.
                    if (error.code == "ahead" or self.hall.store.is_shared) and await self._catch_up():
                        continue
                    if error.code == "stale" and key is not None:
                        earlier = await self._recognised(key, recognise)
                        if earlier is not None:
                            return Outcome(earlier, earlier > known)
                    raise
                try:
                    entry = await self._stored(entry, key)
                except SequenceTaken:
                    await self._catch_up()
                    continue
                except KeyTaken:
                    assert key is not None
                    await self._catch_up()
                    sequence = await self._recognised(key, recognise) or self.match.sequence
                    return Outcome(sequence, sequence > known)
                self.hall.measurements.command_stored(entry, time.monotonic() - begun)
                self._carry_out(entry, key)
                self._is_foreign = False
                self._continue()
                return Outcome(self.match.sequence, is_told=True)
        raise TableError("stale", sequence=self.match.sequence, current=self.match.sequence)

    async def _recognised(self, key: str, recognise: Recognise) -> int | None:
        """The number of the entry with this key, if there is one."""
        found = await self.hall.store.entry_with_key(self.match.id, key)
        if found is None:
            return None
        recognise(self.match, read_entry(found.data))
        return found.sequence

    async def _stored(self, entry: Entry, key: str | None) -> Entry:
        """The entry as it was stored: its bot may be another one."""
        entry = admitted(self.hall.bot_quota, self.owner, self.match, entry)
        row = EntryRow(self.match.sequence + 1, entry.at, key, write_entry(entry))
        try:
            await self.hall.store.append(self.match.id, row, summary_after(self.match, entry))
        except BaseException:
            self.count_bots()
            raise
        return entry

    def _carry_out(self, entry: Entry, key: str | None) -> None:
        happened = self.match.apply(entry, key)
        change = Change(self.match.sequence, entry, key, happened)
        if not isinstance(entry, Moved):  # it may change who sits where
            self.hall.presence.change(self.match.id)
        if isinstance(entry, SeatTaken | Reclaimed):
            self._expect((entry.seat,))
        elif isinstance(entry, Started):  # it may have moved people to other seats
            self._expect(range(len(self.match.seats)))
        if not isinstance(entry, Moved) or self.match.phase == "over":
            self.count_bots()
        for watcher in tuple(self.watchers):
            watcher.tell(self, change)

    async def catch_up(self) -> None:
        """Read what other processes have written, and tell the watchers."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        known = self.match.sequence
        try:
            async for rows in self.hall.store.pages(self.match.id, known):
                for row in rows:
                    self._carry_out(read_entry(row.data), row.key)
        finally:
            if self.match.sequence > known:
                self._is_foreign = True
                self._continue()
        return self.match.sequence > known

    # ---- Watching -------------------------------------------------------------------------------

    async def look(self, is_enough: Callable[[Match], bool] = lambda _: True) -> Match:
        """The match while nothing is being stored, so that everything in it is stored.

        If it does not satisfy `is_enough`, another process may have written what is missing.
        """
        async with self._lock:
            if not is_enough(self.match):
                await self._catch_up()
            return self.match

    async def watch(self, watcher: Watcher, greet: Callable[[Match], Awaitable[None]]) -> None:
        """Add a watcher; `greet` is called with the match it starts from, before any change."""
        async with self._lock:
            await self._catch_up()  # the viewer may have seen more than this process
            await greet(self.match)
            self.watchers.add(watcher)
        self.visit()
        self.tell_presence()

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used_at = time.monotonic()
        self._expect(watcher.seats)
        self.tell_presence()

    def _expect(self, seats: Iterable[int]) -> None:
        """The people at these seats have some time to connect: nobody may replace them meanwhile."""
        self._gone_at.update(dict.fromkeys(seats, time.monotonic()))

    def tell_presence(self) -> None:
        """Soon, so that a hundred who come at once cause one message."""
        self.hall.presence.change(self.match.id)
        self._tell_presence_soon()

    def presence_elsewhere(self, left: frozenset[int]) -> None:
        """Somebody came to this table at another server, or left these seats there."""
        self._expect(left)
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        if self._presence is None:
            self._presence = self.hall.later(PRESENCE_PAUSE, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        for watcher in tuple(self.watchers):
            watcher.tell_presence(self)

    @property
    def present(self) -> frozenset[int]:
        """The seats with somebody connected, here or to another server on the same database."""
        return self.present_here | self.hall.presence.seats(self.match.id)

    @property
    def present_here(self) -> frozenset[int]:
        return frozenset(seat for watcher in self.watchers for seat in watcher.seats)

    def lately_present(self) -> frozenset[int]:
        """Those, and the seats whose connection was lost just now: a page that reloads is not away.

        After sitting down, and after a start of the server, everybody has the same time to connect.
        """
        since = time.monotonic() - RELOAD_SECONDS
        return self.present | {seat for seat, gone_at in self._gone_at.items() if gone_at > since}

    @property
    def spectators(self) -> int:
        return self.spectators_here + self.hall.presence.spectators(self.match.id)

    @property
    def spectators_here(self) -> int:
        return sum(not watcher.seats for watcher in self.watchers)

    @property
    def is_idle(self) -> bool:
        is_waiting = self._bot is not None or self._bot_call is not None
        return not self.watchers and not is_waiting and not self._lock.locked()

    # ---- What goes on by itself -----------------------------------------------------------------

    def wake(self) -> None:
        """After loading: bots move and clocks run."""
        self._continue()

    def visit(self) -> None:
        """Somebody opened the table: it stays open, and a paused game of bots resumes."""
        self.used_at = time.monotonic()
        if self._is_paused:
            self._is_paused = False
            self._continue()

    def _continue(self) -> None:
        match = self.match
        if self._is_closed or self.hall.is_closing:
            return
        if match.phase == "open" and match.settings.start == "full" and match.is_full and match.people:
            self.hall.spawn(self._start())
            return
        self._call_bot()
        self._set_alarm()

    def _continue_later(self, error: Exception) -> None:
        """Try again later, unless the match was deleted. Who watches the store logs why it does not work."""
        if not isinstance(error, StoreUnavailable):
            log.error("a table cannot continue: %s", error, exc_info=not isinstance(error, StoreError))
        if not isinstance(error, UnknownMatch):
            self.hall.later(RETRY_PAUSE, self._continue)

    async def _start(self) -> None:
        try:
            await self.enter(start)
        except TableError:
            pass  # somebody left, or it has started already
        except StoreError as error:
            self._continue_later(error)

    # ---- Bots -----------------------------------------------------------------------------------

    def _call_bot(self) -> None:
        """The process that wrote the last entry moves the bot; we step in if it does not."""
        if self._bot_call is not None:
            self._bot_call.cancel()
            self._bot_call = None
        if self._bot is not None or not is_bots_turn(self.match) or self._is_paused_now():
            return
        if self._is_foreign:
            self._bot_call = self.hall.later(FOREIGN_PAUSE, self._begin_bots)
        else:
            self._begin_bots()

    def _is_paused_now(self) -> bool:
        """A game of bots alone pauses when nobody has watched it for a while."""
        is_left = not is_played(self.match) and not self.watchers
        self._is_paused = is_left and time.monotonic() > self.used_at + REST_SECONDS
        return self._is_paused

    def count_bots(self) -> None:
        """They count for the owner from now on."""
        count = 0 if self._is_closed else strong_bots(self.match)
        self.hall.bot_quota.note(self.match.id, self.owner, count)

    def belongs_to(self, client: str) -> None:
        """Somebody who plays here is connected: after a restart the bots think for the first of them."""
        if self.owner == NOBODYS:
            self.owner = client
            self.count_bots()

    def _begin_bots(self) -> None:
        self._bot_call = None
        self._bot = self.hall.spawn(self._play_bots())

    async def _play_bots(self) -> None:
        """Move bots as long as it is their turn."""
        try:
            while await self._play_bot():
                pass
        except Exception as error:  # of any kind: the others at the table wait for this bot
            self._bot = None
            self._continue_later(error)
        else:
            self._bot = None
            self._continue()

    async def _play_bot(self) -> bool:
        """False if it is no bot's turn, or somebody was faster."""
        match = self.match
        seat = match.decider
        if seat == NOBODY or match.game is None:
            return False
        level = match.seats[seat].level
        if level is None or self.hall.is_closing or self._is_paused_now():
            return False
        sequence = match.sequence
        begun = time.monotonic()
        # Games that all people have left share one place in the queue.
        owner = self.owner if is_played(match) else NOBODYS
        history = tuple(Deed(move.seat, move.action, move.meaning) for move in match.moves)
        seated = Seated(f"{match.id}:{seat}", history)
        decision = await self.hall.bot_pool.choose(match.game, level, random.getrandbits(63), owner, seated)
        self.hall.measurements.bot_decided(level, decision)
        rest = begun + self._pause(match.game) - time.monotonic()
        if not is_played(match):
            rest = max(rest, self.hall.pause_of_the_left())
        if rest > 0:
            await asyncio.sleep(rest)
        key = f"bot-{sequence}-{random.getrandbits(60):x}"
        command = Act(key=key, seat=seat, sequence=sequence, action=decision.action)
        bot = Actor(frozenset((seat,)), bot=level, shortened_to=decision.shortened_to)
        try:
            await self.do(command, bot)
        except TableError as error:
            if self.match.sequence == sequence:
                raise
            log.debug("the bot's move came too late: %s", error)
            return False
        return True

    def _pause(self, game: Game) -> float:
        """At a natural pace a bot thinks before its turn; clients tell its steps at their own pace."""
        if self.match.settings.pace == "instant":
            return 0.0
        return 0.9 if game.decision == DecisionKind.TURN else 0.2

    # ---- Clocks ---------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = clocks.deadline(self.match)
        if due is not None:
            due = max(due, self._loaded_at + GRACE)
            self._alarm = self.hall.later(max(0, due - now()) / 1000 + 0.05, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.hall.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        def decide_by_clock(match: Match, at: int) -> Entry:
            due = clocks.deadline(match)
            if due is None or due > at:
                raise TableError("not-your-turn", name="")
            return time_is_up(match, clocks.running_seat(match), at)

        try:
            await self.enter(decide_by_clock)
        except TableError:
            self._set_alarm()  # they moved just in time
        except StoreError as error:
            self._continue_later(error)

    def close(self) -> None:
        self._is_closed = True
        for handle in (self._alarm, self._bot_call, self._presence):
            if handle is not None:
                handle.cancel()
        if self._bot is not None:
            self._bot.cancel()
        self.count_bots()
