"""Judges one stretch: what was played beside what the search prefers, each searched with the same budget.

Everything here starts from a game whose hidden part was drawn again, and takes a fixed number of iterations:
the same stretch gets the same judgement, whatever was hidden and however busy the machine is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

from ..bots.interface import Budget, Deed, Observation
from ..bots.search import (
    ITERATIONS_BETWEEN_CHECKS,
    NO_SHARES,
    THREE_ROUNDS,
    SearchBot,
    Style,
    sensible_actions,
)
from ..bots.steps import Steps, finished
from ..bots.tree import meaning_of
from ..record.fingerprint import fingerprint
from ..rules.game import Game
from ..rules.vocabulary import DISCLOSED_NOTHING

TREES: Final = 2  # each estimate is the mean of as many searches, which tells how far they differ
PARTS: Final = 4  # of a search; the first part is left out, because it still looks at everything
LEAST_ERROR: Final = 0.004
# What the puzzles and the limits for remarks were measured with
STYLE: Final = Style(rounds=THREE_ROUNDS, network_for=(2,), judged_after=0, early_shares=NO_SHARES)
LONGEST_LINE: Final = 40
HERE: Final = (Deed(-1, -1, -1),)  # a past to recognise the position by


@dataclass(frozen=True, slots=True)
class Effort:
    """Iterations of the search."""

    look: int = 4_000  # to find the move that it prefers
    compare: int = 4_000  # for each of the two lines
    confirm: int = 16_000  # for each of them once more, if the difference would make a remark

    def times(self, factor: float) -> Effort:
        return Effort(*(max(64, round(n * factor)) for n in (self.look, self.compare, self.confirm)))


STANDARD: Final = Effort()


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a search expects."""

    shares: tuple[float, ...]  # of the win, by seat
    scores: tuple[float, ...]  # at the end
    error: float  # the standard error of a share


@dataclass(frozen=True, slots=True)
class Judged:
    """What the search found about a stretch."""

    before: Estimate | None  # a first impression; None if there was nothing to choose
    played: Estimate | None  # None if it was not needed: the preferred line was played, and nothing revealed
    better: Estimate | None  # of the preferred line, None if it was played
    line: tuple[int, ...]  # what the search prefers to do in this stretch
    reply: tuple[int, ...] = ()  # what it expects after that

    def loss(self, seat: int) -> float:
        """The win share that the seat lost, 0 if the difference is within the noise of the search."""
        if self.better is None or self.played is None:
            return 0.0
        loss = self.better.shares[seat] - self.played.shares[seat]
        return loss if loss > self.margin else 0.0

    @property
    def margin(self) -> float:
        """The standard error of the difference."""
        if self.better is None or self.played is None:
            return 0.0
        return sqrt(self.better.error**2 + self.played.error**2)


# ---- One stretch --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Task:
    """What a process needs to judge a stretch."""

    actions: tuple[int, ...]
    is_free: bool
    reveals: bool
    out_of_turn: bool
    effort: Effort = STANDARD
    remark: float = inf  # from this loss on the comparison is confirmed


def judge(game: Game, task: Task, seed: int = 0) -> Judged:
    """`game` is the position before the stretch, with everything hidden drawn again."""
    return finished(judge_in_steps(game, task, seed))


def judge_in_steps(game: Game, task: Task, seed: int = 0) -> Steps[Judged]:
    if task.out_of_turn or not task.is_free:
        known = yield from _estimate(
            game, () if task.out_of_turn else task.actions, task.effort.compare, seed
        )
        return Judged(None, known if task.reveals or task.out_of_turn else None, None, task.actions)
    seat = game.decider
    line, reply, before = yield from _preferred(game, task.effort.look, seed)
    # Somebody else took a worker back, which ends a stretch
    was_cut_short = not task.reveals and line[: len(task.actions)] == task.actions
    if was_cut_short or same_end(game, line, task.actions):
        played = None
        if task.reveals:
            played = yield from _estimate(game, task.actions, task.effort.compare, seed + 1)
        return Judged(before, played, None, task.actions, reply)
    found = yield from _compared(game, task, line, task.effort.compare, seed + 1)
    judged = Judged(before, *found, line, reply)
    if judged.loss(seat) >= task.remark:
        found = yield from _compared(game, task, line, task.effort.confirm, seed + 2)
        judged = Judged(before, *found, line, reply)
    return judged


def _compared(
    game: Game, task: Task, line: tuple[int, ...], iterations: int, seed: int
) -> Steps[tuple[Estimate, Estimate]]:
    """Both lines with the same iterations and the same random numbers."""
    played = yield from _estimate(game, task.actions, iterations, seed)
    better = yield from _estimate(game, line, iterations, seed)
    return played, better


def same_end(game: Game, one: Sequence[int], other: Sequence[int]) -> bool:
    """Whether two lines lead to the same position, such as the same bonuses in another order."""
    return tuple(one) == tuple(other) or _end(game, one) == _end(game, other)


def _end(game: Game, line: Sequence[int]) -> str:
    after = game.copy()
    for action in line:
        after.apply(action)
    return fingerprint(after)


# ---- Searches -----------------------------------------------------------------------------------


Preferred = tuple[tuple[int, ...], tuple[int, ...], Estimate]  # line, reply, a first impression


def preferred(game: Game, iterations: int, seed: int) -> Preferred:
    """What the search would do until something is revealed or others decide, and what it expects then."""
    return finished(_preferred(game, iterations, seed))


def _preferred(game: Game, iterations: int, seed: int) -> Steps[Preferred]:
    bot = SearchBot(seed, STYLE)
    seat, turn = game.decider, game.turn
    after = game.copy()
    history = list(HERE)
    line: list[int] = []
    reply: tuple[int, ...] = ()
    before: Estimate | None = None
    while len(line) < LONGEST_LINE:
        observation = Observation(after, history)
        sensible = sensible_actions(observation)
        action = sensible[0]
        reply = ()
        if len(sensible) > 1:
            choice = yield from bot.choose_in_steps(observation, Budget(iterations=iterations))
            action, reply = choice.action, choice.line[1:]
            before = before or Estimate(choice.win_shares, choice.scores, LEAST_ERROR)
        line.append(action)
        history.append(Deed(seat, action, meaning_of(after, action)))
        after.apply(action)
        if after.disclosed != DISCLOSED_NOTHING or after.decider != seat or after.turn != turn:
            break
    assert before is not None  # asked only where there is a choice
    return tuple(line), reply, before


def estimate(game: Game, line: Sequence[int], iterations: int, seed: int) -> Estimate:
    """What is to be expected after a line of the deciding seat, over all chance at its end."""
    return finished(_estimate(game, line, iterations, seed))


def _estimate(game: Game, line: Sequence[int], iterations: int, seed: int) -> Steps[Estimate]:
    after = game.copy()
    for action in line:
        after.apply(action)
    if after.is_over and after.disclosed == DISCLOSED_NOTHING:
        shares = tuple(float(seat == after.winner) for seat in range(after.players))
        return Estimate(shares, tuple(map(float, after.scores())), 0.0)
    observation = Observation(game, HERE)
    results = []
    for tree in range(TREES):
        results.append((yield from _search(observation, line, iterations // TREES, seed + 1000 * tree)))
    seats = range(game.players)
    shares = tuple(sum(result[0][seat] for result in results) / TREES for seat in seats)
    scores = tuple(sum(result[1][seat] for result in results) / TREES for seat in seats)
    spread = max(abs(result[0][seat] - shares[seat]) for result in results for seat in seats)
    return Estimate(shares, scores, max(LEAST_ERROR, spread))


def _search(
    observation: Observation, line: Sequence[int], iterations: int, seed: int
) -> Steps[tuple[list[float], list[float]]]:
    """Mean shares and scores over all parts of a search but the first."""
    bot = SearchBot(seed, STYLE)
    seats = len(observation.view.players)
    wins, scores, count = [0.0] * seats, [0.0] * seats, 0
    for part in range(PARTS):
        left = max(1, iterations // PARTS)
        while left > 0:  # a longer search would stop as soon as its choice is clear
            budget = Budget(iterations=min(left, ITERATIONS_BETWEEN_CHECKS - 1))
            tally = yield from bot.explore_in_steps(observation, budget, forced=line)
            left -= tally.iterations
            if part > 0:
                count += tally.iterations
                wins = [a + b for a, b in zip(wins, tally.wins, strict=True)]
                scores = [a + b for a, b in zip(scores, tally.scores, strict=True)]
    total = sum(wins)
    return [win / total for win in wins], [score / count for score in scores]
