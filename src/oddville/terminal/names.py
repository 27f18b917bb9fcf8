"""Names and numbers that nobody has chosen: what players are called, and what decides chance."""

from __future__ import annotations

import hashlib
from typing import Final

from ..rules.vocabulary import COLOURS
from ..text import Texts

SEED_BITS: Final = 32  # of a seed that nobody asked for: short enough to be typed again


def colour_names(texts: Texts) -> list[str]:
    names = [texts.t(f"colour-{colour}") for colour in COLOURS]
    return [name[:1].upper() + name[1:] for name in names]


def derived_seed(seed: int, number: int) -> int:
    """A seed for the number-th thing that depends on one, unlike all others."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8])


def distinct(names: list[str]) -> list[str]:
    """The same names, those that would be called the same with a number."""
    found: list[str] = []
    for name in names:
        number, chosen = 2, name
        while chosen in found:
            number, chosen = number + 1, f"{name} {number}"
        found.append(chosen)
    return found
