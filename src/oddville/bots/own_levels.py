"""The levels that come with the package, weakest first. Lower levels see less; none blunders on purpose."""

from __future__ import annotations

from typing import Final

from .interface import Budget, Level
from .random_bot import RandomBot
from .search import SearchBot, Style
from .simple import LookaheadBot, PolicyBot
from .uct_bot import UctBot

# Three decisions, a round by the policy, then the evaluation
SHORT_SIGHT: Final = Style(depth_limit=3, rounds=1)


def short_sighted(seed: int) -> SearchBot:
    return SearchBot(seed, SHORT_SIGHT)


LEVELS: Final = (
    Level("random", RandomBot, Budget(), is_yardstick=True),
    Level("uct", UctBot, Budget(seconds=1.0), is_yardstick=True),
    Level("newcomer", PolicyBot, Budget()),
    Level("apprentice", LookaheadBot, Budget()),
    Level("journeyman", short_sighted, Budget(seconds=0.3)),
    Level("master", SearchBot, Budget(seconds=1.0)),
    Level("grandmaster", SearchBot, Budget(seconds=3.0)),
)
