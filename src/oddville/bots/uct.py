"""A plain tree search: UCB1 on the way down, uniform random playouts to the end, won or lost on the way back.

The yardstick for `mcts.py`: the same tree and sampled games, with nothing learned and no heuristics.
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
from .mcts import MOST_DEPTH, Mcts, backpropagate, begin_iteration
from .tree import ROOT, Tree, add_child, add_node, meaning_of

LONGEST_PLAYOUT: Final = 20_000


def run_uct_iterations(mcts: Mcts, tree: Tree, times: int) -> None:
    for _ in range(times):
        run_uct_iteration(mcts, tree)


def run_uct_iteration(mcts: Mcts, tree: Tree) -> None:
    state: Game = mcts.state
    begin_iteration(mcts)
    node = ROOT
    is_new = False
    while not is_new and state.decision != GAME_OVER and mcts.depth < MOST_DEPTH - 2:
        before = tree.count
        index = select_uct_child(mcts, tree, node, state)
        node = mcts.path[mcts.depth + 1]
        is_new = tree.count > before
        mcts.depth += 1
        apply_action(state, state.decider, state.legal[index])
    steps = 0
    while state.decision != GAME_OVER and steps < LONGEST_PLAYOUT:
        list_legal(state)
        apply_action(state, state.decider, state.legal[mcts.generator.below(state.legal_count)])
        steps += 1
    mcts.decisions += steps
    winner = winner_of(state)
    for seat in range(state.players):
        share = 1.0 if seat == winner else 0.0
        mcts.evaluator.value[seat] = share
        mcts.evaluator.win_share[seat] = share
        mcts.evaluator.points[seat] = score_of(state, seat)
    backpropagate(mcts, tree, state.players)


def select_uct_child(mcts: Mcts, tree: Tree, node: int, state: Game) -> int:
    """A random action that was never tried here, or else the one with the highest upper bound."""
    list_legal(state)
    if mcts.mark > 1_000_000_000:
        mcts.mark = 0
    mcts.mark += MAX_LEGAL
    mark = mcts.mark
    seat = state.decider
    for i in range(state.legal_count):
        mcts.marks[meaning_of(state, state.legal[i])] = mark + i
    untried = state.legal_count
    best = NOTHING
    best_score = -1.0
    wanted = 0
    child = tree.first_child[node]
    while child != NOTHING:
        index = mcts.marks[tree.meaning[child]] - mark
        if index >= 0:
            mcts.marks[tree.meaning[child]] = 0
            untried -= 1
            tree.offers[child] += 1
            visits = tree.visits[child]
            mean = tree.worth[child * MAX_PLAYERS + seat] / visits
            score = mean + mcts.exploration * sqrt(log(tree.offers[child] + 1.0) / visits)
            if score > best_score:
                best_score = score
                best = child
                wanted = index
        child = tree.next_sibling[child]
    if untried > 0:
        which = mcts.generator.below(untried)
        for i in range(state.legal_count):
            if mcts.marks[meaning_of(state, state.legal[i])] == mark + i:
                if which == 0:
                    wanted = i
                which -= 1
        best = add_node(tree, meaning_of(state, state.legal[wanted]), 0.0)
        add_child(tree, node, best)
    mcts.path[mcts.depth + 1] = best
    return wanted
