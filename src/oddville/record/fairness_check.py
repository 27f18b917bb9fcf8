"""Checks that the randomness in a record follows from its secret and salts."""

from __future__ import annotations

from dataclasses import fields

from ..editions import components
from ..rules.deal import Deal, begin, draw_deal
from ..rules.errors import RulesError
from ..rules.event_kinds import PILE_SHUFFLED
from ..rules.events import read_event
from ..rules.game import Game
from ..rules.randomness import Generator
from ..rules.vocabulary import NOBODY
from .errors import RecordError
from .fairness import Fairness, commitment, order_from, redraw_seed, seed_from
from .legality import refused
from .record import Move, Record
from .redraw import deal_behind
from .shuffles import shuffle_among


def check_fairness(record: Record) -> None:
    """Raise `RecordError` if seat order, deal or a shuffle does not follow from secret and salts.

    Until the secret is revealed, only the number of salts can be checked; without a proof, nothing.
    """
    proof = record.fairness
    if proof is None:
        return
    players = len(record.players)
    if len(proof.salts) != players:
        raise RecordError(
            "wrong-count", where="fairness.salts", count=len(proof.salts), low=players, high=players
        )
    if proof.secret is None:
        return
    secret = bytes.fromhex(proof.secret)
    if commitment(secret) != proof.commitment:
        raise RecordError("fairness-commitment", where="fairness.commitment")
    _check_order(proof, secret)
    _check_chance(record, proof, secret)


def _check_order(proof: Fairness, secret: bytes) -> None:
    """The seat order must be the drawn one, or the one in which the players sat down."""
    count = len(proof.salts)
    if proof.order not in (order_from(secret, proof.salts, count), tuple(range(count))):
        raise RecordError("fairness-order", where="fairness.order")


def _check_chance(record: Record, proof: Fairness, secret: bytes) -> None:
    """Deal from the seed and play the moves; the generator draws the shuffles as it did in the game."""
    tables = components(record.edition, len(record.players))
    generator = Generator(seed_from(secret, proof.salts))
    deal = draw_deal(tables, generator)
    seeds = {redraw.moves: redraw_seed(secret, proof.salts, redraw.entry) for redraw in record.redraws}
    if not seeds:
        _check_deal(record, deal)
    game = begin(tables, deal, generator.word)
    for number, move in enumerate((*record.moves, None)):
        if number in seeds:
            redrawn = game.resampled(NOBODY, seeds[number])
            deal, game = deal_behind(deal, game, redrawn), redrawn
        if move is not None:
            try:
                _check_move(game, move, number + 1, number + 1 == len(record.moves))
            except RulesError as error:
                if seeds:  # the move fits the deal of the record, but not the one that the redraws lead to
                    raise RecordError("fairness-deal", move=number + 1, where="redraws") from error
                raise refused(error, number + 1) from error
    _check_deal(record, deal)


def _check_deal(record: Record, deal: Deal) -> None:
    for field in fields(Deal):
        if getattr(deal, field.name) != getattr(record.deal, field.name):
            raise RecordError("fairness-deal", where=f"deal.{field.name}")


def _check_move(game: Game, move: Move, number: int, is_last: bool) -> None:
    game.events = []
    game.step(move.action, move.seat)
    drawn = shuffle_among(read_event(raw) for raw in game.events if raw[0] == PILE_SHUFFLED)
    is_pending = is_last and move.shuffle is None  # the record ends before the shuffle
    if drawn != move.shuffle and not is_pending:
        raise RecordError("fairness-shuffle", move=number, where="shuffle")
