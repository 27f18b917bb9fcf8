"""The network as a bot: tries each action on a few imagined games and takes the one it likes best.

Where this package is installed the arena knows it by the name `network`. ODDVILLE_NETWORK names another file
of weights than the one that comes along.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from oddville.bots import Budget, Choice, Observation
from oddville.rules.action_space import MAX_LEGAL

from .looking import Looking, without_idling
from .network import Judge, blended, load

WEIGHTS = Path(__file__).with_name("network.pt")


class NetworkBot:
    """Sees what an observation shows, like every bot."""

    IMAGINED = 4

    def __init__(self, seed: int, judge: Judge) -> None:
        self._random = Random(seed)
        self._judge = judge
        self._looking: Looking | None = None

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        legal = list(observation.legal)
        if len(legal) == 1:
            return Choice(legal[0])
        game = observation.imagine(0)
        if self._looking is None:
            self._looking = Looking(game, MAX_LEGAL)
        total = np.zeros(len(legal), np.float32)
        for _ in range(self.IMAGINED):
            self._looking.at_actions(game, self._random.getrandbits(60), 0)
            total += blended(self._looking.judged_by(self._judge, len(legal))[1])
        return Choice(legal[int(without_idling(total, legal, observation.supply).argmax())])


@cache
def _judge(file: str) -> Judge:
    return load(Path(file))


def network_bot(seed: int) -> NetworkBot:
    return NetworkBot(seed, _judge(os.environ.get("ODDVILLE_NETWORK", str(WEIGHTS))))
