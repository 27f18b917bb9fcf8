"""The first screen: who plays, and going on with the game played last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from oddville.terminal.app import OddVilleApp
from oddville.terminal.launch import Launcher
from oddville.terminal.screens.game import GameScreen
from oddville.terminal.screens.start import Kept, StartScreen
from tests.support.terminal.playing import begun, look, running, text_of

pytestmark = pytest.mark.slow


LEVELS = ("newcomer", "beginner", "master")
Choose = Callable[[OddVilleApp, Pilot[Any]], Awaitable[None]]


def chosen(kept: Kept | None, choose: Choose) -> tuple[list[Sequence[str | None]], list[Path]]:
    begun_with: list[Sequence[str | None]] = []
    resumed: list[Path] = []

    class Noted(Launcher):
        """Notes what is asked for."""

        def begin(self, levels: Sequence[str | None]) -> Screen[None]:
            begun_with.append(levels)
            return self.game(begun(1))

        def resume(self, path: Path) -> Screen[None]:
            resumed.append(path)
            return self.game(begun(1))

    async def run() -> None:
        own = look()
        navigation = Noted(own, "newcomer", lambda levels: begun(1, tuple(levels)))
        app = OddVilleApp(own, lambda: StartScreen(kept, LEVELS, navigation))
        async with running(app) as pilot:
            await choose(app, pilot)

    asyncio.run(run())
    return begun_with, resumed


def test_a_game_against_a_beginner_is_one_key_away() -> None:
    async def choose(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        assert "Seat 2: Beginner" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)

    assert chosen(None, choose) == ([[None, "beginner"]], [])


def test_seats_are_changed_with_arrows_enter_and_digits() -> None:
    async def choose(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("down", "down", "right")  # seat 2: from beginner to master
        await pilot.press("down", "enter")  # seat 3: from nobody to a person
        await pilot.press("5", "left")  # seat 4: to a person, and back
        await pilot.press("1")
        await pilot.pause()

    assert chosen(None, choose) == ([[None, "master", None]], [])


def test_one_alone_cannot_play() -> None:
    async def choose(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("down", "down", "left", "left", "left")
        assert "Seat 2: nobody" in text_of(app)
        await pilot.press("up", "up", "enter")
        await pilot.pause()
        assert "At least two" in text_of(app)

    assert chosen(None, choose) == ([], [])


def test_going_on_comes_first() -> None:
    kept = Kept(Path("x.json"), ("Ada", "Ben"), 7)

    async def choose(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        assert "Continue: Ada, Ben (turn 7)" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()

    assert chosen(kept, choose) == ([], [Path("x.json")])


def test_leaving_at_once() -> None:
    async def choose(app: OddVilleApp, pilot: Pilot[Any]) -> None:
        await pilot.press("q")
        await pilot.pause()

    assert chosen(None, choose) == ([], [])
