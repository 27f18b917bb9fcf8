"""What a position and a cell are worth: in agreement with the rules wherever these speak."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

import pytest

from oddville.bots.city_lookup import count_city, missing_resources, points_at
from oddville.bots.evaluator import Evaluator
from oddville.bots.judgement import evaluate
from oddville.bots.policy import finish_turn, is_quiet
from oddville.bots.weights import learned_weights, make_evaluator, untrained
from oddville.editions import Edition, standard
from oddville.rules import vocabulary as v
from oddville.rules.action_space import BUILD, PLACE_AT
from oddville.rules.city import frontier_of_cell
from oddville.rules.game import Game
from tests.support import points
from tests.support.bot_games import by_build, harbour, play
from tests.support.play import moments
from tests.support.unlikely_editions import unlikely_edition


def evaluator_for(game: Game) -> Evaluator:
    return make_evaluator(learned_weights(), game.components)


def games_of(edition: Edition, count: int, decision: int) -> Iterator[Game]:
    """Every position of some games in which such a decision is open."""
    for seed in range(count):
        for game, _ in moments(2 + seed % 3, seed, edition, most=by_build(600, 200)):
            if game.decision == decision:
                yield game.copy()


# ---- The worth of a cell -------------------------------------------------------------------------

EDITIONS = [standard(), harbour(), *(unlikely_edition(seed) for seed in range(by_build(6, 1)))]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_cell_is_worth_what_the_card_scores_there(edition: Edition) -> None:
    tried = 0
    for game in games_of(edition, by_build(6, 2), v.PLACE):
        evaluator = evaluator_for(game)
        count_city(evaluator, game)
        card = game.project_to_place
        for action in (action for action in game.legal_actions() if action >= PLACE_AT):
            guess = points_at(evaluator, game, card, frontier_of_cell(game, action - PLACE_AT))
            after = game.copy()
            after.step(action)
            x, y = after.city_x, after.city_y
            city = {(x[i], y[i]): after.city_card[i] for i in range(after.city_count)}
            cell = next(cell for cell, there in city.items() if there == card)
            assert guess == points.card_points(edition, city, cell)
            tried += 1
    assert tried > 20


def test_a_project_lacks_nothing_when_it_may_be_built() -> None:
    """But for the worker and the cell, which the rules ask for besides."""
    for game in games_of(standard(), by_build(4, 2), v.TURN):
        evaluator = evaluator_for(game)
        evaluate(evaluator, game)
        seat = game.decider
        for action in game.legal_actions():
            if action in (BUILD, BUILD + 1):
                card = game.projects[seat * v.PROJECT_SPACES + action - BUILD]
                assert missing_resources(evaluator, game, seat, card) == 0


# ---- The worth of a position ---------------------------------------------------------------------


@pytest.mark.parametrize("edition", [standard(), harbour()], ids=lambda edition: edition.id)
def test_chances_add_up_to_one(edition: Edition) -> None:
    for game in games_of(edition, by_build(6, 2), v.TURN):
        evaluator = evaluator_for(game)
        evaluate(evaluator, game)
        shares, scores = list(evaluator.win_share)[: game.players], list(evaluator.points)[: game.players]
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
        assert all(isfinite(score) for score in scores)
        assert all(0 <= value <= 1 for value in list(evaluator.value)[: game.players])


def test_at_the_end_it_is_the_truth() -> None:
    for seed in range(6):
        game = play("newcomer", 2 + seed % 3, seed).game
        evaluator = evaluator_for(game)
        evaluate(evaluator, game)
        assert list(evaluator.points)[: game.players] == game.scores()
        assert list(evaluator.win_share)[: game.players] == [
            seat == game.winner for seat in range(game.players)
        ]


def test_a_chance_is_worth_more_than_any_margin() -> None:
    """Whoever has won would not change places with anybody."""
    for seed in range(6):
        game = play("newcomer", 2 + seed % 3, seed).game
        evaluator = evaluator_for(game)
        evaluate(evaluator, game)
        values = list(evaluator.value)[: game.players]
        assert max(values) == values[game.winner] > 0.85


def test_without_learning_more_points_are_better() -> None:
    for game in games_of(standard(), 3, v.TURN):
        evaluator = make_evaluator(untrained(), game.components)
        evaluate(evaluator, game)
        seats = range(game.players)
        best = max(seats, key=lambda seat: evaluator.win_share[seat])
        assert game.score(best) == max(game.scores())


def test_settling_finishes_the_turn_and_no_more() -> None:
    for decision in (v.PLACE, v.BONUSES_OPEN, v.AFTER_ACTION, v.TURN):
        for game in games_of(standard(), 2, decision):
            was_settled, turn = is_quiet(game), game.turn
            finish_turn(evaluator_for(game), game)
            assert is_quiet(game)
            assert game.turn == turn if was_settled else game.turn <= turn + 1
