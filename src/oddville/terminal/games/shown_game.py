"""The interface of a game that a screen can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from ...editions import Edition
from ...protocol.responses import Hint
from ...protocol.study import Study, StudyMove
from ...rules.reasons import Reason
from ...rules.scoresheet import Scoresheet
from ...rules.views import View
from ..names import Cast

Changed = Callable[[], None]


class Trouble(Exception):
    """Something could not be done; `sentence` is for the person at the screen."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class ShownGame(Protocol):
    edition: Edition

    # ---- To show ---------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What this is, where that is not obvious; otherwise empty."""
        ...

    @property
    def is_ready(self) -> bool:
        """False until the game has begun."""
        ...

    @property
    def view(self) -> View: ...

    @property
    def study(self) -> Study | None:
        """The options of the player here who has to decide; None if nobody has to, or it is not known yet."""
        ...

    @property
    def points(self) -> Mapping[int, int]:
        """The points of the city's cards, by card, as far as they are known."""
        ...

    @property
    def cast(self) -> Cast:
        """The players' names, and who of them is addressed as "you"."""
        ...

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are played at this screen."""
        ...

    @property
    def journal(self) -> Sequence[str]:
        """What happened so far, in sentences."""
        ...

    @property
    def notice(self) -> str:
        """A message besides the game; empty if there is none."""
        ...

    # ---- To ask; all raise `Trouble` -------------------------------------------------------------

    async def why_not(self, action: int, seat: int) -> Reason | None:
        """Why an action is illegal; None if it is legal."""
        ...

    async def what_if(self, moves: Sequence[StudyMove]) -> Study:
        """The table after these moves, which are only tried."""
        ...

    async def hint(self, level: str, moves: Sequence[StudyMove] = ()) -> Hint:
        """What a bot would do for the player who has to decide here, or after moves that are only tried."""
        ...

    async def scoresheets(self) -> Sequence[Scoresheet]:
        """The detailed scores, by seat."""
        ...

    # ---- To do ----------------------------------------------------------------------------------

    async def run(self, changed: Changed) -> None:
        """Lets bots and others play until it is cancelled; calls `changed` after each change."""
        ...

    async def act(self, action: int, seat: int) -> None:
        """Carry out an action; raises `Trouble`."""
        ...

    async def undo(self) -> None:
        """Take back; raises `Trouble`."""
        ...

    async def close(self) -> None: ...
