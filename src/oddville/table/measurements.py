"""What happens at the tables, for those who measure it."""

from __future__ import annotations

from ..bots.bot_pool import Decision
from ..protocol.entries import Entry


class Measurements:
    """Does nothing; a server that counts has its own subclass."""

    def command_stored(self, entry: Entry, seconds: float) -> None:
        """A command is on the disk, so many seconds after it reached the table."""

    def bot_decided(self, level: str, decision: Decision) -> None:
        """A bot of this level has decided."""
