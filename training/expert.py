"""Games of the search against itself: what it chose, and from what. Instinct learns to guess its choices."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

import numpy as np
import numpy.typing as npt

from oddville import new_game, standard
from oddville.bots.evaluation import look, phase_of
from oddville.bots.instinct import NEVER, prepare, urge
from oddville.bots.interface import Budget, Deed, Observation
from oddville.bots.mind import FEATURES, URGES, Mind
from oddville.bots.search import SearchBot, Style, children
from oddville.bots.tree import ROOT, meaning_of
from oddville.bots.weights import Weights, mind_with
from oddville.editions import components
from oddville.rules.game import Game
from oddville.rules.scoring import card_points
from oddville.rules.vocabulary import TURN

from .selfplay import MOST_TURNS, Batch

Doubles = npt.NDArray[np.float64]
FEWEST_VISITS = 30
WAVERING = 0.05  # how often a game takes a likely action instead of the best, to see more


@dataclass(frozen=True)
class Lesson:
    """One decision: what instinct saw in each action, and how often the search went there."""

    seen: npt.NDArray[np.float32]  # [action, weight of instinct]
    share: npt.NDArray[np.float32]  # [action]


def seen_by_instinct(
    mind: Mind, units: list[list[float]], game: Game, actions: list[int]
) -> npt.NDArray[np.float32]:
    """Urges are linear in their weights: with one weight 1 and the others 0 an urge is what that one sees."""
    kept = mind.urges
    seen = np.zeros((len(actions), URGES), np.float32)
    for number, unit in enumerate(units):
        mind.urges = unit
        prepare(mind, game, game.decider)
        seen[:, number] = [urge(mind, game, game.decider, action) for action in actions]
    mind.urges = kept
    return seen


@dataclass(frozen=True)
class ExpertPlan:
    players: int
    seed: int
    games: int
    iterations: int
    weights: Weights


def play_expert_game(plan: ExpertPlan, mind: Mind, seed: int) -> tuple[list[Lesson], Batch | None]:
    units = [[1.0 if i == j else 0.0 for j in range(URGES)] for i in range(URGES)]
    game = new_game(plan.players, seed=seed)
    random = Random(seed)
    bots = [SearchBot(seed * 4 + seat, Style(), plan.weights) for seat in range(plan.players)]
    history: list[Deed] = []
    lessons: list[Lesson] = []
    phases, features = [], []
    turn = 0
    while not game.is_over and game.turn < MOST_TURNS:
        if game.decision == TURN and game.turn != turn:
            turn = game.turn
            look(mind, game)
            phases.append(phase_of(game))
            features.append(mind.features[: plan.players * FEATURES])
        bot = bots[game.decider]
        choice = bot.choose(Observation(game, history), Budget(iterations=plan.iterations))
        action = choice.action
        if choice.iterations > 0:
            visits = {bot.tree.meaning[child]: bot.tree.visits[child] for child in children(bot.tree, ROOT)}
            prepare(mind, game, game.decider)
            actions = [a for a in game.legal_actions() if urge(mind, game, game.decider, a) > NEVER]
            counts = np.array([visits.get(meaning_of(game, a), 0) for a in actions], np.float32)
            if counts.sum() >= FEWEST_VISITS and len(actions) > 1:
                lessons.append(Lesson(seen_by_instinct(mind, units, game, actions), counts / counts.sum()))
                if random.random() < WAVERING:
                    action = random.choices(actions, counts.tolist())[0]
        history.append(Deed(game.decider, action, meaning_of(game, action)))
        game.step(action)
    if not game.is_over:
        return lessons, None
    count = len(phases)
    printed = game.components
    cards = [
        (printed.scoring[card], printed.value[card], card_points(game, index))
        for index, card in enumerate(game.city_card[1 : game.city_count], start=1)
    ]
    return lessons, Batch(
        np.array(phases, np.int8),
        np.array(features, np.float32).reshape(count, plan.players, FEATURES),
        np.full(count, game.winner, np.int8),
        np.tile(np.array(game.scores(), np.float32), (count, 1)),
        np.array(cards, np.float32),
        1,
        game.turn,
    )


def play_expert_batch(plan: ExpertPlan) -> tuple[list[Lesson], list[Batch]]:
    mind = mind_with(plan.weights, components(standard(), plan.players))
    lessons: list[Lesson] = []
    batches: list[Batch] = []
    for number in range(plan.games):
        learned, batch = play_expert_game(plan, mind, plan.seed + number)
        lessons += learned
        if batch:
            batches.append(batch)
    return lessons, batches


def play_expert_games(plan: ExpertPlan, processes: int, batch: int = 10) -> tuple[list[Lesson], Batch]:
    plans = [
        ExpertPlan(
            plan.players, plan.seed + start, min(batch, plan.games - start), plan.iterations, plan.weights
        )
        for start in range(0, plan.games, batch)
    ]
    lessons: list[Lesson] = []
    batches: list[Batch] = []
    with get_context("spawn").Pool(processes) as pool:
        for learned, played in pool.imap(play_expert_batch, plans):
            lessons += learned
            batches += played
    return lessons, Batch.join(batches)


def fit_urges(
    lessons: list[Lesson], start: tuple[float, ...], ridge: float = 3.0, steps: int = 10
) -> tuple[list[float], float, float]:
    """Newton's method on P(action) ~ exp(urge); weights, cross entropy before and after."""
    widest = max(len(lesson.share) for lesson in lessons)
    seen = np.zeros((len(lessons), widest, URGES), np.float32)
    share = np.zeros((len(lessons), widest), np.float32)
    real = np.zeros((len(lessons), widest), bool)
    for number, lesson in enumerate(lessons):
        count = len(lesson.share)
        seen[number, :count] = lesson.seen
        share[number, :count] = lesson.share
        real[number, :count] = True
    weights = np.array(start, np.float64)
    first = weights.copy()
    losses = []
    for _ in range(steps):
        strength = np.where(real, seen @ weights.astype(np.float32), -1e9)
        strength -= strength.max(axis=1, keepdims=True)
        guess = np.exp(strength)
        guess /= guess.sum(axis=1, keepdims=True)
        losses.append(float(-(share * np.log(guess + 1e-9)).sum(axis=1).mean()))
        gradient = np.einsum("naf,na->f", seen, share - guess, dtype=np.float64) - ridge * (weights - first)
        centre = np.einsum("naf,na->nf", seen, guess)
        flat = (seen * np.sqrt(guess)[:, :, None]).reshape(-1, URGES)
        hessian = (flat.T @ flat - centre.T @ centre).astype(np.float64) + ridge * np.eye(URGES)
        weights = weights + np.clip(np.linalg.solve(hessian, gradient), -1.0, 1.0)
    return weights.tolist(), losses[0], losses[-1]
