"""Where screens of games at this computer can lead to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from textual.screen import Screen

from ...record import Record
from ..session import Session


class Navigation(Protocol):
    """Makes the screens, so that none of them needs to know the others."""

    def start(self) -> Screen[None]: ...

    def begin(self, levels: Sequence[str | None]) -> Screen[None]: ...

    def resume(self, path: Path) -> Screen[None]:
        """To play on, or to watch a game that is over; raises `SaveError`."""
        ...

    def again(self, session: Session) -> Screen[None]:
        """Another game with the same players."""
        ...

    def watch(self, session: Session) -> Screen[None]: ...

    def play_on(self, record: Record, moves: int, levels: Sequence[str | None]) -> Screen[None]:
        """A new game that goes on from a moment of another one."""
        ...

    def saved(self) -> Screen[None]:
        """The list of saved games."""
        ...
