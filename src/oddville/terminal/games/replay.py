"""A record, replayed move by move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from ...protocol.responses import Hint
from ...protocol.study import StudyMove
from ...record import Record
from ...record.replay import states
from ...rules.game import Game
from ...text import Texts
from ..names import Cast
from .in_process import GameInProcess
from .local import journal_of
from .shown_game import Changed, Trouble

PACE: Final = 0.6  # seconds for each move in automatic replay


class ReplayedGame(GameInProcess):
    """`place` is the number of moves played. All positions are in memory."""

    def __init__(self, record: Record, texts: Texts, cast: Cast, pace: float = PACE) -> None:
        self.record = record
        self.edition = record.edition
        self.texts = texts
        self.cast = cast
        self.pace = pace
        self.place = 0
        self.is_running = False
        self._states = list(states(record))
        self._journal = journal_of(record, texts, cast)
        self._wake = asyncio.Event()

    @property
    def length(self) -> int:
        return len(self.record.moves)

    @property
    def game(self) -> Game:
        return self._states[self.place]

    @property
    def sequence(self) -> int:
        return self.place

    @property
    def title(self) -> str:
        return self.texts.t("terminal-replay-title", names=", ".join(self.cast.names))

    @property
    def mine(self) -> frozenset[int]:
        return frozenset()

    @property
    def study(self) -> None:
        """Nobody decides anything here."""
        return None

    @property
    def journal(self) -> list[str]:
        return [line for lines in self._journal[: self.place] for line in lines]

    @property
    def notice(self) -> str:
        if self.place == 0:
            return self.texts.t("terminal-replay-beginning", moves=self.length)
        move = self.record.moves[self.place - 1]
        return self.texts.t(
            "terminal-replay-move",
            move=self.place,
            moves=self.length,
            player=self.cast.names[move.seat],
            text=move.text,
        )

    def go(self, place: int) -> None:
        self.place = min(max(place, 0), self.length)

    def turn(self, direction: int) -> None:
        """To the first move of the next turn, or of the one before."""
        turn = self.game.turn
        place = self.place + direction
        while 0 < place < self.length and self._states[place].turn == turn:
            place += direction
        self.go(place)

    def toggle(self) -> None:
        """Start or stop the automatic replay; at the end it starts over."""
        self.is_running = not self.is_running
        if self.is_running and self.place == self.length:
            self.place = 0
        self._wake.set()

    async def run(self, changed: Changed) -> None:
        while True:
            if not self.is_running:
                self._wake.clear()
                await self._wake.wait()
                continue
            await asyncio.sleep(self.pace)
            if self.is_running:
                self.go(self.place + 1)
                self.is_running = self.place < self.length
                changed()

    async def act(self, action: int, seat: int) -> None:
        raise Trouble(self.texts.t("terminal-replay-only-looking"))

    async def hint(self, level: str, moves: Sequence[StudyMove] = ()) -> Hint:
        raise Trouble(self.texts.t("terminal-replay-only-looking"))

    async def undo(self) -> None:
        self.go(self.place - 1)

    async def close(self) -> None:
        """Nothing to close."""
