"""The screens as text, compared with what was looked at and found good.

ODDVILLE_SNAPSHOTS=write writes them anew: then look at every difference.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from oddville.rules.enums import DecisionKind
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.replay import ReplayedGame
from oddville.terminal.launch import Launcher
from oddville.terminal.look import Look
from oddville.terminal.names import Cast
from oddville.terminal.screens.replay import ReplayScreen
from oddville.terminal.screens.start import Kept, StartScreen
from tests.support.terminal.playing import (
    LARGE,
    NAMES,
    SMALL,
    begun,
    game_app,
    lines_of,
    look,
    running,
    session_after,
    session_at,
)

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent / "snapshots"
MEDIUM = (100, 30)


def start_app(own: Look) -> OddVilleApp:
    kept = Kept(Path("x"), ("Ada", "Ben"), 7)
    levels = ("beginner", "newcomer", "apprentice", "journeyman", "master", "grandmaster")
    launcher = Launcher(own, "newcomer", lambda levels: begun(1, tuple(levels)))
    return OddVilleApp(own, lambda: StartScreen(kept, levels, launcher))


def replay_app(own: Look) -> OddVilleApp:
    play = ReplayedGame(session_after(1, 50).recording.record(), own.texts, Cast(NAMES))
    play.go(37)
    return OddVilleApp(own, lambda: ReplayScreen(play))


def at(kind: DecisionKind) -> Callable[[Look], OddVilleApp]:
    return lambda own: game_app(session_at(kind), own)


# A name, the app, its size, how it looks, and the keys that are pressed first.
SCREENS: dict[str, tuple[Callable[[Look], OddVilleApp], tuple[int, int], Look, tuple[str, ...]]] = {
    "beginning": (lambda own: game_app(begun(1), own), SMALL, look(), ()),
    "turn": (at(DecisionKind.TURN), SMALL, look(), ()),
    "turn-group": (at(DecisionKind.TURN), SMALL, look(), ("3",)),
    "turn-large": (at(DecisionKind.TURN), LARGE, look("fr"), ()),
    "place-ascii": (at(DecisionKind.PLACE), SMALL, look("de", is_ascii=True), ()),
    "place-large": (at(DecisionKind.PLACE), LARGE, look("nl"), ("down",)),
    "builder": (at(DecisionKind.BUILDER), MEDIUM, look(), ()),
    "builder-ascii-large": (at(DecisionKind.BUILDER), LARGE, look("de", is_ascii=True), ()),
    "city-large": (lambda own: game_app(session_after(1, 90), own), (200, 60), look(), ("plus", "plus")),
    "why": (at(DecisionKind.TURN), LARGE, look(), ("w",)),
    "keys": (at(DecisionKind.TURN), SMALL, look("fr"), ("question_mark",)),
    "start": (start_app, SMALL, look(), ()),
    "replay": (replay_app, MEDIUM, look(), ()),
    "no-colour": (at(DecisionKind.TURN), SMALL, look(has_colour=False), ()),
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen_is_as_it_was_found_good(name: str) -> None:
    make, size, own, keys = SCREENS[name]

    async def shown() -> list[str]:
        app = make(own)
        async with running(app, size) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
            await pilot.pause()
            return lines_of(app)

    lines = asyncio.run(shown())
    assert len(lines) == size[1]
    assert max(map(len, lines)) <= size[0]
    text = "\n".join(lines) + "\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("ODDVILLE_SNAPSHOTS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


def test_without_colours_there_are_none() -> None:
    """Not one colour is sent: only bold, dim, underlined and reversed."""

    async def run() -> None:
        app = game_app(session_at(DecisionKind.TURN), look(has_colour=False))
        async with running(app):
            for strip in app.screen._compositor.render_strips():
                for segment in strip:
                    if segment.style is not None:
                        for colour in (segment.style.color, segment.style.bgcolor):
                            assert colour is None or colour.is_default, segment

    asyncio.run(run())
