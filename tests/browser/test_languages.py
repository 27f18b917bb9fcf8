"""Every language: the game's own sentences, and no message that is missing."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from oddville.rules.enums import DecisionKind
from oddville.text import LANGUAGES, Texts
from tests.support.page.moments import moment_of, taken_up
from tests.support.page.player import DESKTOP, PHONE, Guests
from tests.support.page.reading import ids_in, texts_on

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(guests: Guests, language: str) -> None:
    player = guests(DESKTOP, language)
    check_the_first_request(player.page)
    at = moment_of(DecisionKind.TURN)
    with taken_up(player, at):
        player.reads(at.sentence(at.seat, language))
        player.glowing.first.wait_for()
        read = texts_on(player.page)
        assert Texts(language).t("told-story") in read
        player.takes(PHONE)
        player.reads(at.sentence(at.seat, language))
        assert ids_in(read + texts_on(player.page)) == set()
    assert player.page.locator("html").get_attribute("lang") == language


def check_the_first_request(page: Page) -> None:
    """A document names the texts that its script asks for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    answer = page.goto("/")
    assert answer is not None
    page.wait_for_load_state("networkidle")
    (texts,) = [path for path in asked if re.fullmatch(r"/assets/(en|de|fr|nl)-[\w-]+\.js", path)]
    assert answer.headers["link"] == f"<{texts}>; rel=modulepreload"


def test_an_address_that_names_a_language_wins_over_the_one_that_was_kept(guests: Guests) -> None:
    player = guests()
    friends = {language: Texts(language).t("start-way-friends") for language in LANGUAGES}
    player.go("/")
    player.page.get_by_role("combobox", name=Texts("en").t("life-language")).select_option("de")
    player.page.get_by_role("button", name=friends["de"]).wait_for()
    player.go("/?language=fr")
    player.page.get_by_role("button", name=friends["fr"]).wait_for()
    player.go("/")
    player.page.get_by_role("button", name=friends["fr"]).wait_for()
