"""Whatever comes in through a door: its own typed error, the state as before, never a crash (a short run)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddville.editions.start import new_game
from oddville.rules.errors import RulesError
from oddville.rules.playout import play_randomly
from tests.support import bad_input, claims
from tests.support.play import scattered, snapshot

pytestmark = pytest.mark.slow

anything: st.SearchStrategy[Any] = (
    st.integers() | st.floats() | st.text() | st.binary() | st.none() | st.booleans() | st.just([0])
)


def test_nonsense_is_refused_at_every_kind_of_position() -> None:
    for game in scattered(games=9, every=60, seed=9):
        claims.nonsense_is_refused(game)


@settings(max_examples=200, derandomize=True)
@given(players=st.integers(2, 4), decisions=st.integers(0, 200), action=anything, seat=anything)
def test_step_obeys_or_refuses(players: int, decisions: int, action: Any, seat: Any) -> None:
    game = new_game(players, decisions)
    play_randomly(game, decisions, decisions)
    before = snapshot(game)
    try:
        game.step(action, seat)
    except RulesError:
        assert snapshot(game) == before


@pytest.mark.parametrize("seed", range(6))
def test_random_steps(seed: int) -> None:
    assert bad_input.fuzz_steps(seed, 400) > 200


@pytest.mark.parametrize("seed", range(4))
def test_changed_positions(seed: int) -> None:
    let_in = bad_input.fuzz_positions(seed, 120)
    assert let_in < 120
    bad_input.fuzz_position_texts(seed, 60)


@pytest.mark.parametrize("seed", range(4))
def test_changed_records(seed: int) -> None:
    bad_input.fuzz_records(seed, 30)


@pytest.mark.parametrize("seed", range(4))
def test_scribbled_notation(seed: int) -> None:
    bad_input.fuzz_notation(seed, 150)


@pytest.mark.parametrize("seed", range(4))
def test_changed_editions(seed: int) -> None:
    bad_input.fuzz_editions(seed, 60)
    bad_input.fuzz_edition_texts(seed, 60)
