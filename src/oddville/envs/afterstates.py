"""The positions after each legal action, for learners that evaluate positions.

Each action is tried on a sampled game in which everything hidden is drawn again, so that what it reveals is a
guess and not a secret. The bots' policy can finish the turn, so that only starts of turns have to be
evaluated; the features of the bots' evaluation come with the observation.
"""

from __future__ import annotations

from ..bots.evaluation import compute_features
from ..bots.evaluator import FEATURES, Evaluator, Reals
from ..bots.policy import finish_turn
from ..rules.apply import apply_action
from ..rules.game import Game
from ..rules.knowledge import resample
from ..rules.legal import list_legal
from ..rules.randomness import Word
from ..rules.state import Octets, State, copy_state
from ..rules.vocabulary import MAX_PLAYERS
from .observation import OBSERVATION_SIZE, Observer, observe, seats_between


class AfterstateWriter:
    """Writes to two arrays: row i of both is about the i-th action."""

    observer: Observer
    evaluator: Evaluator
    scratch: Game  # to try actions on
    finishes_turn: int  # 1: the policy finishes the turn first
    observations: Octets  # [row * OBSERVATION_SIZE + i]
    features: Reals  # [(row * MAX_PLAYERS + seat) * FEATURES + i], the seats counted from the observer

    def __init__(self, observer: Observer, evaluator: Evaluator, scratch: Game) -> None:
        self.observer = observer
        self.evaluator = evaluator
        self.scratch = scratch
        self.finishes_turn = 0


def write_afterstates(writer: AfterstateWriter, game: Game, seed: Word, row: int) -> int:
    """Fill rows from `row` on, one for each legal action of the deciding seat; returns how many there are.

    The same seed samples the same game. There must be room for MAX_LEGAL rows: this is not checked.
    """
    list_legal(game)
    seat = game.decider
    state: Game = writer.scratch
    for i in range(game.legal_count):
        copy_state(game, state)
        resample(state, seed)
        apply_action(state, seat, game.legal[i])
        write_position(writer, state, seat, row + i)
    return game.legal_count


def write_position(writer: AfterstateWriter, state: State, seat: int, row: int) -> None:
    """Fill one row for a position; with `finishes_turn` it is first played to the end of the turn."""
    if writer.finishes_turn != 0:
        finish_turn(writer.evaluator, state)
    observe(writer.observer, state, seat, writer.observations, row * OBSERVATION_SIZE)
    compute_features(writer.evaluator, state)
    for other in range(state.players):
        place = (row * MAX_PLAYERS + seats_between(state, seat, other)) * FEATURES
        for i in range(FEATURES):
            writer.features[place + i] = writer.evaluator.features[other * FEATURES + i]
