"""Presence over several servers: what each knows of the others, even if messages are lost or servers die."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from oddville.table import shared_presence
from oddville.table.shared_presence import NOBODY_THERE, TABLES_AT_ONCE, bits_of, seats_of
from tests.support.halls import until
from tests.support.shared_presence import Air, FakeServer

BOTH = bits_of((0, 1))
HEARD_AT_ALL = 8000  # bytes: PostgreSQL takes one less


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Intervals that pass when a test says so, and broadcasts at once."""
    monkeypatch.setattr(shared_presence, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(shared_presence, "SPACING", 0.0)
    monkeypatch.setattr(shared_presence, "INTERVAL", 1_000_000.0)
    return iter([None])


def play(scene: Callable[[Air, FakeServer, FakeServer], Awaitable[None]]) -> None:
    async def run() -> None:
        air = Air()
        one, other = FakeServer(air), FakeServer(air)
        try:
            await asyncio.wait_for(scene(air, one, other), 20)
        finally:
            for server in air.servers:
                server.presence.end()

    asyncio.run(run())


def pass_interval(*servers: FakeServer) -> None:
    for server in servers:
        server.presence._tick()


def sees(server: FakeServer, table: str, *seats: int) -> Callable[[], bool]:
    return lambda: server.presence.seats(table) == frozenset(seats)


def test_everybody_sees_who_comes_and_who_goes() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        one.set("a", (BOTH, 3))
        await until(sees(other, "a", 0, 1))
        assert other.presence.spectators("a") == 3
        assert other.presence.is_watched("a")
        assert one.presence.seats("a") == frozenset()  # its own are not elsewhere
        one.set("a", (1, 0))
        await until(sees(other, "a", 0))
        assert other.told == [("a", frozenset()), ("a", frozenset({1}))]
        one.set("a", NOBODY_THERE)
        await until(lambda: not other.presence.is_watched("a"))

    play(scene)


def test_whoever_starts_later_is_told_everything() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        tables = {f"table-{number:010d}": (15, 300) for number in range(2 * TABLES_AT_ONCE + 1)}
        for table, attendance in tables.items():
            one.set(table, attendance)
        third = FakeServer(air)
        await until(lambda: all(third.presence.spectators(table) == 300 for table in tables))
        assert max(map(len, air.sent)) < HEARD_AT_ALL

    play(scene)


def test_who_says_goodbye_is_forgotten_and_the_people_have_time_to_connect() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        one.set("a", (BOTH, 0))
        await until(sees(other, "a", 0, 1))
        one.presence.end()
        assert sees(other, "a")()
        assert other.told[-1] == ("a", frozenset({0, 1}))

    play(scene)


def test_a_killed_server_is_forgotten_and_a_living_one_is_not() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        third = FakeServer(air)
        one.set("a", (1, 0))
        third.set("a", (2, 0))
        await until(sees(other, "a", 0, 1))
        air.servers.remove(one)
        for _ in range(shared_presence.SILENT_INTERVALS):
            pass_interval(other, third)
            assert sees(other, "a", 0, 1)()
        pass_interval(other, third)
        await until(sees(other, "a", 1))
        assert other.told[-1] == ("a", frozenset())  # they have had their time

    play(scene)


def test_a_clock_that_jumps_makes_nobody_vanish(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        one.set("a", (1, 0))
        await until(sees(other, "a", 0))
        for jump in (10**9, -(10**9)):
            monkeypatch.setattr("time.time", lambda jump=jump: 1_800_000_000.0 + jump)
            monkeypatch.setattr("time.time_ns", lambda jump=jump: (1_800_000_000 + jump) * 10**9)
            pass_interval(other, one)
            assert sees(other, "a", 0)()

    play(scene)


def test_what_was_lost_is_asked_for() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        one.set("a", (1, 0))
        await until(sees(other, "a", 0))
        air.is_lost = True
        count = len(air.sent)
        one.set("b", (2, 0))
        one.set("a", NOBODY_THERE)
        await until(lambda: len(air.sent) > count)
        air.is_lost = False
        assert sees(other, "a", 0)()
        pass_interval(other)  # so that it may ask again
        pass_interval(one)  # its sign of life has a number that is too large
        await until(sees(other, "b", 1))
        await until(sees(other, "a"))

    play(scene)


def test_somebody_taken_for_dead_comes_back() -> None:
    """A server that was stopped for a while, and goes on."""

    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        one.set("a", (1, 0))
        await until(sees(other, "a", 0))
        for _ in range(shared_presence.SILENT_INTERVALS + 1):
            pass_interval(other)
        assert sees(other, "a")()
        pass_interval(one)
        await until(sees(other, "a", 0))

    play(scene)


def test_while_we_cannot_hear_nobody_is_taken_for_dead() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        one.set("a", (1, 0))
        await until(sees(other, "a", 0))
        for _ in range(shared_presence.SILENT_INTERVALS):
            pass_interval(other)
        other.presence.begin()  # the database can be heard again
        pass_interval(other)
        assert sees(other, "a", 0)()

    play(scene)


def test_coming_and_going_costs_no_more_than_a_broadcast_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shared_presence, "SPACING", 1000.0)

    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        await until(lambda: len(air.sent) >= 4)  # both have begun
        count = len(air.sent)
        for number in range(1000):
            one.set("a", (1, number))
            one.set("a", NOBODY_THERE)
            await asyncio.sleep(0)
        assert len(air.sent) == count
        one.presence._send_changes()  # the time has come, and nothing has changed
        assert len(air.sent) == count

    play(scene)


def test_a_server_without_viewers_says_nothing() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        await until(lambda: len(air.sent) >= 4)
        count = len(air.sent)
        for _ in range(10):
            pass_interval(one, other)
        assert len(air.sent) == count

    play(scene)


def test_notices_of_other_releases_are_ignored() -> None:
    async def scene(air: Air, one: FakeServer, other: FakeServer) -> None:
        for text in ("", "nonsense", "[]", '["x",1,"dance",{}]', '{"server":"x"}', '["x",1,"all",{"a":"b"}]'):
            one.presence.hear(text)
        assert sees(one, "a")()

    play(scene)


@pytest.mark.parametrize("seats", [(), (0,), (1, 3), (0, 1, 2, 3)])
def test_seats_as_bits(seats: tuple[int, ...]) -> None:
    assert seats_of(bits_of(seats)) == frozenset(seats)
