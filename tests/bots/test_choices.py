"""Whatever a bot is asked, and whenever it is stopped, it has a legal move and knows what it expects."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

import pytest

from oddville.bots import BotError, Budget, Choice, Observation, Player, contender, play_game
from oddville.bots.search import SearchBot
from oddville.editions.start import new_game
from oddville.rules.game import Game
from tests.support.bot_games import IS_PLAIN, LEVELS, SEARCHING, by_build, positions
from tests.support.decisions import EVERY_DECISION as ALL
from tests.support.scenario import Table

ITERATIONS = by_build(20, 3)
EVERY_DECISION = [(lay_out, name) for lay_out, name in ALL if name not in ("shuffle", "game-over")]


# ---- Every kind of decision ----------------------------------------------------------------------


def is_sound(observation: Observation, choice: Choice) -> None:
    assert choice.action in observation.legal
    assert 0 <= choice.iterations <= ITERATIONS
    players = observation.imagine(0).players
    for numbers in (choice.scores, choice.win_shares):
        assert len(numbers) in (0, players)
        assert all(isfinite(number) for number in numbers)
    if choice.win_shares:
        assert sum(choice.win_shares) == pytest.approx(1)
        assert min(choice.win_shares) >= 0
    assert choice.line[:1] in ((), (choice.action,))


@pytest.mark.parametrize(("lay_out", "decision"), EVERY_DECISION)
@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_of_decision_gets_a_sound_choice(
    level: str, lay_out: Callable[[], Table], decision: str
) -> None:
    chosen = contender(f"{level}:iterations={ITERATIONS}")
    observation = Observation(lay_out().game)
    is_sound(observation, chosen.bot(1).choose(observation, chosen.budget))


def game_with_a_real_choice() -> Game:
    return next(game for game in positions(3) if len(game.legal_actions()) > 5)


@pytest.mark.parametrize("iterations", [1, 2, 33, 200])
@pytest.mark.parametrize("level", ["master", "uct"])
def test_never_more_iterations_than_the_budget_has(level: str, iterations: int) -> None:
    chosen = contender(f"{level}:iterations={iterations}")
    for game in list(positions(6, every=40))[: by_build(6, 1)]:
        assert chosen.bot(1).choose(Observation(game), chosen.budget).iterations <= iterations


# ---- Told to stop --------------------------------------------------------------------------------

AT_ONCE = by_build(1, 20)  # seconds; far below what the budgets here allow
ENDLESS = [Budget(seconds=600), Budget(iterations=500_000_000)]


def is_quick(level: str, budget: Budget) -> bool:
    """On the plain build only clocks are looked at often enough for a test."""
    return not IS_PLAIN or (budget.seconds is not None and level != "uct")


@pytest.mark.parametrize("endless", ENDLESS, ids=["seconds", "iterations"])
@pytest.mark.parametrize("level", LEVELS)
def test_stopped_before_it_began_it_still_has_a_move(level: str, endless: Budget) -> None:
    if not is_quick(level, endless):
        pytest.skip("the plain build takes too long for a batch")
    stop = threading.Event()
    stop.set()
    observation = Observation(game_with_a_real_choice())
    began = time.monotonic()
    choice = contender(level).bot(1).choose(observation, replace(endless, stop=stop))
    assert choice.action in observation.legal
    assert time.monotonic() - began < AT_ONCE


@pytest.mark.parametrize("endless", ENDLESS, ids=["seconds", "iterations"])
@pytest.mark.parametrize("level", SEARCHING)
def test_stopped_by_another_thread_it_has_a_move(level: str, endless: Budget) -> None:
    if not is_quick(level, endless):
        pytest.skip("the plain build takes too long for a batch")
    stop = threading.Event()
    observation = Observation(game_with_a_real_choice())
    timer = threading.Timer(0.05, stop.set)
    began = time.monotonic()
    timer.start()
    choice = contender(level).bot(1).choose(observation, replace(endless, stop=stop))
    timer.join()
    assert choice.action in observation.legal
    assert time.monotonic() - began < AT_ONCE


@pytest.mark.slow
@pytest.mark.parametrize(
    "endless", [Budget(600), Budget(iterations=1_000_000)], ids=["seconds", "iterations"]
)
def test_its_workers_stop_with_it(endless: Budget) -> None:
    stop = threading.Event()
    observation = Observation(game_with_a_real_choice())
    bot = contender("master").bot(1)
    bot.choose(observation, Budget(iterations=2, processes=2))  # starts the other process
    stop.set()
    choice = bot.choose(observation, replace(endless, processes=2, stop=stop))
    assert choice.action in observation.legal
    assert choice.iterations < 30_000


@pytest.mark.slow
@pytest.mark.parametrize("iterations", [1, 3, 50])
def test_workers_share_the_iterations_of_the_budget(iterations: int) -> None:
    observation = Observation(game_with_a_real_choice())
    choice = contender("master").bot(1).choose(observation, Budget(iterations=iterations, processes=2))
    assert 0 < choice.iterations <= iterations


@pytest.mark.slow
def test_without_its_worker_it_still_has_a_move() -> None:
    observation = Observation(game_with_a_real_choice())
    bot = SearchBot(1)
    together = Budget(iterations=20, processes=2)
    bot.choose(observation, together)
    [worker] = bot._workers
    worker._process.kill()
    worker._process.join()
    for _ in range(2):
        assert bot.choose(observation, together).action in observation.legal


# ---- What is no choice at all --------------------------------------------------------------------


@dataclass
class Odd:
    """A bot of somebody else's, with a mistake in it."""

    answer: Any

    def choose(self, observation: Observation, budget: Budget) -> Choice:
        return Choice(self.answer)


@pytest.mark.parametrize("answer", [10**30, -(10**30), None, "Build(1)", 1.5, True])
def test_whatever_is_no_action_is_an_illegal_choice(answer: object) -> None:
    game = new_game(2, 1)
    with pytest.raises(BotError, match="illegal-choice"):
        play_game(game, [Player("odd", Odd(answer), Budget())] * 2)
    assert game.turn == 0


def test_the_clock_of_the_processor_stands_still_while_a_bot_does_nothing() -> None:
    budget = Budget(seconds=1, clock="processor")
    before, began = budget.now(), time.monotonic()
    time.sleep(0.2)
    assert budget.now() - before < (time.monotonic() - began) / 2
