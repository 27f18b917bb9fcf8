"""Asks a bot for a move: at once if it does not search, otherwise in a process of its own."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr
from multiprocessing.resource_tracker import ensure_running

from ..bots.bot_pool import BotPool
from ..bots.interface import Observation
from ..bots.registry import contender
from ..rules.game import Game


class BotPlayer:
    """Never blocks the screen noticeably."""

    def __init__(self) -> None:
        self._pool = BotPool(1)

    async def choose(self, game: Game, level: str, seed: int) -> int:
        chosen = contender(level)
        if chosen.level.is_instant:
            return chosen.bot(seed).choose(Observation(game), chosen.budget).action
        prepare_for_processes()
        return (await self._pool.choose(game, level, seed)).action

    async def advise(self, game: Game, level: str, seed: int) -> int:
        """For a hint; raises `BotFailed`."""
        if contender(level).level.is_instant:
            return await self.choose(game, level, seed)
        prepare_for_processes()
        return await self._pool.advise(game, level, seed)

    def close(self) -> None:
        self._pool.close()


def prepare_for_processes() -> None:
    with redirect_stderr(sys.__stderr__):  # Textual replaces it by a stream that processes cannot inherit
        ensure_running()
