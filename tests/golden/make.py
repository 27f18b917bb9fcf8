"""Writes the golden games anew, after a change that is meant to change games:

    python -m tests.golden.make

Read the difference before it goes into the repository.
"""

from __future__ import annotations

from pathlib import Path

from tests.golden.playthrough import GoldenGame, playthrough

FOLDER = Path(__file__).parent

# One of sensible play for each number of players, and one with whims and workers taken back in others' turns.
GAMES = (
    GoldenGame(players=2, seed=3),
    GoldenGame(players=2, seed=21, whims=15, interruptions=5),
    GoldenGame(players=3, seed=7),
    GoldenGame(players=3, seed=22, whims=15, interruptions=5),
    GoldenGame(players=4, seed=11),
    GoldenGame(players=4, seed=23, whims=15, interruptions=5),
)

if __name__ == "__main__":
    for golden in GAMES:
        (FOLDER / golden.name).write_text(playthrough(golden), encoding="utf-8", newline="\n")
        print(golden.name)
