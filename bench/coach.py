"""Can the coach be believed? Measures what reviews say against deeper searches and against what is known.

    python -m bench.coach planted --games 300     one move of a masters' game is made worse: is it reported?
    python -m bench.coach stable --games 40       do remarks keep their sign with ten times the search?
    python -m bench.coach sums --games 1000       luck and decisions make the result; mean luck is zero
    python -m bench.coach levels --games 40       stronger levels lose less by their decisions
    python -m bench.coach puzzles --games 400     is each solution still clearly best?

Run it again when the bots have learned something new: verdicts depend on how well the search estimates.
Results are kept, a line for each game, so that an interrupted run goes on where it stopped. Levels that
search do so with a fixed number of iterations, so the same seed gives the same game. `--games 0` only tells
what is kept; `--first 200` leaves the first 200 games to another machine or an earlier run; `--only beginner`
adds games of a single level.
"""

from __future__ import annotations

import argparse
import io
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict, replace
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from oddville.arena.pool import work_through
from oddville.bots import Budget, Observation, Player, contender, play_game
from oddville.bots.simple import PolicyBot
from oddville.coach import STANDARD, Effort, Verdict, review
from oddville.coach.judging import Judged, estimate, judge
from oddville.coach.puzzle_maker import check_again
from oddville.coach.puzzles import puzzles
from oddville.coach.review import task_of
from oddville.coach.stretches import Stretch, stretches
from oddville.coach.verdicts import verdict_of
from oddville.record import Record, Recording
from oddville.reports.intervals import share
from oddville.rules.game import Game
from oddville.rules.vocabulary import DISCLOSED_NOTHING

MASTER: Final = "master:iterations=1000"
LADDER: Final = (
    "beginner",
    "newcomer",
    "apprentice",
    "journeyman:iterations=1000",
    "master:iterations=3000",
    "grandmaster:iterations=12000",
)
DEEPER: Final = 20
WORSE: Final = 0.15  # of win share: what a planted move must lose
SCREEN: Final = 1500  # iterations that look for a move that may be as bad
OWN_MOVES: Final = 6  # of each game, judged as they were played
CLEAR: Final = 0.10  # remarks whose sign must hold
QUICK: Final = Effort(look=100, compare=100, confirm=200)  # parts make a sum however long they are searched
SAMPLED: Final = 12  # decisions of a level's game: many games tell more than many decisions of one
REMARKED: Final = (Verdict.MISTAKE, Verdict.BLUNDER)

Line = dict[str, Any]


def bots_game(level: str, players: int, seed: int) -> Record:
    recording = Recording.begin([f"Bot {seat + 1}" for seat in range(players)], seed)
    chosen = contender(level)

    def step(game: Game, action: int, seat: int) -> None:
        recording.play(action, seat)

    bots = [Player(level, chosen.bot(seed * 8 + seat), chosen.budget) for seat in range(players)]
    play_game(recording.game, bots, step=step)
    return recording.record()


def free_stretches(record: Record) -> list[Stretch]:
    return [item for item in stretches(record) if item.is_free and not item.out_of_turn]


def judged_as(judged: Judged, seat: int) -> Verdict:
    return verdict_of(judged.loss(seat), judged.margin)


# ---- Planted mistakes ---------------------------------------------------------------------------


def planted(seed: int) -> Line:
    """Seeds from 100,000 on: no game that anything was tuned on."""
    random = Random(seed)
    record = bots_game(MASTER, 2 + seed % 3, 100_000 + seed)
    cut = free_stretches(record)
    own = [
        judged_as(judge(item.game, task_of(item, STANDARD)), item.seat)
        for item in random.sample(cut, min(OWN_MOVES, len(cut)))
    ]
    found = next(worse_lines(cut, random), None)
    line: Line = {"seed": seed, "players": len(record.players), "own": own, "planted": None}
    if found is not None:
        stretch, loss = found
        judged = judge(stretch.game, task_of(stretch, STANDARD))
        verdict = judged_as(judged, stretch.seat)
        line |= {"planted": verdict, "deep": loss, "coach": judged.loss(stretch.seat)}
        line |= {"turn": stretch.turn, "actions": stretch.actions, "margin": judged.margin}
    return line


def worse_lines(cut: Sequence[Stretch], random: Random) -> Iterator[tuple[Stretch, float]]:
    """Stretches with a worse line than the masters' own, and what a much deeper search says it loses."""
    deep = DEEPER * STANDARD.compare
    for item in random.sample(cut, len(cut)):
        first = random.choice(item.game.legal_actions())
        line, reveals = finished_line(item.game, first)
        master = estimate(item.game, item.actions, SCREEN, 1)
        other = estimate(item.game, line, SCREEN, 1)
        if master.shares[item.seat] - other.shares[item.seat] < WORSE:
            continue
        best = estimate(item.game, item.actions, deep, 2)
        worse = estimate(item.game, line, deep, 2)
        loss = best.shares[item.seat] - worse.shares[item.seat]
        if loss >= WORSE:
            yield replace(item, actions=line, reveals=reveals), loss


def finished_line(game: Game, first: int) -> tuple[tuple[int, ...], bool]:
    """The policy goes on after a first move, until others decide or chance reveals something."""
    after, line = game.copy(), [first]
    after.apply(first)
    while (
        not after.is_over
        and after.decider == game.decider
        and after.turn == game.turn
        and after.disclosed == DISCLOSED_NOTHING
    ):
        line.append(PolicyBot(1).choose(Observation(after), Budget()).action)
        after.apply(line[-1])
    return tuple(line), after.disclosed != DISCLOSED_NOTHING


def tell_planted(lines: Sequence[Line]) -> None:
    all_planted = [line for line in lines if line["planted"]]
    found = sum(line["planted"] in REMARKED for line in all_planted)
    own = [verdict for line in lines for verdict in line["own"]]
    wrong = sum(verdict in REMARKED for verdict in own)
    print(f"{len(lines)} games, {len(all_planted)} planted mistakes")
    print(f"reported as mistake or blunder: {found} of {len(all_planted)}, {shown(found, len(all_planted))}")
    print(f"masters' own moves so reported: {wrong} of {len(own)}, {shown(wrong, len(own))}")
    for line in all_planted:
        if line["planted"] not in REMARKED:
            print(f"  missed: seed {line['seed']}, turn {line['turn']}: {line['planted']}, ", end="")
            print(f"{100 * line['coach']:.0f} points, deep search {100 * line['deep']:.0f}")


# ---- Stability ----------------------------------------------------------------------------------


def stable(seed: int) -> Line:
    """Remarks on a game between weaker players, which has some, measured again with ten times the search."""
    record = bots_game("newcomer", 2 + seed % 3, 200_000 + seed)
    remarks = []
    for item in free_stretches(record):
        judged = judge(item.game, task_of(item, STANDARD))
        if judged.loss(item.seat) < CLEAR or judged_as(judged, item.seat) not in REMARKED:
            continue
        iterations = 10 * STANDARD.confirm
        better = estimate(item.game, judged.line, iterations, 3).shares[item.seat]
        played = estimate(item.game, item.actions, iterations, 3).shares[item.seat]
        remarks.append((judged.loss(item.seat), better - played))
    return {"seed": seed, "remarks": remarks}


def tell_stable(lines: Sequence[Line]) -> None:
    remarks = [remark for line in lines for remark in line["remarks"]]
    kept = sum(deep > 0 for _, deep in remarks)
    print(f"{len(lines)} games, {len(remarks)} remarks of at least {100 * CLEAR:.0f} points")
    print(f"same sign with ten times the search: {kept}, {shown(kept, len(remarks))}")
    print(f"mean difference: {100 * fmean(abs(a - b) for a, b in remarks):.1f} points")


# ---- Sums ---------------------------------------------------------------------------------------


def sums(seed: int) -> Line:
    found = review(bots_game("newcomer", 2, 300_000 + seed), QUICK)
    gaps = [
        item.share + item.deal + item.luck + item.decisions + item.others - item.result
        for item in found.accounts
    ]
    first = found.accounts[0]
    return {"seed": seed, "gap": max(map(abs, gaps)), "luck": first.deal + first.luck}


def tell_sums(lines: Sequence[Line]) -> None:
    luck = [line["luck"] for line in lines]
    around = 1.96 * stdev(luck) / sqrt(len(luck))
    print(f"{len(lines)} games; the largest gap between parts and result: {max(x['gap'] for x in lines):.1e}")
    print(f"mean luck of the first seat: {100 * fmean(luck):+.2f} points, 95 % interval ±{100 * around:.2f}")


# ---- Levels -------------------------------------------------------------------------------------


def levels(number: int) -> Line:
    level, seed = LADDER[number % len(LADDER)], number // len(LADDER)
    cut = free_stretches(bots_game(level, 2, 400_000 + seed))
    some = Random(seed).sample(cut, min(SAMPLED, len(cut)))
    judged = [judge(item.game, task_of(item, STANDARD)) for item in some]
    losses = [found.loss(item.seat) for found, item in zip(judged, some, strict=True)]
    return {"seed": number, "level": level, "losses": losses}


def tell_levels(lines: Sequence[Line]) -> None:
    for level in LADDER:
        losses = [loss for line in lines if line["level"] == level for loss in line["losses"]]
        if len(losses) > 1:
            around = 1.96 * stdev(losses) / sqrt(len(losses))
            loss = f"{100 * fmean(losses):.2f} ±{100 * around:.2f}"
            games = sum(line["level"] == level for line in lines)
            print(f"{level:30} {len(losses):5} decisions of {games} games, mean loss {loss} points")


# ---- Puzzles ------------------------------------------------------------------------------------


def puzzle(number: int) -> Line:
    """One of the package, checked again by a search ten times deeper than the one that found it."""
    every = puzzles()
    if number >= len(every):
        return {"seed": number, "id": None}
    found = check_again(every[number])
    return {"seed": number, "id": every[number].id, "holds": None if found is None else asdict(found)}


def tell_puzzles(lines: Sequence[Line]) -> None:
    asked = [line for line in lines if line["id"]]
    holds = [line["holds"] for line in asked if line["holds"]]
    print(f"{len(asked)} puzzles, {len(holds)} of them hold: {shown(len(holds), len(asked))}")
    failed = [line["id"] for line in asked if not line["holds"]]
    print("not any more:", ", ".join(failed) or "none")
    for name in ("theme", "difficulty", "found_by", "players"):
        print(f"{name}:", ", ".join(f"{key} {n}" for key, n in Counter(str(i[name]) for i in holds).items()))


# ---- The runs -----------------------------------------------------------------------------------


def shown(count: int, of: int) -> str:
    found = share(count, of)
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}-{100 * found.high:.1f})"


RUNS: Final[dict[str, tuple[Callable[[int], Line], Callable[[Sequence[Line]], None], int]]] = {
    "planted": (planted, tell_planted, 1),
    "stable": (stable, tell_stable, 1),
    "sums": (sums, tell_sums, 1),
    "levels": (levels, tell_levels, len(LADDER)),
    "puzzles": (puzzle, tell_puzzles, 1),
}


def work(seed: int, run: str) -> Line:
    return RUNS[run][0](seed)


def is_asked(number: int, level: str | None) -> bool:
    """Of the run `levels`: whether a game is one of that level."""
    return level is None or LADDER[number % len(LADDER)].partition(":")[0] == level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("run", choices=RUNS)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", choices=[level.partition(":")[0] for level in LADDER], help="a level")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--kept", type=Path, default=Path("build/coach"), help="where results are kept")
    parser.add_argument("--results", type=Path, help="a JSON file that gets what is printed")
    arguments = parser.parse_args()
    _, tell, factor = RUNS[arguments.run]
    arguments.kept.mkdir(parents=True, exist_ok=True)
    file = arguments.kept / f"{arguments.run}.jsonl"
    lines: list[Line] = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    done = {line["seed"] for line in lines}
    numbers = range(arguments.first * factor, arguments.games * factor)
    wanted = [seed for seed in numbers if seed not in done and is_asked(seed, arguments.only)]
    with file.open("a") as log:
        for _, line in work_through(partial(work, run=arguments.run), wanted, arguments.processes):
            log.write(json.dumps(line) + "\n")
            log.flush()
            lines.append(line)
    said = io.StringIO()
    with redirect_stdout(said):
        tell(sorted(lines, key=lambda line: line["seed"]))
    print(said.getvalue(), end="")
    if arguments.results is not None:
        found = json.loads(arguments.results.read_text()) if arguments.results.exists() else {}
        found[arguments.run] = said.getvalue().splitlines()
        arguments.results.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
