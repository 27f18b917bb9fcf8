"""“What if?”: moves for every seat on a copy of a game. The game itself does not change."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from ...protocol.events import event_from_dict
from ...protocol.reasons import reason_from_form
from ...protocol.responses import Hint
from ...protocol.study import Study, StudyMove
from ...rules.reasons import Reason
from ...rules.scoresheet import Scoresheet
from ...rules.views import View
from ...text import Texts
from ..event_text import event_lines
from ..names import Cast
from .shown_game import Changed, ShownGame, Trouble


class WhatIfGame:
    """Asks the game for each position anew, with all moves so far. Unseen cards are drawn at random."""

    def __init__(self, original: ShownGame, texts: Texts, study: Study) -> None:
        self.original = original
        self.edition = original.edition
        self.texts = texts
        self._begun_at = study.sequence
        self._study = study
        self._moves: list[StudyMove] = []

    @classmethod
    async def of(cls, original: ShownGame, texts: Texts) -> WhatIfGame:
        """Raises `Trouble`."""
        return cls(original, texts, await original.what_if(()))

    # ---- To show ---------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.texts.t("page-planning")

    @property
    def is_ready(self) -> bool:
        return True

    @property
    def view(self) -> View:
        return self._study.game

    @property
    def study(self) -> Study | None:
        return self._study if self._study.options else None

    @property
    def points(self) -> Mapping[int, int]:
        return {} if self._moves else self.original.points

    @property
    def cast(self) -> Cast:
        return self.original.cast

    @property
    def mine(self) -> frozenset[int]:
        return frozenset(range(len(self.view.players)))

    @property
    def journal(self) -> list[str]:
        cast = self.cast
        events = [event_from_dict(form) for move in self._study.moves for form in move.events]
        return event_lines(self.texts, events, cast.names, self.edition, cast.you)

    @property
    def notice(self) -> str:
        return "" if self._moves else self.texts.t("terminal-what-if-how")

    # ---- To ask ----------------------------------------------------------------------------------

    async def what_if(self, moves: Sequence[StudyMove]) -> Study:
        return await self.original.what_if([*self._moves, *moves])

    async def why_not(self, action: int, seat: int) -> Reason | None:
        study = await self.what_if([StudyMove(seat, action)])
        return None if study.refused is None else reason_from_form(study.refused.reason)

    async def hint(self, level: str, moves: Sequence[StudyMove] = ()) -> Hint:
        return await self.original.hint(level, [*self._moves, *moves])

    async def scoresheets(self) -> Sequence[Scoresheet]:
        raise Trouble(self.texts.t("terminal-what-if-only-moves"))

    # ---- To do -----------------------------------------------------------------------------------

    async def run(self, changed: Changed) -> None:
        """Nobody moves by himself."""
        await asyncio.Event().wait()

    async def act(self, action: int, seat: int) -> None:
        await self._go([*self._moves, StudyMove(seat, action)])

    async def undo(self) -> None:
        if not self._moves:
            raise Trouble(self.texts.t("play-nothing-to-undo"))
        await self._go(self._moves[:-1])

    async def _go(self, moves: list[StudyMove]) -> None:
        study = await self.original.what_if(moves)
        if study.sequence != self._begun_at:
            raise Trouble(self.texts.t("page-plan-outdated"))
        if study.refused is not None:
            reason = reason_from_form(study.refused.reason)
            raise Trouble(self.texts.reason(reason, self.cast.names, self.edition))
        self._moves, self._study = moves, study

    async def close(self) -> None:
        """Nothing to close."""
