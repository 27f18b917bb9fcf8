"""`python -m training`: learns the weights of `oddville.bots` by self-play, from scratch and reproducibly.

In a round, bots that look one step ahead first play thousands of quick games, from which the evaluation
learns; then the search plays some hundred slow games, from which the policy learns. The next round uses both.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from oddville.bots.weights import FILE, Weights, read_weights, untrained, write_weights
from oddville.rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS

from .expert import play_slow_games
from .fit import fit_evaluation, fit_policy, growth_of_kinds
from .plan import Plan, carry_out
from .positions import Positions
from .selfplay import play_quick_games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--quick-games", type=int, default=6000, help="in a round, for each number of players"
    )
    parser.add_argument("--slow-games", type=int, default=150)
    parser.add_argument("--iterations", type=int, default=400, help="of the search, for a decision")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", type=Path, help="weights to go on from")
    parser.add_argument("--output", type=Path, default=FILE)
    arguments = parser.parse_args()
    weights = read_weights(arguments.start) if arguments.start else untrained()
    for number in range(arguments.rounds):
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            seed = arguments.seed + (10 * number + players) * 1_000_000
            by_policy = number == 0 and arguments.start is None
            quick = Plan(players, seed, arguments.quick_games, weights, by_policy=by_policy)
            weights = learn_evaluation(weights, quick, number, arguments.processes)
            slow = Plan(players, seed + 500_000, arguments.slow_games, weights, arguments.iterations)
            weights = learn_policy(weights, slow, number, arguments.processes)
            write_weights(weights, arguments.output)


def learn_evaluation(weights: Weights, plan: Plan, number: int, processes: int) -> Weights:
    start = time.monotonic()
    played = [part for parts in carry_out(plan, play_quick_games, processes, 100) for part in parts]
    positions = Positions.join(played)
    winner, points, loss = fit_evaluation(positions)
    print(
        f"round {number}, {plan.players} players: {positions.games} quick games, "
        f"{positions.turns / positions.games:.1f} turns, {positions.scores.mean():.1f} points, "
        f"log loss {loss:.4f}, {time.monotonic() - start:.0f} s",
        flush=True,
    )
    return weights.with_evaluation(plan.players, winner, points, growth_of_kinds(positions.cards))


def learn_policy(weights: Weights, plan: Plan, number: int, processes: int) -> Weights:
    start = time.monotonic()
    lessons = [lesson for part in carry_out(plan, play_slow_games, processes, 5) for lesson in part]
    if not lessons:
        raise SystemExit("The search is too short to learn from it: give it more --iterations.")
    policy, before, after = fit_policy(lessons, weights.policy_for(plan.players))
    print(
        f"round {number}, {plan.players} players: {plan.games} slow games, {len(lessons)} decisions, "
        f"cross entropy {before:.4f}, then {after:.4f}, {time.monotonic() - start:.0f} s",
        flush=True,
    )
    return weights.with_policy(plan.players, policy)


if __name__ == "__main__":
    main()
