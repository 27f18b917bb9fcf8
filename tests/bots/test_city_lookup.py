"""What a bot sees at a glance agrees with the rules: the best cell, whether a card fits, what is missing."""

from __future__ import annotations

import pytest

from oddville.bots.city_lookup import LINK_WORTH, best_place, count_city, count_resources, missing_resources
from oddville.bots.evaluation import open_sides_of
from oddville.bots.evaluator import Evaluator
from oddville.bots.judgement import evaluate
from oddville.bots.lookahead import Lookahead, look_ahead
from oddville.bots.policy import NEVER, action_score, best_action, fits_somewhere, prepare
from oddville.bots.weights import learned_weights, make_evaluator
from oddville.rules import vocabulary as v
from oddville.rules.actions import PlayForResource, encode
from oddville.rules.city import fits, fits_anywhere, put_in_city
from oddville.rules.game import Game
from oddville.rules.scoring import card_points
from tests.support.bot_games import positions
from tests.support.play import is_take_back, snapshot
from tests.support.scenario import STONE, WOOD, table


def evaluator_for(game: Game) -> Evaluator:
    return make_evaluator(learned_weights(), game.components)


def worth_at(game: Game, card: int, frontier: int) -> float:
    """The points of a card by the rules, after it was really put there, and a little for each link."""
    after = game.copy()
    put_in_city(after, card, game.frontier_x[frontier], game.frontier_y[frontier], owner=0)
    links = game.frontier_streets[frontier].bit_count()
    return card_points(after, after.city_count - 1) + LINK_WORTH * links


def test_the_best_place_is_the_best_of_all_places() -> None:
    for game in positions(12, every=20):
        evaluator = evaluator_for(game)
        count_city(evaluator, game)
        for card in range(game.components.card_count):
            cells = [cell for cell in range(game.frontier_count) if fits(game, card, cell)]
            best = max((worth_at(game, card, cell) for cell in cells), default=-1.0)
            assert best_place(evaluator, game, card) == pytest.approx(best)


def test_a_card_that_fits_nowhere_has_no_place() -> None:
    t = table(city="SQUARE", projects={"purple": ["houses"]})
    evaluator = evaluator_for(t.game)
    count_city(evaluator, t.game)
    assert best_place(evaluator, t.game, t.card("houses")) == -1


def test_whether_a_card_fits_is_known_without_looking_at_every_cell() -> None:
    for game in positions(12, every=10):
        if game.decision == v.PLACE:
            continue
        evaluator = evaluator_for(game)
        prepare(evaluator, game, game.decider)
        for card in range(game.components.card_count):
            assert fits_somewhere(evaluator, game, card) is fits_anywhere(game, card)


@pytest.mark.parametrize(
    ("workers", "lacking"),
    [
        ([], 3),
        (["wood 1"], 2),
        (["wood 1", "wood upper"], 1),
        (["wood 1", "wood upper", "clay 1"], 0),
        (["wood upper"] * 4, 1),  # more wood than it takes is of no use
        (["stone 1", "crystal 1"], 3),
    ],
)
def test_what_is_missing_for_a_card(workers: list[str], lacking: int) -> None:
    t = table(workers={"purple": workers, "blue": ["wood 2", "clay 2"]})
    evaluator = evaluator_for(t.game)
    count_resources(evaluator, t.game)
    assert missing_resources(evaluator, t.game, 0, t.card("costs-wood-wood-clay")) == lacking


def test_no_side_is_open_above_the_main_squares_row() -> None:
    t = table(city="plain-1/purple  -  SQUARE")
    assert open_sides_of(t.game, 1) == 2  # left and below


def test_looking_changes_nothing() -> None:
    for game in positions(6, every=15):
        before, evaluator = snapshot(game), evaluator_for(game)
        evaluate(evaluator, game)
        best_action(evaluator, game)
        look_ahead(Lookahead(evaluator, game), game, 5, 1)
        assert snapshot(game) == before


def test_policy_and_lookahead_choose_legal_actions() -> None:
    for game in positions(15, every=15):
        evaluator, legal = evaluator_for(game), game.legal_actions()
        assert best_action(evaluator, game) in legal
        assert 0 <= look_ahead(Lookahead(evaluator, game), game, 3, 2) < len(legal)


def test_nobody_takes_a_worker_back_while_there_are_others() -> None:
    for game in positions(15, every=10):
        seat = game.decider
        if game.supply[seat] == 0:
            continue
        evaluator = evaluator_for(game)
        prepare(evaluator, game, seat)
        for action in filter(is_take_back, game.legal_actions()):
            assert action_score(evaluator, game, seat, action) == NEVER


def test_a_resource_that_a_project_lacks_is_wanted_more_than_one_of_no_use() -> None:
    t = table(2, projects={"purple": ["costs-stone"]}, hand={"purple": [3]})
    evaluator = evaluator_for(t.game)
    prepare(evaluator, t.game, 0)
    assert evaluator.lack[STONE] > evaluator.lack[WOOD] == 0
    stone, wood = encode(PlayForResource(3, STONE)), encode(PlayForResource(3, WOOD))
    assert action_score(evaluator, t.game, 0, stone) > action_score(evaluator, t.game, 0, wood)
