"""Where things are on the table: nothing moves under a pointer, and everything has its space."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from oddville.rules.actions import PlayForBuilding, decode
from oddville.rules.enums import DecisionKind
from oddville.rules.game import Game
from oddville.rules.views import view_for
from oddville.text import Texts
from tests.support.page.fitting import misfits_on
from tests.support.page.moments import moment, moment_of, taken_up
from tests.support.page.player import DESKTOP, LAPTOP, PHONE, Guests, Player, Size
from tests.support.page.screens import with_bots

pytestmark = pytest.mark.slow

TEXTS = Texts("en")
HAND = '[data-place^="hand-"] [data-legal="true"]'
SHORT: Size = {"viewport": {"width": 1280, "height": 620}}  # as where a replay has its controls


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


def test_the_menu_beside_a_hint_fits_a_laptop(guests: Guests) -> None:
    """In the language with the longest words for it."""
    player = guests(LAPTOP, "fr")
    with with_bots(player):
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("name", ["Ada", ""], ids=["returning", "new"])
@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_the_start_fits_a_desk_without_scrolling(guests: Guests, language: str, name: str) -> None:
    player = guests(DESKTOP, language, name=name)
    player.go("/")
    player.page.locator("footer").wait_for()
    for size in (DESKTOP, LAPTOP):
        player.takes(size)
        assert player.lasting(scrolled_by) == []


def scrolled_by(page: Page) -> list[int]:
    """By how much the page is higher than the window, if it is."""
    found: int = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    return [found] if found > 0 else []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_builders_question_fits_a_phone(guests: Guests, language: str) -> None:
    """It has two buttons."""
    player = guests(PHONE, language)
    with taken_up(player, moment_of(DecisionKind.BUILDER, 3)):
        player.glowing.first.wait_for()
        assert player.lasting(misfits_on) == []


def test_places_that_do_not_fit_take_no_space(player: Player) -> None:
    at = moment(lambda game: game.decision == DecisionKind.PLACE and game.city_count >= 12, 4)
    with taken_up(player, at):
        player.comes_to_rest()
        assert box(player.at("cell-0-0"))["width"] >= 84


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_place_for_a_project_is_in_view(guests: Guests, size: Size) -> None:
    player = guests(size, hints=False)
    at = moment(lambda game: game.decision == DecisionKind.PLACE and game.city_count == 6, 4)
    with taken_up(player, at):
        player.page.locator(".ghost").first.wait_for()
        player.comes_to_rest()
        sheet = box(player.page.locator("section.city"))
        for ghost in player.page.locator(".ghost").all():
            assert is_within(box(ghost), sheet)


def test_the_chat_covers_neither_the_city_nor_the_tray(guests: Guests) -> None:
    player = guests(LAPTOP)
    with taken_up(player, moment(can_take_a_project)):
        player.page.get_by_role("button", name=TEXTS.t("page-chat")).click()
        chat = box(player.page.locator(".chat-panel"))
        assert is_within(chat, box(player.page.locator(".things")))
        assert chat["height"] >= 210


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, SHORT], ids=["desktop", "laptop", "short"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_characters_and_projects_of_an_opponent_have_their_own_space(
    guests: Guests, players: int, size: Size
) -> None:
    player = guests(size)

    def is_rich(game: Game) -> bool:
        others = [one for seat, one in enumerate(view_for(game, None).players) if seat != game.decider]
        return game.decision == DecisionKind.TURN and any(
            len(one.projects) == 2 and len(one.characters) >= 3 for one in others
        )

    with taken_up(player, moment(is_rich, players)):
        player.comes_to_rest()
        for panel in player.page.locator("article.player").all():
            assert panel.locator(".counts").evaluate("(row) => row.scrollWidth <= row.clientWidth")
            projects, faces = panel.locator(".project"), panel.locator(".bust")
            if projects.count() and faces.count():
                right = max(box(one)["x"] + box(one)["width"] for one in projects.all())
                assert right <= min(box(face)["x"] for face in faces.all())
            for face in faces.all():
                assert is_within(box(face), box(panel))


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_an_opponent_without_projects_says_so_within_their_places(guests: Guests, language: str) -> None:
    player = guests(LAPTOP, language)
    with taken_up(player, moment_of(DecisionKind.TURN, 3)):
        for place in player.page.locator("article.player .empty").all():
            assert place.evaluate("(place) => place.scrollWidth <= place.clientWidth")


def test_all_bonuses_and_the_button_below_fit_a_laptop(guests: Guests) -> None:
    player = guests(LAPTOP)
    with taken_up(player, moment_of(DecisionKind.BONUSES, 3)):
        assert is_within(box(player.page.get_by_test_id("skip")), box(player.page.locator(".options")))


def test_a_notice_on_a_laptop_cuts_nothing_off_the_guilds(guests: Guests) -> None:
    player = guests(LAPTOP)
    at = moment_of(DecisionKind.TURN, 3)
    with taken_up(player, at, seat=(at.seat + 1) % 3):
        player.page.get_by_role("button", name=TEXTS.t("life-take-over")).wait_for()
        player.comes_to_rest()
        assert is_within(box(player.at("piles")), box(player.page.locator(".people")))


def is_within(inner: FloatRect, outer: FloatRect) -> bool:
    """Also if it sticks out by less than a pixel."""
    return (
        inner["x"] >= outer["x"] - 1
        and inner["y"] >= outer["y"] - 1
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )
