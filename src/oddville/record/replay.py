"""Replays a record and reports what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..editions import Edition, components
from ..rules.deal import begin
from ..rules.errors import ImpossibleSetup, RulesError
from ..rules.game import Game
from ..rules.scoresheet import Scoresheet
from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS, NOBODY, SHUFFLE
from .errors import RecordError
from .fairness_check import check_fairness
from .legality import refused, require_legal
from .notation import write_action
from .record import Move, Record, Result, result_of
from .shuffles import Shuffle, possible_shuffles


def states(record: Record) -> Iterator[Game]:
    """The game before the first move and after each one, as independent games."""
    game = opening(record)
    yield game.copy()
    for number, move in enumerate(record.moves, start=1):
        carry_out(game, move, number)
        yield game.copy()


def after_turn(record: Record, turn: int | None = None) -> Game | None:
    """The game after a whole turn, 0 for the set-up; None if there is no such turn.

    That is where the next turn begins. Without a turn, or with the last one, it is the last position.
    """
    last: Game | None = None
    for last in states(record):
        if turn is not None and last.turn > turn:
            return last
    return last if turn is None or last is None or last.turn == turn else None


def replay(record: Record, upto: int | None = None) -> Game:
    """The game after this many moves, by default after all of them, ready for more moves."""
    game = opening(record)
    for number, move in enumerate(record.moves[:upto], start=1):
        carry_out(game, move, number)
    game.explicit_chance = 0
    return game


def verify(record: Record) -> Game:
    """Replay all and compare words, result and proof with what must come out; the last position."""
    with mistakes_of(record):
        game = opening(record)
        for number, move in enumerate(record.moves, start=1):
            carry_out(game, move, number, record.edition)
        check_result(record.result, result_of(game), record)
        check_fairness(record)
    game.explicit_chance = 0
    return game


@contextmanager
def mistakes_of(record: Record) -> Iterator[None]:
    """Adds the edition and the players' names to errors raised inside."""
    try:
        yield
    except RecordError as error:
        error.edition = record.edition
        error.names = tuple(player.name for player in record.players)
        raise


def opening(record: Record) -> Game:
    """The game before its first move; chance outcomes come from the record."""
    if not MIN_PLAYERS <= len(record.players) <= MAX_PLAYERS:
        raise RecordError(
            "wrong-count", where="players", count=len(record.players), low=MIN_PLAYERS, high=MAX_PLAYERS
        )
    try:
        game = begin(components(record.edition, len(record.players)), record.deal, 0)
    except ImpossibleSetup as error:
        raise RecordError("deal-impossible", where=f"deal.{error.params['what']}") from error
    game.explicit_chance = 1
    return game


def carry_out(game: Game, move: Move, number: int, edition: Edition | None = None) -> None:
    """Play one move and its chance outcome; with an edition, check its words too."""
    if game.decision == SHUFFLE:
        raise RecordError("shuffle-missing", move=number - 1, where="shuffle")
    try:
        require_legal(game, move.action, move.seat)
    except RulesError as error:
        raise refused(error, number) from error
    if edition is not None:
        check_words(game, edition, move, number)
    game.step(move.action, move.seat)
    if move.shuffle is not None:
        carry_out_shuffle(game, move.shuffle, number)


def carry_out_shuffle(game: Game, shuffle: Shuffle, number: int) -> None:
    """The chance outcome of move `number`."""
    if game.decision != SHUFFLE:
        raise RecordError("shuffle-unexpected", move=number, where="shuffle")
    outcome = possible_shuffles(game).get(shuffle)
    if outcome is None:
        raise RecordError("shuffle-impossible", move=number, where="shuffle")
    disclosed = game.disclosed
    game.step(outcome, NOBODY)
    game.disclosed |= disclosed  # taking back the move takes back both


def check_words(game: Game, edition: Edition, move: Move, number: int) -> None:
    text = write_action(game, edition, move.action, move.seat)
    if text != move.text:
        raise RecordError("text-mismatch", move=number, where="text", expected=text)


def check_result(told: Result | None, found: Result | None, record: Record) -> None:
    if told == found:
        return
    if told is None:
        raise RecordError("result-missing", move=len(record.moves), where="result")
    if found is None:
        raise RecordError("result-too-early", move=len(record.moves), where="result")
    if told.winner != found.winner:
        raise RecordError("result-wrong", where="result.winner", expected=found.winner)
    if len(told.scoresheets) != len(found.scoresheets):
        raise RecordError("result-wrong", where="result.scores", expected=len(found.scoresheets))
    for seat, (sheet, right) in enumerate(zip(told.scoresheets, found.scoresheets, strict=True)):
        if sheet != right:
            raise _wrong_sheet(seat, sheet, right)
    raise AssertionError("equal results compare as different")


def _wrong_sheet(seat: int, sheet: Scoresheet, right: Scoresheet) -> RecordError:
    part = next(name for name in ("seat", "workers", "cards", "characters") if _differs(name, sheet, right))
    return RecordError("result-wrong", where=f"result.scores[{seat}].{part}", expected=right.total)


def _differs(name: str, sheet: Scoresheet, right: Scoresheet) -> bool:
    return bool(getattr(sheet, name) != getattr(right, name))
