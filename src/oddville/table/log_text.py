"""The log of a match in sentences, from its first entry on.

Before the start people come, go and change places, and an entry names only a seat. So the writer of a log has
to remember who sat there.
"""

from __future__ import annotations

from ..protocol.entries import BotSeated, Entry, Moved, SeatLeft, SeatTaken, Started
from ..protocol.table_text import entry_text, seat_names
from ..text import Texts
from .change import Change
from .match import Match
from .seats import Seat, seat_for_bot


class LogWriter:
    """Writes one change after the other, starting at a match as it is now; the match itself may run ahead."""

    def __init__(self, texts: Texts, match: Match) -> None:
        self.texts = texts
        self.edition = match.edition
        self.names = seat_names(texts, match.seats)  # by seat, as they are now
        self._match_id = match.id
        self._seats = [Seat(seat.name, seat.bot, seat.townsperson) for seat in match.seats]

    def sentences(self, change: Change, viewer: int | None = None) -> list[str]:
        """The sentences of the next change; `viewer` is the reader's seat, None for a spectator."""
        before = self.names
        if self._follow(change.entry):
            self.names = seat_names(self.texts, self._seats)
        names = before if isinstance(change.entry, SeatLeft) else self.names
        if isinstance(change.entry, Moved):
            return [self.texts.event(event, names, self.edition, viewer) for event in change.events]
        return [entry_text(self.texts, change.entry, names, viewer)]

    def _follow(self, entry: Entry) -> bool:
        """Whether anybody changed seats."""
        if isinstance(entry, SeatTaken):
            self._seats[entry.seat] = Seat(name=entry.name)
        elif isinstance(entry, SeatLeft):
            self._seats[entry.seat] = Seat()
        elif isinstance(entry, BotSeated):
            self._seats[entry.seat] = seat_for_bot(self._match_id, self._seats, entry.seat, entry.level)
        elif isinstance(entry, Started):
            self._seats = [self._seats[chair] for chair in entry.order]
        else:
            return False
        return True
