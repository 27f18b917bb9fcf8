"""Lets every level play the beginning of a few games and prints one hash over all that was chosen.

    python -m tests.support.bot_hash

Every build and process must print the same line: the same actions and lines, the same numbers as far as it
matters.
"""

from __future__ import annotations

import hashlib

from oddville.bots import Choice
from oddville.rules import build_kind
from tests.support.bot_games import LEVELS, SEATS, play

ITERATIONS = {"uct": 3}
TURNS = {"newcomer": 30, "apprentice": 30, "uct": 3}


def told(choice: Choice) -> str:
    """Nine digits behind the point; a C compiler may round the very last ones in its own way."""
    scores = [f"{score:.9f}" for score in choice.scores + choice.win_shares]
    return repr((choice.action, choice.line, choice.iterations, scores))


def hash_of_choices() -> str:
    digest = hashlib.sha256()
    for level in LEVELS:
        for players in SEATS:
            played = play(
                level,
                players,
                seed=7,
                iterations=ITERATIONS.get(level, 25),
                most_turns=TURNS.get(level, 5),
            )
            digest.update("\n".join(map(told, played.choices)).encode("ascii"))
    return digest.hexdigest()


if __name__ == "__main__":
    print(build_kind(), hash_of_choices())
