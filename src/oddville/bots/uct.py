"""Walks of a plain search: UCB1 on the way down, uniform random play to the end, won or lost on the way back.

The yardstick for `walk.py`: the same tree and imagined games, and nothing that was learned or thought out.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ..rules.action_space import MAX_LEGAL
from ..rules.apply import apply_action
from ..rules.game import Game
from ..rules.legal import list_legal
from ..rules.scoring import score_of, winner_of
from ..rules.vocabulary import GAME_OVER, MAX_PLAYERS, NOTHING
from .tree import ROOT, Tree, add_node, adopt, meaning_of
from .walk import MOST_DEPTH, Walker, begin_walk, remember

LONGEST_PLAYOUT: Final = 20_000


def uct_many(walker: Walker, tree: Tree, times: int) -> None:
    for _ in range(times):
        uct_walk(walker, tree)


def uct_walk(walker: Walker, tree: Tree) -> None:
    state: Game = walker.state
    begin_walk(walker)
    node = ROOT
    is_new = False
    while not is_new and state.decision != GAME_OVER and walker.depth < MOST_DEPTH - 2:
        before = tree.count
        index = uct_child(walker, tree, node, state)
        node = walker.path[walker.depth + 1]
        is_new = tree.count > before
        walker.depth += 1
        apply_action(state, state.decider, state.legal[index])
    steps = 0
    while state.decision != GAME_OVER and steps < LONGEST_PLAYOUT:
        list_legal(state)
        apply_action(state, state.decider, state.legal[walker.generator.below(state.legal_count)])
        steps += 1
    walker.decisions += steps
    winner = winner_of(state)
    for seat in range(state.players):
        share = 1.0 if seat == winner else 0.0
        walker.mind.value[seat] = share
        walker.mind.win_share[seat] = share
        walker.mind.points[seat] = score_of(state, seat)
    remember(walker, tree, state.players)


def uct_child(walker: Walker, tree: Tree, node: int, state: Game) -> int:
    """An action never tried here, by chance; else the one with the highest upper bound."""
    list_legal(state)
    if walker.mark > 1_000_000_000:
        walker.mark = 0
    walker.mark += MAX_LEGAL
    mark = walker.mark
    seat = state.decider
    for i in range(state.legal_count):
        walker.marks[meaning_of(state, state.legal[i])] = mark + i
    untried = state.legal_count
    best = NOTHING
    best_score = -1.0
    wanted = 0
    child = tree.first_child[node]
    while child != NOTHING:
        index = walker.marks[tree.meaning[child]] - mark
        if index >= 0:
            walker.marks[tree.meaning[child]] = 0
            untried -= 1
            tree.offers[child] += 1
            visits = tree.visits[child]
            mean = tree.worth[child * MAX_PLAYERS + seat] / visits
            score = mean + walker.curiosity * sqrt(log(tree.offers[child] + 1.0) / visits)
            if score > best_score:
                best_score = score
                best = child
                wanted = index
        child = tree.next_sibling[child]
    if untried > 0:
        which = walker.generator.below(untried)
        for i in range(state.legal_count):
            if walker.marks[meaning_of(state, state.legal[i])] == mark + i:
                if which == 0:
                    wanted = i
                which -= 1
        best = add_node(tree, meaning_of(state, state.legal[wanted]), 0.0)
        adopt(tree, node, best)
    walker.path[walker.depth + 1] = best
    return wanted
