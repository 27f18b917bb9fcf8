"""Plain and compiled builds play the same games, and so does every process."""

from __future__ import annotations

import os

import pytest

from tests.support.builds import answer_of, compare_builds, has_compiled_build, start_hashing

GAMES = 80


@pytest.mark.skipif(not has_compiled_build(), reason="built without a compiler: there is one build only")
@pytest.mark.skipif(
    os.environ.get("ODDVILLE_BUILD") == "plain", reason="the run of the other build compares them"
)
@pytest.mark.slow
def test_plain_and_compiled_builds_agree() -> None:
    compare_builds(0, GAMES)


def test_every_process_plays_the_same_games() -> None:
    build = os.environ.get("ODDVILLE_BUILD", "")
    answers = [answer_of(start_hashing(build, 500, 6, hash_seed)) for hash_seed in ("0", "77", "random")]
    assert len(set(answers)) == 1
