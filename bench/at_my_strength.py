"""Does the opponent at your strength find people of five strengths? Plays the games.

    python -m bench.at_my_strength --people 10 --games 30

Each simulated person is a bot between two levels who meets `matched` opponents, beginning at the beginner.
The levels that search do so with a few iterations, so that the games take minutes and not days. Printed for
each strength: wins in games 1 to 10 and in all later ones, with 95 % intervals, and the estimates at the end.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Final

from oddville.bots import Budget, Level, Player, play_game
from oddville.bots.matched import matched_level, strength_of
from oddville.bots.own_levels import NAMED
from oddville.bots.strength import Strength, after_game
from oddville.editions.start import new_game
from oddville.reports.intervals import share

PEOPLE: Final = (5, 25, 45, 65, 85)  # on the scale of `matched`
ITERATIONS: Final = {"journeyman": 100, "master": 400, "grandmaster": 1200}
SETTLED: Final = 10  # games until the opponent must fit


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


def shown(won: list[bool]) -> str:
    wins = share(sum(won), len(won))
    return f"{100 * wins.value:.1f} % ({100 * wins.low:.1f}-{100 * wins.high:.1f}) of {len(won)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--people", type=int, default=10)
    parser.add_argument("--games", type=int, default=30)
    arguments = parser.parse_args()
    for strength in PEOPLE:
        runs = [
            follow(strength, arguments.games, 1000 * person + strength) for person in range(arguments.people)
        ]
        early = [has_won for won, _ in runs for has_won in won[:SETTLED]]
        later = [has_won for won, _ in runs for has_won in won[SETTLED:]]
        ends = sorted(strength_of(estimate.level) or 0 for _, estimate in runs)
        print(f"matched-{strength}: {shown(early)} in the first {SETTLED} games", end="; ")
        print(f"{shown(later)} later; estimates at the end {ends}", flush=True)


if __name__ == "__main__":
    main()
