"""One step ahead: try each action, finish the turn by the policy, evaluate."""

from __future__ import annotations

from ..rules.action_space import MAX_LEGAL, TAKE_BACK, TAKE_BACKS
from ..rules.apply import apply_action
from ..rules.game import Game, copy_of
from ..rules.knowledge import resample
from ..rules.legal import list_legal
from ..rules.randomness import Generator, Word
from ..rules.state import copy_state
from .evaluator import Evaluator
from .judgement import evaluate
from .policy import action_score, finish_turn_number, prepare


class Lookahead:
    """Sums over the sampled games, by legal action."""

    evaluator: Evaluator
    values: list[float]
    state: Game
    policy_share: float  # of the policy's score, which also sees what pays off later than one step ahead

    def __init__(self, evaluator: Evaluator, game: Game) -> None:
        self.evaluator = evaluator
        self.values = [0.0] * MAX_LEGAL
        self.state = copy_of(game)
        self.policy_share = 0.01


def look_ahead(lookahead: Lookahead, game: Game, seed: Word, times: int) -> int:
    """The place in `game.legal` of the action with the best mean value for the deciding seat."""
    list_legal(game)
    seat = game.decider
    evaluator: Evaluator = lookahead.evaluator
    state: Game = lookahead.state
    generator: Generator = Generator(seed)
    prepare(evaluator, game, seat)
    for i in range(game.legal_count):
        lookahead.values[i] = (
            lookahead.policy_share * times * action_score(evaluator, game, seat, game.legal[i])
        )
    for _ in range(times):
        word: Word = generator.below(1 << 30)
        for i in range(game.legal_count):
            action = game.legal[i]
            if is_idle(game, seat, action):
                lookahead.values[i] -= 1.0
                continue
            copy_state(game, state)
            resample(state, word)
            apply_action(state, seat, action)
            finish_turn_number(evaluator, state, game.turn)
            evaluate(evaluator, state)
            lookahead.values[i] += evaluator.value[seat]
    best = 0
    for i in range(game.legal_count):
        if lookahead.values[i] > lookahead.values[best]:
            best = i
    return best


def is_idle(game: Game, seat: int, action: int) -> bool:
    """Taking a worker back is pointless while there are others in the supply."""
    return TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS and game.supply[seat] > 0
