"""Every language: the game's own sentences, no message that is missing, nothing beside the catalogues."""

from __future__ import annotations

import re

import pytest

from oddville.rules.enums import DecisionKind
from oddville.text import LANGUAGES, Texts
from oddville.text.catalogue import message_files
from tests.browser.moments import NAMES, moment_of, taken_up
from tests.browser.player import DESKTOP, PHONE, Guests, Size
from tests.browser.reading import texts_on
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.slow

IDS = {
    found
    for file in message_files("en")
    for found in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =", file.read_text("utf-8"), re.MULTILINE)
}
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
# Names, and what is written the same in every language: those of the languages themselves, too.
PLAIN = {"OddVille", "EN", "DE", "FR", "NL", "English", "Deutsch", "Français", "Nederlands", *NAMES}
# What stands on the table in some decisions.
BUTTONS = {
    DecisionKind.PLACE: ("page-build-here",),
    DecisionKind.BONUSES: ("page-your-bonuses", "page-skip-rest"),
}
# The letters that the pseudo-language never leaves as they are.
DISGUISED = re.compile("[aeiounscAEIOU]")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(guests: Guests, language: str, size: Size) -> None:
    player = guests(size, language)
    texts = Texts(language)
    for kind in (DecisionKind.TURN, DecisionKind.PLACE, DecisionKind.BONUSES):
        at = moment_of(kind)
        with taken_up(player, at):
            player.reads(at.sentence(at.seat, language))
            player.glowing.first.wait_for()
            read = texts_on(player.page)
            assert not {word for text in read for word in WORD.findall(text)} & IDS
            wanted = {DecisionKind.PLACE: "page-build-here", DecisionKind.BONUSES: "page-your-bonuses"}.get(
                kind
            )
            if wanted and (kind is DecisionKind.BONUSES or size is DESKTOP):
                assert texts.t(wanted) in read
    assert player.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("name", SCREENS)
def test_no_text_beside_the_catalogues(guests: Guests, name: str) -> None:
    """In the language that nobody speaks, plain words are words that were never translated."""
    player = guests(name="Fry")
    player.query = "pseudo"
    with SCREENS[name](player):
        read = texts_on(player.page)
    assert not {word for text in read for word in WORD.findall(text)} & IDS
    words = {word for text in read for word in re.findall(r"\w+", text)}
    assert sorted(word for word in words - PLAIN if DISGUISED.search(word)) == []
