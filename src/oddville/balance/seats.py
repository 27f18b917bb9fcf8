"""Does it matter who starts? Wins, points and turns by the place in the turn order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..reports.intervals import Estimate, mean, share
from .facts import GameFacts


@dataclass(frozen=True, slots=True)
class PositionFigures:
    """One place in the turn order; 0 is the first player."""

    position: int
    wins: Estimate
    score: Estimate
    turns: float  # per game
    has_last_turn: Estimate  # the share of games that end in a turn of this player


@dataclass(frozen=True, slots=True)
class EndingFigures:
    """Games that end in the turn of one place: players up to it have had one turn more than the others."""

    position: int
    share: Estimate
    wins: list[Estimate]  # by place


@dataclass(frozen=True, slots=True)
class SeatFigures:
    players: int
    equal: float  # the win share of each place if places did not matter
    positions: list[PositionFigures]
    endings: list[EndingFigures]
    distance: Estimate  # of the place that is farthest from an equal win share

    @classmethod
    def of(cls, games: Sequence[GameFacts], players: int) -> SeatFigures:
        places = range(players)
        positions = [_position(games, place) for place in places]
        equal = 1 / players
        farthest = max((item.wins for item in positions), key=lambda wins: abs(wins.value - equal))
        return cls(
            players,
            equal,
            positions,
            [_ending(games, place, places) for place in places],
            _distance(farthest, equal),
        )


def _position(games: Sequence[GameFacts], place: int) -> PositionFigures:
    seats = [(game.first_player + place) % game.players for game in games]
    wins = sum(game.winner == seat for game, seat in zip(games, seats, strict=True))
    scores = [game.scores[seat].total for game, seat in zip(games, seats, strict=True)]
    turns = [game.rounds - (place > game.last_position) for game in games]
    last = sum(game.last_position == place for game in games)
    return PositionFigures(
        place, share(wins, len(games)), mean(scores), mean(turns).value, share(last, len(games))
    )


def _ending(games: Sequence[GameFacts], place: int, places: range) -> EndingFigures:
    ended = [game for game in games if game.last_position == place]
    winners = [game.position(game.winner) for game in ended]
    return EndingFigures(
        place,
        share(len(ended), len(games)),
        [share(winners.count(other), len(ended)) for other in places],
    )


def _distance(wins: Estimate, equal: float) -> Estimate:
    """How far a win share is from equal, with its interval."""
    low, high = sorted((abs(wins.low - equal), abs(wins.high - equal)))
    if wins.low <= equal <= wins.high:
        low = 0.0
    return Estimate(abs(wins.value - equal), low, high, wins.cases)
