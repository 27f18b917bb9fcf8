"""An entry that was applied to a match, with what then happened in the game."""

from __future__ import annotations

from dataclasses import dataclass

from ..protocol.entries import Entry
from ..rules.events import Event, RawEvent, public_event


@dataclass(slots=True, eq=False)
class Change:
    """For the watchers. Compared by identity, so that it can be a cache key."""

    sequence: int
    entry: Entry
    key: str | None
    happened: list[RawEvent]  # raw, with hidden information: use `events`

    @property
    def events(self) -> list[Event]:
        """The events of the game, as players may know them."""
        return list(map(public_event, self.happened))
