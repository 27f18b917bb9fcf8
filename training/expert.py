"""Slow games: the search plays against itself, and the policy learns to predict where it goes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import numpy as np
import numpy.typing as npt

from oddville import new_game, standard
from oddville.bots.evaluator import POLICY_SIZE, Evaluator
from oddville.bots.interface import Budget, Deed, Observation
from oddville.bots.policy import NEVER, action_score, prepare
from oddville.bots.search import NO_SHARES, THREE_ROUNDS, SearchBot, Style, children
from oddville.bots.tree import ROOT, meaning_of
from oddville.bots.weights import make_evaluator
from oddville.editions import components
from oddville.rules.game import Game

from .plan import Plan
from .positions import MOST_TURNS

FEWEST_VISITS = 30
# The policy learns from every decision
STYLE = Style(rounds=THREE_ROUNDS, solves_endings=False, judged_after=0, early_shares=NO_SHARES)
EXPLORING = 0.05  # how often a game takes a likely action instead of the best, to see more

Reals = npt.NDArray[np.float32]
UNITS = [[1.0 if i == j else 0.0 for j in range(POLICY_SIZE)] for i in range(POLICY_SIZE)]


@dataclass(frozen=True)
class PolicyExample:
    """One decision: the policy's features of each action, and how often the search went there."""

    seen: Reals  # [action, weight of the policy]
    share: Reals  # [action]


def play_slow_games(plan: Plan) -> list[PolicyExample]:
    evaluator = make_evaluator(plan.weights, components(standard(), plan.players))
    seeds = range(plan.seed, plan.seed + plan.games)
    return [lesson for seed in seeds for lesson in play_one(plan, evaluator, seed)]


def play_one(plan: Plan, evaluator: Evaluator, seed: int) -> list[PolicyExample]:
    game = new_game(plan.players, seed=seed)
    random = Random(seed)
    bots = [SearchBot(4 * seed + seat, STYLE, plan.weights) for seat in range(plan.players)]
    history: list[Deed] = []
    lessons: list[PolicyExample] = []
    while not game.is_over and game.turn < MOST_TURNS:
        bot = bots[game.decider]
        choice = bot.choose(Observation(game, history), Budget(iterations=plan.iterations))
        action = choice.action
        if choice.iterations > 0:
            actions, visits = considered(evaluator, game, bot)
            if len(actions) > 1 and visits.sum() >= FEWEST_VISITS:
                lessons.append(
                    PolicyExample(policy_features(evaluator, game, actions), visits / visits.sum())
                )
                if random.random() < EXPLORING:
                    action = random.choices(actions, visits.tolist())[0]
        history.append(Deed(game.decider, action, meaning_of(game, action)))
        game.step(action)
    return lessons


def considered(evaluator: Evaluator, game: Game, bot: SearchBot) -> tuple[list[int], Reals]:
    """The actions the policy does not exclude, and how often the search went there."""
    tree = bot.tree
    visits = {tree.meaning[child]: tree.visits[child] for child in children(tree, ROOT)}
    prepare(evaluator, game, game.decider)
    actions = [
        action
        for action in game.legal_actions()
        if action_score(evaluator, game, game.decider, action) > NEVER
    ]
    return actions, np.array([visits.get(meaning_of(game, action), 0) for action in actions], np.float32)


def policy_features(evaluator: Evaluator, game: Game, actions: list[int]) -> Reals:
    """Scores are linear in the weights: with one weight 1 and the others 0, a score is its feature."""
    kept = evaluator.policy
    seen = np.zeros((len(actions), POLICY_SIZE), np.float32)
    for number, unit in enumerate(UNITS):
        evaluator.policy = unit
        prepare(evaluator, game, game.decider)
        seen[:, number] = [action_score(evaluator, game, game.decider, action) for action in actions]
    evaluator.policy = kept
    return seen
