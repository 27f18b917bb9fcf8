"""What a table says, in sentences: its refusals, who sits there, and the entries of its log.

Names and chat are data: they go into a sentence as they are, and nothing may read them as markup.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..bots.level_names import level_name
from ..text import Texts
from ..text.values import enumeration
from .entries import BotSeated, Entry, Started
from .errors import MESSAGE_CODES, TABLE_CODES
from .messages import GoodbyeReason

# ---- Refusals -----------------------------------------------------------------------------------


def refusal_text(texts: Texts, code: str, params: Mapping[str, str | int]) -> str:
    """A refusal as it came in an answer or over a socket."""
    if code in TABLE_CODES or code in MESSAGE_CODES:
        return texts.t(f"table-error-{code}", **params)
    return texts.t(f"server-error-{code}")


def goodbye_text(texts: Texts, reason: GoodbyeReason) -> str:
    """Why the server closed a connection."""
    return texts.t(f"goodbye-{reason}")


# ---- Names --------------------------------------------------------------------------------------


class NamedSeat(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def bot(self) -> str | None: ...

    @property
    def townsperson(self) -> str | None: ...


def seat_names(texts: Texts, seats: Sequence[NamedSeat]) -> list[str]:
    """Who sits at the table, by seat. A bot with the name of a person gets a number."""
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.townsperson is not None:
            names[number] = _distinct(texts.t(f"townsperson-{seat.townsperson}"), names)
    return names


def _distinct(name: str, taken: Sequence[str]) -> str:
    found, number = name, 2
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


# ---- The log ------------------------------------------------------------------------------------


def entry_text(texts: Texts, entry: Entry, names: Sequence[str], viewer: int | None = None) -> str:
    """What happened at the table, as a sentence. What a move did is told by its events instead.

    `names` are those after the entry, by seat, but include somebody who just left. `viewer` is the reader's
    seat, None for a spectator.
    """
    args = _arguments(texts, entry)
    if isinstance(entry, Started):
        args["players"] = enumeration(texts, names)
    elif isinstance(entry, BotSeated):
        args["is_free"] = "yes" if entry.level is None else "no"
    seat = getattr(entry, "seat", None)
    if seat is not None:
        who = "you" if seat == viewer else "other"
        args |= {"seat": seat + 1, "who": who, "player": names[seat]}
    return texts.t(f"entry-{entry_kind(entry)}", **args)


def entry_kind(entry: Entry) -> str:
    """The word for it in the log."""
    return str(entry.__struct_config__.tag)


def _arguments(texts: Texts, entry: Entry) -> dict[str, str | int]:
    """What a sentence may use of an entry, by allow-list: no key, no salt, no seed."""
    found: dict[str, str | int] = {}
    for name in ("scope", "reason", "text", "agreed", "muted", "redrawn", "level"):
        value = getattr(entry, name, None)
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, str):
            found[name] = level_name(texts, value) if name == "level" else value
    return found
