"""Quick games: every seat looks one step ahead with the current evaluation, and sometimes wavers."""

from __future__ import annotations

from random import Random

from oddville import new_game, standard
from oddville.bots.instinct import follow_wavering_instinct
from oddville.bots.lookahead import Lookahead, look_ahead
from oddville.bots.mind import Mind
from oddville.bots.weights import mind_with
from oddville.editions import components
from oddville.rules.game import Game
from oddville.rules.randomness import Generator

from .plan import Plan
from .positions import MOST_TURNS, Positions, Witness

BLUNDERS = 0.08  # how often a seat wavers, so that unusual positions are seen too
WAVERING = 3.0
WAVERING_OF_INSTINCT = 1.5


class Chooser:
    """Plays all seats of one game."""

    def __init__(self, plan: Plan, mind: Mind, game: Game, seed: int) -> None:
        self._by_instinct = plan.by_instinct
        self._mind = mind
        self._lookahead = Lookahead(mind, game)
        self._random = Random(seed)
        self._generator = Generator(seed)

    def choose(self, game: Game) -> int:
        if self._by_instinct:
            return follow_wavering_instinct(self._mind, game, self._generator, WAVERING_OF_INSTINCT)
        if self._random.random() < BLUNDERS:
            return follow_wavering_instinct(self._mind, game, self._generator, WAVERING)
        place = look_ahead(self._lookahead, game, self._random.getrandbits(30), 1)
        return game.legal_actions()[place]


def play_quick_games(plan: Plan) -> list[Positions]:
    mind = mind_with(plan.weights, components(standard(), plan.players))
    return [part for seed in range(plan.seed, plan.seed + plan.games) for part in play_one(plan, mind, seed)]


def play_one(plan: Plan, mind: Mind, seed: int) -> list[Positions]:
    game = new_game(plan.players, seed=seed)
    chooser = Chooser(plan, mind, game, seed)
    witness = Witness(mind)
    while not game.is_over and game.turn < MOST_TURNS:
        witness.watch(game)
        game.apply(chooser.choose(game))
    return witness.report(game)
