"""Disks that fail: health says so and why, the log says what to do, and all goes on when the disk is back."""

from __future__ import annotations

import asyncio
import logging
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from oddville.server import storage_watch
from oddville.server.storage_watch import StorageWatch
from oddville.store import FAULT_KINDS, FaultKind, StoreUnavailable
from oddville.text import Texts
from tests.support import broken_disk, http_client
from tests.support.http_player import QUICK, Player
from tests.support.postgres import Cluster, nobody_let_in
from tests.support.running_server import StartServer
from tests.support.served import Served, until
from tests.support.storage_checks import check_log, kind_in, said_at

pytestmark = pytest.mark.slow

# What the library does, what it is called then, and what the log advises.
FAULTS = {
    "full": ("full", "Free some space."),
    "fsync": ("disk-error", "Check the disk"),
    "read-only": ("disk-error", "Check the disk"),  # the disk itself shows that it is not
}


@pytest.mark.skipif(not broken_disk.can_be_had(), reason="needs Linux and a C compiler")
def test_a_disk_that_fails_and_comes_back(tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost, and nothing else is shown."""
    data = tmp_path / "games.db"
    disk = broken_disk.BrokenDisk(tmp_path, data)
    with Served(data, **disk.environment) as served, http_client.client(served.url) as client:
        player = Player(client)
        player.open(QUICK)
        for how, (kind, advice) in FAULTS.items():
            assert kind_in(client) is None
            assert player.send("say", 0, text=f"before {how}").status_code == 200
            lines = len(served.log.splitlines())
            disk.fail(how)
            assert player.send("say", 0, text="lost").status_code == 503
            assert kind_in(client) == kind
            assert player.send("say", 0, text="lost again").status_code == 503
            assert client.get("/health/live").status_code == 200
            disk.repair()
            until(lambda: kind_in(client) is None, "it recovers")
            if how in ("full", "fsync"):  # further lines about the same kind would come after a minute
                check_log(served, lines, f"kind={kind} ", advice)
        assert player.send("say", 0, text="the end").status_code == 200
        said = said_at(client, player)
        served.tell(signal.SIGKILL)
    with Served(data) as served, http_client.client(served.url) as client:
        assert said_at(client, player) == said
    assert said == [*(f"before {how}" for how in FAULTS), "the end"]


def test_a_damaged_page(
    start_server: StartServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Other tables go on, but somebody has to know of it."""
    server = start_server()
    with http_client.client(server.url) as client:
        damaged, between, other = Player(client), Player(client), Player(client)
        damaged.open(QUICK)
        damaged.send("say", 0, text="damaged" * 50)
        between.open(QUICK)
        for _ in range(5):  # as many as one may say in ten seconds; the next table is on another page then
            between.send("say", 0, text="between" * 50)
        for _ in range(5):
            other.open(QUICK)
            other.send("say", 0, text="other" * 60)
    server.stop()
    damage(tmp_path / "games.db", b"damageddamaged")
    monkeypatch.setattr(storage_watch, "DAMAGED_SECONDS", 1e9)
    server = start_server()
    with http_client.client(server.url) as client:
        assert kind_in(client) is None
        damaged.client = other.client = client
        answer = client.get(f"/api/tables/{damaged.table}")
        assert (answer.status_code, answer.json()["error"]["params"]) == (503, {})
        assert kind_in(client) == "corrupt"
        assert other.send("say", 0, text="Hello").status_code == 200
        assert "restore a backup" in advice_in(caplog)
        monkeypatch.setattr(storage_watch, "DAMAGED_SECONDS", 0)
        until(lambda: kind_in(client) is None, "nobody has met it again")


def damage(data: Path, words: bytes) -> None:
    """Overwrite the pages with these words; the server that wrote them has put all into the file."""
    content = bytearray(data.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    places = [at for at in range(size, len(content), size) if words in content[at : at + size]]
    assert places
    for at in places:
        content[at : at + size] = b"\xff" * size
    data.write_bytes(content)


def advice_in(caplog: pytest.LogCaptureFixture) -> str:
    """Of the only line about storage that failed."""
    (line,) = [record for record in caplog.records if record.getMessage() == "storage-failed"]
    return str(getattr(line, "oddville_fields")["advice"])  # noqa: B009


def test_a_file_that_is_locked_or_taken_away(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oddville.store.sqlite.BUSY_SECONDS", 0.05)
    monkeypatch.setattr(storage_watch, "FRESH_SECONDS", 0)
    monkeypatch.setattr(storage_watch, "PAUSE", 0.05)
    data, aside = tmp_path / "games.db", tmp_path / "aside.db"
    server = start_server()
    with http_client.client(server.url) as client:
        with closing(sqlite3.connect(data, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert kind_in(client) == "locked"
            other.execute("ROLLBACK")
        until(lambda: kind_in(client) is None, "it is free again")
        data.rename(aside)
        assert kind_in(client) == "gone"
        aside.rename(data)
        until(lambda: kind_in(client) is None, "the same file is back")


def test_postgresql_that_is_away(
    start_server: StartServer,
    cluster: Cluster,
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("oddville.store.postgres.DOUBT_SECONDS", 0.2)
    server = start_server(data=postgres_url)
    with http_client.client(server.url) as client:
        player = Player(client)
        player.open(QUICK)
        assert kind_in(client) is None
        with nobody_let_in(cluster, postgres_url):
            assert player.send("say", 0, text="lost").status_code == 503
            assert kind_in(client) == "no-answer"
            assert "Check that it is running" in advice_in(caplog)
        until(lambda: kind_in(client) is None, "it is back")
        assert player.send("say", 0, text="Hello").status_code == 200
        assert said_at(client, player) == ["Hello"]


# ---- The watch alone ----------------------------------------------------------------------------


class Pinged:
    """A store that can be pinged, and fails when told to."""

    def __init__(self) -> None:
        self.fault: StoreUnavailable | None = None
        self.count = 0

    async def ping(self) -> None:
        self.count += 1
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault


def watched(scene: Callable[[StorageWatch, Pinged], Any]) -> None:
    async def run() -> None:
        store = Pinged()
        tasks = []

        def spawn(work: Any) -> asyncio.Task[Any]:
            tasks.append(asyncio.get_running_loop().create_task(work))
            return tasks[-1]

        await asyncio.wait_for(scene(StorageWatch(store.ping, spawn), store), 20)
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_many_who_ask_cost_one_write() -> None:
    async def scene(watch: StorageWatch, store: Pinged) -> None:
        assert await asyncio.gather(*(watch.check() for _ in range(50))) == [None] * 50
        assert store.count == 1
        watch.wrote(None)  # somebody has played: that proves as much
        assert await watch.check() is None
        assert store.count == 1

    watched(scene)


def test_a_line_a_minute(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(storage_watch, "PAUSE", 0.001)
    caplog.set_level(logging.WARNING)

    def lines() -> list[str]:
        return [record.getMessage() for record in caplog.records]

    async def scene(watch: StorageWatch, store: Pinged) -> None:
        for _ in range(3):  # it comes and goes
            store.fault = StoreUnavailable("no space", "full")
            assert await watch.check() is store.fault
            for _ in range(1000):
                watch.wrote(store.fault)
            store.fault = None
            while watch.fault is not None:
                await asyncio.sleep(0.001)
        assert lines() == ["storage-failed", "storage-works-again"]
        watch.failed(StoreUnavailable("busy", "locked"))
        assert lines()[2:] == ["storage-failed"]

    watched(scene)


@pytest.mark.parametrize("kind", FAULT_KINDS)
def test_every_kind_has_its_advice(kind: FaultKind) -> None:
    fallback = Texts("en").t("store-fault", kind="?")
    assert (Texts("en").t("store-fault", kind=kind) == fallback) == (kind == "unknown")
