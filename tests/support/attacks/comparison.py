"""An honest table without an attack and with one, which runs in a process of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from urllib.parse import urlsplit

from tests.support import http_client
from tests.support.http_player import QUICK, Player
from tests.support.served import Served

from .figures import Figures, Play, for_seconds, measure, one_game
from .log_attacks import NEEDS_A_LONG_LOG, lengthen
from .wire import Target

ROOT = Path(__file__).parents[3]
BEGINS = "the attack begins"


@contextmanager
def attacking(name: str, target: Target, seconds: float) -> Iterator[subprocess.Popen[bytes]]:
    """At the lowest priority: an attacker has a machine of their own, and takes no time from the server's."""
    nice = ["nice", "-n", "19"] if shutil.which("nice") else []
    command = [*nice, sys.executable, "-m", "tests.support.attacks", name, "--seconds", str(seconds)]
    # Tables and keys may begin with a hyphen.
    words = [f"--{field}={value}" for field, value in asdict(target).items()]
    with subprocess.Popen([*command, *words], cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == BEGINS.encode() + b"\n"
            yield process
        finally:
            process.kill()


def before_and_during(
    name: str, seconds: float, quiet: float, folder: Path, game: Play = one_game
) -> tuple[Figures, Figures]:
    """The same honest moves without the attack and with it."""
    data = folder / "games.db"
    host = _host_of_a_table(data)
    if name in NEEDS_A_LONG_LOG:
        lengthen(data, host.table)
    with Served(data) as server:
        target = Target(int(urlsplit(server.url).port or 0), host.table, host.key)
        before = measure(server.url, server.process.pid, for_seconds(quiet), game)
        with ExitStack() as stack:
            attack: list[subprocess.Popen[bytes]] = []

            def is_going() -> bool:
                if not attack:
                    attack.append(stack.enter_context(attacking(name, target, seconds)))
                return attack[0].poll() is None

            during = measure(server.url, server.process.pid, is_going, game)
    return before, during


def _host_of_a_table(data: Path) -> Player:
    """The attacker's own table, at which one seat is free."""
    with Served(data) as server, http_client.client(server.url) as client:
        player = Player(client)
        player.open(QUICK)
        server.stop()
    return player
