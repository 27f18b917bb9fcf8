"""Forecasts and hints: searched once for each position, in the bots' processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from oddville.bots.bot_pool import BotFailed, BotPool
from oddville.bots.worker_processes import WorkerProcesses
from oddville.protocol.commands import Say
from oddville.protocol.errors import TableError
from oddville.rules.game import Game
from oddville.table import analysis
from oddville.table.analysis import Analysis, TooMany
from tests.support.refusals import refusal
from tests.support.scripted_match import ScriptedMatch

ANN, BEN = "192.0.2.1", "192.0.2.2"


def with_analysis(story: Callable[[Analysis], Awaitable[None]]) -> None:
    async def run() -> None:
        bot_pool = BotPool(1)
        asked = Analysis(bot_pool)
        try:
            await story(asked)
        finally:
            asked.close()
            bot_pool.close()

    asyncio.run(run())


def test_before_the_start_nothing_is_expected() -> None:
    async def story(asked: Analysis) -> None:
        with refusal("not-started"):
            await asked.forecast(ScriptedMatch().match, ANN)

    with_analysis(story)


def test_at_the_end_it_is_the_result() -> None:
    match = ScriptedMatch(players=3).begin().play().match

    async def story(asked: Analysis) -> None:
        assert match.game is not None
        found = await asked.forecast(match, ANN)
        assert found.sequence == match.sequence
        assert list(found.scores) == match.game.scores()
        assert [seat for seat, share in enumerate(found.shares) if share] == [match.winner]

    with_analysis(story)


@pytest.mark.slow
def test_a_game_that_is_played() -> None:
    """Talk changes nothing and is not searched again; a move is. A process that died is replaced."""
    scripted = ScriptedMatch().begin().play(30)

    async def story(asked: Analysis) -> None:
        first, second = await asyncio.gather(
            asked.forecast(scripted.match, ANN), asked.forecast(scripted.match, ANN)
        )
        assert first == second
        assert sum(first.shares) == pytest.approx(1)
        assert all(0 < score < 100 for score in first.scores)
        scripted.do(Say, 0, text="Hm.")
        talked = await asked.forecast(scripted.match, ANN)
        assert (talked.scores, talked.sequence) == (first.scores, first.sequence + 1)
        assert len(asked._found) == 1
        scripted.act()
        workers = asked._bot_pool._searching.workers
        assert isinstance(workers, WorkerProcesses)
        for worker in workers._all:
            for process in list(worker.pool._processes):
                os.kill(process, signal.SIGKILL)
        moved = await asked.forecast(scripted.match, ANN)
        assert sum(moved.shares) == pytest.approx(1)
        assert len(asked._found) == 2

    with_analysis(story)


@pytest.mark.parametrize(("limit", "others"), [("MOST_WAITING", False), ("MOST_WAITING_EACH", True)])
def test_too_many_at_once_have_to_come_again(
    monkeypatch: pytest.MonkeyPatch, limit: str, others: bool
) -> None:
    """Others are told so only if there are too many in all."""
    monkeypatch.setattr(analysis, limit, 1)
    games = [ScriptedMatch(seed=seed).begin().match for seed in (1, 2)]
    games[1].id = "other"

    async def story(asked: Analysis) -> None:
        first = asyncio.ensure_future(asked.forecast(games[0], ANN))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await asked.forecast(games[1], ANN)
        second = asyncio.ensure_future(asked.forecast(games[1], BEN))
        await asyncio.sleep(0)
        assert not second.done() if others else isinstance(second.exception(), TooMany)
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)

    with_analysis(story)


@pytest.mark.slow
def test_a_hint_is_what_the_bot_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the player who decides; only so many answers are kept."""
    monkeypatch.setattr(analysis, "MOST_KEPT", 1)
    games = [ScriptedMatch(seed=seed).begin().play(20).match for seed in (1, 2)]
    games[1].id = "other"

    async def story(asked: Analysis) -> None:
        for match in games:
            assert match.game is not None
            own = frozenset((match.decider,))
            with pytest.raises(TableError, match="no-hints"):
                await asked.hint(match, "newcomer", own, ANN)
            for seat in set(range(len(match.seats))) - own:  # alone against bots
                match.seats[seat].bot = "newcomer"
            found = await asked.hint(match, "newcomer", own, ANN)
            assert found.action in match.game.legal_actions()
            assert found == await asked.hint(match, "newcomer", own, ANN)
        assert [name for name, _, _ in asked._found] == ["other"]

    with_analysis(story)


def test_who_gets_no_hint() -> None:
    match = ScriptedMatch().begin().match
    other = frozenset((1 - match.decider,))

    async def story(asked: Analysis) -> None:
        with refusal("not-started"):
            await asked.hint(ScriptedMatch().match, "newcomer", frozenset((0,)), ANN)
        with refusal("not-your-turn"):
            await asked.hint(match, "newcomer", other, ANN)
        with refusal("unknown-level"):
            await asked.hint(match, "nobody", frozenset((match.decider,)), ANN)
        with refusal("game-over"):
            await asked.hint(ScriptedMatch().begin().play().match, "newcomer", other, ANN)

    with_analysis(story)


def test_a_bot_that_fails_gives_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another move in its place would be taken for advice; asked again, it is searched again."""
    match = ScriptedMatch().begin().match
    match.seats[1 - match.decider].bot = "newcomer"
    failures = [BotFailed("newcomer")]

    async def fail(game: Game, *_: object) -> int:
        if failures:
            raise failures.pop()
        return game.legal_actions()[0]

    async def story(asked: Analysis) -> None:
        monkeypatch.setattr(asked._bot_pool, "advise", fail)
        own = frozenset((match.decider,))
        with refusal("no-answer"):
            await asked.hint(match, "newcomer", own, ANN)
        found = await asked.hint(match, "newcomer", own, ANN)
        assert match.game is not None
        assert found.action == match.game.legal_actions()[0]

    with_analysis(story)
