"""Fast loops over whole games: random play, perft, and copying."""

from __future__ import annotations

from .apply import apply_action
from .game import Game, copy_of
from .legal import list_legal
from .randomness import Generator, Word
from .vocabulary import GAME_OVER


def play_randomly(game: Game, seed: Word, limit: int) -> int:
    """Choose uniformly among the legal actions until the game ends; returns the number of decisions."""
    generator: Generator = Generator(seed)
    decisions = 0
    while decisions < limit and game.decision != GAME_OVER:
        list_legal(game)
        action = game.legal[generator.below(game.legal_count)]
        apply_action(game, game.decider, action)
        decisions += 1
    return decisions


def count_decisions(game: Game, depth: int) -> int:
    """The number of legal sequences of this many decisions, chance outcomes included (perft)."""
    if depth == 0:
        return 1
    list_legal(game)
    total = 0
    for i in range(game.legal_count):
        if depth == 1:
            total += 1
            continue
        child: Game = copy_of(game)
        child.explicit_chance = 1
        apply_action(child, child.decider, game.legal[i])
        total += count_decisions(child, depth - 1)
    return total


def copy_many(game: Game, times: int) -> int:
    """Copy a game many times over, for measuring; returns the cards counted in the copies' cities."""
    cards = 0
    for _ in range(times):
        other: Game = copy_of(game)
        cards += other.city_count
    return cards
