"""Work in steps: a generator that yields now and then, so that somebody can look up and stop it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")
Steps = Generator[None, None, Result]


def finished(steps: Steps[Result]) -> Result:
    """All steps, one after the other."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result
