"""`python -m training.network`: learns the networks of the bots from games of the search against itself.

Everything is kept in a folder: games in parts, where the learning stands after each epoch, and the curves.
The same command goes on where an earlier one was interrupted, and gives the same networks.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from oddville.bots.network_files import FOLDER, read_network, write_network
from oddville.bots.weights import Weights, learned_weights
from oddville.rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS

from .curves import Curve
from .games import PlayedGames, play_games
from .learner import Learner, Scales, finished, judge
from .on_ray import on_ray
from .plan import Plan
from .replay import Lessons, replay

PART = 100  # games in a file
HELD_BACK = 20  # one file in so many measures the learning, and is not learned from


def main() -> None:
    arguments = parse()
    for players in arguments.players:
        part = min(PART, max(1, arguments.games // 2))
        plan = Plan(
            players,
            arguments.seed + players * 1_000_000,
            arguments.games,
            starting_weights(arguments.start, players),
            arguments.iterations,
        )
        files = play_parts(plan, part, arguments.folder, arguments.processes, arguments.ray)
        learn(players, files, arguments)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training.network", description=__doc__)
    parser.add_argument("folder", type=Path, help="where games and learning are kept")
    sizes = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    parser.add_argument("--players", type=int, nargs="+", choices=sizes, default=list(sizes))
    parser.add_argument("--games", type=int, default=20_000, help="for each number of players")
    parser.add_argument("--iterations", type=int, default=120, help="of the search, for a decision")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--ray", help="`local`, or the address of a Ray cluster that plays the games")
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--from", dest="start", type=Path, help="a folder with networks to play the games by")
    parser.add_argument("--output", type=Path, default=FOLDER, help="where the networks go")
    return parser.parse_args()


def starting_weights(folder: Path | None, players: int) -> Weights:
    """By default the linear evaluation plays; later rounds play by the networks of the round before."""
    weights = learned_weights()
    return weights if folder is None else weights.with_network(players, read_network(folder, players))


def play_parts(plan: Plan, size: int, folder: Path, processes: int, ray: str | None) -> list[Path]:
    """Play what is not in the folder yet."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = plan.parts(size)
    files = [folder / f"games-{plan.players}-{number:04d}.npz" for number in range(len(parts))]
    missing = [number for number, file in enumerate(files) if not file.exists()]
    start = time.monotonic()
    waiting = [parts[number] for number in missing]
    played = on_ray(play_games, waiting, ray) if ray else in_processes(waiting, processes)
    for done, (number, games) in enumerate(zip(missing, played, strict=True), start=1):
        games.save(files[number])
        print(
            f"{plan.players} players: {done} of {len(missing)} parts of {size} games, "
            f"{time.monotonic() - start:.0f} s",
            flush=True,
        )
    return files


def in_processes(parts: list[Plan], processes: int) -> Iterator[PlayedGames]:
    if parts:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap(play_games, parts)


def learn(players: int, files: list[Path], arguments: argparse.Namespace) -> None:
    with get_context("spawn").Pool(arguments.processes) as pool:
        lessons = pool.map(partial(replay, players=players), files, chunksize=1)
    held_back = max(1, len(files) // HELD_BACK)
    others, taught = Lessons.join(lessons[:held_back]), Lessons.join(lessons[held_back:])
    scales = Scales.of(taught)
    file = arguments.folder / f"learner-{players}.npz"
    learner = Learner.load(file) if file.exists() else Learner.new(players, arguments.seed)
    curve = Curve(arguments.folder / f"curve-{players}.csv")
    print(f"{players} players: {len(taught):,} positions, {len(others):,} held back", flush=True)
    while learner.epoch < arguments.epochs:
        start = time.monotonic()
        learner.learn_epoch(taught, scales, arguments.epochs)
        curve.add(learner.epoch, judge(learner, others, scales))
        learner.save(file)
        print(f"{players} players, {curve.last()}, {time.monotonic() - start:.0f} s", flush=True)
    curve.draw()
    arguments.output.mkdir(parents=True, exist_ok=True)
    write_network(arguments.output, players, finished(learner, scales))


if __name__ == "__main__":
    main()
