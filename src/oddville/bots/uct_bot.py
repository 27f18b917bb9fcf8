"""A plain information-set UCT with uniform random playouts: what the levels are measured against."""

from __future__ import annotations

from .mcts import Mcts
from .search import SearchBot, Style
from .uct import run_uct_iterations
from .weights import Weights

EXPLORATION = 0.7  # near the usual 1 / sqrt(2), for values from 0 to 1


class UctBot(SearchBot):
    """The same clock and the same choice by visits as the other levels, but nothing learned."""

    def __init__(self, seed: int, style: Style | None = None, weights: Weights | None = None) -> None:
        super().__init__(seed, style or Style(exploration=EXPLORATION, keeps_tree=False), weights)

    def _iterate(self, mcts: Mcts, times: int) -> None:
        run_uct_iterations(mcts, self.tree, times)
