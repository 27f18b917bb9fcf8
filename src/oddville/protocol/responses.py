"""What a server answers to requests; the table itself is in `messages.py`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .entries import Entry
from .settings import Clock


class TableSummary(Struct, frozen=True):
    """A table in a list of tables."""

    names: tuple[str, ...]  # by seat; empty where it is free
    bots: tuple[str | None, ...]
    players: int
    edition: str
    clock: Clock
    spectators: bool
    townspeople: tuple[str | None, ...] = ()  # who the bots are, by seat


class LobbyEntry(TableSummary, frozen=True, kw_only=True):
    id: str
    phase: str
    updated_at: int  # milliseconds since 1970


class Lobby(Struct, frozen=True):
    """Listed tables that are open or being played, the newest first."""

    tables: list[LobbyEntry]


class LevelForm(Struct, frozen=True):
    name: str
    seconds: float | None  # for a decision; null: at once


class Levels(Struct, frozen=True):
    """From the weakest to the strongest, then those that other packages bring."""

    levels: list[LevelForm]
    offline: bool = False  # whether the game without a server is offered, at /offline/


class EditionEntry(Struct, frozen=True):
    id: str
    version: int
    hash: str
    buildings: int


class Editions(Struct, frozen=True):
    editions: list[EditionEntry]


class EditionForm(Struct, frozen=True):
    """All that is printed on the components, in the form of an edition's file."""

    hash: str
    edition: dict[str, Any]


class Seated(Struct, frozen=True):
    """Keep the key: it is told once. The seat's number may change when the game begins."""

    id: str
    seat: int
    key: str
    sequence: int


class KeyForm(Struct, frozen=True):
    """The key is behind the `#` of the link, which browsers send to nobody."""

    key: str
    link: str
    qr: str  # an SVG document


class Claimed(Struct, frozen=True):
    seats: tuple[int, ...]


class Done(Struct, frozen=True):
    """The number of the entry that a command became."""

    sequence: int


class ToldEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log with what happened in the game; `words` where a language was asked for."""

    sequence: int
    entry: Entry
    events: list[dict[str, Any]]
    words: list[str] | None = None


class Log(Struct, frozen=True):
    """`sequence` is the last entry of the match; ask again from the last one told until you have it."""

    sequence: int
    entries: list[ToldEntry]


class MoveForm(Struct, frozen=True):
    seat: int
    action: int
    text: str  # as records write it


class Moves(Struct, frozen=True):
    sequence: int
    moves: list[MoveForm]


class Health(Struct, frozen=True):
    status: Literal["ok"]


class Forecast(Struct, frozen=True):
    """What to expect at the end, by seat; the shares of the win are 1 in all."""

    sequence: int
    scores: tuple[float, ...]
    shares: tuple[float, ...]


class Hint(Struct, frozen=True):
    """What a bot would do in your place: what the decision is about, the action, and what speaks for it."""

    sequence: int
    action: int
    why: str  # one or two facts that speak for it, or that none stands out
    matters: str  # what the decision is about: `hint-matters-<word>` in the catalogues
