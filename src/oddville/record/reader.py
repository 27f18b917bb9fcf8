"""Reads foreign JSON: sizes bounded, every field checked, every mistake noted with its place.

Every question gets an answer of the right type: where a field is wrong, the problem is noted and a
stand-in is returned, so that one reading finds all the mistakes of a document.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from ..editions.problems import kind, nearest, shown
from ..editions.reader import LONGEST_NAME
from .errors import Problem

MAX_PROBLEMS: Final = 100  # more help nobody


class DocumentError(Exception):
    """A document that cannot even be taken apart."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.problem = Problem(code, "", params)


class Problems:
    """Collects what is wrong with a document."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def add(self, code: str, where: str, **params: object) -> None:
        if len(self.found) < MAX_PROBLEMS:
            self.found.append(Problem(code, where, params))
        elif len(self.found) == MAX_PROBLEMS:
            self.found.append(Problem("too-many-problems", "", {"shown": MAX_PROBLEMS}))


def parse_json(content: bytes | str, limit: int) -> object:
    """The value of a JSON text; repeated keys, NaN and absurd sizes are refused."""
    if len(content) > limit:
        raise DocumentError("too-large", limit=limit)
    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content.removeprefix("\ufeff")
        return json.loads(text, object_pairs_hook=_distinct_keys, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise DocumentError("not-json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # not UTF-8, a number of absurd length, nested too deeply
        raise DocumentError("not-json", line=0, column=0) from None


def _distinct_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise DocumentError("repeated", value=shown(next(key for key in keys if keys.count(key) > 1)))
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise DocumentError("not-json", line=0, column=0)


def is_name(value: str) -> bool:
    """A text for people: one line without anything invisible in it."""
    return 0 < len(value) <= LONGEST_NAME and value.isprintable() and value == value.strip()


class Reader:
    """One value of a document, its place in it, and questions about it."""

    def __init__(self, problems: Problems, where: str, data: object) -> None:
        self.problems = problems
        self.where = where
        self.data = data

    def add(self, code: str, **params: object) -> None:
        self.problems.add(code, self.where, **params)

    def is_a(self, *types: type) -> bool:
        if type(self.data) in types:
            return True
        self.add("wrong-type", expected=kind(types[0]()), found=kind(self.data))
        return False

    # ---- Objects and arrays --------------------------------------------------------------------

    def fields(self, required: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Reader]:
        """The fields of an object, those that are missing left out."""
        if not self.is_a(dict):
            return {}
        assert isinstance(self.data, dict)
        known = (*required, *optional)
        for key in self.data:
            if key not in known:
                self._refuse_key(str(key), known)
        for key in required:
            if key not in self.data:
                self.problems.add("missing", self._inside(key))
        return {
            key: Reader(self.problems, self._inside(key), self.data[key]) for key in known if key in self.data
        }

    def _refuse_key(self, key: str, known: Sequence[str]) -> None:
        self.problems.add("unknown-key", self._inside(shown(key)), suggestion=nearest(key, known))

    def _inside(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def items(self, low: int, high: int) -> list[Reader]:
        """The items of an array, no more than are allowed."""
        if not self.is_a(list):
            return []
        assert isinstance(self.data, list)
        if not low <= len(self.data) <= high:
            self.add("wrong-count", count=len(self.data), low=low, high=high)
        return [
            Reader(self.problems, f"{self.where}[{index}]", item)
            for index, item in enumerate(self.data[:high])
        ]

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
            self.add("unknown-word", value=shown(self.data), suggestion=nearest(self.data, known))
            return ""
        return self.data

    def index(self, known: Sequence[str]) -> int | None:
        """The number of a known word."""
        word = self.word(known)
        return known.index(word) if word else None

    def index_or_null(self, known: Sequence[str]) -> int | None:
        return None if self.data is None else self.index(known)

    def indices(self, known: Sequence[str], low: int, high: int) -> list[int]:
        """An array of known words as their numbers; what is no such word is noted and left out."""
        found = [item.index(known) for item in self.items(low, high)]
        return [index for index in found if index is not None]


def check_heading(root: Mapping[str, Reader], format_name: str, version: int) -> None:
    """The first two fields of every document: what it is, and in which version."""
    if "format" in root and root["format"].data != format_name:
        root["format"].add("wrong-format", expected=format_name)
    if "version" in root and not _is_integer(root["version"].data, version):
        root["version"].add("unsupported-version", value=shown(root["version"].data), supported=version)


def _is_integer(value: Any, expected: int) -> bool:
    return type(value) is int and value == expected
