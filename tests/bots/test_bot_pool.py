"""Bots in processes of their own: those that do not search never wait for those that do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path

import pytest

from oddville.bots import bot_pool
from oddville.bots.bot_pool import BotPool
from oddville.bots.interface import Budget, Choice, Observation
from oddville.bots.search import SearchBot
from oddville.bots.simple import LookaheadBot
from oddville.bots.steps import Steps, finished
from oddville.editions import standard
from oddville.editions.start import new_game
from oddville.rules.game import Game
from tests.support.halls import until


def game() -> Game:
    return new_game(2, 1, standard())


class WaitForFile:
    """A search that ends when a file is there."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self, _game: Game, seconds: float) -> Steps[float]:
        while not self._path.exists():
            yield
            time.sleep(0.01)
        return seconds


def with_pool(story: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = BotPool(1)
        try:
            await asyncio.wait_for(story(pool), 60)
        finally:
            pool.close()

    asyncio.run(run())


def test_an_apprentice_does_not_wait_for_searches(tmp_path: Path) -> None:
    done = tmp_path / "done"

    async def story(pool: BotPool) -> None:
        searches = [asyncio.ensure_future(pool.search("eve", WaitForFile(done), game())) for _ in range(3)]
        strong = asyncio.ensure_future(pool.choose(game(), "master", 1, "ann"))
        await until(lambda: pool.waiting == 3)
        decision = await pool.choose(game(), "apprentice", 1, "ann")
        assert decision.action in game().legal_actions()
        assert decision.shortened_to is None
        assert not any(search.done() for search in (*searches, strong))
        done.touch()
        await asyncio.gather(*searches, strong)

    try:
        with_pool(story)
    finally:
        done.touch()


@pytest.mark.parametrize(
    ("level", "share", "seconds", "shortened_to"),
    [
        ("grandmaster", 0.05, 0.05, 50),
        ("grandmaster", inf, 3.0, None),
        ("journeyman", 0.5, 0.3, None),
        ("apprentice", 0.01, None, None),
    ],
)
def test_only_searches_get_less_time(
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    share: float,
    seconds: float | None,
    shortened_to: int | None,
) -> None:
    budgets: list[float | None] = []

    def choose(_bot: object, observation: Observation, budget: Budget) -> Choice:
        budgets.append(budget.seconds)
        return Choice(observation.legal[0])

    def choose_in_steps(bot: object, observation: Observation, budget: Budget) -> Steps[Choice]:
        yield
        return choose(bot, observation, budget)

    monkeypatch.setattr(SearchBot, "choose_in_steps", choose_in_steps)
    monkeypatch.setattr(LookaheadBot, "choose", choose)
    action, told, _ = finished(bot_pool._timed(game(), level, 1, None, share))
    assert (budgets, told) == ([seconds], shortened_to)
    assert game().is_legal(action)
