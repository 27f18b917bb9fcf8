"""The network: judges a position from the seat that has just acted, by its chance to win and the margin."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from oddville.bots.evaluator import FEATURES
from oddville.envs import observation as o
from oddville.envs.layout import CITY, PARTS

SEATS = 2
MARGIN = 20.0  # points that count as a clear win
MARGIN_SHARE = 0.15  # of a value; the rest is the chance to win
GAME_OVER = o.DECISION_AT + 9
SCORE, TRIGGER = 9, 34  # of a player


def _columns() -> list[int]:
    """What a game of two needs of an observation; the city is summed up by owner instead."""
    start = {part.name: part.start for part in PARTS}
    columns = list(range(SEATS * o.PLAYER))
    columns += [start["projects"] + i for i in range(SEATS * 3 * o.PROJECT)]
    columns += [start["row"] + i for i in range(6 * o.ROW_CARD)]
    for part in ("lower_slots", "upper_slots"):
        stop = next(each.stop for each in PARTS if each.name == part)
        columns += [i for i in range(start[part], stop) if (i - start[part]) % 4 < SEATS]
    return columns + list(range(start["piles"], CITY.start))


COLUMNS = torch.tensor(_columns())
INPUTS = len(COLUMNS) + SEATS * o.FACE + SEATS * FEATURES


def inputs(observations: NDArray[np.int8], features: NDArray[np.float64]) -> torch.Tensor:
    """From rows of afterstates to what the network reads."""
    raw = torch.from_numpy(observations)
    cards = raw[:, CITY.start : CITY.stop].reshape(-1, *CITY.shape).float()
    owners = cards[:, :, o.FACE + 2 : o.FACE + 2 + SEATS]
    by_owner = torch.bmm(owners.transpose(1, 2), cards[:, :, : o.FACE]).flatten(1)
    judged = torch.from_numpy(features[:, :SEATS]).flatten(1).float()
    return torch.cat([raw.index_select(1, COLUMNS).float(), by_owner, judged], dim=1)


class Judge(nn.Module):
    def __init__(self, width: int = 160) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(INPUTS))
        self.register_buffer("spread", torch.ones(INPUTS))
        self.body = nn.Sequential(
            nn.Linear(INPUTS, width), nn.ReLU(), nn.Linear(width, 64), nn.ReLU(), nn.Linear(64, 2)
        )

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """The logit of winning, and the margin in units of MARGIN."""
        answer: torch.Tensor = self.body((rows - self.mean) / self.spread)
        return answer

    def get_used_to(self, rows: torch.Tensor) -> None:
        """Learn what is usual, so that large numbers, such as the deck's, count no more than small ones."""
        self.mean.copy_(rows.mean(0))
        self.spread.copy_(rows.std(0).clamp(min=1.0) * 3)

    @torch.no_grad()
    def values(self, rows: torch.Tensor, observations: NDArray[np.int8]) -> NDArray[np.float32]:
        """[position, (chance to win, margin)]; a game that is over is judged by what it is."""
        answer = self(rows)
        found = torch.stack([torch.sigmoid(answer[:, 0]), answer[:, 1].clamp(-1, 1)], 1).numpy()
        over = observations[:, GAME_OVER] == 1
        found[over] = outcomes(observations[over])
        return np.asarray(found, np.float32)


def outcomes(observations: NDArray[np.int8]) -> NDArray[np.float32]:
    """The same of games that are over."""
    margin = observations[:, SCORE].astype(np.float32) - observations[:, o.PLAYER + SCORE]
    has_won = (margin > 0) | ((margin == 0) & (observations[:, TRIGGER] == 1))
    return np.stack([has_won.astype(np.float32), np.clip(margin / MARGIN, -1, 1)], 1)


def blended(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """How good it is, from 0 to 1."""
    liking: NDArray[np.float32] = (1 - MARGIN_SHARE) * values[:, 0] + MARGIN_SHARE * (values[:, 1] + 1) / 2
    return liking


def save(judge: Judge, file: Path) -> None:
    torch.save(judge.state_dict(), file)


def load(file: Path) -> Judge:
    state = torch.load(file, weights_only=True)
    judge = Judge(state["body.0.bias"].shape[0])
    judge.load_state_dict(state)
    judge.eval()
    return judge
