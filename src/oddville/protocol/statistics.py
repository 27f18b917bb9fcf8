"""A match in figures."""

from __future__ import annotations

from msgspec import Struct

from .forms import Ending, Phase


class KindScore(Struct, frozen=True):
    """The cards of a seat that score in one way."""

    cards: int
    points: int


class ScoreParts(Struct, frozen=True):
    """A score by its parts; while the match goes on, what it would be now."""

    total: int
    cards: dict[str, KindScore]  # by the kind of scoring; those that the seat has
    characters: int
    workers: int


class SeatStatistics(Struct, frozen=True):
    """One seat in figures. Times are milliseconds."""

    name: str  # empty: a bot has the seat, or nobody
    bot: str | None
    resigned: bool
    moves: int  # not counting those taken back
    bot_moves: int  # of these, how many a bot made
    undos: int  # how often the seat took something back
    decisions: int  # by the seat's own player, including those taken back
    time_used: int
    median: int | None  # of its decisions
    longest: int | None
    score: ScoreParts | None  # null before the start


class Statistics(Struct, frozen=True):
    """A match in figures."""

    phase: Phase
    ending: Ending | None
    winner: int | None
    started_at: int | None  # milliseconds since 1970
    duration: int  # milliseconds, to the end or to the last entry
    turns: int
    moves: int
    bot_moves: int
    undos: int
    seats: tuple[SeatStatistics, ...]
