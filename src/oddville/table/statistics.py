"""Statistics of a match, from its log alone: duration, moves, thinking times, and sources of points.

The time of a decision is what passed while a seat's own player had to decide: the person, or the bot that has
the seat for good. A bot that plays for a person decides in nobody's time.
"""

from __future__ import annotations

import statistics as figures

from ..editions import Edition
from ..protocol.entries import Entry, Moved, TakenOver, Undone
from ..protocol.statistics import KindScore, ScoreParts, SeatStatistics, Statistics
from ..rules.game import Game
from ..rules.scoresheet import CardScore, scoresheet
from ..rules.vocabulary import MAIN_SQUARE, NOBODY, SCORINGS, SQUARE
from .match import Asked, Match


class Count:
    """Replays the log from its first entry on, and counts."""

    def __init__(self, match: Match) -> None:
        seats = range(len(match.seats))
        self.match = match
        self.at = 0  # of the last entry
        self.by_bot: list[bool] = []  # for each move that was not taken back
        self.undos = [0 for _ in seats]
        self.time_used = [0 for _ in seats]
        self.decisions: list[list[int]] = [[] for _ in seats]
        self._thinking = 0  # time spent on the open decision

    def statistics(self) -> Statistics:
        """The figures after the entries so far."""
        told = self.match
        return Statistics(
            phase=told.phase,
            ending=told.ending,
            winner=None if told.winner == NOBODY else told.winner,
            started_at=None if told.game is None else told.started_at,
            duration=0 if told.game is None else max(0, (told.ended_at or self.at) - told.started_at),
            turns=0 if told.game is None else told.game.turn,
            moves=len(told.moves),
            bot_moves=sum(self.by_bot),
            undos=sum(self.undos),
            seats=tuple(_seat_statistics(self, seat) for seat in range(len(told.seats))),
        )

    def add(self, entry: Entry) -> None:
        match = self.match
        decider, moves, asked = match.decider, len(match.moves), match.undo_asked
        self._let_time_pass(decider, entry.at)
        match.apply(entry)
        if isinstance(entry, Moved):
            self._count_move(entry, decider)
        elif len(match.moves) < moves:
            self._count_undo(entry, asked)
        elif isinstance(entry, TakenOver) and entry.seat == decider:
            self._thinking = 0

    def _let_time_pass(self, decider: int, at: int) -> None:
        """A server's clock may jump back; ours never does."""
        if decider != NOBODY and self.match.seats[decider].stand_in is None:
            passed = max(0, at - self.at)
            self.time_used[decider] += passed
            self._thinking += passed
        self.at = max(self.at, at)

    def _count_undo(self, entry: Entry, asked: Asked | None) -> None:
        """The undo was free, or the last of the others has just agreed."""
        if isinstance(entry, Undone):
            self.undos[entry.seat] += 1
        elif asked is not None:
            self.undos[asked.seat] += 1
        del self.by_bot[len(self.match.moves) :]
        self._thinking = 0

    def _count_move(self, entry: Moved, decider: int) -> None:
        """Taking a worker back out of turn is a move, but not a decision that anybody had to make."""
        self.by_bot.append(entry.bot is not None)
        if entry.seat == decider:
            if self.match.seats[decider].bot == entry.bot:
                self.decisions[decider].append(self._thinking)
            self._thinking = 0


def _seat_statistics(count: Count, number: int) -> SeatStatistics:
    match = count.match
    seat, times = match.seats[number], count.decisions[number]
    own = [by_bot for move, by_bot in zip(match.moves, count.by_bot, strict=True) if move.seat == number]
    return SeatStatistics(
        name=seat.name,
        bot=seat.bot,
        resigned=seat.resigned,
        moves=len(own),
        bot_moves=sum(own),
        undos=count.undos[number],
        decisions=len(times),
        time_used=count.time_used[number],
        median=round(figures.median(times)) if times else None,
        longest=max(times, default=None),
        score=None if match.game is None else score_parts(match.game, number, match.edition),
    )


# ---- Points -------------------------------------------------------------------------------------


def score_parts(game: Game, seat: int, edition: Edition) -> ScoreParts:
    """What a seat's points are for, now."""
    sheet = scoresheet(game, seat)
    by_kind: dict[str, list[int]] = {}
    for card in sheet.cards:
        by_kind.setdefault(_kind(card, edition), []).append(card.points)
    return ScoreParts(
        total=sheet.total,
        cards={
            kind: KindScore(len(by_kind[kind]), sum(by_kind[kind])) for kind in SCORINGS if kind in by_kind
        },
        characters=sum(character.points for character in sheet.characters),
        workers=sheet.workers,
    )


def _kind(card: CardScore, edition: Edition) -> str:
    return SCORINGS[SQUARE] if card.card == MAIN_SQUARE else edition.buildings[card.card].scoring
