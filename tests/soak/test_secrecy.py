"""Secrecy at many more positions."""

from __future__ import annotations

import pytest

from oddville.editions import standard
from tests.properties.test_secrecy import all_that_shows, drawn, follow_both_worlds, reasons
from tests.soak.conftest import Progress, scaled
from tests.support import invariants
from tests.support.other_secrets import sampled_moments, with_other_secrets

pytestmark = pytest.mark.soak

GAMES = 600
PARTS = 6


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_sees_what_is_hidden(part: int, progress: Progress) -> None:
    games = scaled(GAMES // PARTS)
    for done in range(games):
        number = 10_000 + done * PARTS + part
        for moment in sampled_moments(2 + number % 3, range(number, number + 1), every=12):
            shown = all_that_shows(moment.game)
            other = with_other_secrets(moment, number)
            invariants.check(other, standard())
            assert all_that_shows(other) == shown
            assert all_that_shows(moment.game.resampled(0, number)) == shown
            assert drawn(moment.game, number) == drawn(other, number)
            if done % 10 == 0:
                assert reasons(other) == reasons(moment.game)
            follow_both_worlds(moment, other, seed=number)
        progress(done + 1, games)
