"""What requests bring and what they get, as values: their schemas are in the server's description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ..table.commands import Sequence
from ..table.entries import Entry
from ..table.settings import LINE_END, Clock, Name, Salt, SeatNumber, Settings
from ..table.study import MAX_STUDIED, StudyMove

LanguageCode = Literal["en", "de", "fr", "nl"]
MAX_ENTRIES = 500  # of a log, in one answer
MAX_RECORD = 512 * 1024  # bytes of a body with a record in it


class _Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


# ---- What comes in ------------------------------------------------------------------------------


class Moment(_Body, frozen=True, kw_only=True):
    """A game after so many moves: that of a table that is over, or of a record. One of the two is given."""

    moves: Annotated[int, Meta(ge=0, le=50_000)]
    table: Annotated[str, Meta(max_length=100)] | None = None
    record: str | None = None  # JSON or text


class NewTable(_Body, frozen=True, kw_only=True):
    """A table, and the seat at it that whoever opens it takes; by default the first free one.

    With `from` it goes on from that moment: players and edition are those of the game that is taken up, all
    sit where they chose, and there is no proof of the deal.
    """

    settings: Settings
    name: Name
    salt: Salt = ""
    seat: SeatNumber | None = None
    moment: Moment | None = field(default=None, name="from")


class NewKey(_Body, frozen=True, kw_only=True):
    """For another device; with `only` no older key opens the seat any more."""

    seat: SeatNumber
    only: bool = False


class Claim(_Body, frozen=True, kw_only=True):
    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Follow(_Body, frozen=True, kw_only=True):
    """`seat` says which of your seats, if there are several."""

    salt: Salt = ""
    seat: SeatNumber | None = None


class Knock(_Body, frozen=True, kw_only=True):
    password: Annotated[str, Meta(max_length=1000)]


class StudyBody(_Body, frozen=True, kw_only=True):
    """Moves to try from the position of the table."""

    moves: Annotated[list[StudyMove], Meta(max_length=MAX_STUDIED)] = []


class ReplayBody(_Body, frozen=True, kw_only=True):
    record: str  # JSON or text


# ---- What is asked in the address ---------------------------------------------------------------


class LogQuery(Struct, frozen=True):
    after: Sequence = 0  # the last entry that is known already
    limit: Annotated[int, Meta(ge=1, le=MAX_ENTRIES)] = 200
    language: LanguageCode | None = None  # in which to tell the game's events as sentences


class RecordQuery(Struct, frozen=True):
    form: Literal["json", "text"] = "json"


Theme = Literal["day", "night", "print", "low-ink", "page"]
Word = Literal["true", "false"]
Spots = Annotated[str, Meta(pattern="^[0-3]?(,[0-3]?){3}" + LINE_END)]


class PieceQuery(Struct, frozen=True):
    theme: Theme = "day"
    language: LanguageCode = "en"  # of title and description
    colour_safe: Word = "false"  # players' colours that are easier to tell apart


class CardQuery(PieceQuery, frozen=True):
    form: Literal["hand", "city", "mini"] = "hand"  # in the city cards meet without a gap
    built_by: SeatNumber | None = None  # draws that seat's worker on it
    spots: Spots | None = None  # of the Main Square: whose workers are there, by resource, such as `0,,2,`


class SymbolsQuery(Struct, frozen=True):
    colour_safe: Word = "false"


# ---- What goes out ------------------------------------------------------------------------------


class LobbyTable(Struct, frozen=True):
    id: str
    phase: str
    updated_at: int  # milliseconds since 1970
    names: tuple[str, ...]  # by seat; empty where it is free
    bots: tuple[str | None, ...]
    players: int
    edition: str
    clock: Clock
    spectators: bool


class Lobby(Struct, frozen=True):
    """Listed tables that are open or being played, the newest first."""

    tables: list[LobbyTable]


class LevelForm(Struct, frozen=True):
    name: str
    seconds: float | None  # for a decision; null: at once


class Levels(Struct, frozen=True):
    """From the weakest to the strongest, then those that other packages bring."""

    levels: list[LevelForm]


class EditionLine(Struct, frozen=True):
    id: str
    version: int
    hash: str
    buildings: int


class Editions(Struct, frozen=True):
    editions: list[EditionLine]


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
