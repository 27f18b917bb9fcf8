"""The folder of a tournament: settings, an append-only log and records. Only finished games are in it.

A game's record is moved into place first, then its line is appended to the log and written through to the
disk. A process that is killed leaves at most an incomplete last line, which is cut off when the folder is
opened again.
"""

from __future__ import annotations

import os
from dataclasses import astuple
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

from ..files import lock, write_atomically
from .errors import ArenaError
from .game import Failed, Played
from .results import LOG_FILE, RECORDS_FOLDER, GameResult, read_log, record_name, result_to_line
from .settings import (
    SETTINGS_FILE,
    Entrant,
    Settings,
    SprtSettings,
    differences,
    read_settings,
    write_settings,
)

FAILURE_NAME: Final = "failed-game-{number}.txt"
LONGEST_SHOWN: Final = 80  # of a setting in a message


class Folder:
    """A tournament's folder, open for one writer at a time."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.settings = settings
        self.games: list[GameResult] = []  # finished before, in the order of the schedule
        self._log: BinaryIO | None = None

    def __enter__(self) -> Folder:
        try:
            (self.path / RECORDS_FOLDER).mkdir(parents=True, exist_ok=True)
            self._log = self._opened_log()
            self._check_settings()
            self.games = self._finished_games(self._log)
        except (OSError, ValueError) as error:  # ValueError: a path that no file system can hold
            self.close()
            raise not_written(self.path, error) from None
        except ArenaError:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._log is not None:
            self._log.close()
            self._log = None

    def _opened_log(self) -> BinaryIO:
        log = (self.path / LOG_FILE).open("a+b")
        if not lock(log):
            log.close()
            raise ArenaError("taken", path=str(self.path))
        return log

    def _check_settings(self) -> None:
        """A new folder gets our settings; an existing one must have the same."""
        if not (self.path / SETTINGS_FILE).exists():
            if (self.path / LOG_FILE).stat().st_size:
                raise ArenaError("damaged-settings", path=str(self.path / SETTINGS_FILE))
            write_atomically(self.path / SETTINGS_FILE, write_settings(self.settings))
            return
        before = read_settings(self.path)
        if names := differences(before, self.settings):
            raise ArenaError(
                "other-settings",
                path=str(self.path),
                setting=names[0].replace("_", "-"),
                there=shown(getattr(before, names[0])),
                here=shown(getattr(self.settings, names[0])),
            )

    def _finished_games(self, log: BinaryIO) -> list[GameResult]:
        """The games in the log; after this it ends with a complete line."""
        log.seek(0)
        content = log.read()
        games, size = read_log(content, str(self.path / LOG_FILE))
        log.truncate(size)
        return games

    def keep(self, played: Played) -> None:
        """Store a finished game. When this returns, the game is on the disk."""
        assert self._log is not None
        try:
            write_atomically(self.path / RECORDS_FOLDER / record_name(played.result.number), played.record)
            self._log.write(result_to_line(played.result).encode("utf-8"))
            self._log.flush()
            os.fsync(self._log.fileno())
        except OSError as error:
            raise not_written(self.path, error) from None

    def keep_failure(self, failed: Failed) -> Path:
        """Write down what went wrong, for the bot's author."""
        path = self.path / FAILURE_NAME.format(number=failed.number)
        try:
            write_atomically(path, failed.trace.encode("utf-8", "replace"))
        except OSError as error:
            raise not_written(self.path, error) from None
        return path


def not_written(path: Path, error: Exception) -> ArenaError:
    detail = getattr(error, "strerror", None) or type(error).__name__
    return ArenaError("not-written", path=str(path), detail=detail)


def shown(value: object) -> str:
    """A setting in a message."""
    match value:
        case None:
            text = "–"
        case tuple():
            text = " ".join(map(shown, value))
        case Entrant():
            text = value.name
        case SprtSettings():
            text = shown(astuple(value))
        case _:
            text = str(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"
