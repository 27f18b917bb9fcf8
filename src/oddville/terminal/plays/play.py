"""What a screen asks of any game it shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ...editions import Edition
from ...rules.game import Game

Changed = Callable[[], None]


class Trouble(Exception):
    """Something could not be done; `sentence` is for the person at the screen."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Play(Protocol):
    edition: Edition

    @property
    def game(self) -> Game: ...

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are decided for at this screen."""
        ...

    @property
    def journal(self) -> Sequence[str]:
        """What happened so far, in sentences."""
        ...

    @property
    def notice(self) -> str:
        """What the screen should say beside the game; empty where there is nothing."""
        ...

    @property
    def is_ready(self) -> bool:
        """False until there is a game to be shown."""
        ...

    async def run(self, changed: Changed) -> None:
        """Lets bots and others play until it is cancelled, and calls `changed` whenever they have."""
        ...

    async def act(self, action: int, seat: int) -> None:
        """Carry out an action; raises `Trouble`."""
        ...

    async def undo(self) -> None:
        """Take back; raises `Trouble`."""
        ...

    async def close(self) -> None: ...
