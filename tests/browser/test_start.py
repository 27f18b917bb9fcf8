"""From the first screen to a game: the shortest way through all of the page, quick enough for every day."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from oddville.text import Texts
from tests.support.page.player import Player

pytestmark = pytest.mark.slow


TEXTS = Texts("en")


def test_a_game_against_bots_is_one_click_away(player: Player) -> None:
    player.go("/")
    player.page.get_by_role("button", name=TEXTS.t("start-play"), exact=True).click()
    player.page.wait_for_url("**/t/*")
    player.waits_for_a_decision()
    player.page.get_by_role("link", name="OddVille").click()
    expect(player.page.locator("#recent")).to_be_visible()
    back = player.page.locator('section[aria-labelledby="back-to-table"]')
    expect(back).to_contain_text(TEXTS.t("start-your-turn"))
    back.get_by_role("link").click()
    player.waits_for_a_decision()


def test_the_same_by_keyboard(player: Player) -> None:
    player.go("/")
    play = player.page.get_by_role("button", name=TEXTS.t("start-play"), exact=True)
    play.wait_for()
    for _ in range(12):
        player.page.keyboard.press("Tab")
        if play.evaluate("(button) => button === document.activeElement"):
            break
    player.page.keyboard.press("Enter")
    player.waits_for_a_decision()
    player.page.keyboard.press("1")
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_test_id("sentence")).not_to_have_text(TEXTS.t("decision-choose-resource"))
