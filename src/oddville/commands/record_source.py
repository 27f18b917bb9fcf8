"""Reading a game for a command: a record, or what has been played of a saved game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from ..exit_codes import BAD_USAGE
from ..record import Record, after_turn, load_verified, read_verified, replay, verify
from ..rules.game import Game
from ..terminal import saved_games
from ..terminal.names import Cast, local_cast, recorded_cast
from ..terminal.saved_games import Save, SaveError
from ..text import Texts
from .failure import CommandFailed

STANDARD_INPUT: Final = "-"


class PlayedGame(NamedTuple):
    """A game that was replayed and checked, with the position it ends in."""

    record: Record
    game: Game
    save: Save | None = None

    def cast(self, texts: Texts) -> Cast:
        names = [player.name for player in self.record.players]
        if self.save is None:
            return recorded_cast(texts, names)
        return local_cast(texts, names, self.save.levels, self.save.seed)


def read_played(file: str) -> PlayedGame:
    """From a file or standard input; raises `RecordError`."""
    is_piped = file == STANDARD_INPUT
    content = sys.stdin.buffer.read(saved_games.MAX_SIZE + 1) if is_piped else b""
    try:
        save = saved_games.parse(content) if is_piped else saved_games.read(Path(file))
    except SaveError:
        return PlayedGame(*(read_verified(content) if is_piped else load_verified(file)))
    return PlayedGame(save.record, verify(save.record), save)


def game_after(record: Record, turn: int | None) -> Game:
    """The game after a whole turn, by default after the last one."""
    found = after_turn(record, turn)
    if found is None:
        raise CommandFailed("draw-no-turn", BAD_USAGE, count=replay(record).turn)
    return found
