"""Hard work for an engine that checks the bounds of all its arrays; test_fuzz.py runs it as a process.

python -m tests.soak.sanitized_work FOLDER random|sensible|unlikely|steps|positions FIRST COUNT
python -m tests.soak.sanitized_work FOLDER out-of-bounds
"""

from __future__ import annotations

import sys
from pathlib import Path

from oddville.editions.start import new_game
from oddville.rules import action_space as space
from oddville.rules.playout import count_decisions, play_randomly
from oddville.rules.randomness import Generator
from tests.support import bad_input
from tests.support.play import Chooser
from tests.support.unlikely_editions import unlikely_edition

MOST_DECISIONS = 4000


def require_engine_of(folder: str) -> None:
    """Nothing would be shown by an engine that happens to be installed here."""
    engine = sys.modules["oddville.rules.game"].__file__ or ""
    assert Path(engine).is_relative_to(folder), engine
    assert Path(engine).suffix == ".so", engine


def random_games(first: int, count: int) -> None:
    for seed in range(first, first + count):
        play_randomly(new_game(2 + seed % 3, seed), seed, MOST_DECISIONS)


def unlikely_games(first: int, count: int) -> None:
    for seed in range(first, first + count):
        game = new_game(2 + seed % 3, seed, unlikely_edition(seed))
        play_randomly(game, seed, MOST_DECISIONS // 4)
        game.scores()


def sensible_games(first: int, count: int) -> None:
    """With large cities; each position is also copied, resampled and looked ahead from."""
    for seed in range(first, first + count):
        game = new_game(2 + seed % 3, seed)
        chooser = Chooser(Generator(seed))
        while not game.is_over:
            seat, action = chooser.choose(game)
            game.step(action, seat)
            if chooser.generator.below(30) == 0:
                sample = game.resampled(0, seed)
                count_decisions(sample, 2)
                sample.scores()


def fuzzed_steps(first: int, count: int) -> None:
    for seed in range(first, first + count):
        bad_input.fuzz_steps(seed, 100)


def fuzzed_positions(first: int, count: int) -> None:
    for seed in range(first, first + count):
        bad_input.fuzz_positions(seed, 50)


def go_out_of_bounds() -> None:
    """The unchecked door with a cell that is not open: the engine must notice and stop."""
    new_game(2, 1).apply(space.PLACE_AT)
    print("nothing noticed")


WORK = {
    "random": random_games,
    "sensible": sensible_games,
    "unlikely": unlikely_games,
    "steps": fuzzed_steps,
    "positions": fuzzed_positions,
}

if __name__ == "__main__":
    require_engine_of(sys.argv[1])
    if sys.argv[2] == "out-of-bounds":
        go_out_of_bounds()
    else:
        WORK[sys.argv[2]](int(sys.argv[3]), int(sys.argv[4]))
        print("sound")
