"""How a game may end: searched once for each position, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from oddville.protocol.commands import Say
from oddville.table import forecasts
from oddville.table.forecasts import Forecasts, TooMany
from tests.support.refusals import refusal
from tests.support.sitting import Sitting


def with_forecasts(story: Callable[[Forecasts], Awaitable[None]]) -> None:
    async def run() -> None:
        asked = Forecasts()
        try:
            await story(asked)
        finally:
            asked.close()

    asyncio.run(run())


def test_before_the_start_nothing_is_expected() -> None:
    async def story(asked: Forecasts) -> None:
        with refusal("not-started"):
            await asked.of(Sitting().match)

    with_forecasts(story)


def test_at_the_end_it_is_the_result() -> None:
    match = Sitting(players=3).begin().play().match

    async def story(asked: Forecasts) -> None:
        assert match.game is not None
        found = await asked.of(match)
        assert found.sequence == match.sequence
        assert list(found.scores) == match.game.scores()
        assert [seat for seat, share in enumerate(found.shares) if share] == [match.winner]

    with_forecasts(story)


@pytest.mark.slow
def test_a_game_that_is_played() -> None:
    """Talk changes nothing and is not searched again; a move is. A process that died is replaced."""
    sitting = Sitting().begin().play(30)

    async def story(asked: Forecasts) -> None:
        first, second = await asyncio.gather(asked.of(sitting.match), asked.of(sitting.match))
        assert first == second
        assert sum(first.shares) == pytest.approx(1)
        assert all(0 < score < 100 for score in first.scores)
        sitting.do(Say, 0, text="Hm.")
        talked = await asked.of(sitting.match)
        assert (talked.scores, talked.sequence) == (first.scores, first.sequence + 1)
        assert len(asked._found) == 1
        sitting.act()
        assert asked._pool is not None
        for process in list(asked._pool._processes):
            os.kill(process, signal.SIGKILL)
        moved = await asked.of(sitting.match)
        assert sum(moved.shares) == pytest.approx(1)
        assert len(asked._found) == 2

    with_forecasts(story)


def test_too_many_at_once_have_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasts, "MOST_WAITING", 0)

    async def story(asked: Forecasts) -> None:
        with pytest.raises(TooMany):
            await asked.of(Sitting().begin().match)

    with_forecasts(story)


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasts, "MOST_KEPT", 1)
    games = [Sitting(seed=seed).begin().play().match for seed in (1, 2)]
    games[1].id = "other"

    async def story(asked: Forecasts) -> None:
        for match in games:
            await asked.of(match)
        assert [name for name, _ in asked._found] == ["other"]

    with_forecasts(story)
