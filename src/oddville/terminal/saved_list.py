"""The saved games, to be listed: who played, when, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..record.replay import replay
from ..text import Texts
from . import saved_games
from .names import Cast, local_cast
from .saved_games import Save, SaveError


@dataclass(frozen=True, slots=True)
class SavedGame:
    path: Path
    when: datetime  # of its last move
    save: Save
    cast: Cast
    scores: tuple[int, ...]
    turn: int
    winner: int | None  # None if it is not over

    def line(self, texts: Texts) -> str:
        """`2026-11-18 04:51  you 12, Apprentice 15 (turn 30)`."""
        players = ", ".join(
            f"{name} {score}" for name, score in zip(self.cast.names, self.scores, strict=True)
        )
        state = "terminal-saved-open" if self.winner is None else "terminal-saved-over"
        return f"{self.when:%Y-%m-%d %H:%M}  {players} ({texts.t(state, turn=self.turn)})"


def saved_list(texts: Texts) -> list[SavedGame]:
    """The most recent first. Other files in the folder are skipped."""
    found = []
    for path in saved_games.newest_first():
        try:
            found.append(_described(path, texts))
        except (SaveError, OSError):
            continue
    return found


def _described(path: Path, texts: Texts) -> SavedGame:
    when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    save = saved_games.read(path)
    game = replay(save.record)
    names = [player.name for player in save.record.players]
    cast = local_cast(texts, names, save.levels, save.seed)
    winner = game.winner if game.is_over else None
    return SavedGame(path, when, save, cast, tuple(game.scores()), game.turn, winner)
