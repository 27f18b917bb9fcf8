"""Strong bots count for the client who opened their table, and there are never too many."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oddville.bots.bot_pool import is_instant
from oddville.bots.registry import offered_levels
from oddville.protocol.commands import Leave, Reclaim, Rematch, Resign, SeatBot, TakeOver
from oddville.protocol.entries import Entry, Moved, Resigned, TakenOver, read_entry
from oddville.protocol.requests import Arrival
from oddville.protocol.settings import Settings
from oddville.store import Store, StoreError
from oddville.table.bot_quota import INSTANT_STAND_IN, BotQuota
from oddville.table.decide import Actor
from oddville.table.hall import Hall
from oddville.table.seating import sit_down
from oddville.table.table import Table
from tests.support.halls import FirstAction, Scene, in_hall, until
from tests.support.refusals import refusal

EVE, ANN = "192.0.2.6", "192.0.2.1"
STRONG = "grandmaster"


async def opened(hall: Hall, *bots: str | None, owner: str = EVE, **more: object) -> Table:
    """People at the first seats, bots at the others."""
    fields = {"players": 4, "order": "chosen", "pace": "instant", "bots": (*[None] * (4 - len(bots)), *bots)}
    table = await hall.create(Settings(**fields | more), owner)  # type: ignore[arg-type]
    return table


async def sit(table: Table) -> None:
    for seat, place in enumerate(list(table.match.seats)):
        if place.is_free:
            arrival = Arrival(f"Player {seat}", seat=seat)
            await table.enter(lambda match, at, who=arrival: sit_down(match, who, "hash", at))  # type: ignore[misc]
    await until(lambda: table.match.phase == "playing")


def with_quota(path: Path, scene: Scene, most_each: int = 3, most: int = 5) -> None:
    async def run(hall: Hall) -> None:
        hall.bot_quota = BotQuota(most_each, most)
        await scene(hall)

    in_hall(path, run, FirstAction())


def by(seat: int) -> Actor:
    return Actor(frozenset((seat,)))


async def stored(hall: Hall) -> int:
    return sum((await hall.store.counts()).values())


def test_which_levels_search() -> None:
    instant = [level for level in offered_levels() if is_instant(level)]
    assert instant == ["beginner", "newcomer", "apprentice", "matched"]
    assert is_instant("one-that-is-not-installed")


def test_nothing_is_made_of_a_table_with_too_many(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await opened(hall, STRONG, "journeyman")
        with refusal("too-many-bots"):
            await opened(hall, STRONG, STRONG)
        await opened(hall, STRONG, "apprentice", "newcomer")
        assert await stored(hall) == len(hall.open_tables) == 2
        await opened(hall, STRONG, STRONG, owner=ANN)
        with refusal("no-room-for-bots"):
            await opened(hall, STRONG, owner=ANN)
        await opened(hall, "apprentice", owner=ANN)
        assert hall.bot_quota.total == 5

    with_quota(tmp_path, scene)


def test_at_the_same_moment_there_are_no_more(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        tables = await asyncio.gather(*(opened(hall, STRONG) for _ in range(8)), return_exceptions=True)
        assert sum(isinstance(table, Table) for table in tables) == 3
        host = [await opened(hall, owner=ANN, start="host") for _ in range(4)]
        for table in host:
            await sit_one(table)
        asked = [seat_bot(table, 1, STRONG) for table in host]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(answer, Exception) for answer in answers) == 2

    with_quota(tmp_path, scene)


async def sit_one(table: Table) -> None:
    await table.enter(lambda match, at: sit_down(match, Arrival("Ann", seat=0), "hash", at))


async def seat_bot(table: Table, target: int, level: str | None) -> None:
    key = f"{target}-{level}-{table.match.sequence}"
    await table.do(SeatBot(key=key, seat=0, target=target, level=level), by(0))


def test_a_bot_at_a_seat_counts_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await opened(hall, start="host")
        await sit_one(table)
        for seat in (1, 2, 3):
            await seat_bot(table, seat, STRONG)
        await seat_bot(table, 1, "master")
        assert hall.bot_quota.total == 3
        other = await opened(hall, start="host")
        await sit_one(other)
        sequence = other.match.sequence
        with refusal("too-many-bots"):
            await seat_bot(other, 1, STRONG)
        assert other.match.sequence == sequence
        await seat_bot(other, 1, "apprentice")
        await seat_bot(table, 2, None)
        await seat_bot(other, 1, STRONG)
        await hall.forget(table.match.id)
        assert hall.bot_quota.total == 1

    with_quota(tmp_path, scene)


@pytest.mark.parametrize(("most", "level"), [(1, STRONG), (0, INSTANT_STAND_IN)])
@pytest.mark.parametrize("command", [Leave, Resign, TakeOver])
def test_somebody_has_to_play_for_a_person(
    tmp_path: Path, command: type[Leave | Resign | TakeOver], most: int, level: str
) -> None:
    """A strong bot if there may be one more; the log says which."""

    async def scene(hall: Hall) -> None:
        table = await opened(hall, stand_in=STRONG)
        await sit(table)
        if command is TakeOver:
            await table.do(TakeOver(key="k", seat=0, target=1), by(0))
        else:
            await table.do(command(key="k", seat=1), by(1))  # type: ignore[call-arg]
        assert table.match.seats[1].level == level
        assert hall.bot_quota.total == most
        entry = await last_entry(hall.store, table)
        assert isinstance(entry, TakenOver | Resigned)
        assert (entry.level or STRONG) == level
        if command is Leave:
            await table.do(Reclaim(key="r", seat=1), by(1))
            assert hall.bot_quota.total == 0
            with refusal("unknown-level"):
                await table.do(TakeOver(key="t", seat=0, target=1, level="nobody"), by(0))
            if most == 0:
                with refusal("too-many-bots"):
                    await table.do(TakeOver(key="u", seat=0, target=1, level="master"), by(0))

    with_quota(tmp_path, scene, most_each=most)


async def last_entry(store: Store, table: Table) -> Entry:
    rows = await store.entries_after(table.match.id, 0, 1000)
    entries: list[Entry] = [read_entry(row.data) for row in rows]
    return [entry for entry in entries if not isinstance(entry, Moved)][-1]


def test_a_rematch_counts_for_the_same_client(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await opened(hall, STRONG, STRONG)
        await sit(table)
        for seat in (0, 1):
            await table.do(Resign(key=f"k{seat}", seat=seat), by(seat))
        assert table.match.phase == "over"
        assert hall.bot_quota.total == 0
        filling = await opened(hall, STRONG, STRONG)
        with refusal("too-many-bots"):
            await table.do(Rematch(key="r", seat=0), by(0))
        assert table.match.rematch_id is None
        await hall.forget(filling.match.id)
        await table.do(Rematch(key="r", seat=0), by(0))
        assert hall.bot_quota.total == 2
        with refusal("too-many-bots"):
            await opened(hall, STRONG, STRONG)

    with_quota(tmp_path, scene)


def test_what_could_not_be_stored_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("full")

    async def scene(hall: Hall) -> None:
        table = await opened(hall, start="host")
        await sit_one(table)
        with monkeypatch.context() as broken:
            broken.setattr(hall.store, "append", fail)
            broken.setattr(hall.store, "create", fail)
            with pytest.raises(StoreError):
                await seat_bot(table, 1, STRONG)
            with pytest.raises(StoreError):
                await opened(hall, STRONG)
        assert hall.bot_quota.total == 0

    with_quota(tmp_path, scene)


def test_after_a_restart_bots_think_for_whoever_comes_first(tmp_path: Path) -> None:
    kept: list[str] = []

    async def before(hall: Hall) -> None:
        table = await opened(hall, STRONG, STRONG)
        await sit(table)
        kept.append(table.match.id)

    async def after(hall: Hall) -> None:
        table = await hall.table(kept[0])
        assert hall.bot_quota.total == 2
        await opened(hall, STRONG, STRONG)
        table.belongs_to(ANN)
        table.belongs_to(EVE)
        with refusal("too-many-bots"):
            await opened(hall, STRONG, STRONG, owner=ANN)
        table.close()
        await opened(hall, STRONG, STRONG, owner=ANN)

    with_quota(tmp_path, before)
    with_quota(tmp_path, after)
