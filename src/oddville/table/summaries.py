"""The summary of a match, stored beside its log, so that the lobby need not read whole logs."""

from __future__ import annotations

from typing import Final

from msgspec.json import Decoder, Encoder

from ..protocol.entries import Entry, KeyAdded, Moved, Muted, Said, UndoAsked
from ..protocol.responses import TableSummary
from ..protocol.settings import Settings, TurnClock
from ..store import Summary
from . import clocks
from .match import Match

_UNCHANGED: Final = (Said, Muted, KeyAdded, UndoAsked)


class StoredSummary(TableSummary, frozen=True, kw_only=True):
    """Also what a server asks when it resumes the tables of another one."""

    has_bots: bool = True  # including those that play for somebody who is away


write_summary = Encoder().encode
read_summary = Decoder(StoredSummary).decode


def summary_of(match: Match, at: int) -> Summary:
    settings: Settings = match.settings
    stored = StoredSummary(
        tuple(seat.name for seat in match.seats),
        tuple(seat.bot for seat in match.seats),
        settings.players,
        match.edition.id,
        settings.clock,
        settings.spectators,
        tuple(seat.townsperson for seat in match.seats),
        has_bots=any(seat.level is not None for seat in match.seats),
    )
    return Summary(
        status=match.phase,
        listed=match.is_listed,
        updated_at=at,
        ended_at=match.ended_at or None,
        deadline=clocks.deadline(match) if isinstance(settings.clock, TurnClock) else None,
        line=write_summary(stored),
    )


def summary_after(match: Match, entry: Entry) -> Summary | None:
    """The summary after an entry; None if the entry does not change it."""
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
