"""What requests to a server bring: bodies, and what is asked in the address."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from .commands import Sequence
from .settings import LINE_END, Level, Name, Salt, SeatNumber, Settings
from .study import MAX_STUDIED, StudyMove

DOOR_COOKIE: Final = "oddville-door"  # proves that the server's password was given
LanguageCode = Literal["en", "de", "fr", "nl"]
MAX_ENTRIES = 500  # of a log, in one answer
MAX_RECORD = 512 * 1024  # bytes of a body with a record in it


class _Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


# ---- Bodies ---------------------------------------------------------------------------------------


class Moment(_Body, frozen=True, kw_only=True):
    """A game after so many moves: that of a table that is over, or of a record. One of the two is given."""

    moves: Annotated[int, Meta(ge=0, le=50_000)]
    table: Annotated[str, Meta(max_length=100)] | None = None
    record: str | None = None  # JSON or text


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who would like to play."""

    name: Name
    salt: Salt = ""  # added to the shuffle
    seat: SeatNumber | None = None  # null: the first free one


class NewTable(_Body, frozen=True, kw_only=True):
    """A table, and the seat that its creator takes; by default the first free one.

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


class StudyHintBody(StudyBody, frozen=True, kw_only=True):
    """A hint for the seat that has to decide after these moves."""

    level: Level = "master"  # of the bot that is asked
    language: LanguageCode = "en"  # of its reason


class ReplayBody(_Body, frozen=True, kw_only=True):
    record: str  # JSON or text


# ---- In the address ---------------------------------------------------------------


class LogQuery(Struct, frozen=True):
    after: Sequence = 0  # the last entry that the client has
    limit: Annotated[int, Meta(ge=1, le=MAX_ENTRIES)] = 200
    language: LanguageCode | None = None  # adds sentences in this language


class HintQuery(Struct, frozen=True):
    level: Level = "master"  # of the bot that is asked
    language: LanguageCode = "en"  # of its reason


class RecordQuery(Struct, frozen=True):
    form: Literal["json", "text"] = "json"
    so_far: bool = False  # also while it is played; then what nobody knows is drawn anew


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


class TownspersonQuery(PieceQuery, frozen=True):
    form: Literal["face", "bust"] = "face"  # a face fills a square, for a round frame


class SymbolsQuery(Struct, frozen=True):
    colour_safe: Word = "false"
