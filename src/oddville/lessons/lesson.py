"""A lesson as data: `data/*.toml`, in the order of the file names. To add one, add a file and its messages.

A step tells the learner one thing and expects one thing. What it expects is written as in records
(`worker 4 coins`, docs/records.md); `*` stands for anything. Messages are named after lesson and step:
`lesson-workers-coins` says what it is about, `lesson-workers-coins-do` what to do now, and
`lesson-workers-coins-later` answers a wrong move that `wrong` calls "later".
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).with_name("data")
NEXT: Final = "next"  # touched to go on
PARTS: Final = (  # of the table that a step can light up
    *("hand", "projects", "row", "board", "own", "opponent", "city", "place", "bonuses", "score"),
)


@dataclass(frozen=True, slots=True)
class Step:
    """Something to say, and exactly one of: things to do, something to try, something to touch."""

    id: str
    do: tuple[str, ...] = ()  # actions, all of them, in any order
    attempt: str | None = None  # an action that the rules forbid: the learner sees why
    touch: str | None = None  # a thing on the table, or "next"
    told: tuple[str, ...] = ()  # moves of the opponent before this step
    wrong: dict[str, str] = field(default_factory=dict)  # what else may be tried -> name of the answer
    light: tuple[str, ...] = ()  # the parts of the table it is about: the page lights them up

    @property
    def is_told(self) -> bool:
        """There is nothing to do but to go on."""
        return self.touch == NEXT


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    table: dict[str, Any]  # see `layout.py`
    steps: tuple[Step, ...]

    def message(self, step: Step, answer: str | None = None) -> str:
        """The id of what a step says, or of one of its answers."""
        return f"lesson-{self.id}-{step.id}-{answer}" if answer else f"lesson-{self.id}-{step.id}"

    @property
    def title(self) -> str:
        return f"lesson-{self.id}-title"


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id, in their order."""
    found = [_read(file) for file in sorted(FOLDER.glob("*.toml"))]
    return {lesson.id: lesson for lesson in found}


def lesson(name: str) -> Lesson:
    """Raises `KeyError`."""
    return lessons()[name]


def _read(file: Path) -> Lesson:
    data = tomllib.loads(file.read_text("utf-8"))
    return Lesson(data["id"], data["table"], tuple(_step(step) for step in data["steps"]))


def _step(data: dict[str, Any]) -> Step:
    lists: dict[str, Any] = {name: tuple(data[name]) for name in ("do", "told", "light") if name in data}
    return Step(**{**data, **lists})
