"""Are the chances and scores that a search reports right? Plays games and compares them with how these end.

    python -m bench.calibration --positions 20000 --processes 2

Both levels named search every decision of every game with a fixed number of iterations; the first one's moves
are played. What they report at the start of each turn is compared with the end of the game. The seeds are far
from those of the training, so nobody learned from these games. Written: `bench/results/calibration.json` and
its plot.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from oddville import new_game
from oddville.bots import Observation, contender
from oddville.bots.interface import Deed
from oddville.bots.tree import meaning_of
from oddville.rules.vocabulary import TURN

RESULTS: Final = Path(__file__).parent / "results"
LEVELS: Final = ("master", "master@0.1")
FIRST_SEED: Final = 90_000_000
BINS: Final = 20
MOST_TURNS: Final = 400
BATCH: Final = 20  # games; after each it is decided whether there are enough positions
COLOURS: Final = ("#1f6f8b", "#c98b2c")

# For each level, each turn and each seat: the chance, the score expected, whether it won, its score
Forecast = tuple[float, float, bool, int]


def play(players: int, iterations: int, levels: Sequence[str], seed: int) -> list[list[Forecast]]:
    """One game; for each level what it reported at the start of each turn."""
    game = new_game(players, seed=seed)
    chosen = [contender(f"{level}:iterations={iterations}") for level in levels]
    bots = [[each.bot(seed * 8 + seat) for seat in range(players)] for each in chosen]
    reported: list[list[tuple[tuple[float, ...], tuple[float, ...]]]] = [[] for _ in levels]
    history: list[Deed] = []
    turn = 0
    while not game.is_over and game.turn < MOST_TURNS:
        observation = Observation(game, history)
        starts = game.decision == TURN and game.turn != turn
        turn = game.turn
        watching = range(len(levels)) if starts else range(1)
        choices = [bots[at][game.decider].choose(observation, chosen[at].budget) for at in watching]
        if starts and all(choice.iterations > 0 for choice in choices):
            for at, choice in enumerate(choices):
                reported[at].append((choice.win_shares, choice.scores))
        action = choices[0].action
        history.append(Deed(game.decider, action, meaning_of(game, action)))
        game.step(action)
    if not game.is_over:
        return [[] for _ in levels]
    final = game.scores()
    return [
        [
            (shares[seat], scores[seat], seat == game.winner, final[seat])
            for shares, scores in of_level
            for seat in range(players)
        ]
        for of_level in reported
    ]


def summary(forecasts: Sequence[Forecast], players: int) -> dict[str, Any]:
    """The error of calibration: the distance between chance and truth, by bins of equal width."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for forecast in forecasts:
        bins[min(int(forecast[0] * BINS), BINS - 1)].append(forecast)
    curve = [
        {
            "said": round(fmean(chance for chance, *_ in each), 4),
            "won": round(fmean(float(won) for _, _, won, _ in each), 4),
            "forecasts": len(each),
        }
        for each in bins
        if each
    ]
    error = sum(abs(point["said"] - point["won"]) * point["forecasts"] for point in curve) / len(forecasts)
    return {
        "positions": len(forecasts) // players,
        "calibration_error": round(error, 4),
        "score_off_by": round(fmean(abs(expected - score) for _, expected, _, score in forecasts), 3),
        "curve": curve,
    }


def played(positions: int, players: int, processes: int, work: Any) -> list[list[list[Forecast]]]:
    """Games until there are so many positions: the same ones on any number of processes."""
    games: list[list[list[Forecast]]] = []
    found = 0
    with get_context("spawn").Pool(processes) as pool:
        while found < positions:
            seed = FIRST_SEED + len(games)
            for forecasts in pool.imap(work, range(seed, seed + BATCH)):
                games.append(forecasts)
                found += len(forecasts[0]) // players
                print(f"\r{found:,} positions of {len(games)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return games


def draw(document: dict[str, Any], picture: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    plt.rc("svg", hashsalt="oddville")
    plt.rc("font", size=9)
    figure, axes = plt.subplots(
        1, len(document["players"]), figsize=(7.2, 3.6), squeeze=False, layout="constrained"
    )
    for axis, (players, levels) in zip(axes[0], document["players"].items(), strict=True):
        axis.plot([0, 100], [0, 100], color="#808080", linestyle="--", linewidth=1)
        for colour, (level, found) in zip(COLOURS, levels.items(), strict=True):
            said = [100 * point["said"] for point in found["curve"]]
            won = [100 * point["won"] for point in found["curve"]]
            label = f"{level}, error {100 * found['calibration_error']:.1f} %"
            axis.plot(said, won, "o-", color=colour, markersize=3, label=label)
        axis.set_title(f"{players} players", fontsize=9)
        axis.set_xlabel("chance the search reports, %")
        axis.grid(alpha=0.3)
        axis.legend(frameon=False, loc="upper left")
    axes[0, 0].set_ylabel("games won, %")
    figure.savefig(picture, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--positions", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--iterations", type=int, default=1000, help="of the search, for a decision")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--results", type=Path, default=RESULTS)
    options = parser.parse_args()
    document: dict[str, Any] = {"iterations": options.iterations, "players": {}}
    for players in options.players:
        work = partial(play, players, options.iterations, LEVELS)
        games = played(options.positions, players, options.processes, work)
        document["players"][str(players)] = {
            level: summary([forecast for game in games for forecast in game[at]], players)
            for at, level in enumerate(LEVELS)
        }
        for level, found in document["players"][str(players)].items():
            found["games"] = len(games)
            print(
                f"{players} players, {level}: {found['positions']:,} positions, calibration error "
                f"{found['calibration_error']:.4f}, score off by {found['score_off_by']:.2f}",
                flush=True,
            )
    options.results.mkdir(parents=True, exist_ok=True)
    (options.results / "calibration.json").write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    draw(document, options.results / "calibration.svg")


if __name__ == "__main__":
    main()
