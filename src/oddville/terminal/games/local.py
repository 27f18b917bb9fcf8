"""A local game: people at this screen, and bots that think in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from ...bots.bot_pool import BotFailed
from ...coach.hints import advice
from ...coach.words import explanation
from ...protocol.responses import Hint
from ...protocol.study import Study, StudyMove
from ...record import Record
from ...record.replay import carry_out, opening
from ...rules.errors import RulesError
from ...rules.events import read_events
from ...rules.game import Game
from ...table.study import studied, study
from ...text import Texts
from ...text.document_errors import refusal
from ..bot_player import BotPlayer
from ..event_text import event_lines
from ..names import Cast
from ..session import Session
from .in_process import GameInProcess
from .shown_game import Changed, Trouble

PACE: Final = 0.25  # seconds between the moves of bots, so that a person can follow


class LocalGame(GameInProcess):
    def __init__(self, session: Session, texts: Texts, pace: float = PACE) -> None:
        self.session = session
        self.texts = texts
        self.edition = session.edition
        self.pace = pace
        self.bots = BotPlayer()
        self._study: Study | None = None  # of the current position
        self.cast = session.cast(texts)
        self._journal = journal_of(session.recording.record(), texts, self.cast)
        self._wake = asyncio.Event()

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def sequence(self) -> int:
        return len(self.session.recording.moves)

    @property
    def mine(self) -> frozenset[int]:
        return self.session.people

    @property
    def journal(self) -> list[str]:
        return [line for lines in self._journal for line in lines]

    @property
    def notice(self) -> str:
        trouble = self.session.trouble
        if trouble is None:
            return ""
        return self.texts.t("play-not-saved", detail=trouble.strerror or type(trouble).__name__)

    @property
    def study(self) -> Study | None:
        if self.game.is_over or self.session.bot is not None:
            return None
        if self._study is None:
            self._study = study(self.game, self.sequence)
        return self._study

    async def hint(self, level: str, moves: Sequence[StudyMove] = ()) -> Hint:
        game = studied(self.game, self.sequence, moves)
        try:
            found = advice(game, await self.bots.advise(game, level, self.game.turn))
        except BotFailed:
            raise Trouble(self.texts.t("table-error-no-answer")) from None
        why = explanation(self.texts, found.reasons, self.cast.names, self.edition)
        return Hint(self.sequence, found.action, why, found.matters)

    async def run(self, changed: Changed) -> None:
        while True:
            level = self.session.bot
            if level is None:
                self._wake.clear()
                await self._wake.wait()
                continue
            before = len(self.session.recording.moves)
            action = await self.bots.choose(self.game, level, self.session.thought_seed)
            await asyncio.sleep(self.pace)
            if len(self.session.recording.moves) == before and self.session.bot == level:
                self._carry_out(action, self.game.decider)
                changed()

    async def act(self, action: int, seat: int) -> None:
        try:
            self._carry_out(action, seat)
        except RulesError as error:
            raise Trouble(refusal(self.texts, error, self.cast.names, self.edition)) from None
        self._wake.set()

    def _carry_out(self, action: int, seat: int) -> None:
        events = self.session.play(action, seat)
        self._study = None
        self._journal.append(event_lines(self.texts, events, self.cast.names, self.edition, self.cast.you))

    async def undo(self) -> None:
        count = self.session.undo()
        if count == 0:
            raise Trouble(self.texts.t("play-nothing-to-undo"))
        self._study = None
        del self._journal[-count:]
        self._wake.set()

    async def close(self) -> None:
        self.bots.close()


def journal_of(record: Record, texts: Texts, cast: Cast) -> list[list[str]]:
    """The sentences of each move so far."""
    game = opening(record)
    found = []
    for number, move in enumerate(record.moves, start=1):
        game.events = []
        carry_out(game, move, number)
        found.append(event_lines(texts, read_events(game.events), cast.names, record.edition, cast.you))
    return found
