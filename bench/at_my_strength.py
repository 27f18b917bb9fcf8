"""Does the opponent at your strength find people of five strengths? Plays the games.

    python -m bench.at_my_strength --people 10 --games 30 --processes 2

Each simulated person is a bot between two levels who meets `matched` opponents, beginning at the beginner.
The levels that search do so with a few iterations, so that the games take minutes and not days. Printed for
each strength: wins in games 1 to 10, 6 to 15 and 11 to the last one, with 95 % intervals, and the
estimates at the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from itertools import repeat
from multiprocessing import Pool
from typing import Final

from oddville.bots import Budget, Level, Player, play_game
from oddville.bots.matched import matched_level, strength_of
from oddville.bots.own_levels import NAMED
from oddville.bots.strength import Strength, after_game
from oddville.editions.start import new_game
from oddville.reports.intervals import share

PEOPLE: Final = (5, 25, 45, 65, 85)  # on the scale of `matched`
ITERATIONS: Final = {"journeyman": 100, "master": 400, "grandmaster": 1200}
SETTLED: Final = 10  # games until the opponent should fit


def quick(level: Level) -> Level:
    searches = level.name in ITERATIONS
    return replace(level, budget=Budget(iterations=ITERATIONS[level.name])) if searches else level


LEVELS: Final = [quick(level) for level in NAMED]


def play(person: int, rival: int, seed: int) -> tuple[int, int, bool]:
    """Points of both, and whether the person won; they sit down in turn."""
    seat = seed % 2
    levels = [matched_level(person if at == seat else rival, LEVELS) for at in range(2)]
    game = new_game(2, seed)
    players = [Player(level.name, level.make(seed * 2 + at), level.budget) for at, level in enumerate(levels)]
    if not play_game(game, players):
        raise SystemExit(f"the game with seed {seed} did not end")
    return game.score(seat), game.score(1 - seat), game.winner == seat


def follow(person: int, games: int, first_seed: int) -> tuple[list[bool], Strength]:
    estimate, won = Strength(), []
    for number in range(games):
        own, other, has_won = play(person, strength_of(estimate.level) or 0, first_seed + number)
        won.append(has_won)
        estimate = after_game(estimate, own, [(estimate.level, other)]) or estimate
    return won, estimate


def shown(runs: Sequence[list[bool]], first: int, last: int) -> str:
    """Wins in some of the games, which are counted from 1."""
    won = [has_won for run in runs for has_won in run[first - 1 : last]]
    wins = share(sum(won), len(won))
    return f"{first}-{last}: {100 * wins.value:.1f} % ({100 * wins.low:.1f}-{100 * wins.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--strengths", type=int, nargs="+", default=PEOPLE, help="on the scale of `matched`")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    games, people = arguments.games, range(arguments.people)
    with Pool(arguments.processes) as pool:
        for strength in arguments.strengths:
            seeds = [1000 * person + strength for person in people]
            runs = pool.starmap(follow, zip(repeat(strength), repeat(games), seeds), chunksize=1)
            won = [each for each, _ in runs]
            parts = [shown(won, *part) for part in ((1, SETTLED), (6, 15), (SETTLED + 1, games))]
            ends = sorted(strength_of(estimate.level) or 0 for _, estimate in runs)
            print(f"matched-{strength}:", "; ".join(parts), f"; estimates at the end {ends}", flush=True)


if __name__ == "__main__":
    main()
