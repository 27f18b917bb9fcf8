"""The levels people choose from, weakest first. Lower levels see less; none plays badly on purpose."""

from __future__ import annotations

from typing import Final

from .chance import RandomBot
from .interface import Budget, Level
from .reference import UctBot
from .search import SearchBot, Style
from .simple import InstinctBot, LookaheadBot

SHORT_SIGHT: Final = Style(depth_limit=3, rounds=1)  # three decisions, a round by instinct, a judgement


def short_sighted(seed: int) -> SearchBot:
    return SearchBot(seed, SHORT_SIGHT)


LEVELS: Final = (
    Level("random", RandomBot, Budget(), is_yardstick=True),
    Level("uct", UctBot, Budget(seconds=1.0), is_yardstick=True),
    Level("newcomer", InstinctBot, Budget()),
    Level("apprentice", LookaheadBot, Budget()),
    Level("journeyman", short_sighted, Budget(seconds=0.3)),
    Level("master", SearchBot, Budget(seconds=1.0)),
    Level("grandmaster", SearchBot, Budget(seconds=3.0)),
)
