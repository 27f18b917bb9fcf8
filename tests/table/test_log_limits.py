"""A log has an end: what changes nothing is refused, and the rest is limited, but a game can always end."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville.protocol.commands import AskEnd, Leave, Mute, Reclaim, Resign, Say, SeatBot, Undo
from oddville.protocol.errors import TableError
from oddville.store import EntryRow
from oddville.table import history
from oddville.table.decide import Actor
from oddville.table.hall import Hall
from oddville.table.log_limits import LogLimits
from oddville.table.log_text import LogWriter
from oddville.table.seats import CHANGES
from oddville.text import Texts
from tests.support.halls import FirstAction, act, in_hall, seated, until
from tests.support.scripted_match import ScriptedMatch

pytestmark = pytest.mark.slow


def test_what_is_already_so_is_refused() -> None:
    scripted = ScriptedMatch()
    for muted in (True, False):
        with pytest.raises(TableError, match="no-change"):
            scripted.do(Mute, 0, target=1, muted=not muted)
        scripted.do(Mute, 0, target=1, muted=muted)
    scripted = ScriptedMatch(seat_people=False, players=3, bots=(None, "newcomer", None))
    scripted.match.seats[0].name = "Ann"
    for target, level in ((1, "newcomer"), (2, None)):
        with pytest.raises(TableError, match="no-change"):
            scripted.do(SeatBot, 0, target=target, level=level)
    assert scripted.match.sequence == 0


def test_one_seat_cannot_flood_the_log_nor_keep_others_from_leaving() -> None:
    scripted = ScriptedMatch().begin()
    for number in range(CHANGES):
        scripted.do(Mute, 0, after=0, target=1, muted=number % 2 == 0)
    with pytest.raises(TableError, match="too-many-changes"):
        scripted.do(Mute, 0, after=0, target=1, muted=True)
    scripted.do(Leave, 1)
    scripted.do(Mute, 0, after=10, target=1, muted=True)
    for number in range(CHANGES):
        scripted.do((Reclaim, Leave)[number % 2], 1, after=0)
    with pytest.raises(TableError, match="too-many-changes"):
        scripted.do(Reclaim, 1, after=0)
    scripted.at -= 3_600_000  # the system's clock was wrong: nobody waits for an hour
    scripted.do(Reclaim, 1)


def test_a_full_log_leaves_room_for_the_game(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        hall.log_limits = LogLimits(moves=100, others=table.match.sequence + 2)
        await table.do(*act(table, "a"))
        sequence = table.match.sequence
        await table.do(Undo(key="u", seat=table.match.moves[-1].seat, sequence=sequence), both())
        full = (
            Say(key="s", seat=0, text="Hello"),
            Mute(key="m", seat=0, target=1, muted=True),
            AskEnd(key="e", seat=0),
        )
        for command in full:
            with pytest.raises(TableError, match="log-full"):
                await table.do(command, both())
        for number in range(5):
            await table.do(*act(table, f"b{number}"))
        await table.do(Leave(key="l", seat=1), both())
        with pytest.raises(TableError, match="log-full"):
            await table.do(Reclaim(key="r", seat=1), both())
        await table.do(Resign(key="g", seat=0), both())
        assert table.match.phase == "over"

    in_hall(tmp_path, scene, FirstAction())


def test_an_endless_game_is_ended_by_bots(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        hall.log_limits = LogLimits(moves=4)
        table = await seated(hall, bots=(None, "newcomer"))
        await until(lambda: table.match.decider == 0)
        while len(table.match.moves) < 4:
            await table.do(*act(table, f"k{table.match.sequence}"))
            await until(lambda: table.match.decider == 0)
        with pytest.raises(TableError, match="too-many-moves"):
            await table.do(*act(table, "late"))
        count = len(table.match.moves)
        await table.do(Leave(key="l", seat=0), both())
        await until(lambda: len(table.match.moves) > count + 20)

    in_hall(tmp_path, scene, FirstAction())


def test_a_part_of_the_past_is_the_same_as_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever one begins to read, and whatever was remembered before."""
    monkeypatch.setattr(history, "INTERVAL", 7)
    monkeypatch.setattr(history, "MOST_REMEMBERED", 5)
    monkeypatch.setattr("oddville.store.interface.PAGE", 7)

    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        for number in range(40):
            await table.do(*act(table, f"k{number}", number=-1))
        await table.do(Say(key="s", seat=1, text="Hello"), Actor(frozenset((1,))))
        match, last = table.match, table.match.sequence
        whole = await hall.history.between(match, 0, last)
        assert [change.sequence for change in whole.changes] == list(range(1, last + 1))
        texts = Texts("en")
        told = sentences(LogWriter(texts, whole.before), whole)
        for seen in (0, 1, 2, 6, 7, 8, 30, last - 1, 13, last, 3):
            for end in (min(seen + 3, last), last):
                part = await hall.history.between(match, seen, end)
                assert [c.events for c in part.changes] == [c.events for c in whole.changes[seen:end]]
                assert sentences(LogWriter(texts, part.before), part) == told[seen:end]
                assert len(hall.history._remembered) <= 5
        assert (await hall._read(match.id)).sequence == last  # page by page

    in_hall(tmp_path, scene)


def sentences(writer: LogWriter, part: history.Part) -> list[list[str]]:
    return [writer.sentences(change) for change in part.changes]


def both() -> Actor:
    """Somebody with the keys of both seats."""
    return Actor(frozenset((0, 1)))


def test_who_asks_for_little_reads_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "INTERVAL", 10)
    monkeypatch.setattr("oddville.store.interface.PAGE", 5)
    read: list[int] = []

    async def scene(hall: Hall) -> None:
        entries_after = hall.store.entries_after

        async def counted(match_id: str, sequence: int, limit: int) -> list[EntryRow]:
            rows = await entries_after(match_id, sequence, limit)
            read.append(len(rows))
            return rows

        monkeypatch.setattr(hall.store, "entries_after", counted)
        table = await seated(hall)
        for number in range(40):
            await table.do(*act(table, f"k{number}", number=-1))
        old, actor = act(table, "old")
        await table.do(*act(table, "new"))
        with pytest.raises(TableError, match="stale"):
            await table.do(old, actor)
        assert read == []
        await hall.history.between(table.match, 1, 2)
        assert read.pop() == 1
        read.clear()
        await hall.history.between(table.match, 39, 40)
        assert sum(read) == 38  # from the place where the last reader stopped
        read.clear()
        for seen in (12, 25, 31):
            await hall.history.between(table.match, seen, seen + 1)
        assert sum(read) <= 3 * 10
        assert max(read) <= 5
        read.clear()
        for _ in range(2):
            found = await hall.statistics.of(table.match)
            assert found.moves == 41
        assert sum(read) == table.match.sequence  # counted once

    in_hall(tmp_path, scene)
