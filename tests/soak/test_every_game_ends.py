"""Games between bots that do not search come to an end: nobody waits forever for something.

`ODDVILLE_SOAK=50` plays 100,000 games of each kind.
"""

from __future__ import annotations

import pytest

from oddville import new_game
from oddville.bots import Player, contender, play_game
from tests.soak.conftest import Progress, scaled

pytestmark = pytest.mark.soak

GAMES = 2000
MOST_ROUNDS = 150  # the usual game takes about 20


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["beginner", "newcomer", "apprentice"])
def test_every_game_ends(
    level: str, players: int, progress: Progress, capfd: pytest.CaptureFixture[str]
) -> None:
    chosen = contender(level)
    games = scaled(GAMES)
    longest = 0
    for seed in range(games):
        game = new_game(players, seed=seed)
        seats = [Player(level, chosen.bot(4 * seed + seat), chosen.budget) for seat in range(players)]
        ended = play_game(game, seats, most_turns=MOST_ROUNDS * players)
        assert ended, f"{level}, {players} players, seed {seed}: not over after {game.turn} turns"
        longest = max(longest, game.turn)
        progress(seed + 1, games)
    with capfd.disabled():
        print(f"{level}, {players} players: the longest of {games:,} games took {longest} turns")
