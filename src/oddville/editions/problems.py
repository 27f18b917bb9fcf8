"""What can be wrong with an edition."""

from __future__ import annotations

from typing import Final

from ..documents.problems import Problems, ProblemsError

PROBLEM_CODES: Final = (
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
)


class EditionError(ProblemsError):
    """The edition cannot be used."""


def edition_error(code: str, where: str, field: str = "", /, **params: object) -> EditionError:
    """An error with a single problem."""
    problems = Problems(PROBLEM_CODES)
    problems.add(code, where, field, **params)
    return EditionError(problems.found)


def raise_if_any(problems: Problems) -> None:
    if problems.found:
        raise EditionError(problems.found)
