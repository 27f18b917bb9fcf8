"""Default names of players, and random seeds."""

from __future__ import annotations

import hashlib
from typing import Final

from ..rules.vocabulary import COLOURS
from ..text import Texts

SEED_BITS: Final = 32  # of a random seed: short enough to type


def colour_names(texts: Texts) -> list[str]:
    names = [texts.t(f"colour-{colour}") for colour in COLOURS]
    return [name[:1].upper() + name[1:] for name in names]


def derived_seed(seed: int, number: int) -> int:
    """A different seed for each number."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8])


def distinct(names: list[str]) -> list[str]:
    """The names, with a number added to duplicates."""
    found: list[str] = []
    for name in names:
        number, chosen = 2, name
        while chosen in found:
            number, chosen = number + 1, f"{name} {number}"
        found.append(chosen)
    return found
