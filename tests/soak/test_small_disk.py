"""A real disk of a few megabytes that fills up and gets space again. Needs to be allowed to mount."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.support import http_client
from tests.support.http_player import QUICK, Player
from tests.support.served import Served, until
from tests.support.storage_checks import check_log, kind_in, said_at

pytestmark = pytest.mark.soak

MEGABYTES = 8


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if mount("-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder)) != 0:
        pytest.skip("mounting is not allowed here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def mount(*words: str) -> int:
    try:
        return subprocess.run(["mount", *words], check=False, capture_output=True).returncode
    except OSError:
        return 1


def fill(file: Path) -> None:
    """Until nothing more fits."""
    with file.open("wb", buffering=0) as opened:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while opened.write(bytes(size)):
                    pass
            except OSError:
                continue


def test_a_disk_that_is_full(disk: Path) -> None:
    data, filler = disk / "games.db", disk / "filler"
    kept: list[tuple[Player, list[str]]] = []
    with Served(data) as served, http_client.client(served.url) as client:
        assert talk(client, kept) == 200
        assert kind_in(client) is None
        lines = len(served.log.splitlines())
        fill(filler)
        until(lambda: talk(client, kept) == 503, "it is full")  # what is allocated already can be written
        assert kind_in(client) == "full"
        filler.unlink()
        until(lambda: kind_in(client) is None, "it recovers")
        check_log(served, lines, "kind=full ", "Free some space.")
        assert talk(client, kept) == 200
        for player, said in kept:
            assert said_at(client, player) == said
        assert served.stop() == 0
    with Served(data) as served, http_client.client(served.url) as client:
        for player, said in kept:
            assert said_at(client, player) == said


def talk(client: httpx.Client, kept: list[tuple[Player, list[str]]]) -> int:
    """Open a table and say something there; what was acknowledged is kept in mind."""
    player = Player(client)
    body = {"settings": QUICK, "name": "Ada"}
    opened = player.client.post("/api/tables", json=body)
    if opened.status_code != 201:
        return opened.status_code
    player.table, player.key = opened.json()["id"], opened.json()["key"]
    said = player.send("say", 0, text="Hello" * 70)
    kept.append((player, ["Hello" * 70] if said.status_code == 200 else []))
    return said.status_code
