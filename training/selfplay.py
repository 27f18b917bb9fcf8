"""Quick games: every seat looks one step ahead with the current evaluation, sometimes with noise."""

from __future__ import annotations

from random import Random

from oddville import new_game, standard
from oddville.bots.evaluator import Evaluator
from oddville.bots.lookahead import Lookahead, look_ahead
from oddville.bots.policy import noisy_action
from oddville.bots.weights import make_evaluator
from oddville.editions import components
from oddville.rules.game import Game
from oddville.rules.randomness import Generator

from .plan import Plan
from .positions import MOST_TURNS, PositionRecorder, Positions

BLUNDERS = 0.08  # how often a seat plays with noise, so that unusual positions are seen too
BLUNDER_NOISE = 3.0
POLICY_NOISE = 1.5


class Chooser:
    """Plays all seats of one game."""

    def __init__(self, plan: Plan, evaluator: Evaluator, game: Game, seed: int) -> None:
        self._by_policy = plan.by_policy
        self._evaluator = evaluator
        self._lookahead = Lookahead(evaluator, game)
        self._random = Random(seed)
        self._generator = Generator(seed)

    def choose(self, game: Game) -> int:
        if self._by_policy:
            return noisy_action(self._evaluator, game, self._generator, POLICY_NOISE)
        if self._random.random() < BLUNDERS:
            return noisy_action(self._evaluator, game, self._generator, BLUNDER_NOISE)
        place = look_ahead(self._lookahead, game, self._random.getrandbits(30), 1)
        return game.legal_actions()[place]


def play_quick_games(plan: Plan) -> list[Positions]:
    evaluator = make_evaluator(plan.weights, components(standard(), plan.players))
    return [
        part for seed in range(plan.seed, plan.seed + plan.games) for part in play_one(plan, evaluator, seed)
    ]


def play_one(plan: Plan, evaluator: Evaluator, seed: int) -> list[Positions]:
    game = new_game(plan.players, seed=seed)
    chooser = Chooser(plan, evaluator, game, seed)
    witness = PositionRecorder(evaluator)
    while not game.is_over and game.turn < MOST_TURNS:
        witness.watch(game)
        game.apply(chooser.choose(game))
    return witness.report(game)
