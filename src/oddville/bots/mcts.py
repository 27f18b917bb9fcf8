"""Monte Carlo tree search: sample what is hidden, select, expand, play out, evaluate, backpropagate."""

from __future__ import annotations

from array import array
from math import exp, sqrt
from typing import Final

from ..rules.action_space import MAX_LEGAL
from ..rules.apply import apply_action
from ..rules.game import Game, copy_of
from ..rules.knowledge import resample
from ..rules.legal import list_legal
from ..rules.randomness import Generator, Word
from ..rules.state import copy_state
from ..rules.vocabulary import GAME_OVER, MAX_PLAYERS, NOTHING
from .evaluator import Evaluator, Numbers
from .judgement import evaluate
from .policy import NEVER, action_score, finish_turn, finish_turn_number, play_out, prepare
from .tree import MEANINGS, ROOT, Tree, add_child, add_node, child_of, meaning_of

MOST_DEPTH: Final = 256
MOST_FORCED: Final = 64
# Nodes that judging the children of a node leaves free: one for each iteration of the largest batch
ROOM_LEFT: Final = 4096


class Mcts:
    """What the iterations of one search share."""

    evaluator: Evaluator
    root: Game
    state: Game  # the game of the current iteration
    generator: Generator

    # How it searches
    exploration: float  # the weight of actions tried rarely against actions that turned out well
    prior_temperature: float  # of the softmax that makes priors of the policy's scores
    widening: float  # children per square root of visits
    playout_turns: int  # how many turns the policy plays before the position is evaluated
    early_share: float  # how much the value before the playout counts; 0: it is not asked for
    spread: float  # of the noise in a playout
    depth_limit: int  # decisions; no nodes are added below
    judged_after: int  # visits of a node, after which all its children are judged; 0: never
    judged_temperature: float  # of the softmax that makes priors of these judgements
    forced: Numbers  # actions that every iteration begins with; the root is the position after them
    forced_count: int

    # Scratch
    path: Numbers
    depth: int
    marks: Numbers  # by meaning: which iteration offered it last, and as which of its actions
    mark: int
    priors: list[float]
    judged: list[float]
    early: list[float]  # by seat: the value before the playout
    tried: Game  # the game after an action that is judged
    wins: list[float]  # by seat: the sum of the chances to win over all iterations
    scores: list[float]  # likewise of the scores expected at the end
    deepest: int
    decisions: int  # in all playouts

    def __init__(self, evaluator: Evaluator, root: Game, seed: Word) -> None:
        self.evaluator = evaluator
        self.root = root
        self.state = copy_of(root)
        self.generator = Generator(seed)
        self.exploration = 1.0
        self.prior_temperature = 1.5
        self.widening = 1.5
        self.playout_turns = 0
        self.early_share = 0.0
        self.spread = 1.0
        self.depth_limit = 200
        self.judged_after = 0
        self.judged_temperature = 0.05
        self.forced = array("i", bytes(4 * MOST_FORCED))
        self.forced_count = 0
        self.path = array("i", bytes(4 * MOST_DEPTH))
        self.depth = 0
        self.marks = array("i", bytes(4 * MEANINGS))
        self.mark = 0
        self.priors = [0.0] * MAX_LEGAL
        self.judged = [0.0] * MAX_LEGAL
        self.early = [0.0] * MAX_PLAYERS
        self.tried = copy_of(root)
        self.wins = [0.0] * MAX_PLAYERS
        self.scores = [0.0] * MAX_PLAYERS
        self.deepest = 0
        self.decisions = 0


def run_iterations(mcts: Mcts, tree: Tree, times: int) -> None:
    if mcts.mark > 1_000_000_000:
        mcts.mark = 0
        for i in range(MEANINGS):
            mcts.marks[i] = 0
    for _ in range(times):
        run_iteration(mcts, tree)


def begin_iteration(mcts: Mcts) -> None:
    """Go to the root, on a copy of the game with everything hidden drawn again."""
    state: Game = mcts.state
    copy_state(mcts.root, state)
    word: Word = mcts.generator.below(1 << 30)
    word = (word << 30) + mcts.generator.below(1 << 30)
    resample(state, word)
    for i in range(mcts.forced_count):
        apply_action(state, state.decider, mcts.forced[i])
    mcts.depth = 0
    mcts.path[0] = ROOT


def run_iteration(mcts: Mcts, tree: Tree) -> None:
    """Go from the root to a new node, evaluate it, and add the result to the nodes on the way."""
    state: Game = mcts.state
    begin_iteration(mcts)
    node = ROOT
    is_new = False
    while not is_new and state.decision != GAME_OVER and mcts.depth < mcts.depth_limit:
        seat = state.decider
        before = tree.count
        index = select_child(mcts, tree, node, state)
        node = mcts.path[mcts.depth + 1]
        is_new = tree.count > before
        mcts.depth += 1
        apply_action(state, seat, state.legal[index])
    mcts.deepest = max(mcts.deepest, mcts.depth)
    finish_turn(mcts.evaluator, state)
    judge_new_node(mcts, state)
    backpropagate(mcts, tree, state.players)


def judge_new_node(mcts: Mcts, state: Game) -> None:
    """By where a playout leads, and also at once: two estimates of the value err less than each by itself.

    The chances and points that a search reports come from the end of the playout alone: the judgement before
    it is more cautious, and their mean would be too cautious.
    """
    evaluator: Evaluator = mcts.evaluator
    looks_early = mcts.early_share > 0.0 and state.decision != GAME_OVER
    if looks_early:
        evaluate(evaluator, state)
        for seat in range(state.players):
            mcts.early[seat] = evaluator.value[seat]
    if mcts.playout_turns > 0:
        mcts.decisions += play_out(evaluator, state, mcts.generator, mcts.playout_turns, mcts.spread)
        finish_turn(evaluator, state)
    evaluate(evaluator, state)
    if looks_early:
        for seat in range(state.players):
            evaluator.value[seat] += mcts.early_share * (mcts.early[seat] - evaluator.value[seat])


def select_child(mcts: Mcts, tree: Tree, node: int, state: Game) -> int:
    """Select a legal action; its node, a new one if it was never tried before, is put on the path."""
    list_legal(state)
    if (
        tree.visits[node] == mcts.judged_after
        and mcts.judged_after > 0
        and tree.count + MAX_LEGAL + ROOM_LEFT < tree.capacity
    ):
        judge_children(mcts, tree, node, state)
    mcts.mark += MAX_LEGAL
    mark = mcts.mark
    wanted = 0
    seat = state.decider
    for i in range(state.legal_count):
        mcts.marks[meaning_of(state, state.legal[i])] = mark + i
    offered = 0
    best = NOTHING
    best_score = -1000.0
    child = tree.first_child[node]
    while child != NOTHING:
        index = mcts.marks[tree.meaning[child]] - mark
        if index >= 0:
            mcts.marks[tree.meaning[child]] = 0
            offered += 1
            tree.offers[child] += 1
            visits = tree.visits[child]
            score = tree.worth[child * MAX_PLAYERS + seat] / visits + mcts.exploration * tree.prior[
                child
            ] * sqrt(tree.offers[child]) / (1 + visits)
            if score > best_score:
                best_score = score
                best = child
                wanted = index
        child = tree.next_sibling[child]
    if offered == 0 or (
        offered < state.legal_count
        and offered < 1.0 + mcts.widening * sqrt(tree.visits[node])
        and tree.count < tree.capacity
    ):
        index = best_untried(mcts, state, seat, offered == 0)
        if index != NOTHING:
            child = add_node(tree, meaning_of(state, state.legal[index]), mcts.priors[index])
            add_child(tree, node, child)
            best = child
            wanted = index
    mcts.path[mcts.depth + 1] = best
    return wanted


def judge_children(mcts: Mcts, tree: Tree, node: int, state: Game) -> None:
    """Judge the position after each action, and mix what follows from that into the priors.

    Until here the policy alone decided what was tried. Now every action has a node, and its judgement counts
    as its first visit. Half of a prior stays the policy's: a judgement sees one step ahead only.
    """
    evaluator: Evaluator = mcts.evaluator
    seat = state.decider
    prepare(evaluator, state, seat)
    highest = -1000.0
    for i in range(state.legal_count):
        mcts.priors[i] = action_score(evaluator, state, seat, state.legal[i])
        highest = max(highest, mcts.priors[i])
    total = 0.0
    judged_total = 0.0
    for i in range(state.legal_count):
        mcts.judged[i] = 0.0
        if mcts.priors[i] > NEVER:
            likes = exp((mcts.priors[i] - highest) / mcts.prior_temperature)
            value = judge_child(mcts, tree, node, state, state.legal[i])
            mcts.priors[i] = likes
            mcts.judged[i] = likes * exp((value - 0.5) / mcts.judged_temperature)
            total += likes
            judged_total += mcts.judged[i]
    for i in range(state.legal_count):
        child = child_of(tree, node, meaning_of(state, state.legal[i]))
        if child != NOTHING and mcts.priors[i] > NEVER:
            tree.prior[child] = 0.5 * mcts.priors[i] / total + 0.5 * mcts.judged[i] / judged_total


def judge_child(mcts: Mcts, tree: Tree, node: int, state: Game, action: int) -> float:
    """How good the position after an action and the rest of the turn is for the deciding seat."""
    evaluator: Evaluator = mcts.evaluator
    copy_state(state, mcts.tried)
    apply_action(mcts.tried, state.decider, action)
    finish_turn_number(evaluator, mcts.tried, state.turn)
    evaluate(evaluator, mcts.tried)
    meaning = meaning_of(state, action)
    if child_of(tree, node, meaning) == NOTHING:
        child = add_node(tree, meaning, 0.0)
        add_child(tree, node, child)
        tree.visits[child] = 1
        for seat in range(state.players):
            tree.worth[child * MAX_PLAYERS + seat] = evaluator.value[seat]
    return evaluator.value[state.decider]


def best_untried(mcts: Mcts, state: Game, seat: int, must: bool) -> int:
    """Among the actions without a node the one the policy scores best; its prior is left in `priors`."""
    prepare(mcts.evaluator, state, seat)
    highest = -1000.0
    for i in range(state.legal_count):
        score = action_score(mcts.evaluator, state, seat, state.legal[i])
        mcts.priors[i] = score
        highest = max(highest, score)
    total = 0.0
    best = NOTHING
    best_feeling = NEVER if not must else -1000.0
    for i in range(state.legal_count):
        score = mcts.priors[i]
        if score > best_feeling and mcts.marks[meaning_of(state, state.legal[i])] == mcts.mark + i:
            best = i
            best_feeling = score
        mcts.priors[i] = exp((score - highest) / mcts.prior_temperature)
        total += mcts.priors[i]
    if best != NOTHING:
        mcts.priors[best] /= total
    return best


def backpropagate(mcts: Mcts, tree: Tree, players: int) -> None:
    """Add the result to every node on the path."""
    for seat in range(players):
        mcts.wins[seat] += mcts.evaluator.win_share[seat]
        mcts.scores[seat] += mcts.evaluator.points[seat]
    for step in range(mcts.depth + 1):
        node = mcts.path[step]
        tree.visits[node] += 1
        for seat in range(players):
            tree.worth[node * MAX_PLAYERS + seat] += mcts.evaluator.value[seat]
