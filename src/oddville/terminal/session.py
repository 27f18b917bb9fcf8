"""A local game: people and bots at their seats, recorded and saved after every step.

It knows nothing about the screen; the app and the line mode both use it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots.interface import Observation
from ..bots.registry import contender
from ..editions import Edition
from ..record import Recording
from ..rules.actions import Action
from ..rules.events import Event
from ..rules.game import Game
from ..text import Texts
from . import own_strength, saved_games
from .names import Cast, derived_seed, local_cast


@dataclass(frozen=True, slots=True)
class Setting:
    """How a game is set up; `levels` are the bots by seat, None for a person."""

    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    seed: int
    edition: Edition


class Session:
    def __init__(
        self, recording: Recording, levels: Sequence[str | None], seed: int, path: Path | None = None
    ) -> None:
        self.recording = recording
        self.levels = tuple(levels)
        self.seed = seed
        self.path = path  # where the game is saved; None: nowhere
        self.trouble: OSError | None = None  # why it could not be saved
        self._is_counted = recording.game.is_over
        self.save()

    @classmethod
    def begin(cls, setting: Setting, path: Path | None = None) -> Session:
        recording = Recording.begin(setting.names, setting.seed, setting.edition)
        return cls(recording, setting.levels, setting.seed, path)

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Resume a saved game; raises `SaveError`."""
        save = saved_games.read(path)
        return cls(Recording.resume(save.record, save.chance), save.levels, save.seed, path)

    @property
    def game(self) -> Game:
        return self.recording.game

    @property
    def edition(self) -> Edition:
        return self.recording.edition

    def cast(self, texts: Texts) -> Cast:
        recorded = [player.name for player in self.recording.players]
        return local_cast(texts, recorded, self.levels, self.seed)

    @property
    def people(self) -> frozenset[int]:
        return frozenset(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def bot(self) -> str | None:
        """The level of the bot that has to decide now, if any."""
        return None if self.game.is_over else self.levels[self.game.decider]

    @property
    def thought_seed(self) -> int:
        """The seed for a bot's decision, the same after an undo."""
        return derived_seed(self.seed, len(self.recording.moves) + 1)

    def choose(self, level: str) -> int:
        """What a bot would do for the deciding seat. Blocks while it thinks."""
        chosen = contender(level)
        return chosen.bot(self.thought_seed).choose(Observation(self.game), chosen.budget).action

    def play(self, action: int | Action, seat: int | None = None) -> list[Event]:
        """Carry out an action and save the game; raises a `RulesError` if it is illegal."""
        events = self.recording.play(action, seat)
        self.save()
        self._count_result()
        return events

    def _count_result(self) -> None:
        """Once for each game that is saved: then it is a game that somebody plays."""
        if self.path is None or self._is_counted or not self.game.is_over:
            return
        self._is_counted = True
        try:
            own_strength.count_result(self.levels, self.game.scores())
        except OSError as error:
            self.trouble = error

    def undo(self) -> int:
        """Take back everything since the last decision of a person; returns how many moves."""
        moves = self.recording.moves
        last = next((n for n in reversed(range(len(moves))) if moves[n].seat in self.people), None)
        if last is None:
            return 0
        count = len(moves) - last
        for _ in range(count):
            self.recording.undo()
        self.save()
        return count

    def save(self) -> None:
        """Save the game. A full disk must not end it: the error is shown instead."""
        if self.path is None:
            return
        try:
            saved_games.write(self.path, self.recording, self.levels, self.seed)
            self.trouble = None
        except OSError as error:
            self.trouble = error
