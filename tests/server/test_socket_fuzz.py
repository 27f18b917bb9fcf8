"""Frames that nobody should send: the server stays up, other tables notice nothing, memory stays bounded."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from oddville.client import Server
from oddville.server.settings import Limits
from tests.support.running_server import RunningServer, StartServer
from tests.support.socket_play import play, seated, settings, until

pytestmark = pytest.mark.slow

NONSENSE: tuple[str | bytes, ...] = (
    "",
    "{",
    "null",
    "[]",
    "0",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"wizard","key":"k","seat":0}',
    '{"type":"act","key":"k","seat":0,"sequence":3,"action":"0"}',
    '{"type":"act","key":"k","seat":-1,"sequence":3,"action":0}',
    '{"type":"act","key":"k","seat":0,"sequence":1e400,"action":0}',
    '{"type":"act","key":"k","seat":0,"sequence":3,"action":99999999999999999999999}',
    '{"type":"act","key":"../../etc","seat":0,"sequence":3,"action":0}',
    '{"type":"act","key":"k","seat":0,"sequence":3,"action":0,"extra":1}',
    '{"type":"say","key":"k","seat":0,"text":"' + "x" * 500 + '"}',
    '{"type":"seat-bot","key":"k","seat":0,"target":1,"level":"' + "a" * 99 + '"}',
    "[" * 5000,
    '{"a":' * 2000,
    '{"type":"\\ud800"}',
    b"\x00\xff\xfe",
    b"",
)


def address(url: str, table_id: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table_id}/live"


async def answer(socket: ClientConnection) -> str:
    """The next message that is not about somebody coming or going."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["type"] not in ("presence", "snapshot"):
            return str(message.get("code", message["type"]))


async def everything(socket: ClientConnection) -> None:
    while True:
        await asyncio.wait_for(socket.recv(), 20)


@pytest.mark.parametrize("number", range(len(NONSENSE)))
def test_nonsense_is_answered_and_forgotten(server: str, number: int) -> None:
    async def scene(client: Server) -> None:
        (seat,) = await seated(client, bots=(None, "newcomer"))
        headers = {"Authorization": f"Bearer {seat.key}"}
        async with connect(address(client.url, seat.table_id), additional_headers=headers) as socket:
            await socket.send(NONSENSE[number])
            assert await answer(socket) in ("unreadable", "not-text", "update")
            while True:  # and still sensible messages are understood
                await socket.send('{"type":"ping"}')
                if await answer(socket) == "pong":
                    break

    play(server, scene)


def test_who_talks_nonsense_only_is_sent_away(server: str) -> None:
    async def scene(client: Server) -> None:
        seat = (await seated(client))[0]
        async with connect(address(client.url, seat.table_id)) as socket:
            for _ in range(20):
                await socket.send("nonsense")
            with pytest.raises(ConnectionClosed) as closed:
                await everything(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008

    play(server, scene)


def test_a_message_of_10_megabytes_ends_the_connection_and_nothing_else(server: str) -> None:
    async def scene(client: Server) -> None:
        seats = await seated(client)
        async with seats[0].connect() as ann:
            async with connect(address(client.url, seats[0].table_id), max_size=None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    await socket.send("x" * 10_000_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await everything(socket)
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
            await ann.ping()

    play(server, scene)


def test_random_bytes_instead_of_a_handshake(running: RunningServer) -> None:
    random = Random(3)

    async def scene(client: Server) -> None:
        for _ in range(50):
            reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
            with contextlib.suppress(ConnectionError):
                writer.write(random.randbytes(random.randrange(1, 3000)))
                await writer.drain()
                writer.write_eof()
                await asyncio.wait_for(reader.read(10_000), 10)
            await gone(writer)
        assert (await client.http.get(f"{client.url}/health")).status_code == 200

    play(running.url, scene)


def test_frames_that_break_the_protocol(running: RunningServer) -> None:
    """After a proper handshake: reserved bits, fragments without end, wrong masks, lying lengths."""
    random = Random(4)
    key = "dGhlIHNhbXBsZSBub25jZQ=="

    async def scene(client: Server) -> None:
        seats = await seated(client)
        path = f"/api/tables/{seats[0].table_id}/live"
        async with seats[0].connect() as ann:
            for _ in range(60):
                reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
                request = (
                    f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nUpgrade: websocket\r\n"
                    f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
                )
                writer.write(request.encode())
                assert b"101" in await reader.readline()
                with contextlib.suppress(ConnectionError, TimeoutError):
                    writer.write(random.randbytes(random.randrange(1, 400)))
                    await writer.drain()
                    await asyncio.wait_for(reader.read(100_000), 0.05)
                await gone(writer)
            await ann.ping()

    play(running.url, scene)


async def gone(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def memory() -> int:
    """Of this process, where the server runs too; in bytes."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_a_flood_does_not_grow_the_server_nor_stop_other_tables(start_server: StartServer) -> None:
    """Thousands of frames as fast as the line takes them, and nobody reads the answers."""
    running = start_server(limits=Limits())

    async def scene(client: Server) -> None:
        seats = await seated(client)
        others = await seated(client, bots=(None, "newcomer"))
        before = memory()
        ping = b"\x81\x8f" + bytes(4) + b'{"type":"ping"}'
        writers = []
        for _ in range(8):
            writers.append(await idle_socket(client.url, seats[0].table_id))

        async def flood(writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(ConnectionError):
                while True:
                    writer.write(ping * 500)
                    await writer.drain()

        flooding = [asyncio.ensure_future(flood(writer)) for writer in writers]
        async with others[0].connect() as live:
            for _ in range(10):
                await until(live, lambda: bool(live.legal) or live.is_over)
                if live.is_over:
                    break
                await live.act(live.legal[0])
        for flooded, writer in zip(flooding, writers, strict=True):
            flooded.cancel()
            await gone(writer)
        await asyncio.gather(*flooding, return_exceptions=True)
        assert memory() - before < 80_000_000

    play(running.url, scene)


@pytest.fixture
def many_files() -> Iterator[int]:
    """As many open files as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 65_536
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    yield wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("most", [400, pytest.param(3000, marks=pytest.mark.soak)])
def test_many_idle_sockets(start_server: StartServer, many_files: int, most: int) -> None:
    """They cost little, and a table among them is played on."""
    running = start_server()
    count = min(most, (many_files - 200) // 2)

    async def scene(client: Server) -> None:
        tables = [(await client.create(settings(), "Ann")).table_id for _ in range(count // 50 + 1)]
        others = await seated(client, bots=(None, "newcomer"))
        before = memory()
        sockets = [await idle_socket(client.url, tables[number // 50]) for number in range(count)]
        assert running.app.service.sockets.total == count
        async with others[0].connect() as live:
            for _ in range(5):
                await until(live, lambda: bool(live.legal) or live.is_over)
                await live.act(live.legal[0])
        assert memory() - before < count * 60_000  # client and server together
        for writer in sockets:
            writer.transport.abort()

    play(running.url, scene)


async def idle_socket(url: str, table_id: str) -> asyncio.StreamWriter:
    """As little of a client as there can be: it says hello and is silent."""
    host = url.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"), limit=1024)
    writer.write(
        f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: {host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    return writer
