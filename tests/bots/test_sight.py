"""What a bot sees at a glance agrees with the rules: the best cell, whether a card fits, what is missing."""

from __future__ import annotations

import pytest

from oddville.bots.evaluation import evaluate, open_sides_of
from oddville.bots.instinct import NEVER, follow_instinct, has_cell, prepare, urge
from oddville.bots.lookahead import Lookahead, look_ahead
from oddville.bots.mind import Mind
from oddville.bots.sight import LINK_WORTH, best_place, count_resources, look_at_city, missing
from oddville.bots.weights import learned_weights, mind_with
from oddville.rules import vocabulary as v
from oddville.rules.actions import PlayForResource, encode
from oddville.rules.city import fits, fits_anywhere, put_in_city
from oddville.rules.game import Game
from oddville.rules.scoring import card_points
from tests.support.bot_games import positions
from tests.support.play import is_take_back, snapshot
from tests.support.scenario import STONE, WOOD, table


def mind_for(game: Game) -> Mind:
    return mind_with(learned_weights(), game.components)


def worth_at(game: Game, card: int, frontier: int) -> float:
    """The points of a card by the rules, after it was really put there, and a little for each link."""
    after = game.copy()
    put_in_city(after, card, game.frontier_x[frontier], game.frontier_y[frontier], owner=0)
    links = game.frontier_streets[frontier].bit_count()
    return card_points(after, after.city_count - 1) + LINK_WORTH * links


def test_the_best_place_is_the_best_of_all_places() -> None:
    for game in positions(12, every=20):
        mind = mind_for(game)
        look_at_city(mind, game)
        for card in range(game.components.card_count):
            cells = [cell for cell in range(game.frontier_count) if fits(game, card, cell)]
            best = max((worth_at(game, card, cell) for cell in cells), default=-1.0)
            assert best_place(mind, game, card) == pytest.approx(best)


def test_a_card_that_fits_nowhere_has_no_place() -> None:
    t = table(city="SQUARE", projects={"purple": ["houses"]})
    mind = mind_for(t.game)
    look_at_city(mind, t.game)
    assert best_place(mind, t.game, t.card("houses")) == -1


def test_whether_a_card_fits_is_known_without_looking_at_every_cell() -> None:
    for game in positions(12, every=10):
        if game.decision == v.PLACE:
            continue
        mind = mind_for(game)
        prepare(mind, game, game.decider)
        for card in range(game.components.card_count):
            assert has_cell(mind, game, card) is fits_anywhere(game, card)


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
    mind = mind_for(t.game)
    count_resources(mind, t.game)
    assert missing(mind, t.game, 0, t.card("costs-wood-wood-clay")) == lacking


def test_no_side_is_open_above_the_main_squares_row() -> None:
    t = table(city="plain-1/purple  -  SQUARE")
    assert open_sides_of(t.game, 1) == 2  # left and below


def test_looking_changes_nothing() -> None:
    for game in positions(6, every=15):
        before, mind = snapshot(game), mind_for(game)
        evaluate(mind, game)
        follow_instinct(mind, game)
        look_ahead(Lookahead(mind, game), game, 5, 1)
        assert snapshot(game) == before


def test_instinct_and_a_look_ahead_choose_what_is_legal() -> None:
    for game in positions(15, every=15):
        mind, legal = mind_for(game), game.legal_actions()
        assert follow_instinct(mind, game) in legal
        assert 0 <= look_ahead(Lookahead(mind, game), game, 3, 2) < len(legal)


def test_nobody_takes_a_worker_back_while_there_are_others() -> None:
    for game in positions(15, every=10):
        seat = game.decider
        if game.supply[seat] == 0:
            continue
        mind = mind_for(game)
        prepare(mind, game, seat)
        for action in filter(is_take_back, game.legal_actions()):
            assert urge(mind, game, seat, action) == NEVER


def test_a_resource_that_a_project_lacks_is_wanted_more_than_one_of_no_use() -> None:
    t = table(2, projects={"purple": ["costs-stone"]}, hand={"purple": [3]})
    mind = mind_for(t.game)
    prepare(mind, t.game, 0)
    assert mind.lack[STONE] > mind.lack[WOOD] == 0
    stone, wood = encode(PlayForResource(3, STONE)), encode(PlayForResource(3, WOOD))
    assert urge(mind, t.game, 0, stone) > urge(mind, t.game, 0, wood)
