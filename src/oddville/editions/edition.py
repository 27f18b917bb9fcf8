"""An edition: the printed facts of every component, in the words of the rules.

The values here are always valid; only `validator` makes them from foreign data. Lists of words are in the
order of the vocabulary, so that equal editions are equal values.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final

FORMAT: Final = 1  # of the file; raised when old files can no longer be read


@dataclass(frozen=True, slots=True)
class WorkerCard:
    """One of the four worker cards (docs/rules.md 1)."""

    coins: int  # 0: it cannot take coins
    resources: tuple[str, ...]
    prices: tuple[int, ...]  # by position of the row

    def to_dict(self) -> dict[str, Any]:
        return {"coins": self.coins, "resources": list(self.resources), "prices": list(self.prices)}


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the resources board, the same for every resource."""

    lower: tuple[int, ...]  # the price of each lower slot, from the left
    upper: int

    def to_dict(self) -> dict[str, Any]:
        return {"lower": list(self.lower), "upper": self.upper}


@dataclass(frozen=True, slots=True)
class MainSquare:
    streets: tuple[str, ...]
    spots: tuple[str, ...]  # the resources that have a spot for the Traveller's workers
    bonus: str | None
    points: int

    def to_dict(self) -> dict[str, Any]:
        data = {"streets": list(self.streets), "spots": list(self.spots), "points": self.points}
        return data | _present(bonus=self.bonus)


@dataclass(frozen=True, slots=True)
class CharacterCard:
    id: str
    guild: str
    points: int
    points_on_main_square: int | None = None  # the Traveller's, with a worker there

    def to_dict(self) -> dict[str, Any]:
        data = {"id": self.id, "guild": self.guild, "points": self.points}
        return data | _present(points_on_main_square=self.points_on_main_square)


@dataclass(frozen=True, slots=True)
class Building:
    """The building side of a card. Its number in the game is its place in the edition."""

    id: str
    cost: tuple[str, ...]  # one word for each worker to pay: ("wood", "wood", "clay")
    streets: tuple[str, ...]  # the edges where a street leaves; the others are houses
    guild: str | None
    bonus: str
    scoring: str
    value: int  # the number printed with the scoring, or 0
    shield: int
    name: str | None = None  # for cards without a message in the catalogues

    def to_dict(self) -> dict[str, Any]:
        data = {
            "id": self.id,
            "cost": list(self.cost),
            "streets": list(self.streets),
            "bonus": self.bonus,
            "scoring": self.scoring,
        }
        return data | _present(
            guild=self.guild,
            value=None if self.scoring == "shields" else self.value,
            shield=self.shield or None,
            name=self.name,
        )


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    version: int  # to be raised when the cards change
    workers: tuple[WorkerCard, ...]
    board_for_two: Board
    board_for_more: Board
    main_square: MainSquare
    characters: tuple[CharacterCard, ...]
    buildings: tuple[Building, ...]
    hash: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hash", _digest(self))

    def board(self, players: int) -> Board:
        """The side of the resources board that fits the number of players."""
        return self.board_for_two if players == 2 else self.board_for_more

    def to_dict(self) -> dict[str, Any]:
        """The canonical form for JSON and TOML; `from_dict` reads it back."""
        return {
            "format": FORMAT,
            "id": self.id,
            "version": self.version,
            "worker": [worker.to_dict() for worker in self.workers],
            "board": {
                "two_players": self.board_for_two.to_dict(),
                "three_or_four_players": self.board_for_more.to_dict(),
            },
            "main_square": self.main_square.to_dict(),
            "character": [character.to_dict() for character in self.characters],
            "building": [building.to_dict() for building in self.buildings],
        }


def _present(**values: str | int | None) -> dict[str, Any]:
    """Leave out fields that are absent on the card, as a file written by hand does."""
    return {key: value for key, value in values.items() if value is not None}


def _digest(edition: Edition) -> str:
    """The hash leaves out names: correcting a spelling does not change the game."""
    data = edition.to_dict()
    for building in data["building"]:
        building.pop("name", None)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()
