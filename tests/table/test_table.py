"""A table in use: stored before it is told, told once, and going on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from oddville import standard
from oddville.bots.bot_pool import BotPool
from oddville.protocol.commands import Leave, Reclaim, Rematch, Resign, Say
from oddville.protocol.entries import Moved, TakenOver
from oddville.protocol.errors import TableError
from oddville.protocol.settings import LiveClock
from oddville.record import fingerprint
from oddville.store import EntryRow, StoreUnavailable, Summary
from oddville.table.decide import Actor
from oddville.table.hall import Hall
from oddville.table.match import Match
from oddville.table.table import Outcome
from tests.support.halls import Listener, act, greeted, in_hall, seated, until
from tests.support.refusals import refusal


def test_a_table_begins_by_itself_when_it_is_full(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        assert table.match.sequence == 3

    in_hall(tmp_path, scene)


def test_what_is_told_is_stored(tmp_path: Path) -> None:
    """Every watcher hears of each entry once and in order, and finds it in the store at that moment."""

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        one, other = Listener(0), Listener()
        for watcher in (one, other):
            await table.watch(watcher, greeted)
        for step in range(30):
            await table.do(*act(table, f"k{step}"))
        _, rows = await hall.store.load(table.match.id)
        assert [change.sequence for change in one.changes] == list(range(4, 34))
        assert [change.sequence for change in other.changes] == list(range(4, 34))
        assert [row.sequence for row in rows] == list(range(1, 34))

    in_hall(tmp_path, scene)


def test_a_command_sent_twice_counts_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        command, actor = act(table)
        first, second = await asyncio.gather(table.do(command, actor), table.do(command, actor))
        assert first == second == Outcome(table.match.sequence, is_told=True)  # both heard of it meanwhile
        assert len(table.match.moves) == 1

    in_hall(tmp_path, scene)


def test_a_command_sent_again_to_a_server_that_forgot_it_counts_once(tmp_path: Path) -> None:
    """The store knows the key, even after more commands than a table remembers."""

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        command, actor = act(table, "first")
        first = await table.do(command, actor)
        assert first.is_told
        for step in range(50):
            await table.do(*act(table, f"k{step}"))
        assert "0.first" not in table.match.recent_keys
        talk = Say(key="talk", seat=0, text="Hello")
        said = await table.do(talk, Actor(frozenset((0,))))
        for step in range(50):
            await table.do(*act(table, f"l{step}"))
        before = table.match.sequence
        assert await table.do(talk, Actor(frozenset((0,)))) == Outcome(said.sequence, is_told=False)
        assert table.match.sequence == before
        assert await table.do(command, actor) == Outcome(first.sequence, is_told=False)

    in_hall(tmp_path, scene)


@pytest.mark.parametrize("others", [0, 40], ids=["remembered", "only in the store"])
def test_a_key_with_other_content_is_a_conflict(tmp_path: Path, others: int) -> None:
    """Whoever reuses a key must not believe that the second command was carried out."""

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        command, actor = act(table, "once")
        await table.do(command, actor)
        talk = Say(key="talk", seat=command.seat, text="Hello")
        await table.do(talk, actor)
        for step in range(others):
            await table.do(*act(table, f"k{step}"))
        before = table.match.sequence
        for other in (
            structs.replace(command, action=command.action + 1),
            structs.replace(talk, key="once"),
            structs.replace(talk, text="Goodbye"),
            Resign(key="talk", seat=command.seat),
        ):
            with refusal("key-reused"):
                await table.do(other, actor)
        assert table.match.sequence == before
        assert table.match.phase == "playing"

    in_hall(tmp_path, scene)


def test_a_stranger_learns_nothing_from_a_key(tmp_path: Path) -> None:
    """The seat is checked before the key."""

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        command, _ = act(table, "once")
        await table.do(*act(table, "once"))
        with refusal("not-your-seat"):
            await table.do(command, Actor(frozenset()))

    in_hall(tmp_path, scene)


def test_two_who_decide_at_the_same_time(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        commands = [act(table, f"k{number}", number=number) for number in range(3)]
        results = await asyncio.gather(*(table.do(*each) for each in commands), return_exceptions=True)
        refused = [result for result in results if isinstance(result, TableError)]
        assert len(refused) == 2
        assert {error.code for error in refused} == {"stale"}
        assert len(table.match.moves) == 1

    in_hall(tmp_path, scene)


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        listener = Listener()
        await table.watch(listener, greeted)
        assert table.match.game is not None
        before = fingerprint(table.match.game)

        async def fail(match_id: str, entry: EntryRow, summary: Summary | None = None) -> None:
            raise StoreUnavailable("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "append", fail)
            with pytest.raises(StoreUnavailable):
                await table.do(*act(table))
        assert listener.changes == []
        assert fingerprint(table.match.game) == before
        await table.do(*act(table))
        assert len(listener.changes) == 1

    in_hall(tmp_path, scene)


def test_bots_play_a_whole_game_among_themselves_and_with_a_person(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall, players=3, bots=("newcomer", None, "apprentice"))
        for step in range(12):
            await until(lambda: table.match.decider == 1)
            await table.do(*act(table, f"k{step}"))
        await table.do(Leave(key="leave", seat=1), Actor(frozenset((1,))))
        await until(lambda: table.match.phase == "over")
        assert table.match.ending == "finished"

    in_hall(tmp_path, scene)


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Nothing is kept but the store: position, clocks, keys and bots are there again."""
    kept: list[Match] = []

    async def before(hall: Hall) -> None:
        table = await seated(hall, clock=LiveClock(minutes=9, increment=1), bots=("newcomer", None))
        for step in range(8):
            await until(lambda: table.match.decider == 1)
            await table.do(*act(table, f"k{step}"))
        kept.append(table.match)

    async def after(hall: Hall) -> None:
        await hall.resume()
        table = await hall.table(kept[0].id)
        await until(lambda: table.match.decider == 1)
        assert len(table.match.moves) >= len(kept[0].moves)
        assert table.match.moves[: len(kept[0].moves)] == kept[0].moves
        assert abs(table.match.seats[1].time_left - kept[0].seats[1].time_left) < 60_000
        await table.do(*act(table, "again"))

    in_hall(tmp_path, before)
    in_hall(tmp_path, after)


def test_another_process_wrote_meanwhile(tmp_path: Path) -> None:
    """Two halls over one store: whoever comes second learns what happened, then decides anew."""

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        other = Hall(hall.store, BotPool(1), {"standard": standard()})
        twin = await other.table(table.match.id)
        listener = Listener()
        await twin.watch(listener, greeted)
        command, actor = act(table, "one")
        late, late_actor = act(table, "late", number=1)
        await table.do(command, actor)
        assert twin.match.sequence == 3
        with pytest.raises(TableError, match="stale"):
            await twin.do(late, late_actor)
        assert twin.match.sequence == 4
        assert len(listener.changes) == 1
        assert (await twin.do(command, actor)).sequence == 4  # the same command through the other process
        told = (await other.history.between(twin.match, 0, twin.match.sequence)).changes
        await table.do(*act(table, "two"))
        # The other process is one entry behind.
        missed = (await other.history.between(twin.match, 0, twin.match.sequence)).changes
        assert [change.sequence for change in missed] == [change.sequence for change in told] == [1, 2, 3, 4]
        await twin.do(Say(key="hi", seat=0, text="Hi"), Actor(frozenset((0,))))
        other.wake(table.match.id, 6)
        hall.wake(table.match.id, 6)
        await until(lambda: table.match.sequence == 6)
        await other.close()

    in_hall(tmp_path, scene)


def test_a_clock_that_runs_out_calls_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.clocks.MINUTE", 100)  # milliseconds
    monkeypatch.setattr("oddville.table.table.GRACE", 0)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, clock=LiveClock(minutes=1), stand_in="newcomer")
        listener = Listener()
        await table.watch(listener, greeted)
        seat = table.match.decider
        await until(lambda: any(isinstance(change.entry, TakenOver) for change in listener.changes))
        await until(lambda: any(isinstance(change.entry, Moved) for change in listener.changes))
        moved = next(change.entry for change in listener.changes if isinstance(change.entry, Moved))
        assert (moved.seat, moved.bot) == (seat, "newcomer")
        await table.do(Reclaim(key="back", seat=seat), Actor(frozenset((seat,))))
        assert table.match.seats[seat].level is None

    in_hall(tmp_path, scene)


def test_who_moves_in_the_last_moment_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.table.GRACE", 0)

    async def scene(hall: Hall) -> None:
        table = await seated(hall, clock=LiveClock(minutes=1))
        table._ring()  # the bell is early
        await asyncio.sleep(0.05)
        assert all(seat.level is None for seat in table.match.seats)

    in_hall(tmp_path, scene)


def test_a_rematch_is_one_table_whoever_asks(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        with pytest.raises(TableError, match="not-over"):
            await table.do(Rematch(key="early", seat=0), Actor(frozenset((0,))))
        for seat in (0, 1):
            await table.do(Leave(key="leave", seat=seat), Actor(frozenset((seat,))))
        await until(lambda: table.match.phase == "over")
        asked = (Rematch(key=f"r{seat}", seat=seat) for seat in (0, 1))
        await asyncio.gather(*(table.do(each, Actor(frozenset((each.seat,)))) for each in asked))
        assert table.match.rematch_id is not None
        other = await hall.table(table.match.rematch_id)
        assert other.match.phase == "open"
        assert sum((await hall.store.counts()).values()) == 2  # no other table was left behind

    in_hall(tmp_path, scene)
