"""Every screen: axe finds no fault by day and by night, and no text stands beside the catalogues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import DESKTOP, PHONE, Guests, Player
from tests.browser.reading import ids_in, plain_words_in, texts_on
from tests.browser.screens import DECISIONS, SCREENS, Screen

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A colour on its way to another is not the one to be judged.
AT_REST = """
  () => Promise.allSettled(
    document.getAnimations()
      .filter((animation) => animation.effect.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished),
  )
"""
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(player: Player) -> list[tuple[str, str]]:
    """What axe finds on the page as it is: the rule, and the first element that breaks it."""
    player.page.evaluate(AT_REST)
    options = {"runOnly": RULES, "resultTypes": ["violations"]}
    found: dict[str, Any] = player.page.evaluate("(options) => axe.run(document, options)", options)
    return [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in found["violations"]]


def is_without_fault(player: Player, screen: Screen) -> None:
    with screen(player):
        player.page.add_script_tag(path=AXE)
        for light in ("light", "dark"):
            player.page.emulate_media(color_scheme=light)
            assert faults(player) == [], light
        if player.query == "pseudo":
            read = texts_on(player.page)
            assert (ids_in(read), plain_words_in(read)) == (set(), [])


@pytest.fixture(autouse=True)
def _is_installed() -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run make build")


@pytest.mark.parametrize("name", SCREENS)
def test_on_a_desk(guests: Guests, name: str) -> None:
    player = guests(DESKTOP, axe=True, name="Fry")
    player.query = "pseudo"
    is_without_fault(player, SCREENS[name])


@pytest.mark.parametrize("name", DECISIONS)
def test_on_a_phone(guests: Guests, name: str) -> None:
    is_without_fault(guests(PHONE, axe=True), SCREENS[name])
