"""`python -m training`: learns the weights of `oddville.bots` by self-play, from nothing, reproducibly."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from oddville.bots import weights as weights_module
from oddville.bots.weights import Weights, read_weights, untrained, write_weights

from .fit import fit, growth_of_kinds
from .selfplay import Batch, Plan, play_many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument(
        "--games", type=int, default=4000, help="of each number of players, in each generation"
    )
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", type=Path, help="weights to go on from")
    parser.add_argument(
        "--output", type=Path, default=Path(weights_module.__file__).with_name("weights.json")
    )
    arguments = parser.parse_args()
    weights = read_weights(arguments.start) if arguments.start else untrained()
    for generation in range(arguments.generations):
        by_instinct = generation == 0 and arguments.start is None
        for players in map(int, arguments.players.split(",")):
            start = time.monotonic()
            seed = arguments.seed + generation * 10_000_000 + players * 1_000_000
            plan = Plan(players, seed, arguments.games, weights, not by_instinct, 0.08)
            batch = Batch.join(list(play_many(plan, arguments.processes)))
            weights, loss = learned(weights, batch, players)
            print(
                f"generation {generation}, {players} players: {batch.games} games, "
                f"{batch.turns / batch.games:.1f} turns, {batch.scores.mean():.1f} points, "
                f"log loss {loss:.4f}, {time.monotonic() - start:.0f} s",
                flush=True,
            )
            write_weights(weights, arguments.output)


def learned(weights: Weights, batch: Batch, players: int) -> tuple[Weights, float]:
    winner, points, loss = fit(batch)
    growth = growth_of_kinds(batch.cards)
    return weights.replaced(players, winner, points, growth), loss


if __name__ == "__main__":
    main()
