"""A city drawn as text: streets meet, labels are those of the notation, and it fits the screen."""

from __future__ import annotations

import pytest

from oddville.rules.vocabulary import DOWN, LEFT, RIGHT, UP
from oddville.terminal.plain_city import Cell, Face, draw_city

pytestmark = pytest.mark.slow

CITY: dict[Cell, Face] = {
    (0, 0): Face("Main Square", "", "+coin", 1 << RIGHT | 1 << DOWN | 1 << LEFT),
    (1, 0): Face("Owl Tower", "Ada", "+clay", 1 << LEFT | 1 << UP),
    (0, 1): Face("Hundred-Step Stair", "Ben", "+any resource", 1 << UP),
}


def test_a_small_city() -> None:
    assert draw_city(CITY, {(-1, 0): "7"}, 60) == [
        "             l1               0                r1",
        "     ················ ┌──────────────┐ ┌───────║──────┐",
        "     ·              · │Main Square   │ │Owl Tower     │",
        "  0  ·      7       · ═              ═ ═              │",
        "     ·              · │              │ │Ada           │",
        "     ·              · │+coin         │ │+clay         │",
        "     ················ └───────║──────┘ └──────────────┘",
        "                      ┌───────║──────┐",
        "                      │Hundred-Step  │",
        "  d1                  │Stair         │",
        "                      │Ben           │",
        "                      │+any resource │",
        "                      └──────────────┘",
    ]


@pytest.mark.parametrize("width", [40, 50, 60, 100])
def test_it_fits_the_screen_and_cuts_long_words(width: int) -> None:
    lines = draw_city(CITY, {(-1, 0): "12"}, width)
    assert max(map(len, lines)) <= width
    assert any("…" in line for line in lines) == (width < 60)


def test_a_screen_too_narrow_for_anything_still_shows_something() -> None:
    assert "║" in "".join(draw_city(CITY, {}, 1))
