"""What a real server really sends: every frame to every seat and to a spectator, over many games.

No frame holds a secret. And each is, byte for byte, what would have been sent if all that was hidden at that
moment had been something else.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from oddville.client import Live, Seat, Server
from oddville.protocol.entries import Moved, read_entry
from oddville.rules.action_space import BUILD, TAKE_SECOND
from oddville.server import frames
from oddville.server.seat_keys import hash_of
from oddville.server.settings import ServerSettings
from oddville.store import EntryRow, Store, open_store
from oddville.table.change import Change
from oddville.table.loading import read_match
from oddville.table.match import Match
from oddville.table.table import Table
from tests.soak.conftest import Progress, scaled
from tests.support.match_twins import NO_HALL, twin_of
from tests.support.running_server import PLENTY, RunningServer
from tests.support.socket_play import seated

pytestmark = pytest.mark.soak

GAMES = 200
SHARES = 4  # which several processes can play
AT_ONCE = 4  # while one game waits for the disk, others go on
AIMLESS_EVERY = 5  # games


class Recorder:
    """A second connection of a viewer, which keeps every frame as it came."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.frames: list[str] = []

    async def record(self) -> None:
        address = f"{self.seat.server.url.replace('http', 'ws', 1)}/api/tables/{self.seat.table_id}/live"
        headers = {} if self.seat.key is None else {"Authorization": f"Bearer {self.seat.key}"}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            while not await self._is_over(socket):
                pass

    async def _is_over(self, socket: ClientConnection) -> bool:
        frame = await socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        return '"phase":"over"' in frame


async def play(live: Live, random: Random, is_keen: bool) -> None:
    """Random moves to the end, to which comes sooner whoever is keen and builds whenever possible."""
    while not live.is_over:
        if live.legal:
            builds = [action for action in live.legal if is_keen and BUILD <= action < TAKE_SECOND]
            await live.act(random.choice(builds or live.legal))
        else:
            await live.receive()


async def played(server: Server, number: int) -> list[Recorder]:
    """A whole game; what each seat and a spectator were sent."""
    players = 2 + number % 3
    seats = await seated(server, players=players, seed=number if number % 2 else None)
    recorders = [Recorder(seat) for seat in (*seats, server.watch(seats[0].table_id))]

    async def person(seat: Seat) -> None:
        async with seat.connect() as live:
            await play(live, Random(f"{number} {seat.key}"), is_keen=number % AIMLESS_EVERY != 0)

    await asyncio.gather(*(recorder.record() for recorder in recorders), *map(person, seats))
    return recorders


def check_secrets(match: Match, recorders: list[Recorder]) -> None:
    keys = [recorder.seat.key for recorder in recorders if recorder.seat.key is not None]
    secrets = [match.secret.hex(), f"{match.seed}," if match.seed > 10**9 else match.secret.hex()]
    secrets += [*keys, *map(hash_of, keys)]
    for recorder in recorders:
        for frame in recorder.frames[:-1]:  # the last one tells how it ended
            assert not any(secret in frame for secret in secrets)


def check_moves(match: Match, rows: list[EntryRow], recorders: list[Recorder], random: Random) -> int:
    """Each move as it was sent, beside the same move with another truth behind it; how many there were."""
    sent = [
        {found["sequence"]: (frame, frozenset(found["you"])) for frame, found in _updates(recorder)}
        for recorder in recorders
    ]
    told, compared = match.without_entries(), 0
    for row in rows:
        entry = read_entry(row.data)
        change = Change(row.sequence, entry, row.key, told.apply(entry, row.key))
        if not isinstance(entry, Moved) or told.phase != "playing":
            continue
        twin = twin_of(told, random)
        shared = frames.update_for_all(Table(NO_HALL, twin), change)
        for seen in sent:
            if row.sequence in seen:
                frame, seats = seen[row.sequence]
                assert frame.encode() == frames.update_for(shared, twin, seats)
                compared += 1
    return compared


def _updates(recorder: Recorder) -> list[tuple[str, dict[str, Any]]]:
    found = [(frame, json.loads(frame)) for frame in recorder.frames]
    return [(frame, message) for frame, message in found if message["type"] == "update"]


async def compare(server: Server, store: Store, number: int) -> int:
    """Play a game and hold against it all that was sent; how many updates were compared."""
    recorders = await played(server, number)
    row, rows = await store.load(recorders[0].seat.table_id)
    match = read_match(row, rows)
    check_secrets(match, recorders)
    return check_moves(match, rows, recorders, Random(number))


@pytest.mark.parametrize("share", range(SHARES))
def test_no_frame_depends_on_what_is_hidden(share: int, tmp_path: Path, progress: Progress) -> None:
    games = scaled(GAMES // SHARES)
    data = tmp_path / "games.db"
    running = RunningServer(ServerSettings(data=str(data), limits=PLENTY))

    async def story() -> int:
        server, store = Server(running.url), await open_store(str(data))
        waiting = iter(range(share, games * SHARES, SHARES))
        found: list[int] = []

        async def one_after_the_other() -> None:
            for number in waiting:
                found.append(await compare(server, store, number))
                progress(len(found), games)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(AT_ONCE):
                    group.create_task(one_after_the_other())
        finally:
            await store.close()
            await server.close()
        assert len(found) == games
        return sum(found)

    try:
        assert asyncio.run(story()) > 300 * games
    finally:
        running.stop()
