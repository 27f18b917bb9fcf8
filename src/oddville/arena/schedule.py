"""Who plays whom, with which cards, at which seats: a pure function of the settings and a game's number.

A line-up is a set of bots at one table. Every line-up plays each deal, with the seats rotated: everybody
moves on by one seat until the first arrangement would come again. Who sits next to whom changes from deal to
deal. A bot keeps its seed while the seats rotate, so that the games of a deal differ only in the seats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from .errors import ArenaError
from .settings import Settings

MOST_CONTENDERS: Final = 20

Lineup = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One game to be played. All randomness in it comes from these seeds."""

    number: int  # from 1
    deal: int  # from 0
    seed: int  # of the deal
    seats: tuple[int, ...]  # contenders by seat
    bot_seeds: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """A line-up at the seats; `places` says which member of the line-up sits where."""

    deal: int  # within the period
    lineup: int
    places: tuple[int, ...]


class Schedule:
    """All games of a tournament, by number. It repeats with new deals after `period`."""

    def __init__(self, settings: Settings) -> None:
        self.lineups = settings.lineups
        self.players = settings.players
        self.seed = settings.seed
        self.asked = settings.games

    @cached_property
    def orders(self) -> list[tuple[int, ...]]:
        """The different orders around a table: the first member stays, the others are permuted."""
        return [(0, *rest) for rest in permutations(range(1, self.players))]

    @cached_property
    def period(self) -> list[_Arrangement]:
        return [
            _Arrangement(deal, number, places)
            for deal, order in enumerate(self.orders)
            for number, lineup in enumerate(self.lineups)
            for places in _rotations(lineup, order)
        ]

    @cached_property
    def games(self) -> int:
        """The games asked for, rounded up until the last deal was played from all seats."""
        count = self.asked
        while self._group(count) == self._group(count + 1):
            count += 1
        return count

    def _group(self, number: int) -> tuple[int, int]:
        """Deal and line-up of a game."""
        deal, arrangement = self._place(number)
        return deal, arrangement.lineup

    def _place(self, number: int) -> tuple[int, _Arrangement]:
        rounds, index = divmod(number - 1, len(self.period))
        arrangement = self.period[index]
        return rounds * len(self.orders) + arrangement.deal, arrangement

    def game(self, number: int) -> ScheduledGame:
        """The number-th game, counted from 1."""
        deal, arrangement = self._place(number)
        lineup = self.lineups[arrangement.lineup]
        return ScheduledGame(
            number=number,
            deal=deal,
            seed=derived_seed(self.seed, "deal", deal),
            seats=tuple(lineup[place] for place in arrangement.places),
            bot_seeds=tuple(
                derived_seed(self.seed, "bot", deal, arrangement.lineup, place)
                for place in arrangement.places
            ),
        )

    def __iter__(self) -> Iterator[ScheduledGame]:
        return (self.game(number) for number in range(1, self.games + 1))


def _rotations(lineup: Lineup, order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Everybody moves on by one seat; arrangements that look the same are played once."""
    seen = set()
    for step in range(len(order)):
        places = order[len(order) - step :] + order[: len(order) - step]
        seats = tuple(lineup[place] for place in places)
        if seats not in seen:
            seen.add(seats)
            yield places


def derived_seed(seed: int, *path: str | int) -> int:
    """A 64-bit seed derived from another one and a label, different for each label."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


# ---- Line-ups -------------------------------------------------------------------------------------


def lineups_of(names: Sequence[str], players: int) -> tuple[tuple[str, ...], tuple[Lineup, ...]]:
    """The contenders, each once, and who meets whom.

    With as many names as players there is one line-up, which may repeat names. With more names, every
    combination of them plays. With fewer, the seats are filled in every way that has everybody at the table.
    """
    distinct = tuple(dict.fromkeys(names))
    if len(names) == players:
        return distinct, (tuple(distinct.index(name) for name in names),)
    if len(distinct) < len(names):
        raise ArenaError("not-a-lineup", names=" ".join(names), count=len(names), players=players)
    numbers = range(len(distinct))
    if len(distinct) > players:
        return distinct, tuple(combinations(numbers, players))
    fillings = combinations_with_replacement(numbers, players - len(distinct))
    return distinct, tuple(tuple(sorted((*numbers, *filling))) for filling in fillings)


def written_lineups(texts: Sequence[str], players: int) -> tuple[tuple[str, ...], tuple[Lineup, ...]]:
    """The contenders and line-ups of `--lineup "master apprentice apprentice"`, given once or more."""
    tables = [text.split() for text in texts]
    for names in tables:
        if len(names) != players:
            raise ArenaError("not-a-lineup", names=" ".join(names), count=len(names), players=players)
    distinct = tuple(dict.fromkeys(name for names in tables for name in names))
    return distinct, tuple(tuple(distinct.index(name) for name in names) for names in tables)
