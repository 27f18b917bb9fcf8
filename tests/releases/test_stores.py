"""A database that a release has left behind is opened, and every match in it goes on where it was."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

from oddville import standard
from oddville.bots.bot_pool import BotPool
from oddville.protocol.entries import Entry
from oddville.store import open_store
from oddville.store.upgrade import REVISION
from oddville.table.hall import Hall
from oddville.table.loading import read_match
from tests.releases.make_store import FOLDER, Party, facts, read_all, write_release

DUMPS = sorted(FOLDER.glob("*.sql"))

pytestmark = pytest.mark.slow


@pytest.fixture(params=DUMPS, ids=lambda path: path.stem)
def dump(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def database(dump: Path, tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text("utf-8"))
    return path


@pytest.fixture
def noted(dump: Path) -> dict[str, dict[str, Any]]:
    index = json.loads(dump.with_suffix(".json").read_text("utf-8"))
    assert index["release"] == dump.stem
    found: dict[str, dict[str, Any]] = index["matches"]
    return found


def test_every_match_is_where_it_was(database: Path, noted: dict[str, dict[str, Any]]) -> None:
    async def run() -> dict[str, dict[str, Any]]:
        store = await open_store(f"sqlite:///{database}")
        try:
            return await read_all(store, list(noted))
        finally:
            await store.close()

    assert asyncio.run(run()) == noted
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]
        assert {row[0] for row in connection.execute("SELECT id FROM matches")} == set(noted)


def test_every_match_goes_on_to_its_end(database: Path, noted: dict[str, dict[str, Any]]) -> None:
    going_on = [match_id for match_id, was in noted.items() if was["phase"] == "playing"]
    assert going_on

    async def run() -> None:
        store = await open_store(f"sqlite:///{database}")
        hall = Hall(store, BotPool(1), {"standard": standard()})
        try:
            for match_id in going_on:
                await Party(hall, await hall.table(match_id)).play()
            for match_id in going_on:
                table = await hall.table(match_id)
                stored = facts(read_match(*await store.load(match_id)))
                assert stored == facts(table.match)
                assert stored["ending"] == "finished"
                assert stored["sequence"] > noted[match_id]["sequence"]
        finally:
            await hall.close()
            await store.close()

    asyncio.run(run())


def test_the_first_release_left_entries_of_every_kind() -> None:
    text = DUMPS[0].read_text("utf-8")
    for kind in get_args(Entry):
        assert f'"kind":"{kind.__struct_config__.tag}"' in text


def test_it_is_a_fair_sample(noted: dict[str, dict[str, Any]]) -> None:
    """Whoever adds the database of another release gets no less into it."""
    found = list(noted.values())
    assert {was["phase"] for was in found} == {"open", "playing", "over"}
    assert {was["ending"] for was in found} >= {"finished", "resigned", "abandoned"}
    assert {len(was["names"]) for was in found if was["phase"] == "playing"} == {2, 3, 4}
    assert len({was["edition"] for was in found}) > 1
    assert any(was["undo_asked"] for was in found)
    assert any(was["rematch"] in noted for was in found)
    assert any(time > 0 for was in found for time in was["time_left"])


def test_a_release_is_written_once() -> None:
    with pytest.raises(FileExistsError):
        write_release(DUMPS[0].stem)
