"""What is appended stays, in order, and what is refused leaves no trace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from oddville.store import (
    BadRow,
    EntryRow,
    KeyTaken,
    MatchExists,
    SequenceTaken,
    StoreUnavailable,
    UnknownMatch,
)
from oddville.store.sqlite import LARGEST_CHUNK
from tests.support.store_rows import SUMMARY, OpenStore, closing, entry, match, summary, with_matches


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_everything_is_there_after_closing_and_opening(
    open_any: OpenStore, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    stored = [
        entry(1, "first", b'{"a": "\xc3\xa4"}'),
        entry(2, None, b""),
        entry(3, "third", bytes(range(256))),
    ]

    async def write() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            for row in stored:
                await store.append("m", row)

    async def read() -> None:
        async with closing(open_any()) as store:
            assert await store.load("m") == (match("m"), stored)
            assert await store.entries_after("m", 1, 100) == stored[1:]
            assert await store.entries_after("m", 3, 100) == []
            assert await store.lobby(9) == [("m", SUMMARY)]

    for story in (write, read):
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(story())


def test_many_at_once_keep_their_order(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            names = await with_matches(store, 20)
            places = [(name, number) for number in range(1, 31) for name in names]
            assert len(places) > 2 * LARGEST_CHUNK
            await asyncio.gather(*(store.append(name, entry(number)) for name, number in places))
            for name in names:
                assert (await store.load(name))[1] == [entry(number) for number in range(1, 31)]

    asyncio.run(story())


def test_a_conflict_in_a_batch_leaves_the_others_stored(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await with_matches(store, 2)
            one, two = "match-000", "match-001"
            await store.append(one, entry(1, "k"), summary(updated_at=1))
            answers = await asyncio.gather(
                store.append(two, entry(1, "k")),
                store.append(one, entry(1, "other"), summary("over")),
                store.append(one, entry(2, "k"), summary("over")),
                store.append("nobody", entry(1)),
                store.append(one, EntryRow(2**80, 0, None, b"")),
                store.append(two, entry(2, "z")),
                store.append(two, entry(2, "y")),
                store.create(match(one), summary("over")),
                store.create(match("new"), SUMMARY),
                store.append("new", entry(1)),
                store.append(one, entry(3, "l"), summary(updated_at=2)),
                store.append(two, entry(4), summary("over", deadline=2**80)),
                store.append("\ud800", entry(1)),
                return_exceptions=True,
            )
            refused = {number: type(answer) for number, answer in enumerate(answers) if answer is not None}
            assert refused == {
                1: SequenceTaken,
                2: KeyTaken,
                3: UnknownMatch,
                4: BadRow,
                6: SequenceTaken,
                7: MatchExists,
                11: BadRow,
                12: BadRow,
            }
            assert isinstance(answers[2], KeyTaken)
            assert answers[2].params == {"match": one, "key": "k", "sequence": 1}
            assert (await store.load(one))[1] == [entry(1, "k"), entry(3, "l")]
            assert (await store.load(two))[1] == [entry(1, "k"), entry(2, "z")]
            assert (await store.load("new"))[1] == [entry(1)]
            assert dict(await store.lobby(9))[one] == summary(updated_at=2)
            assert await store.counts() == {"playing": 3}

    asyncio.run(story())


def test_a_refused_entry_alone(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            await store.append("m", entry(1, "k"))
            with pytest.raises(SequenceTaken) as taken:
                await store.append("m", entry(1, "k"))  # both are taken: the sequence is named
            assert taken.value.code == "sequence-taken"
            with pytest.raises(KeyTaken):
                await store.append("m", entry(2, "k"))
            with pytest.raises(UnknownMatch):
                await store.append("n", entry(1))
            with pytest.raises(UnknownMatch):
                await store.load("n")
            with pytest.raises(MatchExists):
                await store.create(match("m"), summary("over"))
            assert await store.entries_after("n", 0, 100) == []
            for name in ("", "a\0b", "\ud800"):
                with pytest.raises(UnknownMatch):
                    await store.load(name)
                assert await store.entries_after(name, 0, 100) == []
            assert (await store.load("m"))[1] == [entry(1, "k")]

    asyncio.run(story())


def test_closing_finishes_what_was_handed_in(open_any: OpenStore) -> None:
    async def story() -> None:
        store = await open_any()
        await store.create(match("m"), SUMMARY)
        pending = [asyncio.ensure_future(store.append("m", entry(number))) for number in range(300)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*pending) == [None] * 300
        await store.close()
        for late in (store.append("m", entry(300)), store.load("m"), store.ping()):
            with pytest.raises(StoreUnavailable):
                await late
        async with closing(open_any()) as again:
            assert len((await again.load("m"))[1]) == 300

    asyncio.run(story())


def test_a_caller_who_went_away_disturbs_nobody(open_any: OpenStore) -> None:
    async def story() -> None:
        async with closing(open_any()) as store:
            await store.create(match("m"), SUMMARY)
            gone = asyncio.ensure_future(store.append("m", entry(1)))
            stays = asyncio.ensure_future(store.append("m", entry(2)))
            await asyncio.sleep(0)
            gone.cancel()
            await stays
            await store.ping()

    asyncio.run(story())
