"""Two servers on one PostgreSQL: who is connected to one is present at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from oddville.client import Live, Refused, Server
from oddville.protocol.messages import Presence
from oddville.protocol.settings import Settings
from oddville.store.sql_store import SqlStore
from oddville.table.shared_presence import SILENT_INTERVALS
from oddville.table.table import Table
from tests.support.postgres import throw_everybody_out
from tests.support.running_server import RunningServer, StartServer
from tests.support.served import Served
from tests.support.served import until as until_it_is_so

pytestmark = pytest.mark.slow

TABLE = Settings(players=2, order="chosen", start="full", pace="instant")
HOST, OTHER = 0, 1


@pytest.fixture(autouse=True)
def without_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who is connected counts."""
    monkeypatch.setattr("oddville.table.table.RELOAD_SECONDS", 0.0)


async def until_present(live: Live, *seats: int) -> None:
    """Until this viewer was told that these are there, and nobody else."""
    async with asyncio.timeout(20):
        while True:
            message = await live.receive()
            if isinstance(message, Presence) and message.present == seats:
                return


def meet(one: str, other: str, scene: Callable[[Live, Live], Awaitable[None]]) -> None:
    """The host sits at one server, somebody else at the other."""

    async def story() -> None:
        servers = Server(one), Server(other)
        host = await servers[0].create(TABLE, "Ann")
        guest = await servers[1].join(host.table_id, "Ben")
        async with host.connect() as ann, guest.connect() as ben:
            await until_present(ann, HOST, OTHER)
            await until_present(ben, HOST, OTHER)
            await scene(ann, ben)
        for server in servers:
            await server.close()

    asyncio.run(story())


def table_of(server: RunningServer) -> Table:
    return server.app.service.hall.open_tables[0]


async def is_refused(ann: Live) -> None:
    with pytest.raises(Refused) as refused:
        await ann.command("take-over", target=OTHER)
    assert refused.value.code == "seat-is-present"


def test_the_host_cannot_replace_somebody_at_another_server(
    start_server: StartServer, postgres_url: str
) -> None:
    one, other = start_server(data=postgres_url), start_server(data=postgres_url)

    async def scene(ann: Live, ben: Live) -> None:
        await is_refused(ann)
        async with other_viewer(other, ben):
            while table_of(one).spectators != 1:
                await asyncio.sleep(0.01)
        await ben.close()
        await until_present(ann, HOST)
        await ann.command("take-over", target=OTHER)
        assert table_of(one).match.seats[OTHER].stand_in is not None

    meet(one.url, other.url, scene)


def other_viewer(server: RunningServer, live: Live) -> Live:
    return Server(server.url).watch(live.seat.table_id).connect()


def test_a_broken_connection_to_the_database_makes_nobody_vanish(
    start_server: StartServer, postgres_url: str
) -> None:
    one, other = start_server(data=postgres_url), start_server(data=postgres_url)

    async def scene(ann: Live, ben: Live) -> None:
        throw_everybody_out(postgres_url)
        await is_refused(ann)
        async with other_viewer(other, ben):  # told again as soon as both listen
            while table_of(one).spectators != 1:
                await asyncio.sleep(0.01)
        await is_refused(ann)

    meet(one.url, other.url, scene)


def test_a_killed_servers_people_are_gone_after_a_while(start_server: StartServer, postgres_url: str) -> None:
    one = start_server(data=postgres_url)

    with Served(postgres_url) as other:

        async def scene(ann: Live, ben: Live) -> None:
            other.process.kill()
            hall = one.app.service.hall
            assert isinstance(hall.store, SqlStore)
            for _ in range(SILENT_INTERVALS):
                hall.store._loop.call_soon_threadsafe(hall.presence._tick)
            await is_refused(ann)  # their client may be connecting to another server
            hall.store._loop.call_soon_threadsafe(hall.presence._tick)
            await until_present(ann, HOST)
            sequence = await ann.command("take-over", target=OTHER)
            assert sequence
            await ben.close()

        meet(one.url, other.url, scene)


def test_people_of_a_server_that_stops_are_told_of_at_once(
    start_server: StartServer, postgres_url: str
) -> None:
    one = start_server(data=postgres_url)

    with Served(postgres_url) as other:

        async def scene(ann: Live, ben: Live) -> None:
            await asyncio.to_thread(other.stop)
            until_it_is_so(lambda: table_of(one).present == {HOST}, "the other one to be gone")
            await ben.close()

        meet(one.url, other.url, scene)
