"""kill -9 at random moments under load: nothing acknowledged is lost, nothing is doubled, every game goes on.

People play over real sockets through `oddville.client`, which comes back after each kill and sends again what
was not acknowledged. In the end the store itself is read. ODDVILLE_SOAK scales the number of kills (200).
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec import json

from oddville import standard
from oddville.client import Live, Lost, Refused, Seat, Server
from oddville.protocol.entries import Moved, read_entry
from oddville.protocol.settings import Settings
from oddville.rules.action_space import BUILD, TAKE_SECOND
from oddville.store import open_store
from oddville.table.match import Match
from tests.soak.conftest import Progress, scaled

pytestmark = pytest.mark.soak

KILLS = 200
TABLES = 6


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Killed:
    """A server that is killed and started again on the same port."""

    def __init__(self, data: str) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "oddville", "serve", "--port", str(self.port), "--log", "json"]
        environment = {**os.environ, "ODDVILLE_DATA": self.data}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.poll() is None, "the server died by itself"
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def wait_until_it_answers(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server did not come back")


@dataclass
class Game:
    """One table: two people and, at every other one, a bot."""

    seats: list[Seat]
    acknowledged: dict[int, tuple[int, int]] = field(default_factory=dict)  # by entry: seat and action


@dataclass
class Place:
    """Where one game is played after the other: a bot may bring its game to an end."""

    number: int
    games: list[Game] = field(default_factory=list)

    @property
    def moves(self) -> int:
        return sum(len(game.acknowledged) for game in self.games)

    async def play(self, server: Server, over: asyncio.Event) -> None:
        while not over.is_set():
            try:
                game = await open_game(server, self.number)
            except (httpx.HTTPError, Lost):
                await asyncio.sleep(0.1)  # it was killed just now
                continue
            self.games.append(game)
            randoms = (Random(self.number * 2), Random(self.number * 2 + 1))
            await asyncio.gather(*(play(game, who, randoms[who], over) for who in (0, 1)))


async def open_game(server: Server, number: int) -> Game:
    bots = (None, None, "newcomer") if number % 2 else ()
    wanted = Settings(players=3 if bots else 2, bots=bots, pace="instant", order="chosen")
    first = await server.create(wanted, "Ann")
    return Game([first, await server.join(first.table_id, "Ben")])


async def play(game: Game, who: int, random: Random, over: asyncio.Event) -> None:
    """Act whenever it is our turn, whatever happens to the server. We build nothing, for long games."""
    live: Live = game.seats[who].connect()
    live.patience = 600  # on a busy machine the server may be killed again before everybody is back
    await live.reconnect()
    try:
        while not over.is_set() and not live.is_over:
            if not live.legal:
                try:
                    await asyncio.wait_for(live.receive(), 2)
                except TimeoutError:
                    continue
                continue
            seat = live.you[0]
            action = random.choice([each for each in live.legal if not BUILD <= each < TAKE_SECOND])
            try:
                sequence = await live.act(action)
            except Refused as refused:
                assert refused.code in ("stale", "not-your-turn", "not-stored"), refused  # noqa: PT017
                await live.ping()
                continue
            assert sequence not in game.acknowledged, "two commands got the same number"
            game.acknowledged[sequence] = (seat, action)
            await asyncio.sleep(random.random() * 0.02)
    finally:
        await live.close()


async def kill_again_and_again(servers: list[Killed], kills: int, progress: Progress, random: Random) -> None:
    for number in range(kills):
        await asyncio.sleep(0.3 + random.random() * 1.5)
        victim = random.choice(servers)
        await asyncio.to_thread(victim.kill)
        victim.start()
        if len(servers) == 1:
            await asyncio.to_thread(victim.wait_until_it_answers)
        progress(number + 1, kills)


@asynccontextmanager
async def serving(servers: list[Killed]) -> AsyncIterator[list[Server]]:
    """All of them, each with a client, until the end."""
    clients = [Server(each.url) for each in servers]
    try:
        for each in servers:
            each.start()
            each.wait_until_it_answers()
        yield clients
    finally:
        for client in clients:
            await client.close()
        for each in servers:
            if each.process is not None:
                each.process.terminate()
                each.process.wait(20)


async def survive(servers: list[Killed], data: str, kills: int, progress: Progress) -> None:
    places = [Place(number) for number in range(TABLES)]
    async with serving(servers) as clients:
        over = asyncio.Event()
        players = [
            asyncio.ensure_future(place.play(clients[place.number % len(clients)], over)) for place in places
        ]
        await kill_again_and_again(servers, kills, progress, Random(7))
        await asyncio.to_thread(servers[0].wait_until_it_answers)
        await goes_on(places)
        over.set()
        await asyncio.gather(*players)
    await check([game for place in places for game in place.games], data)


async def goes_on(places: list[Place]) -> None:
    """Every game is played on after the last kill."""
    before = [place.moves for place in places]
    until = time.monotonic() + 60
    while any(place.moves < moves + 5 for place, moves in zip(places, before, strict=True)):
        assert time.monotonic() < until, "a game does not go on"
        await asyncio.sleep(0.1)


async def check(games: list[Game], data: str) -> None:
    """What the store holds against what the players were told."""
    store = await open_store(data)
    total = 0
    for game in games:
        row, entries = await store.load(game.seats[0].table_id)
        stored = {entry.sequence: read_entry(entry.data) for entry in entries}
        assert sorted(stored) == list(range(1, len(entries) + 1)), "a gap in the log"
        keys = [entry.key for entry in entries if entry.key is not None]
        assert len(set(keys)) == len(keys), "a command counted twice"
        for sequence, (seat, action) in game.acknowledged.items():
            moved = stored.get(sequence)
            assert isinstance(moved, Moved), f"an acknowledged action is lost: entry {sequence}"
            assert (moved.seat, moved.action) == (seat, action)
        by_people = [e for e in stored.values() if isinstance(e, Moved) and e.bot is None]
        assert len(by_people) - len(game.acknowledged) <= 2, "more was stored than anybody sent"
        match = Match(row.id, json.decode(row.settings, type=Settings), standard(), row.secret)
        match.load((read_entry(entry.data), entry.key) for entry in entries)
        total += len(game.acknowledged)
    await store.close()
    print(f"{total} acknowledged actions, none lost, none doubled")


def test_sqlite(tmp_path: Path, progress: Progress) -> None:
    data = f"sqlite:///{tmp_path / 'games.db'}"
    asyncio.run(survive([Killed(data)], data, scaled(KILLS), progress))


def test_postgresql(postgres_url: str, progress: Progress) -> None:
    asyncio.run(survive([Killed(postgres_url)], postgres_url, scaled(KILLS), progress))


def test_two_processes_on_postgresql(postgres_url: str, progress: Progress) -> None:
    """One of the two is killed, the other one serves all tables meanwhile."""
    servers = [Killed(postgres_url), Killed(postgres_url)]
    asyncio.run(play_through_the_other(servers, postgres_url, scaled(40), progress))


async def play_through_the_other(servers: list[Killed], data: str, kills: int, progress: Progress) -> None:
    random = Random(11)
    async with serving(servers) as clients:
        games = [await open_game(clients[number % 2], number) for number in range(TABLES)]
        for number in range(kills):
            victim = number % 2
            other = 1 - victim
            servers[victim].kill()
            for game in games:
                await play_a_little(game, clients[other], random)
            servers[victim].start()
            await asyncio.to_thread(servers[victim].wait_until_it_answers)
            progress(number + 1, kills)
    await check(games, data)


async def play_a_little(game: Game, server: Server, random: Random) -> None:
    """Four actions of people through the given process."""
    seats = [Seat(server, seat.table_id, seat.key) for seat in game.seats]
    async with seats[0].connect() as ann, seats[1].connect() as ben:
        left = 4
        while left > 0 and not ann.is_over:
            for live in (ann, ben):
                await live.ping()
                if live.legal:
                    action = random.choice([a for a in live.legal if not BUILD <= a < TAKE_SECOND])
                    seat = live.you[0]
                    game.acknowledged[await live.act(action)] = (seat, action)
                    left -= 1
