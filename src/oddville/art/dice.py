"""Pseudo-random choices for drawings, the same on every machine: they follow from the name of the card."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Random numbers from the SHA-256 of a few words, not from `hash()`, which differs from run to run."""

    __slots__ = ("_bytes", "_place", "_round", "_words")

    def __init__(self, *words: str) -> None:
        self._words = "\0".join(words).encode()
        self._bytes = hashlib.sha256(self._words).digest()
        self._place = 0
        self._round = 0

    def below(self, limit: int) -> int:
        """A number from 0, less than a limit up to 256."""
        if self._place == len(self._bytes):
            self._round += 1
            self._bytes = hashlib.sha256(self._words + bytes([self._round & 255])).digest()
            self._place = 0
        value = self._bytes[self._place]
        self._place += 1
        return value * limit >> 8

    def between(self, low: int, high: int) -> int:
        """A whole number, both ends included."""
        return low + self.below(high - low + 1)

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]
