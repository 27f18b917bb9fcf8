"""From games of the search to what the network learns from: inputs at each turn, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from oddville import new_game
from oddville.bots.evaluator import Evaluator
from oddville.bots.network import SEAT_INPUTS, TABLE_INPUTS
from oddville.bots.network_inputs import compute_inputs
from oddville.rules.game import Game
from oddville.rules.vocabulary import TURN

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Lessons:
    """Positions at the start of a turn. Seats are in the order of play, from the one whose turn it is."""

    seats: Array  # [position, place, input], small floats: there are millions of them
    table: Array  # [position, input]
    won: Array  # [position, place]: 1 for the winner
    found: Array  # [position, place]: the chance to win that the search found
    scores: Array  # [position, place]: at the end of the game
    expected: Array  # [position, place]: the score that the search expected

    @staticmethod
    def join(parts: list[Lessons]) -> Lessons:
        return Lessons(
            **{
                each.name: np.concatenate([getattr(part, each.name) for part in parts])
                for each in fields(Lessons)
            }
        )

    def __len__(self) -> int:
        return len(self.won)


KINDS = {
    "seats": np.float16,
    "table": np.float16,
    "won": np.int8,
    "found": np.float16,
    "scores": np.int16,
    "expected": np.float16,
}


def replay(file: Path, players: int) -> Lessons:
    """All games of a file, played again."""
    with np.load(file) as stored:
        games = {name: stored[name] for name in stored.files}
    evaluator = Evaluator()
    rows: dict[str, list[Array]] = {name: [] for name in KINDS}
    start = 0
    for seed, length in zip(games["seeds"].tolist(), games["lengths"].tolist(), strict=True):
        taught = replay_one(evaluator, new_game(players, seed=seed), games, range(start, start + length))
        for name, items in taught.items():
            rows[name] += items
        start += length
    return Lessons(**{name: np.array(rows[name], kind) for name, kind in KINDS.items()})


def replay_one(
    evaluator: Evaluator, game: Game, games: dict[str, Array], decisions: range
) -> dict[str, list[Array]]:
    """The positions of one game; a game that was stuck teaches nothing."""
    players = game.players
    found: dict[str, list[Array]] = {name: [] for name in KINDS}
    orders = []
    turn = 0
    for decision in decisions:
        if game.decision == TURN and game.turn != turn:
            turn = game.turn
            if games["wins"][decision].sum() > 0:
                compute_inputs(evaluator, game)
                order = [(game.turn_seat + place) % players for place in range(players)]
                seats = np.array(evaluator.network.inputs[: players * SEAT_INPUTS], np.float32)
                found["seats"].append(seats.reshape(players, SEAT_INPUTS)[order])
                found["table"].append(np.array(evaluator.network.table_inputs[:TABLE_INPUTS], np.float32))
                found["found"].append(games["wins"][decision][order])
                found["expected"].append(games["scores"][decision][order])
                orders.append(order)
        game.apply(int(games["actions"][decision]))
    if not game.is_over:
        return {}
    won = np.eye(players)[game.winner]
    final = np.array(game.scores())
    found["won"] = [won[order] for order in orders]
    found["scores"] = [final[order] for order in orders]
    return found
