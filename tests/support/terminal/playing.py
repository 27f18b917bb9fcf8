"""Games to look at, and an app to look at them with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from oddville.editions import standard
from oddville.rules.enums import DecisionKind
from oddville.terminal.app import OddVilleApp
from oddville.terminal.games.local import LocalGame
from oddville.terminal.glyphs import ASCII, UTF8
from oddville.terminal.look import Look
from oddville.terminal.screens.game import GameScreen
from oddville.terminal.session import Session, Setting
from oddville.text import Texts

NAMES = ("Ada", "Ben", "Cleo")
SMALL, LARGE = (80, 24), (160, 50)
Play = Callable[[OddVilleApp, Pilot[Any]], Awaitable[None]]

# With which seed, and after how many moves of apprentices, each kind of decision is open.
MOMENTS = {
    DecisionKind.CHOOSE_RESOURCE: (1, 0),
    DecisionKind.TURN: (1, 3),
    DecisionKind.PLACE: (1, 10),
    DecisionKind.BONUSES: (1, 11),
    DecisionKind.AFTER_ACTION: (1, 13),
    DecisionKind.SECOND_RESOURCE: (1, 44),
    DecisionKind.DISCARD: (3, 16),
    DecisionKind.BUILDER: (8, 69),
}


def begun(
    seed: int, levels: tuple[str | None, ...] = (None, None, None), path: Path | None = None
) -> Session:
    return Session.begin(Setting(NAMES[: len(levels)], levels, seed, standard()), path)


def session_after(seed: int, moves: int) -> Session:
    """Three people who have so far done what apprentices do."""
    session = begun(seed)
    for action in _actions_of_apprentices(seed, moves):
        session.play(action)
    return session


@cache
def _actions_of_apprentices(seed: int, moves: int) -> tuple[int, ...]:
    session = begun(seed)
    for _ in range(moves):
        session.play(session.choose("apprentice"))
    return tuple(move.action for move in session.recording.moves)


def session_at(kind: DecisionKind) -> Session:
    session = session_after(*MOMENTS[kind])
    assert session.game.decision == kind
    return session


def look(language: str = "en", is_ascii: bool = False, is_dark: bool = True, has_colour: bool = True) -> Look:
    return Look(Texts(language), ASCII if is_ascii else UTF8, is_dark, has_colour)


def game_app(session: Session, own_look: Look | None = None, hints: str = "newcomer") -> OddVilleApp:
    used = own_look or look()
    return OddVilleApp(used, lambda: GameScreen(LocalGame(session, used.texts, pace=0.0), hints))


@asynccontextmanager
async def running(app: OddVilleApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[Any]]:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def lines_of(app: OddVilleApp) -> list[str]:
    """What the topmost screen sends to the terminal, without colours."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def text_of(app: OddVilleApp) -> str:
    return "\n".join(lines_of(app))


def played(session: Session, play: Play, size: tuple[int, int] = SMALL, **settings: Any) -> None:
    """Run the app on a game, let somebody play, leave."""

    async def run() -> None:
        app = game_app(session, look(), **settings)
        async with running(app, size) as pilot:
            await play(app, pilot)

    asyncio.run(run())


def screen_of(app: OddVilleApp) -> GameScreen:
    screen = app.screen_stack[1]
    assert isinstance(screen, GameScreen)
    return screen
