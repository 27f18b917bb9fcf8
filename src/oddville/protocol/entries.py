"""The log of a match, entry by entry. A match consists of its settings and these entries.

One command gives at most one entry, so that storing it is one row. `at` is the time in milliseconds since
1970, and clocks follow from it. Entries are stored as JSON: add fields with a default, never change what one
means.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

Scope = Literal["step", "turn"]
Reason = Literal["clock", "left", "host", "resigned"]


class _Entry(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    at: int


class SeatTaken(_Entry, frozen=True, kw_only=True, tag="seat-taken"):
    """A person sat down. Of the secret key of the seat only `key_hash` is stored."""

    seat: int
    name: str
    key_hash: str
    salt: str = ""
    former: int | None = None  # the seat of the same person in the match that this is a rematch of


class SeatLeft(_Entry, frozen=True, kw_only=True, tag="seat-left"):
    """Before the start: the seat is free again."""

    seat: int


class BotSeated(_Entry, frozen=True, kw_only=True, tag="bot-seated"):
    """Before the start the host gave a seat to a bot, or took it away again (None)."""

    seat: int
    level: str | None


class KeyAdded(_Entry, frozen=True, kw_only=True, tag="key-added"):
    """A key for another device. With `only` older keys stop working; with too many, the oldest does."""

    seat: int
    key_hash: str
    only: bool = False


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """`order[i]` is who sits at seat i now; the random seed is revealed after the end."""

    order: tuple[int, ...]
    seed: int


class Moved(_Entry, frozen=True, kw_only=True, tag="moved"):
    seat: int
    action: int
    bot: str | None = None  # the level, where a bot decided
    shortened_to: int | None = None  # milliseconds it had: the server was busy, its level has more


class UndoAsked(_Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """Somebody would like to go back to the position after `moves` moves."""

    seat: int
    scope: Scope
    moves: int
    asked: tuple[int, ...] | None = None  # who must agree; null in old logs: everybody who has not left


class UndoAnswered(_Entry, frozen=True, kw_only=True, tag="undo-answered"):
    seat: int
    agreed: bool


class Undone(_Entry, frozen=True, kw_only=True, tag="undone"):
    """Taken back at once: nothing had been revealed, or the others are bots."""

    seat: int
    scope: Scope
    moves: int
    redrawn: bool = False  # something had been revealed, so the hidden cards were redrawn


class TakenOver(_Entry, frozen=True, kw_only=True, tag="taken-over"):
    """A bot plays for a person."""

    seat: int
    level: str
    reason: Reason
    is_asked: bool = False  # the person did not choose this, so their consent is still needed


class Reclaimed(_Entry, frozen=True, kw_only=True, tag="reclaimed"):
    seat: int


class Resigned(_Entry, frozen=True, kw_only=True, tag="resigned"):
    seat: int
    level: str | None = None  # of the bot that plays on; null: the table's stand-in


class EndAsked(_Entry, frozen=True, kw_only=True, tag="end-asked"):
    """Somebody would like to stop without a result."""

    seat: int


class EndAnswered(_Entry, frozen=True, kw_only=True, tag="end-answered"):
    seat: int
    agreed: bool


class Said(_Entry, frozen=True, kw_only=True, tag="said"):
    seat: int
    text: str


class Muted(_Entry, frozen=True, kw_only=True, tag="muted"):
    seat: int
    muted: bool


class Rematched(_Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people play again, at the table with this id."""

    match_id: str


Entry = (
    SeatTaken
    | SeatLeft
    | BotSeated
    | KeyAdded
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | Reclaimed
    | Resigned
    | EndAsked
    | EndAnswered
    | Said
    | Muted
    | Rematched
)

write_entry = Encoder().encode
read_entry = Decoder(Entry).decode
