"""A copy of a store that is being written to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oddville.store import StoreError, StoreUnavailable
from oddville.store.backup import backup

from .samples import SUMMARY, entry, match, opened


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
