"""One measurement of the search, in this process: `python -m bench.workers.search informed --players 2`."""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import oddville
from oddville.bots import Bot, Budget, Choice, Observation, contender
from oddville.bots.judgement import evaluate
from oddville.bots.network_files import learned_networks
from oddville.bots.search import SearchBot, Style
from oddville.bots.uct_bot import UctBot
from oddville.bots.weights import Weights, learned_weights, make_evaluator
from oddville.rules.game import Game
from oddville.rules.vocabulary import MIN_PLAYERS, TURN

from .worker import print_result, require_build, stay_on_one_core

ITERATIONS = 5000  # in one search
TO_THE_END = Style(rounds=(100_000, 100_000, 100_000))  # no game is as long
SECONDS_OF_MEMORY = 3.0
NO_LIMIT = 3600.0  # seconds
GAMES_JUDGED = 8
KIB = 1024
BotMaker = Callable[[int], Bot]


def searched(make: BotMaker, players: int, seed: int, budget: Budget) -> tuple[Choice, float]:
    """The first decision of a standard game by a fresh bot, and the processor time it took."""
    observation, bot = Observation(oddville.new_game(players=players, seed=seed)), make(seed)
    start = process_time()
    choice = bot.choose(observation, budget)
    spent = process_time() - start
    if choice.iterations == 0:
        raise SystemExit("the bot did not search")
    return choice, spent


def informed(seed: int) -> Bot:
    """The search of the levels, but every playout goes on to the end of the game."""
    return SearchBot(seed, TO_THE_END)


def speed(make: BotMaker, players: int, seconds: float) -> dict[str, Any]:
    """Iterations per second; whether an iteration plays a whole game depends on the bot."""
    budget = Budget(iterations=ITERATIONS)
    searched(make, players, 0, budget)  # warms up
    searches, iterations, spent = 0, 0, 0.0
    while spent < seconds:
        searches += 1
        choice, taken = searched(make, players, searches, budget)
        iterations += choice.iterations
        spent += taken
    return {"value": iterations / spent, "detail": {"searches": searches, "iterations": iterations}}


class Clock:
    """Stops a bot after some seconds. With a time limit alone it may decide earlier."""

    def __init__(self, seconds: float) -> None:
        self._end = perf_counter() + seconds

    def is_set(self) -> bool:
        return perf_counter() >= self._end


def status(key: str) -> int:
    """A size from /proc/self/status, in KiB."""
    lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{key}:"))


def memory(players: int) -> dict[str, Any]:
    """By how many MiB the process grows at its peak while grandmaster thinks for all of 3 s."""
    bots: list[SearchBot] = []

    def make(seed: int) -> Bot:
        bot = contender("grandmaster").bot(seed)
        assert isinstance(bot, SearchBot)
        bots.append(bot)
        return bot

    searched(make, players, 0, Budget(iterations=100))  # loads what is loaded once
    Path("/proc/self/clear_refs").write_text("5")  # the peak starts again from here
    before = status("VmRSS")
    budget = Budget(seconds=NO_LIMIT, stop=Clock(SECONDS_OF_MEMORY))
    choice, spent = searched(make, players, 1, budget)
    growth = max(status("VmHWM") - before, 1)
    nodes = bots[-1].tree.count
    detail = {
        "iterations": choice.iterations,
        "seconds": spent,
        "nodes": nodes,
        "bytes_per_node": growth * KIB / nodes,
    }
    return {"value": growth / KIB, "detail": detail}


def positions(players: int) -> list[Game]:
    """The starts of the turns of some games between apprentices."""
    bot = contender("apprentice").bot(1)
    found = []
    for seed in range(GAMES_JUDGED):
        game = oddville.new_game(players=players, seed=seed)
        turn = 0
        while not game.is_over:
            if game.decision == TURN and game.turn != turn:
                turn = game.turn
                found.append(game.copy())
            game.apply(bot.choose(Observation(game), Budget()).action)
    return found


def judgements(players: int, weights: Weights, seconds: float) -> dict[str, Any]:
    """Positions judged per second."""
    games = positions(players)
    evaluator = make_evaluator(weights, games[0].components)
    count, start = 0, process_time()
    while process_time() - start < seconds:
        for game in games:
            evaluate(evaluator, game)
        count += len(games)
    return {"value": count / (process_time() - start), "detail": {"positions": len(games)}}


def start_up(players: int) -> dict[str, Any]:
    """Milliseconds from a level's name to its first iteration, in a process that has used no bot yet."""
    observation = Observation(oddville.new_game(players=players, seed=1))
    start = perf_counter()
    contender("master").bot(1).choose(observation, Budget(iterations=1))
    return {"value": 1000 * (perf_counter() - start), "detail": {}}


def with_network(players: int) -> Weights:
    """Also where the search does without it."""
    return learned_weights().with_network(players, learned_networks()[players - MIN_PLAYERS])


MAKERS: dict[str, BotMaker] = {
    "informed": informed,
    "uniform": UctBot,
    "master": lambda seed: contender("master").bot(seed),
}


OTHERS: dict[str, Callable[[int, float], dict[str, Any]]] = {
    "memory": lambda players, seconds: memory(players),
    "network": lambda players, seconds: judgements(players, with_network(players), seconds),
    "linear": lambda players, seconds: judgements(players, learned_weights(), seconds),
    "start": lambda players, seconds: start_up(players),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=[*MAKERS, *OTHERS])
    parser.add_argument("--players", type=int, choices=[2, 3, 4], required=True)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    require_build(parser)
    stay_on_one_core()
    if arguments.what in OTHERS:
        result = OTHERS[arguments.what](arguments.players, arguments.seconds)
    else:
        result = speed(MAKERS[arguments.what], arguments.players, arguments.seconds)
    print_result(result)


if __name__ == "__main__":
    main()
