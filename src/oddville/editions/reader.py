"""Reads the tables of an edition file, with places as the author of the file would name them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Self

from ..documents.problems import shown
from ..documents.reader import Reader

LONGEST_ID: Final = 40
ROOT: Final = "edition"
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


def is_id(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_ID and _ID.fullmatch(value) is not None


class TableReader(Reader):
    """One table (a card, a side of the board, the whole edition) or one of its fields."""

    def at_key(self, key: str, data: object) -> Self:
        return type(self)(self.problems, self.where, data, key)

    def at_index(self, index: int, data: object) -> Self:
        return type(self)(self.problems, self.where, data, self.field)

    def table(self, keys: Sequence[str]) -> Self:
        """This field as a table with these keys."""
        where = self.where
        if self.field:
            where = self.field if self.where == ROOT else f"{self.where} {self.field}"
        inner = type(self)(self.problems, where, self.data)
        inner.has_only(keys)
        return inner

    def integers(self, counts: tuple[int, int], low: int, high: int) -> tuple[int, ...]:
        return tuple(item.integer(low, high) for item in self.items(*counts))

    def words(self, counts: tuple[int, int], known: Sequence[str]) -> tuple[str, ...]:
        """Words that may repeat, in the order of the vocabulary."""
        found = [item.word(known) for item in self.items(*counts)]
        return tuple(word for word in known for _ in range(found.count(word)))

    def distinct_words(self, known: Sequence[str]) -> tuple[str, ...]:
        """A set of words, in the order of the vocabulary."""
        words = [item.word(known) for item in self.items(0, len(known))]
        for word in known:
            if words.count(word) > 1:
                self.add("repeated", value=word)
        return tuple(word for word in known if word in words)

    def id(self) -> str:
        text = self.text()
        if isinstance(self.data, str) and not is_id(text):
            self.add("not-an-id", value=shown(text), longest=LONGEST_ID)
        return text
