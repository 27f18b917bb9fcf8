"""Reads the fields of one table and notes what is wrong with them.

Every question gets an answer of the right type: where a field is wrong, the problem is noted and a
stand-in is returned, so that one reading finds all the mistakes of a file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .problems import Problems, kind, shown

LONGEST_ID: Final = 40
LONGEST_NAME: Final = 60
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
_ABSENT: Final = object()


def is_id(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_ID and _ID.fullmatch(value) is not None


class TableReader:
    """One table of the data: a card, a side of the board, or the whole edition."""

    def __init__(self, problems: Problems, where: str, data: object, keys: Sequence[str]) -> None:
        self.problems = problems
        self.where = where
        self._data: dict[object, object] = {}
        if isinstance(data, dict):
            self._data = data
            self._refuse_unknown_keys(keys)
        else:
            problems.add("wrong-type", where, expected="table", found=kind(data))
        # A value that is no table has been reported; its fields are not missing on top of that.
        self._report_missing = isinstance(data, dict)

    def _refuse_unknown_keys(self, keys: Sequence[str]) -> None:
        for key in self._data:
            if key not in keys:
                text = shown(key)
                self.problems.add_unknown("unknown-key", self.where, text, text, keys)

    def has(self, field: str) -> bool:
        return field in self._data

    def raw(self, field: str) -> object:
        """The value, or a marker that the typed readers below take for absent."""
        if field not in self._data:
            if self._report_missing:
                self.problems.add("missing", self.where, field)
            return _ABSENT
        return self._data[field]

    def _is(self, value: object, expected: str, field: str) -> bool:
        if value is _ABSENT:
            return False
        if kind(value) == expected:
            return True
        self.problems.add("wrong-type", self.where, field, expected=expected, found=kind(value))
        return False

    def integer(self, field: str, low: int, high: int) -> int:
        return self._integer(self.raw(field), field, low, high)

    def _integer(self, value: object, field: str, low: int, high: int) -> int:
        if not self._is(value, "integer", field) or not isinstance(value, int):
            return low
        if not low <= value <= high:
            self.problems.add("out-of-range", self.where, field, value=shown(value), low=low, high=high)
            return low
        return int(value)

    def word(self, field: str, known: Sequence[str]) -> str:
        """One of the known words, or "" where it is none of them."""
        return self._word(self.raw(field), field, known)

    def _word(self, value: object, field: str, known: Sequence[str]) -> str:
        if not self._is(value, "string", field) or not isinstance(value, str):
            return ""
        if value not in known:
            self.problems.add_unknown("unknown-word", self.where, field, value, known, value=shown(value))
            return ""
        return value

    def items(self, field: str, low: int, high: int) -> list[object]:
        """The items of an array, no more than are allowed."""
        value = self.raw(field)
        if not self._is(value, "array", field) or not isinstance(value, list):
            return []
        if not low <= len(value) <= high:
            self.problems.add("wrong-count", self.where, field, count=len(value), low=low, high=high)
        return value[:high]

    def integers(self, field: str, counts: tuple[int, int], low: int, high: int) -> tuple[int, ...]:
        return tuple(self._integer(item, field, low, high) for item in self.items(field, *counts))

    def words(self, field: str, counts: tuple[int, int], known: Sequence[str]) -> tuple[str, ...]:
        """Words that may repeat, in the order of the vocabulary."""
        found = [self._word(item, field, known) for item in self.items(field, *counts)]
        return tuple(word for word in known for _ in range(found.count(word)))

    def distinct_words(self, field: str, known: Sequence[str]) -> tuple[str, ...]:
        """A set of words, in the order of the vocabulary."""
        items = self.items(field, 0, len(known))
        words = [self._word(item, field, known) for item in items]
        for word in known:
            if items.count(word) > 1:
                self.problems.add("repeated", self.where, field, value=word)
        return tuple(word for word in known if word in words)

    def id(self, field: str) -> str:
        value = self.raw(field)
        if not self._is(value, "string", field) or not isinstance(value, str):
            return ""
        if not is_id(value):
            self.problems.add("not-an-id", self.where, field, value=shown(value), longest=LONGEST_ID)
        return value

    def name(self, field: str) -> str:
        """A text for people: one line without anything invisible in it."""
        value = self.raw(field)
        if not self._is(value, "string", field) or not isinstance(value, str):
            return ""
        if not (0 < len(value) <= LONGEST_NAME and value.isprintable() and value == value.strip()):
            self.problems.add("not-a-name", self.where, field, value=shown(value), longest=LONGEST_NAME)
        return value

    def table(self, field: str, keys: Sequence[str]) -> TableReader:
        """A table inside this one; if it is missing, its own fields are not reported."""
        value = self.raw(field)
        where = field if self.where == "edition" else f"{self.where} {field}"
        if value is _ABSENT:
            inner = TableReader(self.problems, where, {}, keys)
            inner._report_missing = False
            return inner
        return TableReader(self.problems, where, value, keys)
