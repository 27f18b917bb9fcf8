"""A match that continues from a moment of another game: the same past, another future.

What is stored is that game's deal and its moves up to the moment. When the match begins, its seed draws anew
all that nobody could know at that moment. A deal that is changed in just these cards leads to the very same
past, so the record of such a match is one whole game, from a deal to its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ..editions import Edition, components
from ..record import Move, Player, Record, Recording, write_action
from ..record.redraw import deal_behind
from ..record.replay import carry_out, opening
from ..record.shuffles import possible_shuffles, shuffle_among
from ..rules.deal import Deal, begin
from ..rules.events import read_events
from ..rules.game import Game
from ..rules.vocabulary import COLOURS, NOBODY, SHUFFLE


class BranchMove(Struct, frozen=True, array_like=True):
    seat: int
    action: int
    outcome: int | None = None  # the action of chance, if the move led to a shuffle


class BranchPoint(Struct, frozen=True):
    """A deal, and the moves that lead to the moment."""

    first_player: int
    deck: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    removed: tuple[int, ...]
    moves: tuple[BranchMove, ...]

    @property
    def deal(self) -> Deal:
        return Deal(self.first_player, self.deck, self.piles, self.removed)

    def game(self, edition: Edition, players: int, seed: int) -> Game:
        """The game at that moment; the seed decides what is hidden and all later chance."""
        return self._truth(edition, players).resampled(NOBODY, seed)

    def _truth(self, edition: Edition, players: int) -> Game:
        """The moment as it was in the original game."""
        return _played(begin(components(edition, players), self.deal, 0), self.moves)

    def positions(self, edition: Edition, players: int) -> Iterator[tuple[Game, int]]:
        """The game after each move, with the turn of the move; hidden cards are as in the original game."""
        game = begin(components(edition, players), self.deal, 0)
        game.explicit_chance = 1
        for move in self.moves:
            turn = game.turn
            _play(game, move)
            yield game, turn

    def recording(self, edition: Edition, names: Sequence[str], seed: int) -> Recording:
        """The whole game so far, from a deal that leads to `game`."""
        truth = self._truth(edition, len(names))
        imagined = truth.resampled(NOBODY, seed)
        deal = deal_behind(self.deal, truth, imagined)
        players = [Player(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
        game = begin(components(edition, len(names)), deal, 0)
        moves = _told(game, edition, self.moves)
        return Recording(edition, players, deal, imagined.chance, moves)


def branch_point_of(record: Record, moves: int) -> BranchPoint:
    """The first moves of a record that was verified."""
    game = opening(record)
    found = []
    for number, move in enumerate(record.moves[:moves], start=1):
        carry_out(game, Move(move.seat, move.action, move.text), number)
        outcome = None
        if move.shuffle is not None:
            outcome = possible_shuffles(game)[move.shuffle]
            game.step(outcome, NOBODY)
        found.append(BranchMove(move.seat, move.action, outcome))
    deal = record.deal
    return BranchPoint(deal.first_player, deal.deck, deal.piles, deal.removed, tuple(found))


def _played(game: Game, moves: Sequence[BranchMove]) -> Game:
    game.explicit_chance = 1
    for move in moves:
        _play(game, move)
    game.explicit_chance = 0
    return game


def _play(game: Game, move: BranchMove) -> None:
    game.step(move.action, move.seat)
    if move.outcome is not None:
        game.step(move.outcome, NOBODY)


def _told(game: Game, edition: Edition, moves: Sequence[BranchMove]) -> list[Move]:
    """The moves in words, with what chance decided, as a record needs them."""
    game.explicit_chance = 1
    found = []
    for move in moves:
        text = write_action(game, edition, move.action, move.seat)
        game.events = []
        _play(game, move)
        found.append(Move(move.seat, move.action, text, shuffle_among(read_events(game.events))))
        game.events = None
    assert game.decision != SHUFFLE
    return found
