"""What a table tells everybody: the forms of `protocol/forms.py`, filled in by allow-list.

The one thing that differs between viewers is what they may do now (`legal_of`).
"""

from __future__ import annotations

from msgspec import structs

from ..protocol.entries import Entry, KeyAdded, Moved, SeatTaken, Started
from ..protocol.forms import AskedForm, FairnessForm, SeatForm, TableForm
from ..protocol.settings import Settings
from ..record.fairness import commitment
from ..rules.views import View, view_for
from ..rules.vocabulary import NOBODY
from ..rules.written_view import written_legal, written_view
from . import clocks, undo
from .match import Asked, Match


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def table_form(match: Match, present: frozenset[int] = frozenset(), spectators: int = 0) -> TableForm:
    has_clock = match.full_time > 0
    return TableForm(
        id=match.id,
        settings=_public_settings(match),
        edition=match.edition.hash,
        phase=match.phase,
        ending=match.ending,
        host=_or_none(match.host),
        seats=tuple(
            SeatForm(
                name=seat.name,
                bot=seat.bot,
                townsperson=seat.townsperson,
                stand_in=seat.stand_in,
                is_present=number in present,
                resigned=seat.resigned,
                muted=seat.muted,
                time_left=seat.time_left if has_clock else None,
            )
            for number, seat in enumerate(match.seats)
        ),
        clock_seat=_or_none(clocks.running_seat(match)),
        clock_at=match.clock_at,
        undo_asked=_asked(match, match.undo_asked),
        end_asked=_asked(match, match.end_asked),
        can_undo=free_undo(match),
        winner=_or_none(match.winner),
        fairness=_fairness(match),
        rematch=match.rematch_id,
        spectators=spectators,
        has_chosen_seed=match.has_chosen_seed,
    )


def _public_settings(match: Match) -> Settings:
    """A chosen seed would tell the whole deck: it is shown after the end only."""
    if not match.has_chosen_seed:
        return match.settings
    seed = match.settings.seed if match.phase == "over" else None
    return structs.replace(match.settings, seed=seed, listed=match.is_listed)


def _asked(match: Match, asked: Asked | None) -> AskedForm | None:
    return None if asked is None else AskedForm(asked.seat, tuple(sorted(match.waiting_for(asked))))


def _fairness(match: Match) -> FairnessForm | None:
    if not match.has_proof:
        return None
    salts = match.salts or tuple(seat.salt for seat in match.seats)
    secret = match.secret.hex() if match.phase == "over" else None
    return FairnessForm(commitment(match.secret), salts, match.order, secret)


def free_undo(match: Match) -> int | None:
    """Whose last step could be taken back at once."""
    if match.phase != "playing" or match.settings.undo == "never" or not match.moves:
        return None
    last = match.moves[-1].seat
    return last if undo.is_free(match, last, len(match.moves) - 1) else None


# ---- The game -----------------------------------------------------------------------------------


def game_form(match: Match) -> View | None:
    """The table as a spectator sees it; None before the start."""
    return None if match.game is None else view_for(match.game, None)


def written_game(match: Match) -> bytes:
    """The same in JSON, many times quicker."""
    return b"null" if match.game is None else written_view(match.game)


def legal_of(match: Match, seats: frozenset[int]) -> dict[int, list[int]]:
    """By seat, what a viewer may do now who plays these seats."""
    if match.game is None or match.phase != "playing":
        return {}
    return {seat: match.game.legal_actions(seat) for seat in sorted(seats) if match.seats[seat].level is None}


def written_legal_of(match: Match, seats: frozenset[int]) -> bytes:
    """The same in JSON."""
    if match.game is None or match.phase != "playing":
        return b"{}"
    own = 0
    for seat in seats:
        if match.seats[seat].level is None:
            own |= 1 << seat
    return written_legal(match.game, own)


# ---- The log ------------------------------------------------------------------------------------


def entry_form(entry: Entry) -> Entry:
    """The entry without what is nobody's business: no key, no seed."""
    if isinstance(entry, Moved):
        return entry
    if isinstance(entry, SeatTaken):
        return SeatTaken(at=entry.at, seat=entry.seat, name=entry.name, key_hash="", salt=entry.salt)
    if isinstance(entry, KeyAdded):
        return KeyAdded(at=entry.at, seat=entry.seat, key_hash="")
    if isinstance(entry, Started):
        return Started(at=entry.at, order=entry.order, seed=0)
    return entry
