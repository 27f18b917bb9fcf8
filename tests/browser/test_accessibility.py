"""Every screen: axe finds no fault, nothing is cut off, and no text stands beside the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Page

from oddville.text import LANGUAGES
from tests.support.page.fitting import misfits_on
from tests.support.page.player import DESKTOP, LAPTOP, PHONE, Player, Size
from tests.support.page.reading import ids_in, plain_words_in, texts_on
from tests.support.page.screens import DECISIONS, SCREENS, Again, resize

Theme: TypeAlias = Literal["light", "dark"]

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What other colours do to the same parts of a page.
COLOURS = ["color-contrast", "link-in-text-block"]
# What the settings do to the page.
LIKED = "() => Object.assign(document.documentElement.dataset, { textSize: 'larger', colours: 'safe' })"
THEMES: tuple[Theme, Theme] = ("light", "dark")
# The languages with the longest words, and the themes, by turns.
BY_TURNS = [
    (name, language, theme)
    for name, (theme, language) in zip(SCREENS, cycle(product(THEMES, ("de", "fr"))), strict=False)
]
DIALOG = "dialog[open]"
SAME_TABLE = dict.fromkeys(DECISIONS.keys() - {"turn", "place-chosen", "four-players"}, ".bar")


def faults(player: Player, kinds: list[str], part: str | None = None) -> list[tuple[str, str]]:
    """What axe finds on the page as it is, or on a part: the rule, and the first element that breaks it."""
    options = {"runOnly": kinds, "resultTypes": ["violations"], "selectors": False, "preload": False}

    def find(page: Page) -> list[tuple[str, str]]:
        script = "([part, options]) => axe.run(part ?? document, options)"
        found: dict[str, Any] = page.evaluate(script, [part, options])
        return [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in found["violations"]]

    return player.lasting(find)


def is_without_fault(player: Player, theme: Theme, kinds: list[str], part: str | None = None) -> None:
    player.page.emulate_media(color_scheme=theme)
    assert faults(player, kinds, part) == [], theme


def fits(player: Player, size: Size, again: Again | None) -> None:
    resize(player, size, again)
    assert player.lasting(misfits_on) == []


def open_window(player: Player) -> str | None:
    return DIALOG if player.page.locator(DIALOG).count() else None


@pytest.fixture(autouse=True)
def _is_installed() -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run make build")


@pytest.mark.parametrize(("name", "language", "theme"), BY_TURNS, ids=list(SCREENS))
def test_screen(onlookers: Callable[[str], Player], name: str, language: str, theme: Theme) -> None:
    """On a desk by axe, on a phone with the largest letters for what does not fit.

    Where a window is open over the page, it is judged alone: what lies behind it is a screen of its own. So
    is another decision at the same table. The soak test below judges everything in every window.
    """
    player = onlookers(language)
    player.query = "pseudo"
    player.takes(DESKTOP)
    with SCREENS[name](player) as again:
        player.page.add_script_tag(path=AXE)
        fits(player, DESKTOP, again)
        is_without_fault(player, theme, RULES, open_window(player) or SAME_TABLE.get(name))
        read = texts_on(player.page)
        assert (ids_in(read), plain_words_in(read)) == (set(), [])
        player.page.evaluate(LIKED)
        fits(player, PHONE, again)
    assert player.errors == []


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_screen_in_all_respects(onlookers: Callable[[str], Player], name: str, language: str) -> None:
    """The whole page in every language and window size, by day and by night."""
    player = onlookers(language)
    player.query = ""
    player.takes(DESKTOP)
    with SCREENS[name](player) as again:
        player.page.add_script_tag(path=AXE)
        for size in (DESKTOP, LAPTOP, PHONE):
            fits(player, size, again)
            for theme in THEMES:
                is_without_fault(player, theme, RULES)
        player.page.evaluate(LIKED)
        for size in (DESKTOP, LAPTOP, PHONE):
            fits(player, size, again)
            for theme in THEMES:
                is_without_fault(player, theme, COLOURS)


def test_a_page_that_follows_late_is_judged_once_more(player: Player) -> None:
    player.page.set_content('<p style="width: 2000px">wide</p>')
    judged: list[list[str]] = []

    def find(page: Page) -> list[str]:
        judged.append(misfits_on(page))
        page.locator("p").evaluate("(late) => late.removeAttribute('style')")
        return judged[-1]

    assert player.lasting(find) == []
    assert judged == [["the page is wider than the window"], []]


def test_what_does_not_fit_is_found(player: Player) -> None:
    player.page.set_content(
        """<style>* { font: 16px/1 serif; margin: 0 } p { white-space: nowrap }</style>
        <button style="width: 20px; padding: 0">narrow</button>
        <p style="width: 20px; overflow: hidden">hidden</p>
        <p style="width: 20px; overflow: hidden; text-overflow: ellipsis" title="shortened">shortened</p>
        <p>above</p><p style="margin-top: -12px">below</p>
        <p style="position: relative; left: 1430px">outside</p>"""
    )
    found = [fault.partition('" in ')[0] for fault in misfits_on(player.page)]
    assert found == [
        'out of its button: "narrow',
        'cut off: "hidden',
        'out of the window: "outside',
        'over each other: "above" and "below"',
        "the page is wider than the window",
    ]
