"""Runs a tournament: plays the games that are missing, stores them, and reports the progress."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Protocol

from .errors import ArenaError
from .folder import Folder
from .game import Failed, Outcome
from .results import GameResult
from .schedule import Schedule, ScheduledGame
from .settings import Settings
from .sprt import Sprt
from .standings import Standings

# Plays the games it is given and yields their outcomes as they finish; close it to stop.
Play = Callable[[Iterable[ScheduledGame]], Generator[Outcome, None, None]]


class Watcher(Protocol):
    """Shows the progress of a tournament."""

    def show(self, progress: Progress) -> None: ...


class Progress:
    """The progress of a tournament."""

    def __init__(self, settings: Settings, games: int) -> None:
        self.settings = settings
        self.games = games  # in the schedule
        self.standings = Standings(settings)
        self.finished: dict[int, GameResult] = {}
        self.before = 0  # games finished when this run started
        self.sprt = Sprt(settings.sprt) if settings.sprt else None
        self._pairs = 0

    def add(self, result: GameResult) -> None:
        self.finished[result.number] = result
        self.standings.add(result)
        if self.sprt is not None:
            self._test(self.sprt)

    def _test(self, sprt: Sprt) -> None:
        """Add the pairs that are complete, up to the decision."""
        while not self.is_decided:
            first, second = (self.finished.get(2 * self._pairs + half) for half in (1, 2))
            if first is None or second is None:
                return
            self._pairs += 1
            sprt.add((first, second))

    @property
    def is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict != "undecided"

    @property
    def is_complete(self) -> bool:
        return self.is_decided or len(self.finished) >= self.games


def run_tournament(folder: Folder, play: Play, watcher: Watcher) -> Progress:
    """Play all games that are not in the folder yet."""
    schedule = Schedule(folder.settings)
    progress = Progress(folder.settings, schedule.games)
    for result in folder.games:
        progress.add(result)
    progress.before = len(progress.finished)
    watcher.show(progress)
    if progress.is_complete:
        return progress
    missing = (game for game in schedule if game.number not in progress.finished)
    with closing(play(missing)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Failed):
                raise _failure(folder, outcome)
            if outcome.result.number in progress.finished:
                continue  # played twice, because its worker seemed lost
            folder.keep(outcome)
            progress.add(outcome.result)
            watcher.show(progress)
            if progress.is_decided:
                break
    return progress


def _failure(folder: Folder, failed: Failed) -> ArenaError:
    path = folder.keep_failure(failed)
    return ArenaError(
        failed.code,
        bot=failed.bot,
        game=failed.number,
        seed=str(failed.seed),
        detail=failed.detail,
        path=str(path),
    )
