"""What local games and replays share: the engine in this process answers at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from ...protocol.study import Study, StudyMove
from ...rules.actions import decode
from ...rules.game import Game
from ...rules.reasons import Reason, why_not
from ...rules.scoresheet import Scoresheet, scoresheet
from ...rules.views import View, view_for
from ...table.study import study


class GameInProcess(ABC):
    """What a local game and a record have in common."""

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @property
    @abstractmethod
    def sequence(self) -> int:
        """How many moves led to the position."""

    @property
    def title(self) -> str:
        return ""

    @property
    def is_ready(self) -> bool:
        return True

    @property
    def view(self) -> View:
        return view_for(self.game, None)

    @property
    def points(self) -> Mapping[int, int]:
        return {item.card: item.points for sheet in self._sheets() for item in sheet.cards}

    def _sheets(self) -> list[Scoresheet]:
        return [scoresheet(self.game, seat) for seat in range(self.game.players)]

    async def why_not(self, action: int, seat: int) -> Reason | None:
        return why_not(self.game, decode(action), seat)

    async def what_if(self, moves: Sequence[StudyMove]) -> Study:
        return study(self.game, self.sequence, moves)

    async def scoresheets(self) -> Sequence[Scoresheet]:
        return self._sheets()
