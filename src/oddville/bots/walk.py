"""One walk after another down the tree: imagine, choose, try something new, judge, remember."""

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
from .evaluation import evaluate
from .instinct import NEVER, play_on, prepare, settle, urge
from .mind import Mind, Numbers
from .tree import MEANINGS, ROOT, Tree, add_node, adopt, meaning_of

MOST_DEPTH: Final = 256


class Walker:
    """What the walks of one search share."""

    mind: Mind
    root: Game
    state: Game  # the game of the current walk
    generator: Generator

    # How it searches
    curiosity: float  # the weight of what was tried little against what was good
    boldness: float  # how far the first guess is trusted: the temperature of urges
    widening: float  # children per square root of visits
    ahead: int  # turns that a playout goes on by instinct before the position is judged
    spread: float  # how much instinct wavers there
    depth_limit: int  # decisions; below it a walk does not add nodes

    # Scratch
    path: Numbers
    depth: int
    marks: Numbers  # by meaning: which walk offered it last, and as which of its actions
    mark: int
    feelings: list[float]
    wins: list[float]  # by seat: the chances to win that all walks found, added up
    scores: list[float]  # likewise the scores expected at the end
    deepest: int
    decisions: int  # played in all playouts

    def __init__(self, mind: Mind, root: Game, seed: Word) -> None:
        self.mind = mind
        self.root = root
        self.state = copy_of(root)
        self.generator = Generator(seed)
        self.curiosity = 1.0
        self.boldness = 1.5
        self.widening = 1.5
        self.ahead = 0
        self.spread = 1.0
        self.depth_limit = 200
        self.path = array("i", bytes(4 * MOST_DEPTH))
        self.depth = 0
        self.marks = array("i", bytes(4 * MEANINGS))
        self.mark = 0
        self.feelings = [0.0] * MAX_LEGAL
        self.wins = [0.0] * MAX_PLAYERS
        self.scores = [0.0] * MAX_PLAYERS
        self.deepest = 0
        self.decisions = 0


def walk_many(walker: Walker, tree: Tree, times: int) -> None:
    if walker.mark > 1_000_000_000:
        walker.mark = 0
        for i in range(MEANINGS):
            walker.marks[i] = 0
    for _ in range(times):
        walk(walker, tree)


def begin_walk(walker: Walker) -> None:
    """At the root, on a game imagined anew."""
    copy_state(walker.root, walker.state)
    word: Word = walker.generator.below(1 << 30)
    word = (word << 30) + walker.generator.below(1 << 30)
    resample(walker.state, word)
    walker.depth = 0
    walker.path[0] = ROOT


def walk(walker: Walker, tree: Tree) -> None:
    """From the root to a new node, and back with what was found there."""
    state: Game = walker.state
    begin_walk(walker)
    node = ROOT
    is_new = False
    while not is_new and state.decision != GAME_OVER and walker.depth < walker.depth_limit:
        seat = state.decider
        before = tree.count
        index = choose_child(walker, tree, node, state)
        node = walker.path[walker.depth + 1]
        is_new = tree.count > before
        walker.depth += 1
        apply_action(state, seat, state.legal[index])
    walker.deepest = max(walker.deepest, walker.depth)
    settle(walker.mind, state)
    if walker.ahead > 0:
        walker.decisions += play_on(walker.mind, state, walker.generator, walker.ahead, walker.spread)
        settle(walker.mind, state)
    evaluate(walker.mind, state)
    remember(walker, tree, state.players)


def choose_child(walker: Walker, tree: Tree, node: int, state: Game) -> int:
    """Which legal action the walk takes; its node, new if never tried before, is put on the path."""
    list_legal(state)
    walker.mark += MAX_LEGAL
    mark = walker.mark
    wanted = 0
    seat = state.decider
    for i in range(state.legal_count):
        walker.marks[meaning_of(state, state.legal[i])] = mark + i
    offered = 0
    best = NOTHING
    best_score = -1000.0
    child = tree.first_child[node]
    while child != NOTHING:
        index = walker.marks[tree.meaning[child]] - mark
        if index >= 0:
            walker.marks[tree.meaning[child]] = 0
            offered += 1
            tree.offers[child] += 1
            visits = tree.visits[child]
            score = tree.worth[child * MAX_PLAYERS + seat] / visits + walker.curiosity * tree.prior[
                child
            ] * sqrt(tree.offers[child]) / (1 + visits)
            if score > best_score:
                best_score = score
                best = child
                wanted = index
        child = tree.next_sibling[child]
    if offered == 0 or (
        offered < state.legal_count
        and offered < 1.0 + walker.widening * sqrt(tree.visits[node])
        and tree.count < tree.capacity
    ):
        index = most_tempting(walker, state, seat, offered == 0)
        if index != NOTHING:
            child = add_node(tree, meaning_of(state, state.legal[index]), walker.feelings[index])
            adopt(tree, node, child)
            best = child
            wanted = index
    walker.path[walker.depth + 1] = best
    return wanted


def most_tempting(walker: Walker, state: Game, seat: int, must: bool) -> int:
    """Among the actions without a node the one instinct likes best; its share is left in `feelings`."""
    prepare(walker.mind, state, seat)
    strongest = -1000.0
    for i in range(state.legal_count):
        feeling = urge(walker.mind, state, seat, state.legal[i])
        walker.feelings[i] = feeling
        strongest = max(strongest, feeling)
    total = 0.0
    best = NOTHING
    best_feeling = NEVER if not must else -1000.0
    for i in range(state.legal_count):
        feeling = walker.feelings[i]
        if feeling > best_feeling and walker.marks[meaning_of(state, state.legal[i])] == walker.mark + i:
            best = i
            best_feeling = feeling
        walker.feelings[i] = exp((feeling - strongest) / walker.boldness)
        total += walker.feelings[i]
    if best != NOTHING:
        walker.feelings[best] /= total
    return best


def remember(walker: Walker, tree: Tree, players: int) -> None:
    """Add what the walk found to every node it passed."""
    for seat in range(players):
        walker.wins[seat] += walker.mind.win_share[seat]
        walker.scores[seat] += walker.mind.points[seat]
    for step in range(walker.depth + 1):
        node = walker.path[step]
        tree.visits[node] += 1
        for seat in range(players):
            tree.worth[node * MAX_PLAYERS + seat] += walker.mind.value[seat]
