"""The line of a match in the lobby, kept beside its log so that nobody has to read all logs for it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ..store import Summary
from . import clocks
from .entries import Entry, KeyAdded, Moved, Muted, Said, UndoAsked
from .match import Match
from .settings import Clock, Settings, TurnClock

_UNCHANGED: Final = (Said, Muted, KeyAdded, UndoAsked)


class Line(Struct, frozen=True):
    """What the lobby shows of a table."""

    names: tuple[str, ...]  # by seat; empty where it is free
    bots: tuple[str | None, ...]
    players: int
    edition: str
    clock: Clock
    spectators: bool


class StoredLine(Line, frozen=True):
    """With what a server wants to know that goes on with the tables of another."""

    has_bots: bool = True  # also such as play for somebody who is away


write_line = Encoder().encode
read_line = Decoder(StoredLine).decode


def summary_of(match: Match, at: int) -> Summary:
    settings: Settings = match.settings
    line = StoredLine(
        tuple(seat.name for seat in match.seats),
        tuple(seat.bot for seat in match.seats),
        settings.players,
        match.edition.id,
        settings.clock,
        settings.spectators,
        any(seat.level is not None for seat in match.seats),
    )
    return Summary(
        status=match.phase,
        listed=settings.listed,
        updated_at=at,
        ended_at=match.ended_at or None,
        deadline=clocks.deadline(match) if isinstance(settings.clock, TurnClock) else None,
        line=write_line(line),
    )


def summary_after(match: Match, entry: Entry) -> Summary | None:
    """As it will be once the entry is carried out; None where it stays as it is."""
    if isinstance(entry, _UNCHANGED):
        return None
    by_turns = isinstance(match.settings.clock, TurnClock)
    if isinstance(entry, Moved) and not by_turns and not _ends(match, entry):
        return None
    after = match.copy()
    after.apply(entry)
    return summary_of(after, entry.at)


def _ends(match: Match, entry: Moved) -> bool:
    assert match.game is not None
    after = match.game.copy()
    after.step(entry.action, entry.seat)
    return after.is_over
