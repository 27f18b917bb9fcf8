"""What is asked of many matches at once: the lobby, what is due, what may go."""

from __future__ import annotations

import asyncio

from oddville.store import EntryRow
from tests.support.store_rows import OpenStore, closing, entry, match, summary


def test_lobby_playing_and_counts(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            rows = [
                ("old", 1, summary("open")),
                ("hidden", 2, summary("open", listed=False)),
                ("played", 3, summary("playing")),
                ("over", 4, summary("over", ended_at=9)),
                ("new", 5, summary("open", line=b"[1]")),
            ]
            for name, created_at, about in rows:
                await store.create(match(name, created_at), about)
            assert [name for name, _ in await store.lobby(9)] == ["new", "played", "old"]
            assert await store.lobby(1) == [("new", summary("open", line=b"[1]"))]
            assert await store.playing() == [("played", summary().line)]
            assert await store.counts() == {"open": 3, "playing": 1, "over": 1}

    asyncio.run(story())


def test_a_summary_comes_with_its_entry_and_the_last_one_stays(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            for name in ("a", "b"):
                await store.create(match(name), summary("open"))
            await asyncio.gather(
                *(store.append("a", entry(n), summary(deadline=n, line=b"%d" % n)) for n in range(1, 150)),
                store.append("b", entry(1)),
            )
            lobby = dict(await store.lobby(9))
            assert lobby == {"a": summary(deadline=149, line=b"149"), "b": summary("open")}

    asyncio.run(story())


def test_what_is_due(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("later"), summary(deadline=101))
            await store.create(match("now"), summary(deadline=100))
            await store.create(match("long ago"), summary(deadline=1))
            await store.create(match("never"), summary())
            await store.create(match("over"), summary("over", deadline=1))
            assert await store.due(100, 9) == ["long ago", "now"]
            assert await store.due(100, 1) == ["long ago"]
            await store.append("long ago", entry(1), summary(deadline=200))
            assert await store.due(100, 9) == ["now"]

    asyncio.run(story())


def test_what_nobody_has_touched(open_any: OpenStore) -> None:
    """A move does not always change the summary, so the log is asked as well."""

    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("left"), summary(updated_at=20))
            await store.append("left", EntryRow(1, 40, None, b""))
            await store.create(match("played"), summary(updated_at=10))
            for sequence in (1, 2):
                await store.append("played", EntryRow(sequence, 49 + sequence, None, b""))
            await store.create(match("empty"), summary("open", updated_at=30))
            await store.create(match("new"), summary("open", updated_at=50))
            await store.create(match("over"), summary("over", updated_at=10, ended_at=10))
            assert await store.untouched_since(50, 9) == ["left", "empty"]
            assert await store.untouched_since(52, 9) == ["played", "left", "empty", "new"]
            assert await store.untouched_since(50, 1) == ["left"]
            assert await store.open_before(50, 9) == ["empty"]
            assert await store.open_before(51, 9) == ["empty", "new"]
            assert await store.open_before(51, 1) == ["empty"]

    asyncio.run(story())


def test_pruning_takes_everything_of_a_match(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            for number, ended_at in enumerate((30, 10, 20, None)):
                await store.create(match(f"m{number}"), summary("over", ended_at=ended_at))
                await store.append(f"m{number}", EntryRow(1, 1, "k", b"1"))
            assert await store.ended_before(30, 9) == ["m1", "m2"]
            assert await store.ended_before(30, 1) == ["m1"]
            assert await store.delete(["m1", "m2", "m2", "unknown"]) == 2
            assert await store.delete([]) == 0
            assert await store.entries_after("m1", 0, 100) == []
            assert await store.entries_after("m0", 0, 100) == [EntryRow(1, 1, "k", b"1")]
            assert await store.counts() == {"over": 2}
            # The place is free again: nothing was left behind.
            await store.create(match("m1"), summary())
            await store.append("m1", EntryRow(1, 1, "k", b"2"))
            assert (await store.load("m1"))[1] == [EntryRow(1, 1, "k", b"2")]

    asyncio.run(story())


def test_more_than_one_statement_can_name(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            names = [f"m{number}" for number in range(1100)]
            await asyncio.gather(*(store.create(match(name), summary("over")) for name in names))
            assert await store.delete(names) == 1100

    asyncio.run(story())
