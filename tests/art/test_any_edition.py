"""Whatever edition the validator lets through can be drawn."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddville import art
from oddville.art.palette import THEMES
from oddville.editions.start import new_game
from oddville.rules.views import view_for
from tests.support.drawings import drawings_of, ids_of, parse, references_of
from tests.support.unlikely_editions import unlikely_edition


@pytest.mark.slow
@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), theme=st.sampled_from(THEMES))
def test_all_its_pieces(seed: int, theme: art.Theme) -> None:
    edition = unlikely_edition(seed)
    for name, svg in drawings_of(edition, theme=theme):
        parse(svg)
        assert references_of(svg) <= set(ids_of(svg)), name


@pytest.mark.slow
@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4))
def test_its_games(seed: int, players: int) -> None:
    edition = unlikely_edition(seed)
    game, random = new_game(players=players, seed=seed, edition=edition), Random(seed)
    for _ in range(random.randrange(160)):
        if game.is_over:
            break
        game.step(random.choice(game.legal_actions()))
    view = view_for(game, 0)
    for svg in (
        art.city(view, edition, ghosts=None),
        art.table(view, edition),
        art.resources_board(edition, players, view),
        art.contact_sheet(edition),
    ):
        parse(svg)
        assert references_of(svg) <= set(ids_of(svg))
