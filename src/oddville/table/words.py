"""What a table says, in words: its refusals, its log, and the names of bots, clocks and endings.

Names and talk are data: they go into a sentence as they are, and no surface may read them as markup.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import structs

from ..editions import Edition
from ..rules.reasons import Reason
from ..store import StoreError
from ..text import Texts
from ..text.values import enumeration
from .entries import BotSeated, Entry, Moved, Started
from .errors import TableError
from .live import Change
from .match import Ending, Match
from .seats import Seat
from .settings import Clock

Params = Mapping[str, str | int]

FAULT_CODES: Final = ("not-stored", "not-text", "too-fast", "unreadable")  # before any table hears of it

# ---- What is refused ----------------------------------------------------------------------------


def error_in_words(texts: Texts, error: TableError, match: Match | None = None) -> str:
    """Where the match is given, the rule that forbids an action is told, and bots have their own names."""
    if match is None:
        return fault_in_words(texts, error.code, error.params)
    if error.reason is not None:
        return texts.reason(_reason(error.reason), names_in_words(texts, match.seats), match.edition)
    params = dict(error.params)
    name = params.get("name")
    if name not in [seat.name for seat in match.seats] and name in [seat.bot for seat in match.seats]:
        params["name"] = level_in_words(texts, str(name))
    return fault_in_words(texts, error.code, params)


def _reason(told: Mapping[str, object]) -> Reason:
    params = told["params"]
    assert isinstance(params, Mapping)
    return Reason(str(told["code"]), params)


def fault_in_words(texts: Texts, code: str, params: Params) -> str:
    """A refusal as it came over the wire: a code of a table, or one of FAULT_CODES."""
    return texts.t(f"table-error-{code}", **params)


def store_error_in_words(texts: Texts, error: StoreError) -> str:
    """For whoever runs a server; players hear only that something could not be stored."""
    return texts.t(f"store-error-{error.code}", **error.params)


# ---- Names --------------------------------------------------------------------------------------


def level_in_words(texts: Texts, level: str) -> str:
    """A bot's level as people know it; bots of other packages have only the name they bring along."""
    message_id = f"level-{level}"
    return texts.t(message_id) if texts.has(message_id) else level


def names_in_words(texts: Texts, seats: Sequence[Seat]) -> list[str]:
    """Who sits at the table, by seat. Bots that would be called the same get a number."""
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.bot is not None:
            names[number] = _distinct(level_in_words(texts, seat.bot), names)
    return names


def _distinct(name: str, taken: Sequence[str]) -> str:
    found, number = name, 2
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


def clock_in_words(texts: Texts, clock: Clock) -> str:
    return texts.t(f"clock-{clock.__struct_config__.tag}", **structs.asdict(clock))


def ending_in_words(texts: Texts, ending: Ending) -> str:
    return texts.t(f"ending-{ending}")


# ---- The log ------------------------------------------------------------------------------------


def change_in_words(
    texts: Texts, change: Change, names: Sequence[str], edition: Edition, viewer: int | None = None
) -> list[str]:
    """What happened, as sentences: for a move what it did in the game, otherwise one about the table.

    `names` are those after the change, by seat, but of somebody who left the name is still needed; `Teller`
    sees to that. `viewer` is the reader's seat, None for a spectator.
    """
    entry = change.entry
    if isinstance(entry, Moved):
        return [texts.event(event, names, edition, viewer) for event in change.events]
    args = _told(texts, entry)
    if isinstance(entry, Started):
        args["players"] = enumeration(texts, names)
    elif isinstance(entry, BotSeated):
        args["is_free"] = "yes" if entry.level is None else "no"
    seat = getattr(entry, "seat", None)
    if seat is not None:
        who = "you" if seat == viewer else "other"
        args |= {"seat": seat + 1, "who": who, "player": names[seat]}
    return [texts.t(f"entry-{kind_of(entry)}", **args)]


def kind_of(entry: Entry) -> str:
    """The word for it in the log."""
    return str(entry.__struct_config__.tag)


def _told(texts: Texts, entry: Entry) -> dict[str, str | int]:
    """What a sentence may use of an entry, by allow-list: no key, no salt, no seed."""
    found: dict[str, str | int] = {}
    for name in ("scope", "reason", "text", "agreed", "muted", "level"):
        value = getattr(entry, name, None)
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, str):
            found[name] = level_in_words(texts, value) if name == "level" else value
    return found
