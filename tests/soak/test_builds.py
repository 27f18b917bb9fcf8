"""Plain and compiled builds over ten thousand games."""

from __future__ import annotations

import pytest

from tests.soak.conftest import Progress, scaled
from tests.support.builds import compare_builds, has_compiled_build

pytestmark = pytest.mark.soak

GAMES = 10_000
PARTS = 10


@pytest.mark.skipif(not has_compiled_build(), reason="built without a compiler: there is one build only")
@pytest.mark.parametrize("part", range(PARTS))
def test_plain_and_compiled_builds_agree(part: int, progress: Progress) -> None:
    games = scaled(GAMES // PARTS)
    compare_builds(first=1_000_000 + part * games, count=games)
    progress(games, games)
