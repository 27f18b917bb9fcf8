"""What the engine writes as JSON itself is what an encoder makes of the same values."""

from __future__ import annotations

import pytest
from msgspec.json import encode

from oddville.rules.game import Game
from oddville.rules.randomness import Generator
from oddville.rules.views import view_for
from oddville.rules.vocabulary import SHUFFLE
from oddville.rules.written_view import LARGEST, written_legal, written_view
from tests.support.play import Chooser, do, game_with_chance, moments
from tests.support.unlikely_editions import unlikely_edition

SEATS = (2, 3, 4)
MOST_DECISIONS = 400  # in an unlikely edition a game may never end


def check(game: Game) -> int:
    """How long the view is."""
    written = written_view(game)
    assert written == encode(view_for(game, None))
    for bits in range(1 << game.players):
        seats = [seat for seat in range(game.players) if bits >> seat & 1]
        assert written_legal(game, bits) == encode({seat: game.legal_actions(seat) for seat in seats})
    return len(written)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("whims", [10, 60])
def test_every_position_is_written_as_it_would_be_encoded(players: int, whims: int) -> None:
    longest = max(check(game) for seed in range(5) for game, _ in moments(players, seed, whims=whims))
    assert longest * 2 < LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_unlikely_editions_too(players: int) -> None:
    for seed in range(8):
        for game, _ in moments(players, seed, unlikely_edition(seed), whims=20, most=MOST_DECISIONS):
            assert check(game) * 2 < LARGEST


def test_chance_that_somebody_else_decides() -> None:
    """While a pile waits to be shuffled, nobody sees its top."""
    shuffles = 0
    for seed in range(12):
        game, chooser = game_with_chance(2, seed), Chooser(Generator(seed))
        while not game.is_over:
            check(game)
            shuffles += game.decision == SHUFFLE
            seat, action = chooser.choose(game)
            do(game, action, seat)
    assert shuffles > 0
