"""What would come of each legal action, for learners that judge positions.

An action is tried on an imagined game, all that is hidden drawn anew, so that what comes to light is a guess
and no secret. The rest of the turn can be finished by instinct, so that only beginnings of turns have
to be judged; and beside the observation stand the features that the bots' own judgement is made of.
"""

from __future__ import annotations

from ..bots.evaluation import look
from ..bots.instinct import settle
from ..bots.mind import FEATURES, Mind, Reals
from ..rules.apply import apply_action
from ..rules.game import Game
from ..rules.knowledge import resample
from ..rules.legal import list_legal
from ..rules.randomness import Word
from ..rules.state import Octets, State, copy_state
from ..rules.vocabulary import MAX_PLAYERS
from .observation import OBSERVATION_SIZE, Observer, observe, seats_between


class Outlook:
    """Where the looks go: row i of both arrays is what would come of the i-th action."""

    observer: Observer
    mind: Mind
    imagined: Game  # to try actions on
    settles: int  # 1: finish the turn by instinct before looking
    observations: Octets  # [row * OBSERVATION_SIZE + i]
    features: Reals  # [(row * MAX_PLAYERS + seat) * FEATURES + i], the seats counted from the observer

    def __init__(self, observer: Observer, mind: Mind, imagined: Game) -> None:
        self.observer = observer
        self.mind = mind
        self.imagined = imagined
        self.settles = 0


def look_at_afterstates(outlook: Outlook, game: Game, seed: Word, row: int) -> int:
    """Fill rows from `row` on, one for each legal action of the deciding seat; returns how many there are.

    The same seed hides the same things. There must be room for MAX_LEGAL rows: nobody looks again.
    """
    list_legal(game)
    seat = game.decider
    state: Game = outlook.imagined
    for i in range(game.legal_count):
        copy_state(game, state)
        resample(state, seed)
        apply_action(state, seat, game.legal[i])
        look_at_position(outlook, state, seat, row + i)
    return game.legal_count


def look_at_position(outlook: Outlook, state: State, seat: int, row: int) -> None:
    """The same for a position as it is; it is played on where turns are to be finished."""
    if outlook.settles != 0:
        settle(outlook.mind, state)
    observe(outlook.observer, state, seat, outlook.observations, row * OBSERVATION_SIZE)
    look(outlook.mind, state)
    for other in range(state.players):
        place = (row * MAX_PLAYERS + seats_between(state, seat, other)) * FEATURES
        for i in range(FEATURES):
            outlook.features[place + i] = outlook.mind.features[other * FEATURES + i]
