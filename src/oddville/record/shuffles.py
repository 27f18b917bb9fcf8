"""Shuffles of a pile: which chance action gives which order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.enums import Character, Guild
from ..rules.event_kinds import PILE_SHUFFLED
from ..rules.events import Event, PileShuffled, read_event
from ..rules.game import Game
from ..rules.vocabulary import NOBODY, SHUFFLE


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The outcome of a shuffle: the guild's pile from the top, the character then taken included."""

    guild: Guild
    pile: tuple[Character, ...]


def shuffle_among(events: Iterable[Event]) -> Shuffle | None:
    """The shuffle among these events, if any; an action causes at most one."""
    for event in events:
        if isinstance(event, PileShuffled):
            order = (event.first, event.second, event.third)
            return Shuffle(event.guild, tuple(item for item in order if item is not None))
    return None


def possible_shuffles(game: Game) -> dict[Shuffle, int]:
    """Every outcome that chance can choose now, with its action, as found by trying them in the engine."""
    if game.decision != SHUFFLE:
        return {}
    found = {}
    for action in game.legal_actions():
        trial = game.copy()
        trial.events = []
        trial.step(action, NOBODY)
        told = [read_event(raw) for raw in trial.events if raw[0] == PILE_SHUFFLED]
        shuffle = shuffle_among(told)
        assert shuffle is not None
        found[shuffle] = action
    return found
