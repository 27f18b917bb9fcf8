"""Reads the values of a document and notes what is wrong with them.

Every question gets an answer of the right type: where a value is wrong, the problem is noted and a stand-in
is returned, so that one reading finds all the mistakes of a document.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from .problems import Problems, kind, shown

LONGEST_NAME: Final = 60
_ABSENT: Final = object()


def is_name(value: str) -> bool:
    """A text for people: one line without anything invisible in it."""
    return 0 < len(value) <= LONGEST_NAME and value.isprintable() and value == value.strip()


class Reader:
    """One value of a document, its place in it, and questions about it.

    Places are paths, as in "city[3].owner". A format with other names for its places overrides `at_key` and
    `at_index`.
    """

    def __init__(self, problems: Problems, where: str, data: object, field: str = "") -> None:
        self.problems = problems
        self.where = where
        self.field = field
        self.data = data

    def at_key(self, key: str, data: object) -> Self:
        """A value inside this object."""
        return type(self)(self.problems, f"{self.where}.{key}" if self.where else key, data)

    def at_index(self, index: int, data: object) -> Self:
        """An item of this array."""
        return type(self)(self.problems, f"{self.where}[{index}]", data)

    def add(self, code: str, /, **params: object) -> None:
        self.problems.add(code, self.where, self.field, **params)

    def add_unknown(self, code: str, word: str, known: Sequence[str], /, **params: object) -> None:
        self.problems.add_unknown(code, self.where, self.field, word, known, **params)

    def is_a(self, *types: type) -> bool:
        """Whether the value has one of the types; notes the problem if not."""
        if type(self.data) in types:
            return True
        if self.data is not _ABSENT:
            self.add("wrong-type", expected=kind(types[0]()), found=kind(self.data))
        return False

    # ---- Objects and arrays --------------------------------------------------------------------

    def has_only(self, known: Sequence[str]) -> bool:
        """Whether this is an object; notes the keys that do not belong in it."""
        if not self.is_a(dict):
            return False
        assert isinstance(self.data, dict)
        for key in map(shown, self.data):
            if key not in known:
                self.at_key(key, None).add_unknown("unknown-key", key, known)
        return True

    def has(self, key: str) -> bool:
        return isinstance(self.data, dict) and key in self.data

    def value(self, key: str) -> Self:
        """A field of this object. If it is missing, that is noted, and the reader gives stand-ins only."""
        if isinstance(self.data, dict) and key in self.data:
            return self.at_key(key, self.data[key])
        absent = self.at_key(key, _ABSENT)
        if isinstance(self.data, dict):  # anything else has been noted
            absent.add("missing")
        return absent

    def fields(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Self]:
        """The fields of this object, without those that are missing."""
        if not self.has_only((*required, *optional)):
            return {}
        asked = [*required, *(key for key in optional if self.has(key))]
        return {key: value for key in asked if (value := self.value(key)).data is not _ABSENT}

    def items(self, low: int, high: int) -> list[Self]:
        """The items of an array, no more than are allowed."""
        if not self.is_a(list):
            return []
        assert isinstance(self.data, list)
        if not low <= len(self.data) <= high:
            self.add("wrong-count", count=len(self.data), low=low, high=high)
        return [self.at_index(index, item) for index, item in enumerate(self.data[:high])]

    # ---- Single values -------------------------------------------------------------------------

    def integer(self, low: int, high: int) -> int:
        if not self.is_a(int) or not isinstance(self.data, int):
            return low
        if not low <= self.data <= high:
            self.add("out-of-range", value=shown(self.data), low=low, high=high)
            return low
        return self.data

    def boolean(self) -> bool:
        return self.is_a(bool) and self.data is True

    def text(self) -> str:
        return str(self.data) if self.is_a(str) else ""

    def name(self) -> str:
        text = self.text()
        if isinstance(self.data, str) and not is_name(text):
            self.add("not-a-name", value=shown(text), longest=LONGEST_NAME)
        return text

    def word(self, known: Sequence[str]) -> str:
        """One of the known words, or "" where it is none of them."""
        if not self.is_a(str) or not isinstance(self.data, str):
            return ""
        if self.data not in known:
            self.add_unknown("unknown-word", self.data, known, value=shown(self.data))
            return ""
        return self.data

    def index(self, known: Sequence[str]) -> int | None:
        """The number of a known word."""
        word = self.word(known)
        return known.index(word) if word else None

    def index_or_null(self, known: Sequence[str]) -> int | None:
        return None if self.data is None else self.index(known)

    def indices(self, known: Sequence[str], low: int, high: int) -> list[int]:
        """An array of known words as their numbers; anything else is noted and left out."""
        found = [item.index(known) for item in self.items(low, high)]
        return [index for index in found if index is not None]
