"""Several stores on one PostgreSQL database: one of them wins, and the others are woken."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.json import decode

from oddville.store import SequenceTaken, Store
from oddville.store.postgres_notify import notices, read_notice
from tests.support.postgres import throw_everybody_out
from tests.support.store_rows import SUMMARY, entry, match, opened, summary, with_matches

pytestmark = pytest.mark.slow

PATIENCE = 10.0


def test_one_wins_each_sequence(postgres_url: str) -> None:
    """Both bring several matches at a time, in opposite orders."""

    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            names = await with_matches(one, 8)
            places = [(name, number) for number in range(1, 11) for name in names]

            async def won(store: Store, name: str, number: int, who: str) -> bool:
                try:
                    await store.append(name, entry(number, f"{who}-{number}"), summary(updated_at=number))
                except SequenceTaken:
                    return False
                return True

            for start in range(0, len(places), 16):
                part = places[start : start + 16]
                first = [won(one, *place, "one") for place in part]
                second = [won(two, *place, "two") for place in reversed(part)]
                answers = await asyncio.gather(*first, *second)
                for here, there in zip(answers[:16], reversed(answers[16:]), strict=True):
                    assert here != there
            for name in names:
                assert [row.sequence for row in (await two.load(name))[1]] == list(range(1, 11))

    asyncio.run(story())


def test_many_matches_grow_at_once(postgres_url: str) -> None:
    """What does not fit into one notification comes in the next."""

    async def story() -> None:
        heard: dict[str, int] = {}
        everything = asyncio.Event()

        def hear(match_id: str, sequence: int) -> None:
            heard[match_id] = sequence
            if len(heard) == 900:
                everything.set()

        async with opened(postgres_url, hear), opened(postgres_url) as writer:
            names = await with_matches(writer, 900)
            await asyncio.gather(*(writer.append(name, entry(1)) for name in names))
            await asyncio.wait_for(everything.wait(), PATIENCE)
            assert heard == dict.fromkeys(names, 1)

    asyncio.run(story())


def test_a_notification_has_room_for_what_is_in_it() -> None:
    grown = [(f"{'ä' * number}:match", number) for number in range(1, 900)]
    found = decode(notices(grown), type=list[str])
    assert max(len(notice.encode()) for notice in found) < 8000
    assert [place for notice in found for place in read_notice(notice).items()] == grown


def test_other_peoples_notifications_are_passed_over() -> None:
    assert read_notice("") == read_notice("hello") == read_notice("a:b:c") == {}


def test_another_store_is_woken(postgres_url: str) -> None:
    async def story() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        own: list[tuple[str, int]] = []
        begun: list[None] = []

        async with (
            opened(postgres_url, lambda *note: heard.put_nowait(note), lambda: begun.append(None)),
            opened(postgres_url, lambda *note: own.append(note)) as writer,
        ):
            await writer.create(match("a:b"), SUMMARY)
            await writer.append("a:b", entry(1))
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ("a:b", 1)
            await asyncio.gather(*(writer.append("a:b", entry(number)) for number in (3, 2)))
            assert await asyncio.wait_for(heard.get(), PATIENCE) == ("a:b", 3)
            assert own == []

            assert len(begun) == 1
            throw_everybody_out(postgres_url)

            async def append_until_heard() -> tuple[str, int]:
                for number in range(4, 1000):
                    await writer.append("a:b", entry(number))
                    await asyncio.sleep(0.05)
                    if not heard.empty():
                        break
                return await heard.get()

            assert (await asyncio.wait_for(append_until_heard(), PATIENCE))[0] == "a:b"
            assert len(begun) == 2  # what was written meanwhile has to be looked for

    asyncio.run(story())


def test_broadcasts_reach_all_in_their_order(postgres_url: str) -> None:
    """Also those that come while the listener sends some itself, and those sent just before the end."""

    async def story() -> None:
        heard: tuple[list[str], list[str]] = ([], [])

        def woken(*_: object) -> None: ...

        async with opened(postgres_url, woken, hear=heard[0].append) as one:
            async with opened(postgres_url, woken, hear=heard[1].append) as two:
                for number in range(200):
                    one.broadcast([f"one {number}", f"one {number} again"])
                    two.broadcast([f"two {number}"])
            async with asyncio.timeout(PATIENCE):
                while len(heard[0]) < 600:
                    await asyncio.sleep(0.01)
        for name, count in (("one", 400), ("two", 200)):
            said = [text for text in heard[0] if text.startswith(name)]
            assert len(said) == count
            assert said == sorted(said, key=lambda text: int(text.split()[1]))
        assert len(heard[1]) > 200

    asyncio.run(story())


def test_nobody_is_woken_in_sqlite(sqlite_url: str) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        async with opened(sqlite_url, lambda *note: heard.append(note)) as one, opened(sqlite_url) as two:
            await one.create(match("m"), SUMMARY)
            await two.append("m", entry(1))
            two.broadcast(["hello"])
            assert (await one.load("m"))[1] == [entry(1)]
        assert heard == []

    asyncio.run(story())
