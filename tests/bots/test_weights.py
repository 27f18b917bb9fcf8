"""What the package has learned: complete, finite, small."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import pytest

from oddville.bots.evaluator import FEATURES, PHASES, POLICY_SIZE, SIZES
from oddville.bots.weights import (
    FILE,
    FIRST_POLICY,
    Weights,
    learned_weights,
    make_evaluator,
    read_weights,
    untrained,
    write_weights,
)
from oddville.editions import components, standard
from oddville.rules.vocabulary import SQUARE
from tests.support.bot_games import SEATS, harbour

LENGTHS = {
    "winner": PHASES * FEATURES,
    "points": PHASES * FEATURES,
    "policy": POLICY_SIZE,
    "growth": SQUARE,
}


@pytest.mark.parametrize("weights", [learned_weights(), untrained()], ids=["learned", "untrained"])
@pytest.mark.parametrize("name", LENGTHS)
def test_every_table_has_a_row_for_each_number_of_players(name: str, weights: Weights) -> None:
    table = getattr(weights, name)
    assert [len(row) for row in table] == [LENGTHS[name]] * SIZES
    assert all(isfinite(number) for row in table for number in row)


def test_something_was_learned() -> None:
    for name in LENGTHS:
        assert getattr(learned_weights(), name) != getattr(untrained(), name)


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size < 100_000


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    write_weights(learned_weights(), file)
    assert read_weights(file) == learned_weights()
    assert file.read_bytes() == FILE.read_bytes()


def test_learning_for_one_number_of_players_leaves_the_others_alone() -> None:
    before = untrained()
    after = before.with_policy(3, [0.5] * POLICY_SIZE).with_evaluation(
        3, [1.0] * LENGTHS["winner"], [2.0] * LENGTHS["points"], [3.0] * LENGTHS["growth"]
    )
    for name in LENGTHS:
        old, new = getattr(before, name), getattr(after, name)
        assert (new[0], new[2]) == (old[0], old[2])
        assert new[1] != old[1]
    assert after.policy_for(3) == (0.5,) * POLICY_SIZE
    assert after.policy_for(2) == FIRST_POLICY


@pytest.mark.parametrize("players", SEATS)
def test_every_card_of_an_edition_gets_a_worth(players: int) -> None:
    for edition in (standard(), harbour()):
        evaluator = make_evaluator(learned_weights(), components(edition, players))
        count = len(edition.buildings)
        assert all(isfinite(worth) and worth > 0 for worth in list(evaluator.card_worth)[:count])
        assert set(list(evaluator.card_worth)[count:]) <= {0.0}
