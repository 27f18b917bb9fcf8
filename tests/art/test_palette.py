"""Contrast is computed, not guessed: WCAG AA for text 4.5, for large figures, icons and edges 3."""

from __future__ import annotations

import pytest

from oddville.art.palette import COLOUR_SAFE, PLAYERS, THEMES, Theme, colours, contrast
from oddville.rules.vocabulary import COLOURS, GUILDS

TEXT, SHAPE = 4.5, 3.0

INTERFACE_PAIRS = [
    ("text", "panel", TEXT),
    ("text", "bg", TEXT),
    ("text", "panel2", TEXT),
    ("text", "soft", TEXT),
    ("muted", "panel", TEXT),
    ("muted", "panel2", TEXT),
    ("muted", "bg", TEXT),
    ("on-action", "action", TEXT),
    ("action", "panel", TEXT),
    ("danger", "panel", TEXT),
    ("action", "city", SHAPE),
    ("action", "ground", SHAPE),
    ("focus", "panel", SHAPE),
    ("focus", "city", SHAPE),
    ("control", "panel", SHAPE),
    ("control", "bg", SHAPE),
]
INFORMATION_PAIRS = [
    ("ink", "parchment", TEXT),
    ("ink", "vellum", TEXT),
    ("ink", "coin-face", TEXT),
    ("ink", "gem-light", TEXT),
    ("on-shield", "shield", TEXT),
    ("ink", "cell", TEXT),
    ("white", "ink", TEXT),
    ("struck", "parchment", TEXT),
    ("pawn-edge", "halo", TEXT),
    *((f"{what}-edge", "parchment", TEXT) for what in ("log", "brick", "rock", "shard", "gem")),
    *(("emblem", f"guild-{guild}", TEXT) for guild in GUILDS),
]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.478, abs=0.001)
    assert contrast("#123456", "#123456") == 1


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize(("one", "other", "least"), INTERFACE_PAIRS)
def test_interface(theme: str, one: str, other: str, least: float) -> None:
    found = colours("night" if theme == "night" else "day")
    assert contrast(found[one], found[other]) >= least


@pytest.mark.parametrize("theme", [theme for theme in THEMES if theme != "page"])
@pytest.mark.parametrize(("one", "other", "least"), INFORMATION_PAIRS)
def test_information(theme: Theme, one: str, other: str, least: float) -> None:
    found = colours(theme)
    assert contrast(found[one], found[other]) >= least


def test_streets_stand_out() -> None:
    """By day from their kerb, by night from the ground itself."""
    day, night, low = colours("day"), colours("night"), colours("low-ink")
    assert contrast(day["street"], day["kerb"]) >= TEXT
    assert contrast(day["kerb"], day["ground"]) >= SHAPE
    assert contrast(night["street"], night["ground"]) >= SHAPE
    assert contrast(low["kerb"], low["ground"]) >= TEXT


def test_figures_on_a_players_colour() -> None:
    """White fails on yellow: there it is ink."""
    for players in (PLAYERS, COLOUR_SAFE):
        for colour in COLOURS[:3]:
            assert contrast(players[colour], "#FFFFFF") >= SHAPE
        assert contrast(players["yellow"], "#33261A") >= TEXT


def test_information_never_goes_dark() -> None:
    day, night = colours("day"), colours("night")
    same = {role for role in day if day[role] == night[role]}
    assert {"parchment", "ink", "gold", "shield", "emblem", "halo", *COLOURS} <= same
    assert all(day[f"guild-{guild}"] == night[f"guild-{guild}"] for guild in GUILDS)


def test_every_theme_has_every_colour() -> None:
    assert len({frozenset(colours(theme)) for theme in THEMES}) == 1


def test_little_ink() -> None:
    found = colours("low-ink")
    white = [role for role, colour in found.items() if colour == "#FFFFFF"]
    assert {"ground", "street", "roof0", "wall0", "parchment", "guild-mask", "purple"} <= set(white)
    assert len(white) > len(found) / 2
