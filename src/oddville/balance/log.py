"""The log of a measurement: one line per game, append-only, so that no game is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ..files import lock
from .facts import GameFacts
from .failure import BalanceError
from .settings import write_file

FILE: Final = "games.jsonl"

Games = dict[tuple[int, int], GameFacts]  # by number of players and index, in this order


def read_log(folder: Path) -> Games:
    """The games in a log. A line that cannot be read is ignored: its game is played again."""
    return _read(folder)[0]


def mend_log(folder: Path) -> Games:
    """Before resuming: drop the incomplete line that a killed program may have left."""
    games, is_whole = _read(folder)
    if not is_whole:
        write_file(folder / FILE, "".join(f"{facts.to_line()}\n" for facts in games.values()))
    return games


def _read(folder: Path) -> tuple[Games, bool]:
    """The games, and whether every line could be read."""
    try:
        text = (folder / FILE).read_text("utf-8", errors="replace")
    except FileNotFoundError:
        return {}, True
    except OSError as error:
        raise BalanceError("unreadable", path=str(folder / FILE)) from error
    found: Games = {}
    lines = text.splitlines()
    for line in lines:
        try:
            facts = GameFacts.from_line(line)
        except ValueError:
            continue
        found.setdefault(facts.key, facts)
    return dict(sorted(found.items())), len(found) == len(lines) and (not text or text.endswith("\n"))


class LogWriter:
    """Adds games to the log, each in one write."""

    def __init__(self, folder: Path) -> None:
        path = folder / FILE
        try:
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            detail = error.strerror or type(error).__name__
            raise BalanceError("not-written", path=str(path), detail=detail) from error

    def add(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())

    def close(self) -> None:
        self._file.close()


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """Lock a file so that no other process measures in its folder; the lock ends with the process."""
    with path.open("rb") as file:
        if not lock(file):
            raise BalanceError("in-use", path=str(path.parent))
        yield
