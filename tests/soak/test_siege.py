"""Every attack at once beside a hundred honest tables: nobody waits, nothing is lost, memory stays flat.

Each attacker has an address of their own.
"""

from __future__ import annotations

import statistics
import threading
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.soak.conftest import Progress, scaled
from tests.support import http_client
from tests.support.attacks.comparison import attacking
from tests.support.attacks.crowd import Crowd
from tests.support.attacks.every_attack import ATTACKS
from tests.support.attacks.figures import is_measurable, memory_of
from tests.support.attacks.wire import Target
from tests.support.http_player import QUICK, Player
from tests.support.served import Served

pytestmark = [pytest.mark.soak, pytest.mark.skipif(not is_measurable(), reason="needs /proc")]

SECONDS = 600
FOREVER = 1e6  # the attacks are killed in the end
TABLES = 100
SLOWEST = 250.0  # ms, of 99 in 100 moves
GROWTH = 1.1  # of the last third's memory over the second's


def test_a_hundred_tables_play_on(
    tmp_path: Path, progress: Progress, capfd: pytest.CaptureFixture[str]
) -> None:
    seconds = max(30, scaled(SECONDS))
    memory: list[float] = []
    data = tmp_path / "games.db"
    with Served(data, "--trust-proxy") as server, ExitStack() as stack:
        with http_client.client(server.url) as client:
            player = Player(client)
            player.open(QUICK)
        target = Target(int(urlsplit(server.url).port or 0), player.table, player.key)
        attacks = {}
        for number, name in enumerate(ATTACKS, start=2):
            attacker = replace(target, source=f"127.0.0.{number}")
            attacks[name] = stack.enter_context(attacking(name, attacker, FOREVER))
        began = time.monotonic()
        crowd = Crowd(server.url, TABLES, lambda: time.monotonic() < began + seconds)
        playing = threading.Thread(target=crowd.play)
        playing.start()
        while playing.is_alive():
            playing.join(1)
            memory.append(memory_of(server.process.pid))
            progress(min(seconds, int(time.monotonic() - began)), seconds)
        stopped = [name for name, attack in attacks.items() if attack.poll() is not None]
    kept = sequences(data, list(crowd.told))

    times = sorted(crowd.times)
    third = len(memory) // 3
    middle, last = statistics.median(memory[third : 2 * third]), statistics.median(memory[2 * third :])
    with capfd.disabled():
        print(
            f"{len(times):,} moves at {TABLES} tables in {seconds} s under {len(ATTACKS)} attacks: "
            f"median {statistics.median(times):.1f} ms, 99 % {times[len(times) * 99 // 100]:.0f} ms, "
            f"worst {times[-1]:.0f} ms; memory {memory[0]:.0f} MB first, {max(memory):.0f} MB at its peak, "
            f"{middle:.0f} MB in the middle, {last:.0f} MB at last"
        )
    assert stopped == []
    assert all(kept[table] >= sequence for table, sequence in crowd.told.items())
    assert len(times) > seconds * TABLES / 4  # two seconds between two moves, on average
    assert times[len(times) * 99 // 100] < SLOWEST
    assert last < middle * GROWTH


def sequences(data: Path, tables: list[str]) -> dict[str, int]:
    """What a server that is started on the same data knows of each table."""
    with Served(data, "--trust-proxy") as server, http_client.client(server.url) as client:
        found = {}
        for number, table in enumerate(tables):
            household = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
            found[table] = int(client.get(f"/api/tables/{table}", headers=household).json()["sequence"])
        return found
