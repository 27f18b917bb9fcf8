"""The engine compiled to WebAssembly plays the same games as the one compiled for this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.site_engine import built_engine, compare_with_wasm

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def engine() -> Path:
    return built_engine()


def test_the_same_games(engine: Path) -> None:
    compare_with_wasm(engine, "tests.support.game_hash", "0", "30")


def test_the_same_search_trees(engine: Path) -> None:
    compare_with_wasm(engine, "tests.support.tree_hash", "9", "200")
