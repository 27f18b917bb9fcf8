"""Splits Fluent files into messages, and formats simple ones (only words and values) without the parser."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from typing import Final

Argument = str | int

_START: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
_NAME: Final = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_PLACE: Final = re.compile(r"\{ *(?:\$([a-zA-Z][\w-]*)|([a-z][a-z0-9-]*)) *\}")
_SMALL: Final = 1000  # numbers from here on are written with the separators of the language


class Sources(Mapping[str, str]):
    """The source of every message of a folder, by name; files are split when first needed."""

    def __init__(self, folder: str) -> None:
        self._uncut: dict[str, str] = {}
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                self._uncut[name] = f"\n{file.read()}"
        self._found: dict[str, str] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._found or self._look_for(str(name))

    def __getitem__(self, name: str) -> str:
        if name not in self:
            raise KeyError(name)
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        for file, text in list(self._uncut.items()):
            self._cut(file, text)
        return iter(list(self._found))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _look_for(self, name: str) -> bool:
        for file, text in list(self._uncut.items()):
            if f"\n{name} =" in text:
                self._cut(file, text)
                break
        return name in self._found

    def _cut(self, file: str, text: str) -> None:
        """Split a file. Another thread may do the same at the same time, which is harmless."""
        self._found |= cut(text)
        self._uncut.pop(file, None)


def cut(text: str) -> dict[str, str]:
    """The source of every message and term, by its name."""
    starts = list(_START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True) if start[1]}


def references(sources: Mapping[str, str], name: str) -> list[str]:
    """A message and everything it may refer to, directly or through others; perhaps a few too many."""
    found = [name]
    for known in found:
        inside = re.findall(r"\{[^{}]*", sources[known])
        words = dict.fromkeys(_NAME.findall(" ".join(inside)))
        found += [word for word in words if word not in found and word in sources]
    return found


def filled(sources: Mapping[str, str], name: str, args: Mapping[str, Argument]) -> str | None:
    """The text of a simple one-line message; None if it needs Fluent, also for its errors."""
    value = sources[name].partition("=")[2].strip()
    if "\n" in value or not value:
        return None
    if "{" not in value:
        return value
    parts = _PLACE.split(value)
    if any("{" in part or "}" in part for part in parts[::3]):
        return None
    words = parts[:1]
    for variable, reference, following in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        word = _value(args.get(variable)) if variable else _referred(sources, reference, args)
        if word is None:
            return None
        words += [word, following]
    return "".join(words)


def _value(value: Argument | None) -> str | None:
    if isinstance(value, str):
        return value
    return str(value) if type(value) is int and 0 <= value < _SMALL else None


def _referred(sources: Mapping[str, str], name: str, args: Mapping[str, Argument]) -> str | None:
    return filled(sources, name, args) if name in sources else None
