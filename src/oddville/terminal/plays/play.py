"""What a screen asks of any game it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from ...editions import Edition
from ...protocol.study import Study
from ...rules.reasons import Reason
from ...rules.scoresheet import Scoresheet
from ...rules.views import View

Changed = Callable[[], None]


class Trouble(Exception):
    """Something could not be done; `sentence` is for the person at the screen."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Play(Protocol):
    edition: Edition

    # ---- What is shown ---------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """False until there is a game to be shown."""
        ...

    @property
    def view(self) -> View: ...

    @property
    def study(self) -> Study | None:
        """What the player here who has to decide can do; None where nobody has to, or it is not known yet."""
        ...

    @property
    def points(self) -> Mapping[int, int]:
        """What the cards of the city are worth now, by card, as far as it is known."""
        ...

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

    # ---- What is asked; all raise `Trouble` ------------------------------------------------------

    async def why_not(self, action: int, seat: int) -> Reason | None:
        """The rule against an action; None where it is allowed."""
        ...

    async def hint(self, level: str) -> int:
        """What a bot would do in the place of whoever has to decide here."""
        ...

    async def scoresheets(self) -> Sequence[Scoresheet]:
        """By seat, the score item by item."""
        ...

    # ---- What is done ----------------------------------------------------------------------------

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
