"""Fixed positions, each given by a seed and the actions that lead there, with their decision-tree sizes."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from oddville.rules import vocabulary as v
from oddville.rules.game import Game
from tests.support.play import game_with_chance

DATA = Path(__file__).parent / "positions.json"


@dataclass(frozen=True)
class Position:
    """`counts` holds how many sequences of 1, 2, 3, … decisions begin here, chance's outcomes counted."""

    name: str
    players: int
    seed: int
    actions: tuple[int, ...]  # all by the seat that had to decide, shuffles included
    decision: str
    counts: tuple[int, ...]

    def game(self) -> Game:
        game = game_with_chance(self.players, self.seed)
        for action in self.actions:
            game.step(action)
        assert v.DECISIONS[game.decision] == self.decision
        return game


def read_positions() -> tuple[str, list[Position]]:
    """The hash of the edition they were made with, and the positions."""
    data: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
    listed = data["positions"]
    tuples = [item | {"actions": tuple(item["actions"]), "counts": tuple(item["counts"])} for item in listed]
    return data["edition"], [Position(**item) for item in tuples]


def write_positions(edition_hash: str, positions: list[Position]) -> None:
    """A line for each field, so that a changed count is one changed line."""
    blocks = []
    for position in positions:
        lines = [f"   {json.dumps(name)}: {json.dumps(value)}" for name, value in asdict(position).items()]
        blocks.append("  {\n" + ",\n".join(lines) + "\n  }")
    text = f'{{\n "edition": "{edition_hash}",\n "positions": [\n' + ",\n".join(blocks) + "\n ]\n}\n"
    DATA.write_text(text, encoding="utf-8", newline="\n")
