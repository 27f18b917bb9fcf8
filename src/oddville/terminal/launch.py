"""Runs the app with one of its screens, until the user leaves it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from textual.screen import Screen

from ..bots.registry import offered_levels
from ..record.record import Record
from ..table.branch import branch_point_of
from ..text import Texts
from . import saved_games
from .app import OddVilleApp
from .games.local import LocalGame
from .games.replay import ReplayedGame
from .look import Look
from .names import SEED_BITS, Cast
from .saved_games import SaveError
from .saved_list import saved_list
from .screens.local import LocalScreen
from .screens.replay import ReplayScreen
from .screens.saved import SavedScreen
from .screens.start import Kept, StartScreen
from .session import Session, Setting

Begin = Callable[[Sequence[str | None]], Session]


class Launcher:
    """Opens the screens of games at this computer, and remembers the game that was opened last."""

    def __init__(self, look: Look, hints: str, begin: Begin) -> None:
        self.look = look
        self.hints = hints
        self._begin = begin
        self.played: Session | None = None

    def run(self, first: Callable[[], Screen[None]]) -> Session | None:
        """Returns the last game that was played, if any."""
        OddVilleApp(self.look, first).run()
        return self.played

    # ---- Screens ---------------------------------------------------------------------------------

    def start(self) -> Screen[None]:
        return StartScreen(latest(self.look.texts), offered_levels(), self)

    def saved(self) -> Screen[None]:
        return SavedScreen(saved_list(self.look.texts), self)

    def game(self, session: Session) -> Screen[None]:
        self.played = session
        return LocalScreen(LocalGame(session, self.look.texts), self.hints, self)

    def begin(self, levels: Sequence[str | None]) -> Screen[None]:
        return self.game(self._begin(levels))

    def resume(self, path: Path) -> Screen[None]:
        session = Session.resume(path)
        return self.watch(session) if session.game.is_over else self.game(session)

    def again(self, session: Session) -> Screen[None]:
        names = tuple(player.name for player in session.recording.players)
        seed = secrets.randbits(SEED_BITS)
        setting = Setting(names, session.levels, seed, session.edition)
        return self.game(Session.begin(setting, saved_games.new_path(seed)))

    def watch(self, session: Session) -> Screen[None]:
        record = session.recording.record()
        return self.replay(record, session.cast(self.look.texts), session.levels)

    def replay(self, record: Record, cast: Cast, levels: Sequence[str | None]) -> Screen[None]:
        return ReplayScreen(ReplayedGame(record, self.look.texts, cast), levels, self)

    def play_on(self, record: Record, moves: int, levels: Sequence[str | None]) -> Screen[None]:
        names = [player.name for player in record.players]
        seed = secrets.randbits(SEED_BITS)
        recording = branch_point_of(record, moves).recording(record.edition, names, seed)
        return self.game(Session(recording, levels, seed, saved_games.new_path(seed)))


def latest(texts: Texts) -> Kept | None:
    """The most recent unfinished game."""
    for path in saved_games.unfinished():
        try:
            session = Session.resume(path)
        except SaveError:
            continue
        return Kept(path, session.cast(texts).names, session.game.turn)
    return None
