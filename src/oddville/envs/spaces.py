"""The spaces of actions and observations in Gymnasium's terms, which PettingZoo shares."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from ..rules.action_space import SHUFFLE_PILE
from .layout import CITY_SHAPE, LEAST, MOST, PARTS
from .observation import OBSERVATION_SIZE

OBSERVATIONS: Final = ("vector", "dictionary")
SEEDS: Final = 1 << 62  # seeds of games are drawn below this


def action_space() -> spaces.Discrete:
    """Every action of a player; the higher numbers of the engine's space are chance outcomes."""
    return spaces.Discrete(SHUFFLE_PILE)


def mask_space() -> spaces.Box:
    return spaces.Box(0, 1, (SHUFFLE_PILE,), np.int8)


def vector_space() -> spaces.Box:
    return spaces.Box(LEAST, MOST, (OBSERVATION_SIZE,), np.int8)


def dictionary_space() -> spaces.Dict:
    shapes = {part.name: part.shape for part in PARTS} | {"city": CITY_SHAPE}
    return spaces.Dict({name: spaces.Box(0, MOST, shape, np.int8) for name, shape in shapes.items()})


def observation_space(form: str) -> spaces.Space[Any]:
    """Of the form "vector" or "dictionary"."""
    if form not in OBSERVATIONS:
        raise ValueError(f"observation must be one of {', '.join(OBSERVATIONS)}, not {form}")
    return vector_space() if form == "vector" else dictionary_space()
