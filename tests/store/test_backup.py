"""A copy of a store that is being written to."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import make_url

from oddville.client import Seat, Server
from oddville.protocol.settings import Settings
from oddville.server.settings import ServerSettings
from oddville.store import StoreError, StoreUnavailable
from oddville.store.backup import backup
from tests.support.postgres import Cluster, program
from tests.support.running_server import RunningServer
from tests.support.store_rows import SUMMARY, entry, match, opened


def test_a_copy_of_a_living_store_is_whole(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await store.create(match("m"), SUMMARY)
            written = 0

            async def write() -> None:
                nonlocal written
                for written in range(1, 100_000):
                    await store.append("m", entry(written, data=bytes(2000)))

            writing = asyncio.ensure_future(write())
            while written < 50:
                await asyncio.sleep(0.001)
            before = written
            await asyncio.to_thread(backup, sqlite_url, target)
            after = written
            writing.cancel()
        assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]
        async with opened(str(target)) as copy:
            found = [row.sequence for row in (await copy.load("m"))[1]]
            assert found == list(range(1, len(found) + 1))
            assert before - 1 <= len(found) <= after + 1
            await copy.append("m", entry(len(found) + 1))

    asyncio.run(story())


def test_nothing_is_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite_url):
            pass

    asyncio.run(story())
    target = tmp_path / "there"
    target.write_text("mine", "utf-8")
    with pytest.raises(StoreError) as refused:
        backup(sqlite_url, target)
    assert refused.value.code == "target-exists"
    assert target.read_text("utf-8") == "mine"


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        backup(str(tmp_path / "nowhere.db"), tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_postgresql_has_its_own_program() -> None:
    with pytest.raises(StoreError) as refused:
        backup("postgresql://ada:secret@nowhere/db", "copy.db")
    assert refused.value.code == "use-pg-dump"


@pytest.mark.slow
def test_a_game_goes_on_in_a_postgresql_that_was_restored(
    cluster: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    """As docs/hosting.md says: dumped while the server runs, filled into an empty database."""
    dump = tmp_path / "games.dump"
    table_id, keys, dumped = _dumped_while_played(postgres_url, dump)
    with cluster.database() as url:
        role = make_url(url).username
        _run("pg_restore", "--exit-on-error", "--no-owner", f"--role={role}", f"--dbname={url}", str(dump))
        restored = RunningServer(ServerSettings(data=url))

        async def story() -> None:
            server = Server(restored.url)
            assert await _move([Seat(server, table_id, key) for key in keys]) == dumped + 1
            await server.close()

        try:
            asyncio.run(story())
        finally:
            restored.stop()


def _dumped_while_played(url: str, dump: Path) -> tuple[str, list[str | None], int]:
    """A table, the keys of its seats, and the last entry that the dump has; another one was made later."""
    running = RunningServer(ServerSettings(data=url))

    async def story() -> tuple[str, list[str | None], int]:
        server = Server(running.url)
        first = await server.create(Settings(players=2, order="chosen"), "Ann")
        seats = [first, await server.join(first.table_id, "Ben")]
        dumped = await _move(seats)
        await asyncio.to_thread(_run, "pg_dump", "--format=custom", f"--file={dump}", f"--dbname={url}")
        assert await _move(seats) == dumped + 1
        await server.close()
        return first.table_id, [seat.key for seat in seats], dumped

    try:
        return asyncio.run(story())
    finally:
        running.stop()


async def _move(seats: list[Seat]) -> int:
    """Whoever must decide does; the entry's number."""
    async with seats[0].connect() as ann, seats[1].connect() as ben:
        for live in (ann, ben):
            while live.table.phase != "playing":
                await live.receive()
        assert (ann.you, ben.you) == ((0,), (1,))
        mover = ann if ann.legal else ben
        return await mover.act(mover.legal[0])


def _run(name: str, *words: str) -> None:
    done = subprocess.run([program(name), *words], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
