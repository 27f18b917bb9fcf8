"""What can be wrong with a document, as codes with parameters.

The message catalogues put the codes into sentences. `str()` gives the bare facts, for logs and for developers
who see an exception without a catalogue.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Collection, Iterable, Mapping
from typing import Final

MAX_PROBLEMS: Final = 300  # more would help nobody, and a hostile file should not keep us busy
LONGEST_SHOWN: Final = 40


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: what, where, and the values that a message needs."""

    code: str
    where: str = ""  # in the words of the document: 'building 17 "crooked-mill"', "city[3].owner"
    field: str = ""
    params: Mapping[str, object] = dataclasses.field(default_factory=dict)

    @property
    def place(self) -> str:
        return f"{self.where}, {self.field}" if self.field else self.where

    def __str__(self) -> str:
        return (f"{self.place}: " if self.place else "") + facts(self.code, self.params)


def facts(code: str, params: Mapping[str, object]) -> str:
    details = ", ".join(f"{name} {value}" for name, value in params.items() if name != "suggestion")
    text = f"{code} ({details})" if details else code
    suggestion = params.get("suggestion")
    return f'{text}; did you mean "{suggestion}"?' if suggestion else text


class ProblemsError(Exception):
    """A document that cannot be used; `problems` holds everything that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class Problems:
    """Collects what is wrong with a document; `codes` are those that may occur."""

    def __init__(self, codes: Collection[str]) -> None:
        self._codes = codes
        self.found: list[Problem] = []

    def add(self, code: str, where: str, field: str = "", /, **params: object) -> None:
        assert code in self._codes, code
        if len(self.found) < MAX_PROBLEMS:
            self.found.append(Problem(code, where, field, params))
        elif len(self.found) == MAX_PROBLEMS:
            self.found.append(Problem("too-many-problems", where, "", {"shown": MAX_PROBLEMS}))

    def add_unknown(
        self, code: str, where: str, field: str, value: str, known: Iterable[str], /, **params: object
    ) -> None:
        """A word or key that does not exist, with the known one that is spelled most like it."""
        near = nearest(value, known) if len(self.found) < MAX_PROBLEMS else None
        self.add(code, where, field, **params, **({"suggestion": near} if near else {}))


def nearest(value: str, known: Iterable[str]) -> str | None:
    if len(value) > LONGEST_SHOWN:
        return None
    matches = difflib.get_close_matches(value.lower(), list(known), n=1, cutoff=0.6)
    return matches[0] if matches else None


def suggestion(value: str, known: Iterable[str]) -> dict[str, str]:
    """What the message `did-you-mean` needs for a misspelt word."""
    near = nearest(value, known)
    return {"suggested": "yes" if near else "no", "suggestion": near or ""}


def shown(value: object) -> str:
    """A value as a message may show it: short, on one line, whatever the file contained."""
    if isinstance(value, int) and abs(value) > 10**12:
        return "a very large number"  # Python refuses to write out numbers of many thousand digits
    text = str(value) if isinstance(value, str | int | float) else kind(value)
    printable = "".join(letter if letter.isprintable() else "?" for letter in text[: LONGEST_SHOWN + 1])
    return printable if len(text) <= LONGEST_SHOWN else printable[:LONGEST_SHOWN] + "…"


def kind(value: object) -> str:
    """The type of a value, as the file formats call it."""
    if isinstance(value, bool):
        return "boolean"
    for type_, word in (
        (int, "integer"),
        (float, "float"),
        (str, "string"),
        (dict, "table"),
        (list, "array"),
    ):
        if isinstance(value, type_):
            return word
    return "nothing" if value is None else type(value).__name__
