"""What can be wrong with an edition, as codes with parameters.

The message catalogues put the codes into proper sentences. The text made here is for logs and
for programmers, who see an exception without a catalogue at hand.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Iterable
from typing import Final, Literal, get_args

Code = Literal[
    "file-not-found",
    "file-unreadable",
    "file-too-large",
    "line-too-long",
    "not-toml",
    "spreadsheet-unreadable",
    "heading-missing",
    "unsupported-format",
    "missing",
    "unknown-key",
    "wrong-type",
    "wrong-count",
    "out-of-range",
    "unknown-word",
    "repeated",
    "not-an-id",
    "not-a-name",
    "reserved-id",
    "not-applicable",
    "guild-required",
    "guild-full",
    "too-many-problems",
]
PROBLEM_CODES: Final[tuple[Code, ...]] = get_args(Code)

MAX_PROBLEMS: Final = 300  # more help nobody, and a hostile file should not keep us busy
LONGEST_SHOWN: Final = 40


@dataclasses.dataclass(frozen=True, slots=True)
class EditionProblem:
    """One mistake: what, in which card, in which field, and the values that a message needs."""

    code: Code
    where: str  # 'building 17 "crooked-mill"', in the words of the file, counted from 1
    field: str = ""
    params: dict[str, str | int] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        place = f"{self.where}, {self.field}" if self.field else self.where
        details = ", ".join(f"{key} {value}" for key, value in self.params.items() if key != "suggestion")
        text = f"{place}: {self.code}" + (f" ({details})" if details else "")
        suggestion = self.params.get("suggestion")
        return f'{text}; did you mean "{suggestion}"?' if suggestion else text


class EditionError(Exception):
    """The edition cannot be used; `problems` holds everything that was found."""

    def __init__(self, problems: Iterable[EditionProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class Problems:
    """Collects problems while an edition is read."""

    def __init__(self) -> None:
        self.found: list[EditionProblem] = []

    def add(self, code: Code, where: str, field: str = "", **params: str | int) -> None:
        if len(self.found) < MAX_PROBLEMS:
            self.found.append(EditionProblem(code, where, field, params))
        elif len(self.found) == MAX_PROBLEMS:
            self.found.append(EditionProblem("too-many-problems", where, "", {"shown": MAX_PROBLEMS}))

    def add_unknown(
        self, code: Code, where: str, field: str, value: str, known: Iterable[str], /, **params: str | int
    ) -> None:
        """A word or key that does not exist, with the one that was perhaps meant."""
        near = nearest(value, known) if len(self.found) < MAX_PROBLEMS else None
        suggestion: dict[str, str | int] = {"suggestion": near} if near else {}
        self.add(code, where, field, **params, **suggestion)

    def raise_if_any(self) -> None:
        if self.found:
            raise EditionError(self.found)


def nearest(value: str, known: Iterable[str]) -> str | None:
    if len(value) > LONGEST_SHOWN:
        return None
    matches = difflib.get_close_matches(value.lower(), list(known), n=1, cutoff=0.6)
    return matches[0] if matches else None


def shown(value: object) -> str:
    """A value as a message may show it: short, on one line, whatever the file contained."""
    if isinstance(value, int) and abs(value) > 10**12:
        return "a very large number"  # Python refuses to write out numbers of many thousand digits
    text = str(value) if isinstance(value, str | int | float) else kind(value)
    printable = "".join(letter if letter.isprintable() else "?" for letter in text[: LONGEST_SHOWN + 1])
    return printable if len(text) <= LONGEST_SHOWN else printable[:LONGEST_SHOWN] + "…"


def kind(value: object) -> str:
    """The type of a value in the words of the file format."""
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
