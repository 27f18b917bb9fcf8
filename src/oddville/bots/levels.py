"""The levels people choose from, weakest first. Lower levels see less; none plays badly on purpose."""

from __future__ import annotations

from typing import Final

from .chance import RandomBot
from .interface import Budget
from .reference import UctBot
from .registry import Level
from .search import SearchBot
from .simple import InstinctBot, LookaheadBot

LEVELS: Final = (
    Level("random", RandomBot, Budget()),
    Level("uct", UctBot, Budget(seconds=1.0)),
    Level("newcomer", InstinctBot, Budget()),
    Level("apprentice", LookaheadBot, Budget()),
    Level("journeyman", SearchBot, Budget(seconds=0.3)),
    Level("master", SearchBot, Budget(seconds=1.0)),
    Level("grandmaster", SearchBot, Budget(seconds=3.0)),
)
