"""Plays many games and prints one hash over everything that happened in them.

    python -m tests.support.game_hash FIRST COUNT

Every build, process and platform must print the same line. The hash covers all fields of the state, the legal
actions, the events and the scores at every stop, and stops come every few dozen decisions.
"""

from __future__ import annotations

import hashlib
import sys

from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.rules import build_kind
from oddville.rules.game import Game
from oddville.rules.playout import play_randomly
from oddville.rules.randomness import Generator
from tests.support.play import Chooser, snapshot
from tests.support.unlikely_editions import unlikely_edition

DECISIONS_BETWEEN = 40
MOST_STOPS = 60  # a random game may take thousands of decisions; its beginning says enough


def add(digest: hashlib._Hash, game: Game) -> None:
    """The state, what may be done, and what happened since the last stop."""
    happened = game.events
    seen = [sorted(snapshot(game).items()), game.legal_actions(), game.scores(), happened]
    digest.update(repr(seen).encode("ascii"))
    game.events = []


def random_game(digest: hashlib._Hash, seed: int) -> None:
    edition = standard() if seed % 4 else unlikely_edition(seed)
    game = new_game(2 + seed % 3, seed, edition)
    game.events = []
    for stop in range(MOST_STOPS):
        add(digest, game)
        if game.is_over:
            return
        play_randomly(game, seed * MOST_STOPS + stop, DECISIONS_BETWEEN)


def sensible_game(digest: hashlib._Hash, seed: int) -> None:
    """To the end, through the checked door."""
    game = new_game(2 + seed % 3, seed)
    game.events = []
    chooser = Chooser(Generator(seed))
    decisions = 0
    while not game.is_over:
        seat, action = chooser.choose(game)
        game.step(action, seat)
        decisions += 1
        if decisions % DECISIONS_BETWEEN == 0:
            add(digest, game)
    add(digest, game)


def hash_of_games(first: int, count: int) -> str:
    digest = hashlib.sha256()
    for seed in range(first, first + count):
        if seed % 2:
            sensible_game(digest, seed)
        else:
            random_game(digest, seed)
    return digest.hexdigest()


if __name__ == "__main__":
    print(build_kind(), hash_of_games(int(sys.argv[1]), int(sys.argv[2])))
