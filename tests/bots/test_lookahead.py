"""The apprentice compares whole turns: a turn still open does not make taking a worker back look good."""

from __future__ import annotations

import pytest

from oddville import new_game
from oddville.bots.lookahead import Lookahead, look_ahead
from oddville.bots.policy import finish_turn_number
from oddville.bots.weights import learned_weights, make_evaluator
from oddville.rules.action_space import TAKE_BACK
from oddville.rules.game import Game
from oddville.rules.vocabulary import SLOT_COUNT, TURN, UPPER_SLOT

# Games of two apprentices that never ended while unfinished turns were evaluated: each took a worker back,
# put it where it had been, and so on.
ENDLESS = (5299, 5450, 5486, 8663)
MOST_TURNS = 120


def play(seed: int) -> Game:
    game = new_game(2, seed=seed)
    lookahead = Lookahead(make_evaluator(learned_weights(), game.components), game)
    while not game.is_over and game.turn < MOST_TURNS:
        legal = game.legal_actions()
        game.apply(legal[look_ahead(lookahead, game, seed + game.turn, 4)])
    return game


@pytest.mark.parametrize("seed", ENDLESS)
def test_games_end_in_which_workers_went_to_and_fro(seed: int) -> None:
    assert play(seed).is_over


def test_a_turn_is_finished_after_taking_a_worker_back() -> None:
    game = new_game(2, seed=3)
    while game.decision != TURN:
        game.apply(game.legal_actions()[0])
    turn, seat = game.turn, game.decider
    first = next(each for each in range(4) if game.upper[each * 4 + seat] > 0)
    game.apply(TAKE_BACK + first * SLOT_COUNT + UPPER_SLOT)
    assert (game.turn, game.decision, game.decider) == (turn, TURN, seat)
    finish_turn_number(make_evaluator(learned_weights(), game.components), game, turn)
    assert game.turn == turn + 1
