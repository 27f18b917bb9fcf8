"""An honest table without an attack and with one, which runs in a process of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.support import http_client
from tests.support.http_player import QUICK, Player
from tests.support.served import Served

from .figures import Figures, Play, for_seconds, measure, one_game
from .wire import Target

ROOT = Path(__file__).parents[3]
BEGINS = "the attack begins"


@contextmanager
def attacking(name: str, target: Target, seconds: float) -> Iterator[subprocess.Popen[bytes]]:
    """At the lowest priority: an attacker has a machine of their own, and takes no time from the server's."""
    nice = ["nice", "-n", "19"] if shutil.which("nice") else []
    command = [*nice, sys.executable, "-m", "tests.support.attacks", name, "--seconds", str(seconds)]
    words = ["--port", str(target.port), "--table", target.table]
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
    with Served(folder / "games.db") as server:
        port = int(urlsplit(server.url).port or 0)
        with http_client.client(server.url) as client:
            player = Player(client)
            player.open(QUICK)
        before = measure(server.url, server.process.pid, for_seconds(quiet), game)
        with ExitStack() as stack:
            attack: list[subprocess.Popen[bytes]] = []

            def is_going() -> bool:
                if not attack:
                    target = Target(port, player.table)
                    attack.append(stack.enter_context(attacking(name, target, seconds)))
                return attack[0].poll() is None

            during = measure(server.url, server.process.pid, is_going, game)
    return before, during
