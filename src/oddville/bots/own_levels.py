"""The levels that come with the package, weakest first. Lower levels see less."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from .beginner import BeginnerBot
from .interface import Budget, Level
from .matched import NAME, matched_level
from .random_bot import RandomBot
from .search import NO_SHARES, THREE_ROUNDS, SearchBot, Style
from .sensible import SensibleBot
from .simple import LookaheadBot, PolicyBot
from .uct_bot import UctBot
from .weights import learned_weights

# Three decisions, a round by the policy, then the evaluation
SHORT_SIGHT: Final = Style(
    depth_limit=3, rounds=(1, 1, 1), network_for=(2,), judged_after=0, early_shares=NO_SHARES
)
# As in version 0.1
OLD: Final = Style(rounds=THREE_ROUNDS, solves_endings=False)
OLD_SHORT_SIGHT: Final = replace(SHORT_SIGHT, solves_endings=False)


def short_sighted(seed: int) -> SearchBot:
    return SearchBot(seed, SHORT_SIGHT)


def short_sighted_linear(seed: int) -> SearchBot:
    return SearchBot(seed, OLD_SHORT_SIGHT, learned_weights())


def linear(seed: int) -> SearchBot:
    """The linear evaluation judges, not the network."""
    return SearchBot(seed, OLD, learned_weights())


NAMED: Final = (
    Level("random", RandomBot, Budget(), is_yardstick=True),
    Level("uct", UctBot, Budget(seconds=1.0), is_yardstick=True),
    Level("sensible", SensibleBot, Budget(), is_yardstick=True),
    Level("beginner", BeginnerBot, Budget()),
    Level("newcomer", PolicyBot, Budget()),
    Level("apprentice", LookaheadBot, Budget()),
    Level("journeyman", short_sighted, Budget(seconds=0.3)),
    Level("master", SearchBot, Budget(seconds=1.0)),
    Level("grandmaster", SearchBot, Budget(seconds=3.0)),
    Level("journeyman@0.1", short_sighted_linear, Budget(seconds=0.3), is_yardstick=True),
    Level("master@0.1", linear, Budget(seconds=1.0), is_yardstick=True),
    Level("grandmaster@0.1", linear, Budget(seconds=3.0), is_yardstick=True),
)

# Without a number, "at your strength" begins at the bottom.
LEVELS: Final = (*NAMED, replace(matched_level(0, NAMED), name=NAME))
