"""A game at one screen: people and bots at their seats, every step written down and kept.

It knows nothing of the screen. The app and the line mode play through it alike.
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
from . import saved_games
from .names import derived_seed


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
        self.path = path  # where the game is kept; None: nowhere
        self.trouble: OSError | None = None  # why it could not be kept
        self.keep()

    @classmethod
    def begin(cls, setting: Setting, path: Path | None = None) -> Session:
        recording = Recording.begin(setting.names, setting.seed, setting.edition)
        return cls(recording, setting.levels, setting.seed, path)

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Go on where a game was left; raises `SaveError`."""
        save = saved_games.read(path)
        return cls(Recording.resume(save.record, save.chance), save.levels, save.seed, path)

    @property
    def game(self) -> Game:
        return self.recording.game

    @property
    def edition(self) -> Edition:
        return self.recording.edition

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.recording.players]

    @property
    def people(self) -> frozenset[int]:
        return frozenset(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def bot(self) -> str | None:
        """The bot that has to decide now, if it is one."""
        return None if self.game.is_over else self.levels[self.game.decider]

    @property
    def thought_seed(self) -> int:
        """For a bot's decision: the same game asks it the same again, also after taking back."""
        return derived_seed(self.seed, len(self.recording.moves) + 1)

    def choose(self, level: str) -> int:
        """What a bot does in the place of whoever must decide; takes as long as the bot does."""
        chosen = contender(level)
        return chosen.bot(self.thought_seed).choose(Observation(self.game), chosen.budget).action

    def play(self, action: int | Action, seat: int | None = None) -> list[Event]:
        """Carry out an action and keep the game; raises a `RulesError` where the rules forbid it."""
        events = self.recording.play(action, seat)
        self.keep()
        return events

    def undo(self) -> int:
        """Back to the last decision of a person, over all that bots did since; by how many moves."""
        moves = self.recording.moves
        last = next((n for n in reversed(range(len(moves))) if moves[n].seat in self.people), None)
        if last is None:
            return 0
        count = len(moves) - last
        for _ in range(count):
            self.recording.undo()
        self.keep()
        return count

    def keep(self) -> None:
        """A full disk must not end a game: what is in the way is remembered and told."""
        if self.path is None:
            return
        try:
            saved_games.write(self.path, self.recording, self.levels, self.seed)
            self.trouble = None
        except OSError as error:
            self.trouble = error
