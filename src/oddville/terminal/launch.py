"""Runs the app with one of its screens, until the user leaves it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from textual.screen import Screen

from ..bots.registry import offered_levels
from ..record.record import Record
from ..text import Texts
from . import saved_games
from .app import OddVilleApp
from .games.local import LocalGame
from .games.replay import ReplayedGame
from .look import Look
from .names import Cast
from .saved_games import SaveError
from .screens.game import GameScreen
from .screens.replay import ReplayScreen
from .screens.start import Kept, StartScreen
from .session import Session


def play(look: Look, hints: str, session: Session) -> None:
    OddVilleApp(look, lambda: GameScreen(LocalGame(session, look.texts), hints)).run()


def watch(look: Look, record: Record, cast: Cast) -> None:
    OddVilleApp(look, lambda: ReplayScreen(ReplayedGame(record, look.texts, cast))).run()


def choose_and_play(
    look: Look, hints: str, begin: Callable[[Sequence[str | None]], Session]
) -> Session | None:
    """Run the start screen; returns the game that was played, if any."""
    played: list[Session] = []

    def opened(session: Session) -> Screen[None]:
        played.append(session)
        return GameScreen(LocalGame(session, look.texts), hints)

    def begun(levels: Sequence[str | None]) -> Screen[None]:
        return opened(begin(levels))

    def resumed(path: Path) -> Screen[None]:
        return opened(Session.resume(path))

    OddVilleApp(look, lambda: StartScreen(latest(look.texts), offered_levels(), begun, resumed)).run()
    return played[-1] if played else None


def latest(texts: Texts) -> Kept | None:
    """The most recent unfinished game."""
    for path in saved_games.unfinished():
        try:
            session = Session.resume(path)
        except SaveError:
            continue
        return Kept(path, session.cast(texts).names, session.game.turn)
    return None
