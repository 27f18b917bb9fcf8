"""What a match is created with. Everything here is public except the seed."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ..bots.townspeople import Townsperson
from ..rules.vocabulary import MAX_PLAYERS, MIN_PLAYERS

MAX_NAME: Final = 24  # characters of a player's name
MAX_SALT: Final = 64
MAX_SEED: Final = 2**53 - 1  # the largest integer that every JSON parser keeps exact
SECOND: Final = 1000  # milliseconds, like every time at a table
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
LINE_END: Final = r"$(?!\n)"  # `$` alone would let a line break follow

Level = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z][a-z0-9-]*" + LINE_END)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Salt = Annotated[str, Meta(max_length=MAX_SALT, pattern="^[!-~]*" + LINE_END)]
Bots = Annotated[tuple[Level | None, ...], Meta(max_length=MAX_PLAYERS)]
Townspeople = Annotated[tuple[Townsperson | None, ...], Meta(max_length=MAX_PLAYERS)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_PLAYERS)]


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class LiveClock(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """Minutes for the whole game, and seconds more for each turn."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class TurnClock(Struct, frozen=True, tag="turns", tag_field="kind", forbid_unknown_fields=True):
    """Hours for each turn, for games that last for days."""

    hours: Annotated[int, Meta(ge=1, le=14 * 24)]


Clock = NoClock | LiveClock | TurnClock


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a match is played."""

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
    edition: Annotated[str, Meta(min_length=1, max_length=60)] = "standard"
    bots: Bots = ()  # by seat; missing or null: a person may sit down there
    townspeople: Townspeople = ()  # by seat, who the bots are; missing or null: the table decides
    order: Literal["random", "chosen"] = "random"
    start: Literal["full", "host"] = "full"  # begin when every seat is taken, or when the host says so
    clock: Clock = NoClock()
    listed: bool = False  # in the lobby, but never with a chosen seed; otherwise people need the link
    spectators: bool = True
    undo: Literal["free", "consent", "never"] = "free"
    undo_against_bots: bool = True  # alone with bots also past what was revealed; hidden cards are redrawn
    hints: bool = False  # also where several people play; alone against bots there are always hints
    pace: Literal["instant", "natural"] = "natural"
    stand_in: Level = "apprentice"  # the bot that plays for a person who is away
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None  # random seed; cannot be verified
