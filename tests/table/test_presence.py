"""Who counts as present: nobody is replaced before they had time to connect."""

from __future__ import annotations

from pathlib import Path

import pytest

from oddville.protocol.commands import TakeOver
from oddville.protocol.entries import TakenOver
from oddville.table.decide import Actor
from oddville.table.hall import Hall
from oddville.table.table import Table
from tests.support.halls import FirstAction, Listener, greeted, in_hall, seated
from tests.support.refusals import refusal

HOST, OTHER = 0, 1


async def take_over(table: Table, key: str) -> None:
    command = TakeOver(key=key, seat=HOST, target=OTHER)
    await table.do(command, Actor(frozenset((HOST,)), present=table.lately_present))


def later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.table.RELOAD_SECONDS", 0.0)


def test_who_has_just_sat_down_is_not_replaced_before_connecting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        table = await seated(hall)
        await table.watch(Listener(HOST), greeted)
        with refusal("seat-is-present"):
            await take_over(table, "early")
        later(monkeypatch)
        await take_over(table, "late")
        assert table.match.seats[OTHER].stand_in is not None

    in_hall(tmp_path, scene, FirstAction())


def test_after_a_restart_everybody_has_time_to_connect_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = {}

    async def before(hall: Hall) -> None:
        kept["id"] = (await seated(hall)).match.id

    async def after(hall: Hall) -> None:
        table = await hall.table(kept["id"])
        watcher = Listener(HOST)
        await table.watch(watcher, greeted)
        assert table.present == {HOST}  # people see who is connected
        with refusal("seat-is-present"):
            await take_over(table, "early")
        later(monkeypatch)
        await take_over(table, "late")
        assert isinstance(watcher.changes[-1].entry, TakenOver)

    in_hall(tmp_path, before, FirstAction())
    in_hall(tmp_path, after, FirstAction())
