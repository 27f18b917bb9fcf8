"""What is wrong with an edition, in lines for people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from ..documents.problems import Problem
from ..text import Texts

_BLANK: Final = {"scoring", "cost", "bonus"}


def problem_lines(texts: Texts, problems: Sequence[Problem]) -> list[str]:
    """Cards that nobody has filled in yet get one sentence together: they are no mistakes, they are work."""
    blank = _blank_cards(problems)
    mistakes = [problem for problem in problems if problem.where not in blank]
    lines = [texts.problem(problem) for problem in mistakes]
    if len(mistakes) > 1:
        lines.append(texts.t("edition-problem-count", count=len(mistakes)))
    if blank:
        numbers = _ranges([int(re.findall(r"\d+", where)[0]) for where in blank])
        lines.append(texts.t("edition-empty-cards", count=len(blank), numbers=numbers))
    return lines


def _blank_cards(problems: Iterable[Problem]) -> list[str]:
    fields: dict[str, set[str]] = {}
    for problem in problems:
        if problem.where.startswith("building "):
            is_blank = problem.params.get("value") == "" or problem.params.get("count") == 0
            fields.setdefault(problem.where, set()).add(problem.field if is_blank else "")
    return [where for where, blank in fields.items() if blank == _BLANK]


def _ranges(numbers: Sequence[int]) -> str:
    """1, 2, 3, 7 as "1–3, 7"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(low) if low == high else f"{low}–{high}" for low, high in runs)
