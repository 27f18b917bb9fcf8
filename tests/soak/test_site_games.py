"""The engine of the site, compiled to WebAssembly, over a thousand games and hundreds of searches."""

from __future__ import annotations

import pytest

from tests.soak.conftest import scaled
from tests.support.site_engine import built_engine, compare_with_wasm

pytestmark = pytest.mark.soak

GAMES = 1000
POSITIONS = 300
ITERATIONS = 2000


def test_a_thousand_games_are_the_same() -> None:
    compare_with_wasm(built_engine(), "tests.support.game_hash", "2000000", str(scaled(GAMES)))


def test_search_trees_are_the_same() -> None:
    compare_with_wasm(built_engine(), "tests.support.tree_hash", str(scaled(POSITIONS)), str(ITERATIONS))
