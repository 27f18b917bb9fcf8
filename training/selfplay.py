"""Games that the current evaluation plays against itself, and what their positions looked like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

import numpy as np
import numpy.typing as npt

from oddville import new_game, standard
from oddville.bots.evaluation import look, phase_of
from oddville.bots.instinct import follow_wavering_instinct
from oddville.bots.lookahead import Lookahead, look_ahead
from oddville.bots.mind import FEATURES, Mind
from oddville.bots.weights import Weights, mind_with
from oddville.editions import Edition, components
from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.scoring import card_points
from oddville.rules.vocabulary import TURN

Reals = npt.NDArray[np.float32]
MOST_TURNS = 400


@dataclass(frozen=True)
class Plan:
    """How a batch of games is played."""

    players: int
    seed: int
    games: int
    weights: Weights
    lookahead: bool  # False: by instinct alone
    blunders: float  # how often a seat wavers, so that unusual positions are seen too


@dataclass(frozen=True)
class Batch:
    """Positions at the start of a turn: what each seat had, and how the game ended."""

    phases: npt.NDArray[np.int8]
    features: Reals  # [position, seat, feature]
    winners: npt.NDArray[np.int8]
    scores: Reals  # [position, seat]
    cards: Reals  # [built card, (scoring kind, printed value, points at the end)]
    games: int
    turns: int

    @staticmethod
    def join(parts: list[Batch]) -> Batch:
        return Batch(
            np.concatenate([part.phases for part in parts]),
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.winners for part in parts]),
            np.concatenate([part.scores for part in parts]),
            np.concatenate([part.cards for part in parts]),
            sum(part.games for part in parts),
            sum(part.turns for part in parts),
        )


class Chooser:
    """Plays all seats: one step ahead with the evaluation, sometimes wavering."""

    def __init__(self, plan: Plan, mind: Mind, game: Game, seed: int) -> None:
        self.plan = plan
        self.mind = mind
        self.lookahead = Lookahead(mind, game)
        self.random = Random(seed)
        self.generator = Generator(seed)

    def choose(self, game: Game) -> int:
        if not self.plan.lookahead:
            return follow_wavering_instinct(self.mind, game, self.generator, 1.5)
        if self.random.random() < self.plan.blunders:
            return follow_wavering_instinct(self.mind, game, self.generator, 4.0)
        place = look_ahead(self.lookahead, game, self.random.getrandbits(30), 1)
        return game.legal_actions()[place]


def play_batch(plan: Plan) -> Batch:
    edition = standard()
    mind = mind_with(plan.weights, components(edition, plan.players))
    parts = [
        part for number in range(plan.games) if (part := play_one(plan, mind, edition, plan.seed + number))
    ]
    return Batch.join(parts)


def play_one(plan: Plan, mind: Mind, edition: Edition, seed: int) -> Batch | None:
    game = new_game(plan.players, seed=seed, edition=edition)
    chooser = Chooser(plan, mind, game, seed)
    phases, features = [], []
    turn = 0
    while not game.is_over and game.turn < MOST_TURNS:
        if game.decision == TURN and game.turn != turn:
            turn = game.turn
            look(mind, game)
            phases.append(phase_of(game))
            features.append(mind.features[: plan.players * FEATURES])
        game.apply(chooser.choose(game))
    if not game.is_over:
        return None
    count = len(phases)
    printed = game.components
    cards = [
        (printed.scoring[card], printed.value[card], card_points(game, index))
        for index, card in enumerate(game.city_card[1 : game.city_count], start=1)
    ]
    return Batch(
        np.array(phases, np.int8),
        np.array(features, np.float32).reshape(count, plan.players, FEATURES),
        np.full(count, game.winner, np.int8),
        np.tile(np.array(game.scores(), np.float32), (count, 1)),
        np.array(cards, np.float32),
        1,
        game.turn,
    )


def play_many(plan: Plan, processes: int, batch: int = 100) -> Iterator[Batch]:
    plans = [
        Plan(
            plan.players,
            plan.seed + start,
            min(batch, plan.games - start),
            plan.weights,
            plan.lookahead,
            plan.blunders,
        )
        for start in range(0, plan.games, batch)
    ]
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play_batch, plans)
