"""The table of a tournament, updated game by game.

Games are counted in the order of the schedule: one that finishes early waits for those before it. So the
final table does not depend on which game finished first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..reports.intervals import Interval
from .intervals import Cluster, mean_interval, mean_of, share_interval
from .ratings import Rating, Ratings
from .results import GameResult
from .settings import Settings
from .thinking import Thinking


@dataclass(slots=True)
class Tally:
    """The results of one contender, by deal."""

    seats: int = 0  # games, counted once for each of its seats
    wins: int = 0
    shares: dict[int, Cluster] = field(default_factory=dict)
    scores: dict[int, Cluster] = field(default_factory=dict)
    thinking: Thinking = field(default_factory=Thinking)

    def add(self, game: GameResult, seat: int) -> None:
        self.seats += 1
        self.wins += seat == game.winner
        _add(self.shares, game.deal, game.share(seat))
        _add(self.scores, game.deal, float(game.scores[seat]))
        self.thinking.include(game.thinking[seat])

    @property
    def win_share(self) -> float:
        return mean_of(list(self.shares.values()))

    @property
    def win_interval(self) -> Interval:
        return share_interval(list(self.shares.values()))

    @property
    def mean_score(self) -> float:
        return mean_of(list(self.scores.values()))

    @property
    def score_interval(self) -> Interval:
        return mean_interval(list(self.scores.values()))


def _add(clusters: dict[int, Cluster], deal: int, value: float) -> None:
    before = clusters.get(deal, Cluster(0.0, 0))
    clusters[deal] = Cluster(before.total + value, before.count + 1)


class Standings:
    """All contenders' tallies and ratings, and how they did against each other."""

    def __init__(self, settings: Settings) -> None:
        count = len(settings.entrants)
        self.settings = settings
        self.tallies = [Tally() for _ in range(count)]
        self.ratings = Ratings(count)
        self.games = 0
        self.stopped = 0  # games ended by the turn limit
        self.turns = 0
        # For each two contenders: how often the first was ahead of the second, by deal.
        self.duels: dict[tuple[int, int], dict[int, Cluster]] = {}
        self._early: dict[int, GameResult] = {}
        self._next = 1

    def add(self, game: GameResult) -> None:
        """Count a game as soon as all games before it are counted."""
        self._early[game.number] = game
        while (following := self._early.pop(self._next, None)) is not None:
            self._next += 1
            self._count(following)

    def add_all(self, games: Iterable[GameResult]) -> None:
        """Count these games and those that waited, even if some between them are missing."""
        for game in games:
            self._early[game.number] = game
        for number in sorted(self._early):
            self._next = number + 1
            self._count(self._early.pop(number))

    def _count(self, game: GameResult) -> None:
        self.games += 1
        self.stopped += not game.is_finished
        self.turns += game.turns
        for seat, contender in enumerate(game.seats):
            self.tallies[contender].add(game, seat)
        self.ratings.add(game)
        self._count_duels(game)

    def _count_duels(self, game: GameResult) -> None:
        ranks = game.ranks()
        for seat, contender in enumerate(game.seats):
            for other_seat, other in enumerate(game.seats):
                if contender != other:
                    ahead = 0.5 * (1 + (ranks[seat] < ranks[other_seat]) - (ranks[seat] > ranks[other_seat]))
                    _add(self.duels.setdefault((contender, other), {}), game.deal, ahead)

    def rating(self, contender: int) -> Rating:
        return self.ratings.ratings[contender]

    def by_rating(self) -> list[int]:
        """The contenders, the best first."""
        return sorted(range(len(self.tallies)), key=lambda number: -self.rating(number).mean)
