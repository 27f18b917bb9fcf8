"""A worker keeps the bots that decided last, so that a search can reuse the tree of its last decision."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from .interface import Bot, Deed
from .registry import Contender

MOST: Final = 4  # in a worker; the tree of a grandmaster takes some 12 MB


class Seated(NamedTuple):
    """A bot at a seat of a table, and every move of its game so far."""

    name: str  # of table and seat: the same from one decision to the next
    history: tuple[Deed, ...]


class KeptBots:
    """The bots that were asked last; the others are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def bot(self, chosen: Contender, seed: int, seated: Seated | None) -> Bot:
        """The bot of this seat, or a new one."""
        if seated is None or chosen.level.is_instant:
            return chosen.bot(seed)
        key = (seated.name, chosen.name)
        bot = self._bots.pop(key, None) or chosen.bot(seed)
        self._bots[key] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return bot
