"""The log of a match in words, from its first entry on.

Before the start people come, go and change places, and an entry names only a seat. So whoever tells a log has
to remember who sat there.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..text import Texts
from .entries import BotSeated, Entry, SeatLeft, SeatTaken, Started
from .live import Change
from .match import Match
from .seats import Seat
from .words import change_in_words, names_in_words


class Teller:
    """Tells one change after the other, from where a match stands on; the match itself may run ahead."""

    def __init__(self, texts: Texts, match: Match) -> None:
        self.texts = texts
        self.edition = match.edition
        self.names = names_in_words(texts, match.seats)  # by seat, as they are now
        self._seats = [Seat(name=seat.name, bot=seat.bot) for seat in match.seats]

    def tell(self, change: Change, viewer: int | None = None) -> list[str]:
        """The sentences of the next change; `viewer` is the reader's seat, None for a spectator."""
        before = self.names
        if self._follow(change.entry):
            self.names = names_in_words(self.texts, self._seats)
        names = before if isinstance(change.entry, SeatLeft) else self.names
        return change_in_words(self.texts, change, names, self.edition, viewer)

    def _follow(self, entry: Entry) -> bool:
        """Has anybody moved?"""
        if isinstance(entry, SeatTaken):
            self._seats[entry.seat] = Seat(name=entry.name)
        elif isinstance(entry, SeatLeft):
            self._seats[entry.seat] = Seat()
        elif isinstance(entry, BotSeated):
            self._seats[entry.seat] = Seat(bot=entry.level)
        elif isinstance(entry, Started):
            self._seats = [self._seats[chair] for chair in entry.order]
        else:
            return False
        return True


def log_in_words(texts: Texts, match: Match, changes: Iterable[Change]) -> list[list[str]]:
    """For each change of the whole log its sentences, as a spectator reads them."""
    teller = Teller(texts, match.anew())
    return [teller.tell(change) for change in changes]
