"""Where things are on the table: nothing moves under a pointer, and everything has its space."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from oddville.rules.actions import PlayForBuilding, decode
from oddville.rules.enums import DecisionKind
from oddville.rules.game import Game
from tests.support.page.moments import moment, taken_up
from tests.support.page.player import DESKTOP, LAPTOP, PHONE, Guests, Player, Size

pytestmark = pytest.mark.slow

HAND = '[data-place^="hand-"] [data-legal="true"]'


def box(of: Locator) -> FloatRect:
    found = of.first.bounding_box()
    assert found is not None
    return found


def can_take_a_project(game: Game) -> bool:
    return game.decision == DecisionKind.TURN and any(
        isinstance(decode(action), PlayForBuilding) for action in game.legal_actions()
    )


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["desktop", "laptop"])
def test_the_city_stays_where_it_is_while_something_is_chosen(guests: Guests, size: Size) -> None:
    player = guests(size, hints=False)
    with taken_up(player, moment(can_take_a_project)):
        city = player.at("cell-0-0")
        player.comes_to_rest()
        before = box(city)
        player.page.locator(HAND).last.click()
        player.page.locator('[data-place^="row-"][data-legal="true"]').first.hover()
        player.comes_to_rest()
        after = box(city)
        assert (after["x"], after["width"]) == (before["x"], before["width"])
        assert abs(after["y"] - before["y"]) <= 1  # the height of the window's parts may be rounded anew


def test_nothing_moves_under_the_finger_on_a_phone(guests: Guests) -> None:
    player = guests(PHONE, hints=False, confirm="always")
    with taken_up(player, moment(can_take_a_project)):
        player.page.locator(HAND).last.click()
        card = player.page.locator('.cards [data-legal="true"]').first
        card.scroll_into_view_if_needed()
        player.comes_to_rest()
        parts = [player.page.locator(part) for part in ("header", ".strip", ".stage", ".dock", ".cards")]
        before = [box(part) for part in parts]
        card.click()
        expect(player.page.get_by_test_id("confirm")).to_be_visible()
        player.comes_to_rest()
        assert [box(part) for part in parts] == before


def test_four_players_on_a_laptop(guests: Guests) -> None:
    """The story has room for two turns, and nobody's panel hides the guilds."""
    player = guests(LAPTOP)
    at = moment(lambda game: game.decision == DecisionKind.TURN and game.city_count == 12, 4)
    with taken_up(player, at):
        assert box(player.page.locator(".story"))["height"] >= 210
        piles, tray = box(player.at("piles")), box(player.page.locator(".tray"))
        assert piles["y"] + piles["height"] <= tray["y"]


def test_places_that_do_not_fit_take_no_space(player: Player) -> None:
    at = moment(lambda game: game.decision == DecisionKind.PLACE and game.city_count >= 12, 4)
    with taken_up(player, at):
        player.comes_to_rest()
        assert box(player.at("cell-0-0"))["width"] >= 84
