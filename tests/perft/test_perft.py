"""From fixed positions, how many sequences of decisions are legal? The counts stand in positions.json."""

from __future__ import annotations

import pytest

from oddville.editions import standard
from oddville.rules.game import Game
from oddville.rules.playout import count_decisions
from tests.perft.positions import Position, read_positions

EDITION, POSITIONS = read_positions()
COUNTED_SLOWLY = 3000


def test_the_positions_belong_to_the_edition() -> None:
    assert standard().hash == EDITION, "other cards, other counts: python -m tests.perft.make"
    assert len(POSITIONS) >= 10
    assert {position.players for position in POSITIONS} == {2, 3, 4}
    assert all(len(position.counts) >= 3 for position in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_counts_are_as_they_were(position: Position) -> None:
    game = position.game()
    for depth, expected in enumerate(position.counts, start=1):
        assert count_decisions(game, depth) == expected, f"{depth} decisions deep"


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_counting_by_hand_gives_the_same(position: Position) -> None:
    """Through the doors that everybody uses, instead of the fast ones."""
    for depth, expected in enumerate(position.counts, start=1):
        if expected <= COUNTED_SLOWLY:
            assert count_by_hand(position.game(), depth) == expected


def count_by_hand(game: Game, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in game.legal_actions():
        child = game.copy()
        child.step(action)
        total += count_by_hand(child, depth - 1)
    return total
