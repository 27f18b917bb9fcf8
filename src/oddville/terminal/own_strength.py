"""How strong you play, kept beside the saved games: chooses the opponent "at your strength"."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from ..bots.matched import NAME
from ..bots.strength import Strength, after_game
from ..files import write_atomically
from . import saved_games

FILE_NAME: Final = "strength.json"


def file() -> Path:
    return saved_games.folder().parent / FILE_NAME


def own_strength() -> Strength:
    """A new player's if there is no file, or none that can be read."""
    try:
        data = json.loads(file().read_text("utf-8"))
        return Strength(float(data["points"]), float(data["doubt"]), int(data["games"]))
    except (OSError, ValueError, TypeError, KeyError):
        return Strength()


def fitting(levels: Sequence[str | None]) -> list[str | None]:
    """The levels of a new game: "at your strength" becomes the bot that fits."""
    return [own_strength().level if level == NAME else level for level in levels]


def count_result(levels: Sequence[str | None], scores: Sequence[int]) -> None:
    """A game is over. It counts if one person played against bots; raises `OSError`."""
    people = [seat for seat, level in enumerate(levels) if level is None]
    others = [(level, score) for level, score in zip(levels, scores, strict=True) if level is not None]
    after = after_game(own_strength(), scores[people[0]], others) if len(people) == 1 else None
    if after is not None:
        file().parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file(), json.dumps(asdict(after)) + "\n")
