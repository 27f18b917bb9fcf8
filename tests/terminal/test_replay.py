"""A record on the screen: a timeline to walk along."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from oddville.coach import Effort
from oddville.record import Record
from oddville.record.replay import states
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.replay import ReplayedGame
from oddville.terminal.names import Cast
from oddville.terminal.screens.replay import ReplayScreen
from oddville.terminal.widgets.timeline import Timeline
from tests.support.reviewed_games import bots_game
from tests.support.terminal.playing import LARGE, NAMES, look, running, session_after, text_of

pytestmark = pytest.mark.slow


Walk = Callable[[OddVilleApp, ReplayedGame, Pilot[Any]], Awaitable[None]]


def walked(record: Record, walk: Walk, pace: float = 0.01) -> None:
    async def run() -> None:
        used = look()
        play = ReplayedGame(record, used.texts, Cast(NAMES), pace)
        app = OddVilleApp(used, lambda: ReplayScreen(play))
        async with running(app, LARGE) as pilot:
            await walk(app, play, pilot)

    asyncio.run(run())


def test_every_place_is_reached() -> None:
    record = session_after(1, 40).recording.record()
    positions = [game.city_count for game in states(record)]

    async def walk(app: OddVilleApp, play: ReplayedGame, pilot: Pilot[Any]) -> None:
        assert play.place == 0
        assert "Before the first of 40 moves" in text_of(app)
        await pilot.press("right", "right", "right")
        assert play.place == 3
        assert f"Move 3 of 40, {play.cast.names[record.moves[2].seat]}: {record.moves[2].text}" in text_of(
            app
        )
        await pilot.press("left")
        assert play.place == 2
        await pilot.press("end")
        assert play.place == 40
        assert play.game.city_count == positions[-1]
        await pilot.press("right")
        assert play.place == 40
        turn = play.game.turn
        await pilot.press("up")
        assert play.game.turn == turn - 1
        await pilot.press("home", "left")
        assert play.place == 0

    walked(record, walk)


def test_the_coach_judges_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oddville.table.reviews.STANDARD", Effort(64, 64, 64))
    record = bots_game(3, seed=31)

    async def walk(app: OddVilleApp, play: ReplayedGame, pilot: Pilot[Any]) -> None:
        await pilot.press("end", "r")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        reviewed = screen.reviewed
        assert reviewed is not None
        await app.workers.wait_for_complete([worker for worker in app.workers if worker.group == "review"])
        await pilot.pause()
        assert "Every decision is judged." in text_of(app)
        assert reviewed.review is not None
        await pilot.press("home")
        for item in reviewed.review.judgements:
            if item.is_remark and item.loss >= 0.08:
                await pilot.press("m")
                assert play.place == item.first + 1
                shown = " ".join(text_of(app).split())
                assert item.verdict.value.capitalize() in shown
                assert "Better:" in shown
        await pilot.press("r")
        await pilot.pause()
        assert "accuracy" in text_of(app)

    walked(record, walk)


def test_an_unfinished_game_is_not_judged() -> None:
    async def walk(app: OddVilleApp, play: ReplayedGame, pilot: Pilot[Any]) -> None:
        await pilot.press("r")
        assert "Only finished games can be reviewed" in text_of(app)

    walked(session_after(1, 40).recording.record(), walk)


def test_title_and_keys_are_those_of_a_replay() -> None:
    async def walk(app: OddVilleApp, play: ReplayedGame, pilot: Pilot[Any]) -> None:
        assert "OddVille · Replay: Ada, Ben, Cleo · Turn" in text_of(app)
        await pilot.press("question_mark")
        await pilot.pause()
        shown = text_of(app)
        assert "one turn back or forward" in shown
        assert "hint" not in shown
        assert "take back" not in shown

    walked(session_after(1, 40).recording.record(), walk)


def test_the_timeline_is_clicked_and_plays_by_itself() -> None:
    record = session_after(1, 40).recording.record()

    async def walk(app: OddVilleApp, play: ReplayedGame, pilot: Pilot[Any]) -> None:
        timeline = app.screen.query_one(Timeline)
        bar = timeline.size.width - len(timeline._label())
        await pilot.click(Timeline, offset=(bar // 2, 0))
        await pilot.pause()
        assert abs(play.place - 20) <= 1
        await pilot.press("space")
        for _ in range(200):
            await pilot.pause(0.02)
            if play.place == 40:
                break
        assert play.place == 40
        assert not play.is_running
        await pilot.press("u")
        await pilot.pause()
        assert play.place == 39

    walked(record, walk)
