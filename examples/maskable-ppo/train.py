"""MaskablePPO learns OddVille for two: `python train.py --out my-network`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time, time

import numpy as np
import torch
from imitation import Teacher, imitate
from policy import CardPolicy
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from oddville.envs.stable_baselines3 import OddVilleVecEnv
from oddville.envs.vector import against_bots

OPPONENT = "newcomer"
DISCOUNT = 0.99
WHIM = 0.15


def won_by(model: MaskablePPO, games: int, seed: int) -> float:
    """The share of games won against the bot, with the likeliest action each time; seats are drawn."""
    envs = against_bots(games, OPPONENT)
    seen, infos = envs.reset(seed=seed)
    won, is_over = 0, np.zeros(games, bool)
    while not is_over.all():
        playing = np.flatnonzero(~is_over)
        actions = np.zeros(games, np.int64)
        masks = infos["action_mask"][playing]
        actions[playing], _ = model.predict(seen[playing], action_masks=masks, deterministic=True)
        seen, rewards, terminations, truncations, infos = envs.step(actions)
        ended = (terminations | truncations) & ~is_over
        won += int((rewards[ended] > 0).sum())
        is_over |= ended
    return won / games


class Curve(BaseCallback):
    """Stops when the time is over, lowers the learning rate on the way, and measures the strength."""

    def __init__(self, options: argparse.Namespace, start: float, wall: float) -> None:
        super().__init__()
        self.options, self.start, self.wall = options, start, wall
        self.points: list[dict[str, float]] = []
        self.rate = options.rate

    @property
    def spent(self) -> float:
        """Minutes of processor time."""
        return (process_time() - self.start) / 60

    def measure(self, games: int, seed: int) -> float:
        won = won_by(self.model, games, seed)
        point = {"steps": self.num_timesteps, "minutes": round(self.spent, 2), "won": won, "games": games}
        self.points.append(point)
        document = {"spent": round(self.spent, 1), "wall_minutes": round((time() - self.wall) / 60, 1)}
        settings = vars(self.options).items()
        document |= {name: value for name, value in settings if isinstance(value, int | float)}
        document |= {"curve": self.points}
        (self.options.out / "curve.json").write_text(json.dumps(document, indent=1) + "\n", "utf-8")
        torch.save(self.model.get_parameters(), self.options.out / "network.pt")
        print(
            f"{self.num_timesteps:9,} steps  {self.spent:5.1f} minutes  {100 * won:5.1f} % won of {games}",
            flush=True,
        )
        return won

    def _on_step(self) -> bool:
        return self.spent < self.options.minutes

    def _on_rollout_end(self) -> None:
        self.rate = self.options.rate * max(0.1, 1 - self.spent / self.options.minutes)
        between = self.options.minutes / self.options.matches
        if not self.points or self.spent >= self.points[-1]["minutes"] + between:
            self.measure(self.options.games_a_match, seed=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for network.pt and curve.json")
    parser.add_argument("--minutes", type=float, default=30, help="of processor time, in all")
    parser.add_argument("--watching", type=float, default=4, help="minutes of these for imitating the bot")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at first; a tenth at the end")
    parser.add_argument("--start", type=Path, help="a network.pt to go on from, instead of imitating")
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--matches", type=int, default=15, help="how often the strength is measured")
    parser.add_argument("--games-a-match", type=int, default=200)
    parser.add_argument("--final-games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # checks that cost time
    start, wall = process_time(), time()
    envs = OddVilleVecEnv(options.games, opponents=OPPONENT, shaping="evaluation", discount=DISCOUNT)
    envs.seed(options.seed)
    curve = Curve(options, start, wall)
    model = MaskablePPO(
        CardPolicy,
        envs,
        learning_rate=lambda _: curve.rate,
        n_steps=64,
        batch_size=2048,
        n_epochs=3,
        gamma=DISCOUNT,
        gae_lambda=0.8,
        ent_coef=0.002,
        target_kl=0.03,
        seed=options.seed,
        device="cpu",
    )
    if options.start:
        model.set_parameters(torch.load(options.start, weights_only=True))
    else:
        imitate(model, Teacher(envs, WHIM, DISCOUNT, options.seed), 60 * options.watching)
    model.learn(10**9, callback=curve)
    curve.measure(options.final_games, seed=2)


if __name__ == "__main__":
    main()
