"""What a bot would do: at once where it acts on instinct, in a process of its own where it thinks."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr
from multiprocessing.resource_tracker import ensure_running

from ..bots.bot_pool import BotPool
from ..bots.interface import Observation
from ..bots.registry import contender
from ..rules.game import Game


class BotPlayer:
    """Asking never keeps the screen waiting for longer than a glance takes."""

    def __init__(self) -> None:
        self._pool = BotPool(1)

    async def choose(self, game: Game, level: str, seed: int) -> int:
        chosen = contender(level)
        if chosen.budget.seconds is None and chosen.budget.iterations is None:
            return chosen.bot(seed).choose(Observation(game), chosen.budget).action
        with redirect_stderr(
            sys.__stderr__
        ):  # an app may have put a stream in its place that processes cannot have
            ensure_running()
        return await self._pool.choose(game, level, seed)

    def close(self) -> None:
        self._pool.close()
