"""Games for the network: the search plays against itself, and what it found at each decision is kept.

A game is stored as its seed and its actions, so that features can be computed again whenever they change.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random

import numpy as np

from oddville import new_game
from oddville.bots.interface import Budget, Deed, Observation
from oddville.bots.search import NO_SHARES, THREE_ROUNDS, SearchBot, Style, children
from oddville.bots.tree import ROOT, meaning_of

from .plan import Plan
from .positions import MOST_TURNS

# The network has to learn how games end
STYLE = Style(rounds=THREE_ROUNDS, solves_endings=False, judged_after=0, early_shares=NO_SHARES)
EXPLORING = 0.1  # how often a game takes a likely action instead of the best, to see more


@dataclass
class PlayedGames:
    """Games of one number of players, decision after decision."""

    seeds: list[int] = field(default_factory=list)  # by game
    lengths: list[int] = field(default_factory=list)  # by game: how many decisions
    actions: list[int] = field(default_factory=list)  # by decision
    wins: list[tuple[float, ...]] = field(default_factory=list)  # by decision and seat; 0 without a search
    scores: list[tuple[float, ...]] = field(default_factory=list)
    option_counts: list[int] = field(default_factory=list)  # by decision: how many actions were visited
    options: list[int] = field(default_factory=list)  # these actions
    visits: list[int] = field(default_factory=list)

    def save(self, file: Path) -> None:
        """All or nothing: an interrupted run leaves no half file."""
        half = file.with_suffix(".half.npz")
        arrays = {each.name: np.array(getattr(self, each.name)) for each in fields(self)}
        for name in ("wins", "scores"):
            arrays[name] = arrays[name].astype(np.float32)
        np.savez_compressed(half, **arrays)  # type: ignore[arg-type]
        half.rename(file)


def play_games(plan: Plan) -> PlayedGames:
    games = PlayedGames()
    for seed in range(plan.seed, plan.seed + plan.games):
        play_one(plan, seed, games)
    return games


def play_one(plan: Plan, seed: int, games: PlayedGames) -> None:
    game = new_game(plan.players, seed=seed)
    random = Random(seed)
    bots = [SearchBot(4 * seed + seat, STYLE, plan.weights) for seat in range(plan.players)]
    history: list[Deed] = []
    games.seeds.append(seed)
    while not game.is_over and game.turn < MOST_TURNS:
        bot = bots[game.decider]
        choice = bot.choose(Observation(game, history), Budget(iterations=plan.iterations))
        action = choice.action
        options: list[tuple[int, int]] = []
        nothing = (0.0,) * plan.players
        if choice.iterations > 0:
            tree = bot.tree
            visits = {tree.meaning[child]: tree.visits[child] for child in children(tree, ROOT)}
            options = [
                (each, visits[meaning])
                for each in game.legal_actions()
                if (meaning := meaning_of(game, each)) in visits
            ]
            if random.random() < EXPLORING:
                action = random.choices(*zip(*options, strict=True))[0]
        games.actions.append(action)
        games.wins.append(choice.win_shares or nothing)
        games.scores.append(choice.scores or nothing)
        games.option_counts.append(len(options))
        games.options += [each for each, _ in options]
        games.visits += [count for _, count in options]
        history.append(Deed(game.decider, action, meaning_of(game, action)))
        game.step(action)
    games.lengths.append(len(history))
