"""What somebody who keeps count of the tables wants to hear."""

from __future__ import annotations

from .entries import Entry


class Measures:
    """Hears everything and keeps nothing; whoever wants to count makes a class of their own from it."""

    def stored(self, entry: Entry, seconds: float) -> None:
        """A command is on the disk so many seconds after the table heard of it."""

    def thought(self, level: str, seconds: float, waited: float) -> None:
        """A bot has decided; for part of the time it only waited for a process to think in."""
