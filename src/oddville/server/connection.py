"""One viewer's connection to a table: a snapshot, then every change; commands in the other direction.

Nobody waits for a slow viewer: unsent messages are queued up to a limit, then the viewer has to reconnect,
which costs one message. A viewer that sends too much is slowed down; one that sends nonsense is disconnected.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final

from msgspec import DecodeError, ValidationError

from ..protocol import messages
from ..protocol.commands import Act, AnswerUndo, Undo
from ..protocol.entries import Moved
from ..protocol.errors import TableError
from ..store import StoreError
from ..table.change import Change
from ..table.decide import Actor
from ..table.match import Match
from ..table.table import Table, now
from . import frames
from .measurements import ServerMeasurements
from .rate_limits import Bucket
from .seat_keys import may_watch, seats_of_hashes
from .socket_write import Write

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MOST_WAITING: Final = 200  # messages queued for a slow viewer
MOST_BYTES: Final = 300_000
MOST_MISSED: Final = 500  # entries in a snapshot; older ones are in the log
MOST_INVALID: Final = 20  # messages until the viewer is disconnected
DECIDED_ON_A_POSITION: Final = (Act, Undo, AnswerUndo)  # if refused, the viewer gets the position
GOODBYE_SECONDS: Final = 5.0
POLICY: Final = 1008  # codes of RFC 6455
TRY_AGAIN: Final = 1013
GOING_AWAY: Final = 1001


class Connection:
    """A watcher at the other end of a socket."""

    __slots__ = (
        "_bytes",
        "_goodbye",
        "_hashes",
        "_measurements",
        "_outbox",
        "_send",
        "_write_now",
        "_writing",
        "end_code",
        "end_reason",
        "seats",
        "table",
    )

    def __init__(
        self,
        table: Table,
        hashes: list[str],
        send: Send,
        write_now: Write | None,
        measurements: ServerMeasurements,
    ) -> None:
        self.table = table
        self.end_reason = "gone"  # why the connection ended: the viewer left, unless we closed it
        self.end_code: int | None = None
        self._measurements = measurements
        self.seats: frozenset[int] = frozenset()
        self._hashes = hashes
        self._send = send
        self._write_now = write_now
        self._outbox: list[bytes] = []
        self._bytes = 0
        self._writing: asyncio.Task[None] | None = None  # only while there is something to send
        self._goodbye: bytes | None = None

    # ---- What the table tells -------------------------------------------------------------------

    def tell(self, table: Table, change: Change) -> None:
        match = table.match
        if not isinstance(change.entry, Moved):
            self.seats = seats_of_hashes(match, self._hashes)  # the start moves people to other seats
            if not may_watch(match, self.seats):
                self.close(POLICY, "no-spectators")
                return
        update = frames.update_for(frames.update_for_all(table, change), match, self.seats)
        if self._writing is not None or self._write_now is None or not self._write_now(update):
            self.put(update)

    def tell_presence(self, table: Table) -> None:
        self.put(frames.presence(table))

    def greet(self, match: Match, missed: list[messages.LogEntry]) -> None:
        self.seats = seats_of_hashes(match, self._hashes)
        if not may_watch(match, self.seats):
            self.close(POLICY, "no-spectators")
            return
        self.put(frames.snapshot(self.table, match, self.seats, missed, now()))

    def put(self, message: bytes) -> None:
        """A single message may be of any length: after a reconnect it would be just as long."""
        if self._goodbye is not None:
            return
        if len(self._outbox) >= MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(TRY_AGAIN, "too-slow")
            return
        self._outbox.append(message)
        self._bytes += len(message)
        self._begin_to_write()

    def close(self, code: int, reason: messages.GoodbyeReason, retry_after: int = 1000) -> None:
        """Say goodbye after what is queued; a viewer that is too slow gets nothing else."""
        if self._goodbye is not None:
            return
        if reason == "too-slow":
            self._outbox.clear()
        self.end_reason, self.end_code = reason, code
        self._goodbye = messages.encode(messages.Goodbye(reason, retry_after))
        self._begin_to_write()

    def _begin_to_write(self) -> None:
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    # ---- The two directions ---------------------------------------------------------------------

    async def _write(self) -> None:
        """Send what is queued. A broken connection is noticed by `read`."""
        with suppress(OSError, RuntimeError):
            while self._outbox:
                waiting, self._outbox = self._outbox, []
                for message in waiting:
                    self._bytes -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
            if self._goodbye is not None:
                await self._send({"type": "websocket.send", "text": self._goodbye.decode()})
                await self._send({"type": "websocket.close", "code": self.end_code})
                return
        self._writing = None

    async def finish(self) -> None:
        """The connection ends; a viewer that we disconnected gets the goodbye first."""
        writing = self._writing
        if writing is not None:
            if self._goodbye is not None:
                await asyncio.wait([writing], timeout=GOODBYE_SECONDS)
            writing.cancel()

    async def read(self, receive: Receive, bucket: Bucket) -> None:
        """Carry out commands one after the other, at a limited rate, until the viewer leaves."""
        patience = MOST_INVALID
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                if self._goodbye is None:
                    self.end_code = message.get("code")
                return
            pause = bucket.take_later(time.monotonic())
            if pause > 0:
                await asyncio.sleep(pause)  # we do not read meanwhile, so the sender has to wait
                if self._goodbye is not None:
                    return  # a client that reconnects sends it again
            if not await self._carry_out(message.get("text")):
                patience -= 1
                if patience == 0:
                    self.close(POLICY, "senseless", retry_after=10_000)
                    return

    async def _carry_out(self, text: str | None) -> bool:
        """False if the message was invalid."""
        if text is None:
            self._refuse(frames.fault("not-text"), "not-text")
            return False
        try:
            command = messages.read_from_viewer(text)
        except (ValidationError, DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(frames.fault("unreadable", detail=str(error)[:200]), "unreadable")
            return False
        if isinstance(command, messages.Ping):
            self.put(messages.encode(messages.Pong(self.table.match.sequence, now())))
            return True
        try:
            done = await self.table.do(command, self._actor)
            if not done.is_told:
                self.put(messages.encode(messages.Ack(command.key, done.sequence)))
        except TableError as error:
            self._refuse(frames.refusal(command.key, error), error.code)
            if isinstance(command, DECIDED_ON_A_POSITION):
                self.greet(await self.table.look(), [])
        except StoreError:
            self._refuse(frames.fault("not-stored", command.key), "not-stored")
        return True

    def _refuse(self, refusal: bytes, code: str) -> None:
        self._measurements.refused(code)
        self.put(refusal)

    def _actor(self, match: Match) -> Actor:
        return Actor(self.seats, present=self.table.lately_present)


async def serve(connection: Connection, since: int | None, receive: Receive, bucket: Bucket) -> None:
    """Keep a viewer up to date from entry `since` on, until the connection ends."""
    await _begin(connection, since)
    try:
        await connection.read(receive, bucket)
    finally:
        connection.table.unwatch(connection)
        await connection.finish()


async def _begin(connection: Connection, since: int | None) -> None:
    """Send the snapshot, with the entries after `since`; if there are very many, with the last of them."""
    table = connection.table
    history = table.hall.history

    missed: list[Change] = []

    async def read(match: Match) -> None:
        if since is None:
            return
        seen = missed[-1].sequence if missed else max(since, match.sequence - MOST_MISSED)
        if seen < match.sequence:
            missed.extend((await history.between(match, seen, match.sequence)).changes)

    async def greet(match: Match) -> None:
        await read(match)
        connection.greet(match, list(map(frames.log_entry, missed)))

    await read(table.match)  # most of it without blocking the table
    await table.watch(connection, greet)
