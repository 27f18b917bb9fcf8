"""Learning: watch newcomers for a while, then play against oneself, again and again."""

from __future__ import annotations

import json
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

import torch
from torch import nn

from .games import Lessons, SelfPlay
from .match import won_against
from .network import Judge, save


@dataclass(frozen=True)
class Plan:
    games: int = 60_000  # of self-play
    watched: int = 3_000  # of newcomers, before
    games_a_round: int = 500
    side_by_side: int = 192
    rounds_remembered: int = 8
    batch: int = 512
    rate: float = 1e-3
    last_rate: float = 1e-4
    passes: int = 3  # over as many positions as a round brings
    whim: float = 0.04
    last_whim: float = 0.01
    trace: float = 0.7
    matches: int = 12  # how often the strength is measured on the way
    games_a_match: int = 200
    seed: int = 1


def train(plan: Plan, folder: Path) -> Judge:
    """Writes `network.pt` and `curve.json` as it goes."""
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(plan.seed)
    judge = Judge()
    optimiser = torch.optim.Adam(judge.parameters(), lr=plan.rate)
    self_play = SelfPlay(plan.side_by_side, plan.seed)
    start, curve = process_time(), list[dict[str, float]]()
    memory: deque[Lessons] = deque(maxlen=plan.rounds_remembered)

    def measure(games: int) -> None:
        won = won_against(judge, "apprentice", plan.games_a_match, plan.seed)
        curve.append({"games": games, "seconds": round(process_time() - start), "won": won})
        document = {"plan": asdict(plan), "curve": curve}
        (folder / "curve.json").write_text(json.dumps(document, indent=1), "utf-8")
        save(judge, folder / "network.pt")
        seconds = process_time() - start
        print(f"{games:7,} games  {seconds:6.0f} s  {100 * won:.1f} % against apprentice", flush=True)

    if plan.watched:
        memory.append(self_play.watch(plan.watched, plan.whim))
        judge.get_used_to(memory[-1].rows.float())
        learn(judge, optimiser, memory, plan)
        memory.clear()
    measure(0)
    rounds = max(1, plan.games // plan.games_a_round)
    for number in range(rounds):
        done = number / rounds
        for group in optimiser.param_groups:
            group["lr"] = plan.rate * (plan.last_rate / plan.rate) ** done
        whim = plan.whim + (plan.last_whim - plan.whim) * done
        memory.append(self_play.play(judge, plan.games_a_round, whim, plan.trace))
        loss = learn(judge, optimiser, memory, plan)
        length = memory[-1].decisions / memory[-1].games
        print(f"  round {number + 1}/{rounds}  {length:.0f} decisions  loss {loss:.4f}", flush=True)
        if (number + 1) * plan.matches // rounds > number * plan.matches // rounds:
            measure((number + 1) * plan.games_a_round)
    return judge


def learn(judge: Judge, optimiser: torch.optim.Optimizer, memory: deque[Lessons], plan: Plan) -> float:
    """As many positions as were added last, drawn from all that is remembered, several times over."""
    judge.train()
    sizes = torch.tensor([float(len(lessons.rows)) for lessons in memory])
    steps = plan.passes * len(memory[-1].rows) // plan.batch
    total = 0.0
    for _ in range(steps):
        lessons = memory[int(torch.multinomial(sizes, 1))]
        drawn = torch.randint(len(lessons.rows), (plan.batch,))
        answer = judge(lessons.rows[drawn].float())
        target = lessons.targets[drawn]
        loss = nn.functional.binary_cross_entropy_with_logits(answer[:, 0], target[:, 0])
        loss = loss + nn.functional.mse_loss(answer[:, 1], target[:, 1])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += float(loss.detach())
    judge.eval()
    return total / max(1, steps)
