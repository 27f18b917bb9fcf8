"""One of our levels against one of OpenSpiel's searches, with equal time for a decision, two players.

    python examples/openspiel_search.py --games 200 --seconds 1 --out openspiel.json

The opponent is OpenSpiel's `ISMCTSBot` (or `MCTSBot`, which looks at the hidden cards) with its own random
rollouts, through the adapter. It counts simulations, not seconds: before each decision it gets as many as its
speed so far allows. These are OpenSpiel's searches in Python, because those in C++ cannot play games written
in Python. Each deal is played twice, with seats swapped. The file is written after each game, and an existing
file resumes its match if the settings are the same.
"""

import argparse
import json
import os
import platform
import random
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version
from multiprocessing import Pool
from operator import itemgetter
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import oddville.envs.openspiel
from oddville.bots import Deed, Observation, contender
from oddville.bots.tree import meaning_of
from oddville.envs.openspiel import MOST_TURNS

FIRST_GUESS = 20.0  # simulations per second
FEWEST = 2


class TimedSearch:
    """A search of OpenSpiel's that takes about so many seconds for a decision."""

    def __init__(self, name: str, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self._name = name
        self._seconds = seconds
        self._rate = FIRST_GUESS
        if name == "ismcts":
            self._bot: Any = ismcts.ISMCTSBot(game, evaluator, 2.0, FEWEST, random_state=chance)
        else:
            self._bot = mcts.MCTSBot(game, 2.0, FEWEST, evaluator, random_state=chance)

    def choose(self, state: Any) -> int:
        simulations = max(FEWEST, round(self._rate * self._seconds))
        if self._name == "ismcts":
            self._bot._max_simulations = simulations
        else:
            self._bot.max_simulations = simulations
        start = perf_counter()
        action = int(self._bot.step(state))
        if len(state.legal_actions()) > 1:
            rate = simulations / (perf_counter() - start)
            self._rate += (rate - self._rate) / 2
        return action


def play(options: argparse.Namespace, number: int) -> dict[str, Any]:
    """One game; which seat our level had, who won, and how long each side took for a decision."""
    game = pyspiel.load_game(oddville.envs.openspiel.SHORT_NAME, {"max_turns": options.max_turns})
    deal, own_seat = random.Random(number // 2), number % 2
    ours = contender(f"{options.level}:seconds={options.seconds}")
    bot, search = ours.bot(number), TimedSearch(options.search, game, options.seconds, number)
    state, history = game.new_initial_state(), list[Deed]()
    spent, decisions = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal.choice(state.chance_outcomes())[0])
            continue
        table = state.dealt.game
        is_ours = state.current_player() == own_seat
        start = perf_counter()
        if is_ours:
            action = bot.choose(Observation(table, history), ours.budget).action
        else:
            action = search.choose(state)
        if len(state.legal_actions()) > 1:
            spent[not is_ours] += perf_counter() - start
            decisions[not is_ours] += 1
        history.append(Deed(table.decider, action, meaning_of(table, action)))
        state.apply_action(action)
    means = [round(time / count, 3) for time, count in zip(spent, decisions, strict=True)]
    table = state.dealt.game
    return {
        "game": number,
        "won": table.winner == own_seat,
        "scores": [table.score(own_seat), table.score(1 - own_seat)],
        "seconds_a_decision": means,
    }


def kept_games(file: Path, about: dict[str, Any]) -> list[dict[str, Any]]:
    """The games of a match that was begun before; of another match they would prove nothing."""
    document = {"max_turns": MOST_TURNS, **json.loads(file.read_text("utf-8"))}
    kept = {name: document.get(name) for name in about}
    if kept != about:
        raise SystemExit(f"{file} holds another match, {kept}: give another file")
    return list(document["games"])


def circumstances() -> dict[str, Any]:
    """When the last games were played, where, and with what."""
    versions = {name: version(name) for name in ("oddville", "open_spiel", "numpy")}
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "versions": {**versions, "python": platform.python_version()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", default="master")
    parser.add_argument("--search", choices=["ismcts", "mcts"], default="ismcts")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--max-turns", type=int, default=MOST_TURNS, help="longer games are won by nobody")
    parser.add_argument("--processes", type=int, default=1, help="games at the same time, one core each")
    parser.add_argument("--out", type=Path, default=None, help="keep the results here")
    options = parser.parse_args()
    about = {name: getattr(options, name) for name in ("level", "search", "seconds", "max_turns")}
    results: list[dict[str, Any]] = []
    if options.out is not None and options.out.exists():
        results = kept_games(options.out, about)
    missing = sorted(set(range(options.games)) - {result["game"] for result in results})
    with Pool(options.processes) as pool:
        for result in pool.imap_unordered(partial(play, options), missing):
            results = sorted([*results, result], key=itemgetter("game"))
            print(f"{len(results)}: {result}", flush=True)
            if options.out is not None:
                won = sum(result["won"] for result in results)
                result_of_all = {"won": won, "of": len(results), "games": results}
                document = {**about, **circumstances(), **result_of_all}
                options.out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    won = sum(result["won"] for result in results)
    print(f"{options.level} won {won} of {len(results)} games against OpenSpiel's {options.search}")


if __name__ == "__main__":
    main()
