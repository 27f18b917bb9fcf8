"""The targets of a balanced edition, and whether they are met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import starmap
from typing import Final

from ..reports.intervals import Estimate
from .figures import Figures
from .seats import SeatFigures

SEAT_DISTANCE: Final = 0.03  # of a win share from equal
SCORING_SPREAD: Final = 1.5  # points per resource: best kind divided by worst
WITHOUT_CELL: Final = 0.01  # of the projects
TAKEN_POSITION: Final = 0.02  # of the cards taken from the row, at least
TAKEN_CHARACTER: Final = 0.05  # of the games in which a character takes part, at least

ALL_GAMES: Final = 0  # in place of a number of players


@dataclass(frozen=True, slots=True)
class Check:
    """One figure beside its limit."""

    players: int  # or ALL_GAMES
    subject: tuple[str, ...]  # what it is about: a place, scoring kinds, a position, a character
    value: Estimate
    limit: float
    is_least: bool = False  # whether the limit is a minimum, not a maximum
    decides: bool = True  # False: shown, but the target does not depend on it

    @property
    def is_met(self) -> bool:
        return self.value.value >= self.limit if self.is_least else self.value.value <= self.limit

    @property
    def is_certain(self) -> bool:
        """Does the whole interval lie on one side of the limit?"""
        return not self.value.low <= self.limit <= self.value.high


@dataclass(frozen=True, slots=True)
class Target:
    name: str
    checks: list[Check]

    @property
    def is_met(self) -> bool:
        return all(check.is_met for check in self.checks if check.decides)


def judge(
    seats: Mapping[int, SeatFigures], by_players: Mapping[int, Figures], everything: Figures
) -> list[Target]:
    """Seats, cells and use are judged for each number of players, scoring kinds over all games."""
    spreads = [_spread(ALL_GAMES, everything, decides=True)]
    if len(by_players) > 1:
        spreads += [_spread(players, figures, decides=False) for players, figures in by_players.items()]
    return [
        Target("seats", [_distance(figures) for figures in seats.values()]),
        Target("scorings", spreads),
        Target("cells", [_cells(players, figures) for players, figures in by_players.items()]),
        Target("in-use", [*starmap(_position, by_players.items()), *_characters(by_players)]),
    ]


def _distance(figures: SeatFigures) -> Check:
    farthest = max(figures.positions, key=lambda item: abs(item.wins.value - figures.equal))
    return Check(figures.players, (str(farthest.position + 1),), figures.distance, SEAT_DISTANCE)


def _spread(players: int, figures: Figures, decides: bool) -> Check:
    kinds = sorted(figures.scorings.kinds, key=lambda kind: kind.points_per_resource.value)
    subject = (kinds[-1].scoring, kinds[0].scoring) if kinds else ()
    return Check(players, subject, figures.scorings.spread, SCORING_SPREAD, decides=decides)


def _cells(players: int, figures: Figures) -> Check:
    return Check(players, (), figures.cells.projects, WITHOUT_CELL)


def _position(players: int, figures: Figures) -> Check:
    """The position of the row that is taken least."""
    rarest = min(figures.abilities.positions, key=lambda item: item.share.value)
    return Check(players, ("position", str(rarest.position)), rarest.share, TAKEN_POSITION, is_least=True)


def _characters(by_players: Mapping[int, Figures]) -> Iterator[Check]:
    """The character that is taken least, if the edition has any."""
    for players, figures in by_players.items():
        taking_part = [item for item in figures.characters if item.games]
        if taking_part:
            rarest = min(taking_part, key=lambda item: item.taken_in.value)
            subject = ("character", rarest.character)
            yield Check(players, subject, rarest.taken_in, TAKEN_CHARACTER, is_least=True)
