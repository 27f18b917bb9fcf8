"""Searches positions of games for two, three and four, and prints one hash over the trees.

    python -m tests.support.tree_hash POSITIONS ITERATIONS

Every build and platform must print the same line: the same nodes, tried as often.
"""

from __future__ import annotations

import hashlib
import sys

from oddville.bots import Budget, Observation
from oddville.bots.search import SearchBot
from oddville.editions.start import new_game
from oddville.rules import build_kind
from oddville.rules.playout import play_randomly

DECISIONS_BEFORE = 60


def hash_of_trees(positions: int, iterations: int) -> str:
    digest = hashlib.sha256()
    for seed in range(positions):
        game = new_game(2 + seed % 3, seed)
        play_randomly(game, seed, seed % DECISIONS_BEFORE)
        bot = SearchBot(seed)
        bot.explore(Observation(game), Budget(iterations=iterations))
        tree = bot.tree
        for node in range(tree.count):
            shape = (tree.meaning[node], tree.first_child[node], tree.next_sibling[node])
            digest.update(repr((*shape, tree.visits[node], tree.offers[node])).encode("ascii"))
    return digest.hexdigest()


if __name__ == "__main__":
    print(build_kind(), hash_of_trees(int(sys.argv[1]), int(sys.argv[2])))
