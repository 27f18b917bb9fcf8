"""The searching bot: thinks until its budget is spent, keeps its tree, always has a move.

The compiled walks (`walk.py`) do the work; this file decides how many, starts from what is already known of
the position, and says what was found.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from ..rules.action_space import TAKE_BACK, TAKE_BACKS
from ..rules.game import Game
from ..rules.vocabulary import MAX_PLAYERS, NOTHING
from .interface import Budget, Choice, Observation
from .simple import MindKeeper
from .tree import ROOT, Tree, add_node, child_of, copy_subtree, meaning_of
from .walk import Walker, walk_many
from .weights import Weights

FIRST_ROOM: Final = 1 << 14
BATCH_SECONDS: Final = 0.004
LONGEST_LINE: Final = 12
SECONDS_WITHOUT_BUDGET: Final = 1.0


@dataclass(frozen=True, slots=True)
class Style:
    """How a search goes about it (see `Walker`)."""

    curiosity: float = 1.0
    boldness: float = 1.5
    widening: float = 1.5
    ahead: int = 6
    spread: float = 1.0
    depth_limit: int = 200
    margin_share: float = 0.15
    keeps_tree: bool = True


class SearchBot:
    """Information-set tree search with a learned evaluation."""

    def __init__(self, seed: int, style: Style | None = None, weights: Weights | None = None) -> None:
        self._style = style or Style()
        self._random = Random(seed)
        self._keeper = MindKeeper(weights)
        self.tree = Tree(FIRST_ROOM)
        self._known = 0  # moves of the game up to the position at the tree's root
        add_node(self.tree, 0, 1.0)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        start = perf_counter()
        game = observation.imagine(self._random.getrandbits(30))
        sensible = sensible_actions(game, observation.legal)
        if len(sensible) == 1:
            return Choice(sensible[0])
        self._follow(observation)
        walker = self._walker(game)
        iterations = self._think(walker, budget, start)
        return self._choice(walker, observation, iterations)

    def _follow(self, observation: Observation) -> None:
        """Go down the tree by what has happened since; begin anew where nothing is known of it."""
        node = ROOT
        if not self._style.keeps_tree:
            node = NOTHING
        for deed in observation.history[self._known :]:
            if node != NOTHING:
                node = child_of(self.tree, node, deed.meaning)
        if not observation.history[self._known :]:
            node = NOTHING if self._known == 0 else node
        self._known = len(observation.history)
        old = self.tree
        room = FIRST_ROOM if node == NOTHING else max(FIRST_ROOM, 2 * old.count)
        self.tree = Tree(room)
        if node == NOTHING:
            add_node(self.tree, 0, 1.0)
        else:
            copy_subtree(old, node, self.tree)

    def _walker(self, game: Game) -> Walker:
        style = self._style
        mind = self._keeper.mind_for(game)
        mind.margin_share = style.margin_share
        walker = Walker(mind, game, self._random.getrandbits(60))
        walker.curiosity = style.curiosity
        walker.boldness = style.boldness
        walker.widening = style.widening
        walker.ahead = style.ahead
        walker.spread = style.spread
        walker.depth_limit = style.depth_limit
        return walker

    def _think(self, walker: Walker, budget: Budget, start: float) -> int:
        """Walk until the budget is spent or nothing could change the choice any more."""
        most = budget.iterations if budget.iterations is not None else 1 << 60
        seconds = budget.seconds
        if seconds is None and budget.iterations is None:
            seconds = SECONDS_WITHOUT_BUDGET
        batch = 32
        done = 0
        while done < most:
            now = min(batch, most - done)
            self._make_room(now)
            before = perf_counter()
            self._walk(walker, now)
            after = perf_counter()
            done += now
            left = most - done
            if seconds is not None:
                time_left = seconds - (after - start)
                if time_left <= 0:
                    break
                pace = max(after - before, 1e-9) / now
                left = min(left, int(time_left / pace))
                batch = max(1, min(int(min(BATCH_SECONDS, time_left / 2) / pace), 4096))
            else:
                batch = 1024
            if self._is_decided(left) or (budget.stop is not None and budget.stop.is_set()):
                break
        return done

    def _walk(self, walker: Walker, times: int) -> None:
        walk_many(walker, self.tree, times)

    def _make_room(self, nodes: int) -> None:
        if self.tree.count + nodes > self.tree.capacity:
            larger = Tree(2 * self.tree.capacity + nodes)
            copy_subtree(self.tree, ROOT, larger)
            self.tree = larger

    def _is_decided(self, left: int) -> bool:
        """Could the second most visited child still overtake the first?"""
        first = second = 0
        for child in children(self.tree, ROOT):
            visits = self.tree.visits[child]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def _choice(self, walker: Walker, observation: Observation, iterations: int) -> Choice:
        line = expected_line(self.tree, walker.root)
        visits = max(self.tree.visits[ROOT], 1)
        players = walker.root.players
        scores = tuple(self.tree.points[ROOT * MAX_PLAYERS + seat] / visits for seat in range(players))
        wins = walker.wins[:players]
        total = sum(wins) or 1.0
        return Choice(line[0], scores, tuple(share / total for share in wins), tuple(line), iterations)


def sensible_actions(game: Game, legal: tuple[int, ...]) -> list[int]:
    """Without taking workers back while there are some in the supply."""
    if game.supply[game.decider] == 0:
        return list(legal)
    return [action for action in legal if not TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS] or list(legal)


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = tree.first_child[node]
    while child != NOTHING:
        found.append(child)
        child = tree.next_sibling[child]
    return found


def expected_line(tree: Tree, game: Game) -> list[int]:
    """The most visited actions one after the other, as far as they are legal on this game."""
    game = game.copy()
    node = ROOT
    line: list[int] = []
    while not game.is_over and len(line) < LONGEST_LINE:
        by_meaning = {meaning_of(game, action): action for action in game.legal_actions()}
        known = [child for child in children(tree, node) if tree.meaning[child] in by_meaning]
        if not known:
            break
        node = max(known, key=lambda child: tree.visits[child])
        line.append(by_meaning[tree.meaning[node]])
        game.apply(line[-1])
    return line
