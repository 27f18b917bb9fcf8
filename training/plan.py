"""Which games are played, and how they are divided among processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import TypeVar

from oddville.bots.weights import Weights

Result = TypeVar("Result")


@dataclass(frozen=True)
class Plan:
    """Games of this many players with these weights; each has its own seed, counted from `seed`."""

    players: int
    seed: int
    games: int
    weights: Weights
    iterations: int = 0  # of the search; 0: no search
    by_policy: bool = False

    def parts(self, size: int) -> list[Plan]:
        return [
            replace(self, seed=self.seed + start, games=min(size, self.games - start))
            for start in range(0, self.games, size)
        ]


def carry_out(plan: Plan, play: Callable[[Plan], Result], processes: int, size: int) -> Iterator[Result]:
    """The results in the order of the seeds."""
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, plan.parts(size))
