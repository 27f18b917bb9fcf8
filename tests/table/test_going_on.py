"""What goes on by itself: bots, clocks and the start, also where something fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from oddville import standard
from oddville.protocol.commands import Leave, Say
from oddville.protocol.entries import TakenOver
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import LiveClock, Settings
from oddville.store import EntryRow, StoreUnavailable, Summary, UnknownMatch
from oddville.table.decide import Actor
from oddville.table.hall import DAY, IDLE_SECONDS, Hall
from oddville.table.seating import sit_down
from oddville.table.table import Table, now
from tests.support.halls import FirstAction, Listener, act, greeted, in_hall, seated, until

SOON = 0.02  # seconds, instead of those that people wait


@asynccontextmanager
async def another_hall(hall: Hall) -> AsyncIterator[Hall]:
    """Another process over the same store."""
    other = Hall(hall.store, FirstAction(), {"standard": standard()})
    try:
        yield other
    finally:
        await other.close()


async def leave(table: Table, seat: int) -> None:
    await table.do(Leave(key="leave", seat=seat), Actor(frozenset((seat,))))


# ---- Another process ----------------------------------------------------------------------------


def test_what_could_not_be_heard_is_looked_for(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        async with another_hall(hall) as other:
            twin = await other.table(table.match.id)
            listener = Listener()
            await twin.watch(listener, greeted)
            await table.do(*act(table))
            assert listener.changes == []
            other.wake_all()
            await until(lambda: len(listener.changes) == 1)

    in_hall(tmp_path, scene, FirstAction())


def test_what_cannot_be_read_is_read_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.hall.RETRY_PAUSE", SOON)

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        async with another_hall(hall) as other:
            twin = await other.table(table.match.id)
            await table.do(*act(table))
            tried: list[int] = []
            read = hall.store.entries_after

            async def fail_at_first(match_id: str, sequence: int, limit: int) -> list[EntryRow]:
                tried.append(sequence)
                if len(tried) == 1:
                    raise StoreUnavailable("no connection")
                return await read(match_id, sequence, limit)

            with monkeypatch.context() as broken:
                broken.setattr(hall.store, "entries_after", fail_at_first)
                other.wake(table.match.id, table.match.sequence)
                await until(lambda: twin.match.sequence == table.match.sequence)

    in_hall(tmp_path, scene, FirstAction())


def test_a_bot_whose_process_is_gone_is_called_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes to the other process brings the news that it is a bot's turn; no note comes after it."""
    monkeypatch.setattr("oddville.table.table.FOREIGN_PAUSE", SOON)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, bots=("newcomer", None))
        await until(lambda: table.match.decider == 1)
        async with another_hall(hall) as other:
            twin = await other.table(table.match.id)
            hall.bot_pool.choose = forever  # type: ignore[method-assign, assignment]
            while table.match.decider == 1:
                await table.do(*act(table, f"k{table.match.sequence}"))
            await twin.watch(Listener(), greeted)
            await until(lambda: twin.match.sequence > table.match.sequence)

    in_hall(tmp_path, scene, FirstAction())


async def forever(*_: object) -> int:
    await asyncio.sleep(1000)
    return 0


@pytest.mark.slow
def test_another_process_moves_its_bots_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it does, nobody else thinks about the same decision."""
    monkeypatch.setattr("oddville.table.table.FOREIGN_PAUSE", 2.0)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, bots=("newcomer", None))
        await until(lambda: table.match.decider == 1)
        async with another_hall(hall) as other:
            twin = await other.table(table.match.id)
            thoughts: list[object] = []

            async def think(*words: object) -> int:
                thoughts.append(words)
                return await forever()

            other.bot_pool.choose = think  # type: ignore[method-assign, assignment]
            await leave(table, 1)
            for _ in range(10):
                before = table.match.sequence
                other.wake(table.match.id, before)
                await asyncio.sleep(0.25)  # in all longer than the pause
                await until(lambda before=before: table.match.sequence > before)  # type: ignore[misc]
            assert twin.match.sequence > 3
            assert thoughts == []

    in_hall(tmp_path, scene, FirstAction())


def test_what_is_not_enough_is_looked_for(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        async with another_hall(hall) as other:
            twin = await other.table(table.match.id)
            await table.do(*act(table))
            assert (await twin.look()).sequence == 3
            assert (await twin.look(lambda match: match.sequence > 3)).sequence == 4

    in_hall(tmp_path, scene, FirstAction())


# ---- A store that fails -------------------------------------------------------------------------


class Failing:
    """In place of a store's `append`."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
        self.calls = 0
        self.error: Exception | None = error
        self._append = hall.store.append
        monkeypatch.setattr(hall.store, "append", self.append)

    async def append(self, match_id: str, entry: EntryRow, summary: Summary | None = None) -> None:
        self.calls += 1
        if self.error is not None:
            raise self.error
        await self._append(match_id, entry, summary)


@pytest.mark.parametrize("error", [StoreUnavailable("the disk is full"), ZeroDivisionError()])
def test_a_bot_tries_again_but_not_without_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr("oddville.table.table.RETRY_PAUSE", 0.2)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, bots=("newcomer", None))
        await until(lambda: table.match.decider == 1)
        await table.do(Say(key="warm", seat=1, text="Hi"), Actor(frozenset((1,))))
        await leave(table, 1)
        begun = time.monotonic()
        store = Failing(hall, monkeypatch, error)
        await until(lambda: store.calls > 2)
        assert time.monotonic() - begun > 0.3  # two pauses, on a clock that ticks in its own way
        store.error = None
        before = table.match.sequence
        await until(lambda: table.match.sequence > before)

    in_hall(tmp_path, scene, FirstAction())


def test_the_start_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.table.RETRY_PAUSE", SOON)

    async def scene(hall: Hall) -> None:
        table = await hall.create(Settings(players=2, start="full", bots=("newcomer", None)))
        arrival = Arrival("Ann")
        await table.enter(lambda match, at: sit_down(match, arrival, "hash", at))
        store = Failing(hall, monkeypatch, StoreUnavailable("the disk is full"))
        await until(lambda: store.calls > 0)
        store.error = None
        await until(lambda: table.match.phase == "playing")

    in_hall(tmp_path, scene, FirstAction())


def test_a_clock_rings_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.clocks.MINUTE", 100)  # milliseconds
    monkeypatch.setattr("oddville.table.table.GRACE", 0)
    monkeypatch.setattr("oddville.table.table.RETRY_PAUSE", SOON)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, clock=LiveClock(minutes=1), stand_in="newcomer")
        listener = Listener()
        await table.watch(listener, greeted)
        store = Failing(hall, monkeypatch, StoreUnavailable("the disk is full"))
        await until(lambda: store.calls > 0)
        store.error = None
        await until(lambda: any(isinstance(change.entry, TakenOver) for change in listener.changes))

    in_hall(tmp_path, scene, FirstAction())


def test_a_match_that_was_deleted_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.table.RETRY_PAUSE", SOON)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, bots=("newcomer", None))
        await until(lambda: table.match.decider == 1)
        await leave(table, 1)
        store = Failing(hall, monkeypatch, UnknownMatch(table.match.id))
        await until(lambda: store.calls > 0)
        await asyncio.sleep(5 * SOON)
        assert store.calls == 1

    in_hall(tmp_path, scene, FirstAction())


# ---- Tables that nobody needs -------------------------------------------------------------------


def test_bots_among_themselves_rest_until_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.table.table.REST_SECONDS", 0.0)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, bots=("newcomer", None))
        await until(lambda: table.match.decider == 1)  # for a person who plays they always go on
        await leave(table, 1)
        await until(lambda: table.is_idle)
        rested = table.match.sequence
        await asyncio.sleep(0.1)
        assert (table.match.sequence, table.match.phase) == (rested, "playing")
        assert await hall.table(table.match.id) is table
        await table.watch(Listener(), greeted)
        await until(lambda: table.match.sequence > rested + 5)

    in_hall(tmp_path, scene, FirstAction())


def test_tables_that_all_people_have_left_move_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, they do not keep the server busy; where a person plays, bots do not pause."""
    monkeypatch.setattr("oddville.table.hall.LEFT_SECONDS", 1000.0)

    async def scene(hall: Hall) -> None:
        left = [await seated(hall, bots=("newcomer", None)) for _ in range(3)]
        played = await seated(hall, bots=("newcomer", None))
        for table in left:
            await until(lambda table=table: table.match.decider == 1)  # type: ignore[misc]
            await leave(table, 1)
        before = sum(table.match.sequence for table in left)
        for number in range(5):
            await until(lambda: played.match.decider == 1)
            await played.do(*act(played, f"k{number}"))
        assert sum(table.match.sequence for table in left) - before <= 1
        assert hall.pause_of_the_left() > 1000.0

    in_hall(tmp_path, scene, FirstAction())


def test_after_a_start_bots_go_on_where_a_person_waits(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(hall: Hall) -> None:
        hall.bot_pool.choose = forever  # type: ignore[method-assign, assignment]
        for name, bots in (("waiting", ("newcomer", None)), ("left", ("newcomer", None)), ("people", ())):
            table = await seated(hall, bots=bots)
            kept[name] = table.match.id
            while table.match.decider == 1:
                await table.do(*act(table, f"k{table.match.sequence}"))
        await leave(await hall.table(kept["left"]), 1)

    async def after(hall: Hall) -> None:
        await hall.resume()
        await until(lambda: len(hall.open_tables) > 0)
        table = hall.open_tables[0]
        await until(lambda: table.match.decider == 1)
        assert [open_table.match.id for open_table in hall.open_tables] == [kept["waiting"]]

    in_hall(tmp_path, before, FirstAction())
    in_hall(tmp_path, after, FirstAction())


def test_a_table_at_which_no_game_began_is_deleted_after_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.table.hall.SWEEP_SECONDS", SOON)
    monkeypatch.setattr("oddville.table.hall.SETTLING_SECONDS", 0.0)

    async def scene(hall: Hall) -> None:
        empty = (await hall.create(Settings(players=2))).match.id
        awaited = await hall.create(Settings(players=2))
        await awaited.watch(Listener(), greeted)
        played = await seated(hall)
        hall._open_days = 14
        await hall.resume()
        await asyncio.sleep(5 * SOON)
        assert (await hall.store.counts()) == {"open": 2, "playing": 1}
        monkeypatch.setattr("oddville.table.hall.now", lambda: now() + 15 * DAY)
        hall._epoch += 15 * DAY  # as if so much time had really passed
        await until(lambda: empty not in {table.match.id for table in hall.open_tables})
        await asyncio.sleep(5 * SOON)
        with pytest.raises(UnknownMatch):
            await hall.store.load(empty)
        for table in (awaited, played):
            await hall.store.load(table.match.id)

    in_hall(tmp_path, scene, FirstAction())


@pytest.mark.parametrize("is_new", [True, False], ids=["just started", "running"])
def test_a_clock_that_jumps_ahead_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_new: bool
) -> None:
    """Neither a clock that jumps while the server runs, nor one that is wrong when it starts."""
    monkeypatch.setattr("oddville.table.hall.SWEEP_SECONDS", SOON)
    if not is_new:
        monkeypatch.setattr("oddville.table.hall.SETTLING_SECONDS", 0.0)

    async def scene(hall: Hall) -> None:
        empty = (await hall.create(Settings(players=2))).match.id
        hall._open_days = 14
        monkeypatch.setattr("oddville.table.hall.now", lambda: now() + 1000 * DAY)
        if is_new:
            hall._epoch += 1000 * DAY
        swept: list[int] = []
        due = hall.store.due

        async def counted(at: int, limit: int) -> list[str]:
            swept.append(at)
            return await due(at, limit)

        monkeypatch.setattr(hall.store, "due", counted)
        await hall.resume()
        await until(lambda: len(swept) > 3)
        await hall.store.load(empty)

    in_hall(tmp_path, scene, FirstAction())


def test_a_sweep_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.hall.SWEEP_SECONDS", SOON)

    async def scene(hall: Hall) -> None:
        swept: list[int] = []

        async def due(at: int, limit: int) -> list[str]:
            swept.append(at)
            raise ZeroDivisionError

        monkeypatch.setattr(hall.store, "due", due)
        await hall.resume()
        await until(lambda: len(swept) > 2)

    in_hall(tmp_path, scene, FirstAction())


def test_a_table_that_was_just_asked_for_is_not_close_idle(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await hall.create(Settings(players=2))
        table.used_at -= 2 * IDLE_SECONDS
        assert await hall.table(table.match.id) is table
        hall._close_idle()
        assert hall.open_tables == [table]
        table.used_at -= 2 * IDLE_SECONDS
        hall._close_idle()
        assert hall.open_tables == []

    in_hall(tmp_path, scene, FirstAction())
