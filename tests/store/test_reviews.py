"""A review is kept with its match, and goes with it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing as closed
from pathlib import Path

import pytest

from oddville.store import UnknownMatch
from tests.releases.make_store import FOLDER
from tests.support.store_rows import SUMMARY, OpenStore, closing, entry, match, opened

DATA = b'{"judged":[1.5,"\xc3\xa4"]}'


def test_it_is_there_after_closing_and_opening(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            assert await store.review("m") is None
            await asyncio.gather(store.keep_review("m", DATA), store.append("m", entry(1)))
        async with closing(open_any()) as store:
            assert await store.review("m") == DATA
            assert (await store.load("m"))[1] == [entry(1)]

    asyncio.run(story())


def test_the_first_one_stays(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            await asyncio.gather(store.keep_review("m", DATA), store.keep_review("m", b"{}"))
            await store.keep_review("m", b"[]")
            assert await store.review("m") == DATA

    asyncio.run(story())


def test_it_is_deleted_with_its_match(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            await store.keep_review("m", DATA)
            assert await store.delete(["m"]) == 1
            assert await store.review("m") is None
            await store.create(match("m"), SUMMARY)
            assert await store.review("m") is None

    asyncio.run(story())


def test_an_unknown_match_has_none_and_spoils_nothing(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            outcomes = await asyncio.gather(
                store.append("m", entry(1)),
                store.keep_review("gone", DATA),
                store.keep_review("m", DATA),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), UnknownMatch, type(None)]
            assert await store.review("m") == DATA
            assert await store.review("gone") is None
            assert await store.review("\ud800") is None
            assert (await store.load("m"))[1] == [entry(1)]

    asyncio.run(story())


@pytest.mark.parametrize("dump", sorted(FOLDER.glob("*.sql")), ids=lambda path: path.stem)
def test_a_store_of_an_earlier_release_keeps_reviews(dump: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closed(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text("utf-8"))
        known = connection.execute("SELECT id FROM matches ORDER BY id").fetchone()[0]

    async def story() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await store.keep_review(known, DATA)
            assert await store.review(known) == DATA

    asyncio.run(story())
