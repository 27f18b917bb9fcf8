"""A seed and a fixed number of iterations decide a game, in every process and every build."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from dataclasses import replace

import pytest

from oddville.bots import Observation, contender
from tests.support.bot_games import (
    IS_PLAIN,
    LEVELS,
    ROOT,
    SEARCHING,
    SEATS,
    by_build,
    play,
    positions,
    turns_for,
)
from tests.support.builds import answer_of, has_compiled_build
from tests.support.play import snapshot

pytestmark = pytest.mark.slow

ITERATIONS = by_build(60, 8)
OTHER_BUILD = pytest.mark.skipif(IS_PLAIN, reason="the run of the other build compares them")


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str, players: int) -> None:
    first, second = (
        play(level, players, 3, iterations=ITERATIONS, most_turns=min(30, turns_for(level))) for _ in range(2)
    )
    assert first.choices == second.choices
    assert snapshot(first.game) == snapshot(second.game)
    assert len(first.choices) > players


@pytest.mark.parametrize("level", SEARCHING)
def test_another_seed_imagines_other_games(level: str) -> None:
    chosen = contender(f"{level}:iterations={ITERATIONS}")
    game = next(game for game in positions(3) if len(game.legal_actions()) > 5)
    choices = [chosen.bot(seed).choose(Observation(game), chosen.budget) for seed in range(3)]
    assert len({choice.scores for choice in choices}) == 3


def test_a_bot_remembers_nothing_of_other_bots() -> None:
    """Two at one table think as if each were alone."""
    chosen = contender(f"master:iterations={ITERATIONS}")
    for number, game in enumerate(positions(2)):
        alone = chosen.bot(number).choose(Observation(game), chosen.budget)
        chosen.bot(number + 1).choose(Observation(game), chosen.budget)
        assert chosen.bot(number).choose(Observation(game), chosen.budget) == alone


@pytest.mark.parametrize("level", ["master", "uct"])
def test_several_processes_choose_the_same_again(level: str) -> None:
    chosen = contender(f"{level}:iterations={by_build(400, 20)},processes=2")
    bots = [chosen.bot(5), chosen.bot(5)]
    for game in list(positions(3, every=25))[:6]:
        first, second = (bot.choose(Observation(game), chosen.budget) for bot in bots)
        assert first == second


def start_playing(build: str, hash_seed: str) -> subprocess.Popen[str]:
    environment = os.environ | {"ODDVILLE_BUILD": build, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.support.bot_hash"]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(not has_compiled_build(), reason="built without a compiler: there is one build only")
@OTHER_BUILD
def test_plain_and_compiled_builds_choose_the_same() -> None:
    processes = [start_playing("plain", "1"), start_playing("", "2")]
    (plain, plain_hash), (compiled, compiled_hash) = (answer_of(process) for process in processes)
    assert (plain, compiled) == ("plain", "compiled")
    assert plain_hash == compiled_hash


@OTHER_BUILD
def test_every_process_chooses_the_same() -> None:
    processes = [start_playing("", hash_seed) for hash_seed in ("0", "77")]
    assert len({answer_of(process) for process in processes}) == 1


def test_a_stop_signal_that_is_never_given_changes_nothing() -> None:
    game = next(game for game in positions(3) if len(game.legal_actions()) > 5)
    budget = contender(f"master:iterations={by_build(20_000, 200)},processes=2").budget
    undisturbed, watched = (
        contender("master").bot(1).choose(Observation(game), replace(budget, stop=stop))
        for stop in (None, threading.Event())
    )
    assert watched == undisturbed
