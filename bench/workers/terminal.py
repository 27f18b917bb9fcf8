"""One measurement of the terminal: `python -m bench.workers.terminal key --seconds 2`."""

import argparse
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from oddville.editions import standard
from oddville.terminal.session import Session, Setting

from .worker import print_result

SIZE = (160, 50)
CITY = 20
QUIET = 0.03  # seconds without a byte: the picture is complete
PATIENCE = 5.0
START = 5.0  # seconds of quiet after which the app has certainly begun
KEYS = (b"\x1b[1;2C", b"\x1b[1;2D")  # Shift and an arrow: the city moves there and back


def started(*words: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)


def timed(work: Callable[[], object], seconds: float) -> dict[str, Any]:
    work()
    spent: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end or len(spent) < 3:
        start = perf_counter()
        work()
        spent.append(perf_counter() - start)
    return found(spent)


def found(spent: list[float]) -> dict[str, Any]:
    return {"value": median(spent) * 1e3, "detail": {"calls": len(spent), "fastest": min(spent) * 1e3}}


def save_of_a_large_city(path: Path) -> None:
    """The first game of four apprentices whose city reaches twenty cards."""
    for seed in range(1, 1000):
        setting = Setting(("Ada", "Ben", "Cleo", "Dan"), (None,) * 4, seed, standard())
        session = Session.begin(setting)
        while not session.game.is_over:
            session.play(session.choose("apprentice"))
            if session.game.city_count == CITY and not session.game.is_over:
                session.path = path
                session.save()
                return
    raise SystemExit("no city of twenty cards")


class Screen:
    """`oddville play` in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", SIZE[1], SIZE[0], 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "oddville", "play", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)

    def settle(self, quiet: float) -> float:
        """Reads until nothing has come for this long; returns when the last byte came."""
        last = perf_counter()
        while select.select([self.master], [], [], quiet)[0]:
            os.read(self.master, 1 << 16)
            last = perf_counter()
        return last

    def reaction(self, key: bytes) -> float:
        """Seconds from the key to the last byte of what it changes on the screen."""
        start = perf_counter()
        os.write(self.master, key)
        if not select.select([self.master], [], [], PATIENCE)[0]:
            raise SystemExit("a key changed nothing on the screen")
        return self.settle(QUIET) - start

    def close(self) -> None:
        os.write(self.master, b"q")
        with suppress(OSError):  # the other end is closed
            self.settle(1.0)
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def keys(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        save = Path(folder) / "save.json"
        save_of_a_large_city(save)
        screen = Screen("--resume", str(save))
        screen.settle(START)
        spent: list[float] = []
        end = perf_counter() + seconds
        while perf_counter() < end or len(spent) < 20:
            spent.append(screen.reaction(KEYS[len(spent) % 2]))
        screen.close()
    return found(spent[4:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("help", "import-textual", "key"))
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    if arguments.what == "help":
        answer = timed(started("-m", "oddville", "--help"), arguments.seconds)
    elif arguments.what == "import-textual":
        answer = timed(started("-c", "import textual"), arguments.seconds)
    else:
        answer = keys(arguments.seconds)
    print_result(answer)


if __name__ == "__main__":
    main()
