"""A new database appears when it is complete; a file that has lost its games is not taken for a new one."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest

from oddville.store import EmptyFile, StoreError, new_file
from oddville.store.new_file import remove_leftovers
from tests.support.store_rows import SUMMARY, entry, match, opened

pytestmark = pytest.mark.slow


def fill(data: Path) -> None:
    async def story() -> None:
        async with opened(str(data)) as store:
            await store.create(match("m"), SUMMARY)
            await store.append("m", entry(1))

    asyncio.run(story())


def test_a_new_file_is_private_and_alone(tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    (tmp_path / "games.db.lock").touch()  # as a server leaves it
    fill(data)
    assert stat.S_IMODE(data.stat().st_mode) == 0o600
    assert sorted(os.listdir(tmp_path)) == ["games.db", "games.db.lock"]
    fill_again = pytest.raises(StoreError, match="match-exists")
    with fill_again:
        fill(data)  # the same file


def test_an_empty_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    fill(data)
    os.truncate(data, 0)
    with pytest.raises(EmptyFile):
        fill(data)
    assert data.stat().st_size == 0
    data.unlink()
    fill(data)


def test_a_log_without_its_file_is_refused(tmp_path: Path) -> None:
    data, log = tmp_path / "games.db", tmp_path / "games.db-wal"
    log.write_bytes(b"moves")
    with pytest.raises(StoreError, match="log-without-file"):
        fill(data)
    assert os.listdir(tmp_path) == ["games.db-wal"]
    log.write_bytes(b"")  # nothing is in it
    fill(data)


def test_a_first_start_that_is_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No matter where it stops, the next start begins from scratch."""
    data = tmp_path / "games.db"

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    for step in ("bring_up_to_date", "move_to_new"):
        with monkeypatch.context() as patch:
            patch.setattr(new_file, step, killed)
            patch.setattr(new_file, "BESIDE", ())  # nobody can clean up either
            with pytest.raises(KeyboardInterrupt):
                new_file.require_file(str(data))
        assert not data.exists()
        assert os.listdir(tmp_path)
    remove_leftovers(str(data))
    assert os.listdir(tmp_path) == []
    fill(data)
    remove_leftovers(str(data))
    assert os.listdir(tmp_path) == ["games.db"]


def test_several_who_begin_at_once(tmp_path: Path) -> None:
    data = str(tmp_path / "games.db")

    async def open_it(number: int) -> None:
        async with opened(data) as store:
            await store.create(match(f"m{number}"), SUMMARY)

    async def story() -> None:
        await asyncio.gather(*(open_it(number) for number in range(5)))
        async with opened(data) as store:
            assert sum((await store.counts()).values()) == 5

    asyncio.run(story())


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="store-unavailable"):
        fill(tmp_path / "nowhere" / "games.db")
