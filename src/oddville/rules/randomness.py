"""The engine's random generator: the same seed gives the same game on every platform and build.

SplitMix64 (Steele, Lea and Flood, 2014): one 64-bit word of state, ample for shuffling cards.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Word: TypeAlias = int  # 64 bits, unsigned

WORD_LIMIT = 2**64
WORD_BITS: Final = 0xFFFFFFFFFFFFFFFF
STRIDE: Final = 0x9E3779B97F4A7C15
FIRST_FACTOR: Final = 0xBF58476D1CE4E5B9
SECOND_FACTOR: Final = 0x94D049BB133111EB


class Generator:
    """A stream of random numbers from one word of state."""

    word: Word

    def __init__(self, seed: Word) -> None:
        self.word = seed & WORD_BITS

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        word: Word = (self.word + STRIDE) & WORD_BITS
        self.word = word
        first: Word = ((word ^ (word >> 30)) * FIRST_FACTOR) & WORD_BITS
        second: Word = ((first ^ (first >> 27)) * SECOND_FACTOR) & WORD_BITS
        drawn: Word = (second ^ (second >> 31)) >> 32
        return (drawn * limit) >> 32


def shuffled(items: list[int], generator: Generator) -> list[int]:
    """The items in an order drawn from the generator (Fisher and Yates)."""
    result = items[:]
    for last in range(len(result) - 1, 0, -1):
        other = generator.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
