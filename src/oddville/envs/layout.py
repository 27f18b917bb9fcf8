"""The layout of an observation vector, and the same observation as a dictionary.

Both have the same numbers: each entry of the dictionary except the city is a slice of the vector in its
shape. The city comes as planes over its cells, one for each fact, for convolutions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from ..rules.vocabulary import (
    CITY_REACH,
    GUILD_COUNT,
    LOWER_SLOTS,
    MAX_CITY,
    MAX_PLAYERS,
    PROJECT_SPACES,
    RESOURCE_COUNT,
    ROW_LENGTH,
)
from . import observation as o

Vector = NDArray[np.int8]
Dictionary = dict[str, Vector]

PLANES: Final = o.FACE + MAX_PLAYERS  # the face of the card that lies there, and whose it is
ROWS: Final = CITY_REACH + 1
COLUMNS: Final = 2 * CITY_REACH + 1
CITY_SHAPE: Final = (PLANES, ROWS, COLUMNS)
LEAST: Final = -CITY_REACH  # only columns of the city are negative
MOST: Final = o.MOST


@dataclass(frozen=True, slots=True)
class Part:
    """A slice of the vector and its shape in the dictionary."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))


PARTS: Final = (
    Part("players", o.PLAYERS_AT, (MAX_PLAYERS, o.PLAYER)),
    Part("projects", o.PROJECTS_AT, (MAX_PLAYERS, PROJECT_SPACES, o.PROJECT)),
    Part("row", o.ROW_AT, (ROW_LENGTH, o.ROW_CARD)),
    Part("lower_slots", o.LOWER_AT, (RESOURCE_COUNT, LOWER_SLOTS, MAX_PLAYERS)),
    Part("upper_slots", o.UPPER_AT, (RESOURCE_COUNT, MAX_PLAYERS)),
    Part("piles", o.PILES_AT, (GUILD_COUNT + 12,)),
    Part("decision", o.DECISION_AT, (o.PLACING_AT - o.DECISION_AT,)),
    Part("card_to_place", o.PLACING_AT, (o.FACE,)),
    Part("fitting_streets", o.FITTING_AT, (o.EDGE_KINDS,)),
    Part("city", o.CITY_AT, (MAX_CITY - 1, o.CITY_CARD)),
)
CITY: Final = PARTS[-1]


def buffer_of(array: NDArray[Any]) -> Any:
    """The memory of an array, flat, as the compiled loops need it."""
    return memoryview(cast(Any, array.reshape(-1)))


def as_dictionary(vector: Vector) -> Dictionary:
    """The observation as a dictionary. Everything except the city shares the vector's memory."""
    parts = {part.name: vector[part.start : part.stop].reshape(part.shape) for part in PARTS}
    parts["city"] = city_planes(parts["city"])
    return parts


def city_planes(cards: Vector) -> Vector:
    """[fact, row, column]: the Main Square's own cell, row 0 and column 22, stays empty."""
    planes = np.zeros(CITY_SHAPE, np.int8)
    built = cards[cards[:, 0] == 1]
    columns, rows = built[:, o.FACE] + CITY_REACH, built[:, o.FACE + 1]
    planes[: o.FACE, rows, columns] = built[:, : o.FACE].T
    planes[o.FACE :, rows, columns] = built[:, o.FACE + 2 :].T
    return planes
