"""Cities and tables: every card in its place, every worker shown."""

from __future__ import annotations

import re

import pytest

from oddville import art
from oddville.art.city import open_cells
from oddville.editions import standard
from oddville.rules.enums import DecisionKind
from oddville.rules.views import view_for
from oddville.rules.vocabulary import COLOURS
from oddville.text import Texts
from tests.support.drawings import SVG, game_with, parse, view_with

CELL = re.compile(r'<g transform="translate\((-?\d+) (-?\d+)\)"><title>([^<]+)</title>')


@pytest.mark.parametrize("cards", [1, 8, 20])
def test_cards_lie_edge_to_edge(cards: int) -> None:
    view = view_with(cards)
    found = {(int(x) / 252, int(y) / 352): name for x, y, name in CELL.findall(art.city(view, standard()))}
    texts = Texts("en")
    assert found == {(card.x, card.y): texts.card(card.card, standard()) for card in view.city}


def test_owners_are_shown() -> None:
    view = view_with(20)
    svg = art.city(view, standard(), symbols="shared")
    for seat, colour in enumerate(COLOURS):
        assert svg.count(f"#ov-pawn-{colour}") == view.players[seat].workers_in_city


def test_the_view_box_holds_all_cells() -> None:
    view = view_with(8)
    xs, ys = [card.x for card in view.city], [card.y for card in view.city]
    x, y, width, height = map(float, (parse(art.city(view, standard())).get("viewBox") or "").split())
    assert (x, y) == (min(xs) * 252 - 40, min(ys) * 352 - 40)
    assert width == (max(xs) - min(xs) + 1) * 252 + 80
    assert height == (max(ys) - min(ys) + 1) * 352 + 80


def test_a_game_is_as_good_as_its_view() -> None:
    game = game_with(8)
    assert art.city(game, standard()) == art.city(view_for(game, None), standard())
    assert art.table(game, standard()) == art.table(view_for(game, None), standard())


def test_open_cells_are_those_one_may_build_on() -> None:
    game = game_with(8).copy()
    for _ in range(2000):
        if game.decision == DecisionKind.PLACE:
            break
        actions = game.legal_actions()
        builds = [action for action in actions if action in (50, 51)]
        game.step((builds or actions)[0 if builds else game.turn % len(actions)])
    view = view_for(game, game.decider)
    cells = open_cells(view)
    assert cells
    svg = art.city(view, standard(), ghosts=None)
    assert svg.count('stroke-dasharray="20 12"') == len(cells)
    assert open_cells(view_for(game, None)) == []


def test_a_table_shows_what_lies_on_it() -> None:
    view = view_with(20)
    svg = art.table(view, standard(), symbols="shared")
    pieces = sum(player.workers_in_city for player in view.players)
    board = sum(len([seat for seat in part.lower if seat is not None]) for part in view.board)
    board += sum(1 for part in view.board for count in part.upper if count)
    areas = 3 * len(view.players)  # by name, by supply, in the order of turns
    assert len(re.findall(r"#ov-pawn-", svg)) == pieces + board + areas
    unbuilt = [card for card in view.row if card is not None]
    unbuilt += [project for player in view.players for project in player.projects]
    assert svg.count("#ov-cost-plate") == sum(len(standard().buildings[card].cost) for card in unbuilt)
    assert parse(svg).findtext(f"{SVG}title") == "Table"
