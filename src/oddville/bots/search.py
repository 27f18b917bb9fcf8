"""The bot that searches: it thinks until its budget is spent, and keeps its tree between decisions.

The compiled search (`mcts.py`) does the work; this file decides how many iterations it gets, reuses the part
of the tree that is still of use, and reads the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ..rules.action_space import MAX_LEGAL, TAKE_BACK, TAKE_BACKS
from ..rules.game import Game
from ..rules.vocabulary import MIN_PLAYERS, NOTHING
from .endings import solve_ending, winning_build
from .interface import Budget, Choice, Deed, Observation
from .mcts import ROOM_LEFT, Mcts, run_iterations
from .saved_tree import load_tree, save_tree
from .simple import LazyEvaluator
from .steps import Steps, finished
from .tree import ROOT, Tree, add_node, child_of, copy_subtree, meaning_of
from .weights import Weights

if TYPE_CHECKING:
    from .search_workers import SearchWorker

THREE_ROUNDS: Final = (3, 3, 3)
NO_SHARES: Final = (0.0, 0.0, 0.0)
FIRST_CAPACITY: Final = 1 << 14
FIRST_BATCH: Final = 32
LARGEST_BATCH: Final = ROOM_LEFT
ITERATIONS_BETWEEN_CHECKS: Final = 1024
BATCH_SECONDS: Final = 0.004
LONGEST_LINE: Final = 12
SECONDS_WITHOUT_BUDGET: Final = 1.0
UNLIMITED: Final = 1 << 60


@dataclass(frozen=True, slots=True)
class Style:
    """The parameters of a search (see `Mcts`)."""

    exploration: float = 1.0
    prior_temperature: float = 1.5
    widening: float = 1.5
    rounds: tuple[int, int, int] = (3, 1, 1)  # of a playout at 2, 3, 4 players; times these, that many turns
    # How much the network's judgement before a playout counts at 2, 3, 4 players
    early_shares: tuple[float, float, float] = (0.5, 0.0, 0.0)
    spread: float = 2.0
    depth_limit: int = 200
    margin_share: float = 0.15
    network_for: tuple[int, ...] = (2, 3, 4)  # numbers of players at which the network judges
    judged_after: int = 30  # visits, if there is a network
    judged_temperature: float = 0.05
    keeps_tree: bool = True
    solves_endings: bool = True


@dataclass(slots=True)
class Tally:
    """What one search, or several added up, found at the root."""

    iterations: int = 0
    visits: dict[int, int] = field(default_factory=dict)  # by meaning of the action
    scores: list[float] = field(default_factory=list)  # by seat, summed over all iterations
    wins: list[float] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.iterations += other.iterations
        for meaning, visits in other.visits.items():
            self.visits[meaning] = self.visits.get(meaning, 0) + visits
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]


class SearchBot:
    """Information-set tree search with a learned evaluation."""

    def __init__(self, seed: int, style: Style | None = None, weights: Weights | None = None) -> None:
        self._seed = seed
        self._style = style or Style()
        self._weights = weights
        self._random = Random(seed)
        self._evaluator = LazyEvaluator(weights, self._style.network_for)
        self._workers: list[SearchWorker] = []
        self._known: tuple[Deed, ...] = ()  # the game up to the position at the tree's root
        self.tree = Tree(FIRST_CAPACITY)
        add_node(self.tree, 0, 1.0)

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        return finished(self.choose_in_steps(observation, budget))

    def choose_in_steps(self, observation: Observation, budget: Budget) -> Steps[Choice]:
        start = budget.now()
        sensible = sensible_actions(observation)
        if len(sensible) == 1:
            return Choice(sensible[0])
        if self._style.solves_endings:
            ending = self._ending(observation)
            if ending is not None:
                return ending
        if budget.processes == 1:
            tally = yield from self.explore_in_steps(observation, budget, start)
        else:
            tally = self._explore_together(observation, budget, start)
        return self._choice(observation, tally)

    def _ending(self, observation: Observation) -> Choice | None:
        """What to do in the last turn, or to end the game with a victory, if that can be known."""
        game = observation.imagine(0)
        ending = solve_ending(game) or winning_build(game)
        if ending is None:
            return None
        wins = tuple(float(seat == ending.winner) for seat in range(game.players))
        return Choice(ending.line[0], tuple(map(float, ending.scores)), wins, ending.line)

    def explore(
        self,
        observation: Observation,
        budget: Budget,
        start: float | None = None,
        forced: Sequence[int] = (),
    ) -> Tally:
        """Search a position; `start` is when the clock started.

        With `forced` actions of the deciding seat, the position after them; chance may follow the last one.
        """
        return finished(self.explore_in_steps(observation, budget, start, forced))

    def explore_in_steps(
        self,
        observation: Observation,
        budget: Budget,
        start: float | None = None,
        forced: Sequence[int] = (),
    ) -> Steps[Tally]:
        self._follow(observation)
        game = observation.imagine(self._random.getrandbits(30))
        mcts = self._new_mcts(game)
        for index, action in enumerate(forced):
            mcts.forced[index] = action
        mcts.forced_count = len(forced)
        iterations = yield from self._think(mcts, budget, budget.now() if start is None else start)
        tree = self.tree
        seats = range(game.players)
        return Tally(
            iterations,
            {tree.meaning[child]: tree.visits[child] for child in children(tree, ROOT)},
            [mcts.scores[seat] for seat in seats],
            [mcts.wins[seat] for seat in seats],
        )

    def _explore_together(self, observation: Observation, budget: Budget, start: float) -> Tally:
        """The same on several processes; iterations are divided among them."""
        from .search_workers import SearchWorker  # late: a browser has no processes

        while len(self._workers) < budget.processes - 1:
            number = len(self._workers) + 1
            make = partial(type(self)._like, self._style, self._weights)
            self._workers.append(SearchWorker(make, self._seed + number))
        helping = self._workers[: budget.processes - 1]
        if budget.iterations is not None:
            helping = helping[: budget.iterations - 1]
            budget = replace(budget, iterations=budget.iterations // (len(helping) + 1))
        for worker in helping:
            with suppress(OSError):  # a dead worker is noticed when it should answer
                worker.ask(observation, budget)
        tally = self.explore(observation, budget, start)
        for worker in helping:
            try:
                tally.add(worker.answer(budget))
            except (
                EOFError,
                OSError,
            ):  # it died: what the others found is enough, and a new one comes next time
                self._workers.remove(worker)
                worker.close()
        return tally

    @classmethod
    def _like(cls, style: Style, weights: Weights | None, seed: int) -> SearchBot:
        return cls(seed, style, weights)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: a copy starts its own workers when it needs them."""
        return self.__dict__ | {"_workers": [], "tree": save_tree(self.tree)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.tree = load_tree(state["tree"])

    def __del__(self) -> None:
        for worker in self._workers:
            worker.close()

    def _follow(self, observation: Observation) -> None:
        """Move the root to the position reached since; start a new tree if that position is not in it."""
        happened = observation.history[len(self._known) :]
        goes_on = len(self._known) > 0 and observation.history[: len(self._known)] == self._known
        node = ROOT if self._style.keeps_tree and goes_on else NOTHING
        for deed in happened:
            if node != NOTHING:
                node = child_of(self.tree, node, deed.meaning)
        self._known = observation.history
        old = self.tree
        if node == NOTHING:
            self.tree = Tree(FIRST_CAPACITY)
            add_node(self.tree, 0, 1.0)
        elif node != ROOT:
            self.tree = Tree(max(FIRST_CAPACITY, old.count))
            copy_subtree(old, node, self.tree)

    def _new_mcts(self, game: Game) -> Mcts:
        style = self._style
        evaluator = self._evaluator.for_game(game)
        evaluator.margin_share = style.margin_share
        mcts = Mcts(evaluator, game, self._random.getrandbits(60))
        mcts.exploration = style.exploration
        mcts.prior_temperature = style.prior_temperature
        mcts.widening = style.widening
        mcts.playout_turns = style.rounds[game.players - MIN_PLAYERS] * game.players
        mcts.spread = style.spread
        mcts.depth_limit = style.depth_limit
        if evaluator.network.is_learned:  # the linear evaluation is not good enough for it
            mcts.judged_after = style.judged_after
            mcts.early_share = style.early_shares[game.players - MIN_PLAYERS]
        mcts.judged_temperature = style.judged_temperature
        return mcts

    def _think(self, mcts: Mcts, budget: Budget, start: float) -> Steps[int]:
        """Iterate until the budget is spent or nothing could change the choice any more.

        A step takes milliseconds, unless only iterations are limited.
        """
        most = UNLIMITED if budget.iterations is None else budget.iterations
        seconds = budget.seconds
        if seconds is None and budget.iterations is None:
            seconds = SECONDS_WITHOUT_BUDGET
        batch = FIRST_BATCH
        done = 0
        while done < most:
            now = min(batch, most - done)
            self._make_room(now)
            before = budget.now()
            self._iterate(mcts, now)
            yield
            after = budget.now()
            done += now
            left = most - done
            if seconds is not None:
                time_left = seconds - (after - start)
                if time_left <= 0:
                    break
                pace = max(after - before, 1e-9) / now
                left = min(left, int(time_left / pace))
                batch = max(1, min(int(min(BATCH_SECONDS, time_left / 2) / pace), LARGEST_BATCH))
            may_be_decided = seconds is not None or done % ITERATIONS_BETWEEN_CHECKS == 0
            if (may_be_decided and self._is_decided(left)) or (budget.stop and budget.stop.is_set()):
                break
        return done

    def _iterate(self, mcts: Mcts, times: int) -> None:
        run_iterations(mcts, self.tree, times)

    def _make_room(self, nodes: int) -> None:
        """For a batch, and for the children that are judged meanwhile."""
        needed = self.tree.count + 2 * nodes + MAX_LEGAL + ROOM_LEFT
        if needed > self.tree.capacity:
            larger = Tree(2 * needed)
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

    def _choice(self, observation: Observation, tally: Tally) -> Choice:
        game = observation.imagine(0)
        by_meaning = {meaning_of(game, action): action for action in observation.legal}
        best = max((m for m in tally.visits if m in by_meaning), key=lambda m: tally.visits[m])
        action = by_meaning[best]
        game.apply(action)
        line = [action, *expected_line(self.tree, child_of(self.tree, ROOT, best), game)]
        count = max(tally.iterations, 1)
        scores = tuple(score / count for score in tally.scores)
        wins = tuple(win / count for win in tally.wins)
        return Choice(action, scores, wins, tuple(line), tally.iterations)


def sensible_actions(observation: Observation) -> list[int]:
    """Leaves out taking workers back while there are some in the supply."""
    legal = observation.legal
    if observation.supply == 0:
        return list(legal)
    return [action for action in legal if not TAKE_BACK <= action < TAKE_BACK + TAKE_BACKS] or list(legal)


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = tree.first_child[node]
    while child != NOTHING:
        found.append(child)
        child = tree.next_sibling[child]
    return found


def expected_line(tree: Tree, node: int, game: Game) -> list[int]:
    """The most visited actions from a node on, as far as they are legal on this game, which plays them."""
    line: list[int] = []
    while node != NOTHING and not game.is_over and len(line) < LONGEST_LINE:
        by_meaning = {meaning_of(game, action): action for action in game.legal_actions()}
        known = [child for child in children(tree, node) if tree.meaning[child] in by_meaning]
        if not known:
            break
        node = max(known, key=lambda child: tree.visits[child])
        line.append(by_meaning[tree.meaning[node]])
        game.apply(line[-1])
    return line
