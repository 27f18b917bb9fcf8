"""`python -m oddville_self_play train` and `match`."""

import argparse
from dataclasses import fields
from pathlib import Path

import torch

from .match import won_against
from .network import load
from .training import Plan, train


def main() -> None:
    parser = argparse.ArgumentParser(prog="oddville_self_play")
    commands = parser.add_subparsers(dest="command", required=True)
    training = commands.add_parser("train", help="learn by self-play")
    training.add_argument("--out", type=Path, required=True, help="folder for network.pt and curve.json")
    for option in fields(Plan):
        name = f"--{option.name.replace('_', '-')}"
        training.add_argument(name, type=type(option.default), default=option.default)
    match = commands.add_parser("match", help="play against a bot")
    match.add_argument("network", type=Path)
    match.add_argument("opponent")
    match.add_argument("--games", type=int, default=400)
    match.add_argument("--seed", type=int, default=2)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    if options.command == "train":
        train(Plan(**{option.name: getattr(options, option.name) for option in fields(Plan)}), options.out)
    else:
        won = won_against(load(options.network), options.opponent, options.games, options.seed)
        print(f"{100 * won:.1f} % of {options.games} games against {options.opponent}")


if __name__ == "__main__":
    main()
