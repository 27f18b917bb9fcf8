"""What a bot pool needs of those who do the thinking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .steps import Steps

Work = Callable[..., Steps[Any]]  # a function of a module: another process has to find it


class WorkerDied(Exception):
    """The worker ended before it answered; another one will take its place."""


class Workers(Protocol):
    """Do work elsewhere, as many at a time as there are workers."""

    async def run(self, work: Work, *words: Any, name: str = "") -> Any:
        """The result, or what the work raised; raises `WorkerDied` too.

        Work of the same name goes to the same worker if that is possible.
        """

    def close(self) -> None: ...
