"""Plays the games of a measurement that are still missing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from .log import Games, LogWriter, mend_log, only_one, read_log
from .settings import FILE as SETTINGS
from .settings import Settings, agree_on_settings
from .workers import Key, play_all


class Progress(Protocol):
    """Is told about the progress."""

    def begin(self, done: int, total: int) -> None: ...

    def advance(self) -> None: ...

    def end(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Extent:
    """How many games for each number of players."""

    games: int
    players: tuple[int, ...]

    def keys(self) -> list[Key]:
        """Alternates between the numbers of players, so that an interrupted run has games of each."""
        return [(number, index) for index in range(self.games) for number in sorted(set(self.players))]


def measure(folder: Path, settings: Settings, extent: Extent, processes: int, progress: Progress) -> Games:
    """Play until the folder contains the games asked for, and return exactly those."""
    wanted = extent.keys()
    agree_on_settings(folder, settings)
    with only_one(folder / SETTINGS):
        there = mend_log(folder)
        missing = [key for key in wanted if key not in there]
        writer = LogWriter(folder)
        progress.begin(len(wanted) - len(missing), len(wanted))
        try:
            for played in play_all(settings, missing, processes):
                writer.add(played.line)
                progress.advance()
        finally:
            progress.end()
            writer.close()
    found = read_log(folder)
    return {key: found[key] for key in sorted(wanted)}
