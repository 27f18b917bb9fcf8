"""Bots at a table reuse the search tree of their last decision."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

from oddville.bots.interface import Budget, Deed, Observation
from oddville.bots.kept_bots import KeptBots, Seated
from oddville.bots.registry import contender
from oddville.bots.search import SearchBot
from oddville.bots.steps import Steps
from oddville.bots.tree import ROOT, meaning_of
from oddville.bots.worker_processes import WorkerProcesses
from oddville.editions.start import new_game
from tests.support.scripted_match import ScriptedMatch

MASTER = contender("master:iterations=400")


def test_a_search_reuses_its_tree() -> None:
    kept = KeptBots()
    game = new_game(2, seed=3)
    history: list[Deed] = []
    while game.turn < 4:
        seated = Seated(f"table:{game.decider}", tuple(history))
        bot = kept.bot(MASTER, 1, seated)
        assert isinstance(bot, SearchBot)
        action = bot.choose(Observation(game, seated.history), Budget(iterations=400)).action
        history.append(Deed(game.decider, action, meaning_of(game, action)))
        game.step(action)
    again = kept.bot(MASTER, 1, Seated(f"table:{history[-1].seat}", tuple(history)))
    assert isinstance(again, SearchBot)
    before = again.tree.visits[ROOT]
    again._follow(Observation(game, history))
    assert 0 < again.tree.visits[ROOT] < before


def test_other_tables_seats_and_levels_have_bots_of_their_own() -> None:
    kept = KeptBots()
    one = kept.bot(MASTER, 1, Seated("a:0", ()))
    assert kept.bot(MASTER, 1, Seated("a:0", ())) is one
    assert kept.bot(MASTER, 1, Seated("a:1", ())) is not one
    assert kept.bot(contender("grandmaster"), 1, Seated("a:0", ())) is not one
    assert kept.bot(MASTER, 1, None) is not one


def test_the_bots_asked_longest_ago_are_forgotten() -> None:
    kept = KeptBots(most=2)
    first, second = (kept.bot(MASTER, 1, Seated(name, ())) for name in "ab")
    assert kept.bot(MASTER, 1, Seated("a", ())) is first
    kept.bot(MASTER, 1, Seated("c", ()))
    assert kept.bot(MASTER, 1, Seated("a", ())) is first
    assert kept.bot(MASTER, 1, Seated("b", ())) is not second


def process_number() -> Steps[int]:
    yield
    return os.getpid()


def test_the_same_name_goes_to_the_same_process() -> None:
    async def numbers(workers: WorkerProcesses, names: Sequence[str]) -> list[int]:
        return [await workers.run(process_number, name=name) for name in names]

    async def story() -> None:
        workers = WorkerProcesses(2, 0)
        try:
            both = await asyncio.gather(*(workers.run(process_number, name=name) for name in "ab"))
            assert len(set(both)) == 2
            assert await numbers(workers, "abba") == [both[0], both[1], both[1], both[0]]
        finally:
            workers.close()

    asyncio.run(story())


def test_a_match_tells_bots_the_same_moves_as_the_arena() -> None:
    scripted = ScriptedMatch().begin()
    game = scripted.match.game
    assert game is not None
    expected = []
    for number in range(80):
        legal = game.legal_actions()
        action = legal[number % len(legal)]
        expected.append(Deed(game.decider, action, meaning_of(game, action)))
        scripted.act(action)
    assert [Deed(move.seat, move.action, move.meaning) for move in scripted.match.moves] == expected
