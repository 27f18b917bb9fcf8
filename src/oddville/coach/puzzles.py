"""Puzzles: positions of played games in which one choice is clearly best.

They are data (`data/puzzles.jsonl`), made by `oddville puzzle make` (`puzzle_maker.py`). A puzzle is kept as
the game that leads to it: players, seed and moves. What is hidden is drawn again, so it tells nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ..editions import Edition, load_edition, standard
from ..record import Recording
from ..rules.game import Game
from .stretches import hidden_redrawn
from .themes import Theme

FIRST_DAY: Final = date(2026, 1, 1)
STRIDE: Final = 149  # days go through the puzzles in steps, so that neighbours differ
TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One decision. Shares are what the deeper search expects of the deciding seat's win."""

    id: str
    edition: str  # its name, "standard" for the one that comes with the package
    players: int
    seed: int
    moves: tuple[int, ...]
    theme: Theme
    difficulty: int  # 1 to 3
    found_by: str  # the weakest level that finds it
    solutions: tuple[int, ...]  # several if they come to the same
    share: float
    others: dict[int, float]  # the share after each other action

    def loss(self, action: int) -> float:
        """What an action loses against the best one."""
        return 0.0 if action in self.solutions else self.share - self.others.get(action, 0.0)

    def recording(self) -> Recording:
        recording = Recording.begin(
            [f"{seat + 1}" for seat in range(self.players)], self.seed, edition_of(self)
        )
        for action in self.moves:
            recording.play(action)
        return recording

    def game(self) -> Game:
        """The position, with everything hidden drawn again."""
        return hidden_redrawn(self.recording().game)


def edition_of(puzzle: Puzzle) -> Edition:
    return standard() if puzzle.edition == "standard" else load_edition(puzzle.edition)


# ---- As data ------------------------------------------------------------------------------------


def write_puzzles(found: Iterable[Puzzle]) -> str:
    return "".join(json.dumps(asdict(puzzle), separators=(",", ":")) + "\n" for puzzle in found)


def read_puzzles(text: str) -> list[Puzzle]:
    return [_puzzle(json.loads(line)) for line in text.splitlines()]


def _puzzle(data: dict[str, Any]) -> Puzzle:
    others = {int(action): share for action, share in data.pop("others").items()}
    moves, solutions = tuple(data.pop("moves")), tuple(data.pop("solutions"))
    return Puzzle(**(data | {"theme": Theme(data["theme"])}), moves=moves, solutions=solutions, others=others)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Those of the package."""
    return tuple(read_puzzles(files(__package__).joinpath("data", "puzzles.jsonl").read_text("utf-8")))


def load_puzzles(path: Path) -> list[Puzzle]:
    return read_puzzles(path.read_text("utf-8"))


def puzzle_of_day(day: date) -> Puzzle:
    """The same for everybody."""
    every = puzzles()
    return every[(day - FIRST_DAY).days * STRIDE % len(every)]


def puzzle_by_id(wanted: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles() if puzzle.id == wanted), None)
