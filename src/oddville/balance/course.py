"""How long games last, what scores consist of, and how often a card fits nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..reports.intervals import Estimate, histogram, mean, quantile, ratio
from .facts import GameFacts, Points


@dataclass(frozen=True, slots=True)
class LengthFigures:
    """In rounds: the turns of the first player."""

    rounds: Estimate
    turns: Estimate
    shortest: int
    longest: int
    middle: list[float]  # the quartiles of the rounds
    counts: dict[int, int]  # games by rounds

    @classmethod
    def of(cls, games: Sequence[GameFacts]) -> LengthFigures:
        rounds = [game.rounds for game in games]
        return cls(
            mean(rounds),
            mean([game.turns for game in games]),
            min(rounds),
            max(rounds),
            [quantile(rounds, fraction) for fraction in (0.25, 0.5, 0.75)],
            histogram(rounds),
        )


@dataclass(frozen=True, slots=True)
class ScoreFigures:
    """Of all seats."""

    total: Estimate
    winner: Estimate
    parts: dict[str, float]  # of a mean score
    counts: dict[int, int]  # seats by score

    @classmethod
    def of(cls, games: Sequence[GameFacts]) -> ScoreFigures:
        scores = [points for game in games for points in game.scores]
        parts = {
            name: sum(points[place] for points in scores) / len(scores)
            for place, name in enumerate(Points._fields)
        }
        return cls(
            mean([sum(points.total for points in game.scores) / game.players for game in games]),
            mean([game.scores[game.winner].total for game in games]),
            parts,
            histogram([points.total for points in scores]),
        )


@dataclass(frozen=True, slots=True)
class CityCells:
    """Counts at the starts of turns while the city had this many buildings."""

    city: int
    projects: int
    projects_without: float
    row: int
    row_without: float


@dataclass(frozen=True, slots=True)
class CellFigures:
    """Counted at the start of each turn: projects of its player, and cards of the row, that fit nowhere."""

    projects: Estimate  # the share that fits nowhere
    row: Estimate
    games: Estimate  # the share of games in which any project ever fits nowhere
    by_city: list[CityCells]

    @classmethod
    def of(cls, games: Sequence[GameFacts]) -> CellFigures:
        def column(name: str) -> list[int]:
            return [sum(getattr(count, name) for count in game.cells) for game in games]

        without = column("projects_without")
        return cls(
            ratio(without, column("projects")),
            ratio(column("row_without"), column("row")),
            mean([float(number > 0) for number in without]),
            _by_city(games),
        )


def _by_city(games: Sequence[GameFacts]) -> list[CityCells]:
    sums: dict[int, list[int]] = {}
    for game in games:
        for city, *counts in game.cells:
            there = sums.setdefault(city, [0, 0, 0, 0])
            for place, number in enumerate(counts):
                there[place] += number
    return [
        CityCells(city, projects, without / max(1, projects), row, row_without / max(1, row))
        for city, (projects, without, row, row_without) in sorted(sums.items())
    ]
