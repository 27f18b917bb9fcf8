"""Slow games: the search plays against itself, and instinct learns to guess where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np
import numpy.typing as npt

from oddville import new_game, standard
from oddville.bots.instinct import NEVER, prepare, urge
from oddville.bots.interface import Budget, Deed, Observation
from oddville.bots.mind import URGES, Mind
from oddville.bots.search import SearchBot, children
from oddville.bots.tree import ROOT, meaning_of
from oddville.bots.weights import mind_with
from oddville.editions import components
from oddville.rules.game import Game

from .plan import Plan
from .positions import MOST_TURNS

FEWEST_VISITS = 30
WAVERING = 0.05  # how often a game takes a likely action instead of the best, to see more

Reals = npt.NDArray[np.float32]
UNITS = [[1.0 if i == j else 0.0 for j in range(URGES)] for i in range(URGES)]


@dataclass(frozen=True)
class Lesson:
    """One decision: what instinct saw in each action, and how often the search went there."""

    seen: Reals  # [action, weight of instinct]
    share: Reals  # [action]


def play_slow_games(plan: Plan) -> list[Lesson]:
    mind = mind_with(plan.weights, components(standard(), plan.players))
    seeds = range(plan.seed, plan.seed + plan.games)
    return [lesson for seed in seeds for lesson in play_one(plan, mind, seed)]


def play_one(plan: Plan, mind: Mind, seed: int) -> list[Lesson]:
    game = new_game(plan.players, seed=seed)
    random = Random(seed)
    bots = [SearchBot(4 * seed + seat, weights=plan.weights) for seat in range(plan.players)]
    history: list[Deed] = []
    lessons: list[Lesson] = []
    while not game.is_over and game.turn < MOST_TURNS:
        bot = bots[game.decider]
        choice = bot.choose(Observation(game, history), Budget(iterations=plan.iterations))
        action = choice.action
        if choice.iterations > 0:
            actions, visits = considered(mind, game, bot)
            if len(actions) > 1 and visits.sum() >= FEWEST_VISITS:
                lessons.append(Lesson(seen_by_instinct(mind, game, actions), visits / visits.sum()))
                if random.random() < WAVERING:
                    action = random.choices(actions, visits.tolist())[0]
        history.append(Deed(game.decider, action, meaning_of(game, action)))
        game.step(action)
    return lessons


def considered(mind: Mind, game: Game, bot: SearchBot) -> tuple[list[int], Reals]:
    """The actions instinct would think of, and how often the search went there."""
    tree = bot.tree
    visits = {tree.meaning[child]: tree.visits[child] for child in children(tree, ROOT)}
    prepare(mind, game, game.decider)
    actions = [action for action in game.legal_actions() if urge(mind, game, game.decider, action) > NEVER]
    return actions, np.array([visits.get(meaning_of(game, action), 0) for action in actions], np.float32)


def seen_by_instinct(mind: Mind, game: Game, actions: list[int]) -> Reals:
    """Urges are linear in their weights: with one weight 1 and the others 0 an urge is what that one sees."""
    kept = mind.urges
    seen = np.zeros((len(actions), URGES), np.float32)
    for number, unit in enumerate(UNITS):
        mind.urges = unit
        prepare(mind, game, game.decider)
        seen[:, number] = [urge(mind, game, game.decider, action) for action in actions]
    mind.urges = kept
    return seen
