"""A table as everybody sees it, without its game.

In OddVille no player knows more than another, so these forms are the same for every viewer. Secrets, seeds
and keys have no field here while they are secret. `table/forms.py` fills them in.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .settings import Settings

Phase = Literal["open", "playing", "over"]
Ending = Literal["finished", "resigned", "abandoned"]


class SeatForm(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str  # empty: nobody sits here
    bot: str | None  # the level of a bot that has the seat
    townsperson: str | None  # who that bot is
    stand_in: str | None  # the level of a bot that plays for the person
    is_present: bool
    resigned: bool
    muted: bool
    time_left: int | None  # milliseconds, at `clock_at`; null without a clock


class AskedForm(Struct, frozen=True):
    """Somebody waits for the others' consent."""

    seat: int
    waiting_for: tuple[int, ...]


class FairnessForm(Struct, frozen=True):
    """The promise before the deal, and after the end what it takes to check it."""

    commitment: str
    salts: tuple[str, ...]
    order: tuple[int, ...]
    secret: str | None


class TableForm(Struct, frozen=True):
    """A table without its game."""

    id: str
    settings: Settings
    edition: str  # the hash of its data
    phase: Phase
    ending: Ending | None
    host: int | None
    seats: tuple[SeatForm, ...]
    clock_seat: int | None  # whose clock runs
    clock_at: int  # since when
    undo_asked: AskedForm | None
    end_asked: AskedForm | None
    can_undo: int | None  # the seat that may take its last step back without asking
    winner: int | None
    fairness: FairnessForm | None  # null where a seed was chosen, or where another game is continued
    rematch: str | None  # where the same people play again
    spectators: int
    has_chosen_seed: bool = False  # its chooser can predict every card; such tables are not listed
