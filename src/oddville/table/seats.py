"""Who sits where: people, bots, and bots that play for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ..bots.townspeople import Townsperson, seated_people, townsperson
from ..protocol.settings import Settings

MAX_KEYS: Final = 8  # devices of one seat
TALK_LINES: Final = 5  # lines of chat allowed in `TALK_TIME`
TALK_TIME: Final = 10_000  # milliseconds
CHANGES: Final = 20  # changes besides the game allowed in `CHANGES_TIME`
CHANGES_TIME: Final = 10_000  # milliseconds


@dataclass(slots=True)
class Seat:
    """One seat of a match. Free if nobody's name and no bot is on it."""

    name: str = ""
    bot: str | None = None  # the level of the bot that owns the seat
    townsperson: Townsperson | None = None  # who that bot is
    stand_in: str | None = None  # the level of the bot that plays for the person
    bot_moved: bool = False  # since the bot took over
    is_asked: bool = True  # whether this person's consent is needed
    key_hashes: list[str] = field(default_factory=list)  # of the keys to the seat
    salt: str = ""  # what the person added to the shuffle
    former: int | None = None  # where the person sat in the match that this is a rematch of
    since: int = 0  # the entry with which the person sat down
    resigned: bool = False
    muted: bool = False
    said_at: tuple[int, ...] = ()  # the times of the last lines of chat
    changed_at: tuple[int, ...] = ()  # when the person last muted somebody, left, came back, ...
    time_left: int = 0  # milliseconds

    @property
    def is_free(self) -> bool:
        return self.bot is None and not self.name

    @property
    def is_person(self) -> bool:
        return bool(self.name)

    def talks_too_much(self, at: int) -> bool:
        return len(self.said_at) == TALK_LINES and at - self.said_at[0] < TALK_TIME

    def note_change(self, at: int) -> None:
        self.changed_at = (*self.changed_at, at)[-CHANGES:]

    def changes_too_much(self, at: int) -> bool:
        return len(self.changed_at) == CHANGES and 0 <= at - self.changed_at[0] < CHANGES_TIME

    @property
    def level(self) -> str | None:
        """The bot that decides here; None: a person does."""
        return self.bot or self.stand_in


def first_seats(match_id: str, settings: Settings) -> list[Seat]:
    """The seats of a new match: bots sit there already."""
    levels = [*settings.bots, *[None] * settings.players][: settings.players]
    people = seated_people(match_id, levels, settings.townspeople)
    return [Seat(bot=level, townsperson=person) for level, person in zip(levels, people, strict=True)]


def seat_for_bot(match_id: str, seats: Sequence[Seat], number: int, level: str | None) -> Seat:
    """The seat after the host gave it to a bot, or took it away; with another level the townsperson stays."""
    if level is None:
        return Seat()
    taken = [seat.townsperson for seat in seats]
    return Seat(bot=level, townsperson=taken[number] or townsperson(match_id, taken))
