"""Games of bots as records, and a quick way to review them."""

from __future__ import annotations

from functools import cache

from oddville.bots import Player, contender, play_game
from oddville.coach import Effort
from oddville.record import Record, Recording
from oddville.rules.game import Game

QUICK = Effort(look=200, compare=200, confirm=400)


@cache
def bots_game(players: int, seed: int, level: str = "newcomer", most_moves: int | None = None) -> Record:
    """A whole game between equal bots, or its first moves."""
    recording = Recording.begin([f"Bot {seat + 1}" for seat in range(players)], seed)
    chosen = contender(level)

    def step(game: Game, action: int, seat: int) -> None:
        recording.play(action, seat)

    bots = [Player(level, chosen.bot(seed + seat), chosen.budget) for seat in range(players)]
    play_game(recording.game, bots, step=step)
    if most_moves is not None:
        while len(recording.moves) > most_moves:
            recording.undo()
    return recording.record()
