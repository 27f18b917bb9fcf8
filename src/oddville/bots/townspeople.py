"""The townspeople that bots play as: each bot at a table has a name, a trade and a face, whatever its level.

Catalogues name them (`townsperson-…`, `trade-…`), `art` draws them.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from typing import Final, Literal, get_args

Townsperson = Literal["tobin", "nell", "wanda", "bram", "agnes", "silas", "elsie", "otto"]
TOWNSPEOPLE: Final[tuple[Townsperson, ...]] = get_args(Townsperson)
CRIER: Final = "tilda"  # the town crier: she explains the game and never plays

_RECORDED: Final = re.compile(r"(?P<name>[A-Z][a-z]+) \((?P<level>[^()]+)\)")


def townsperson(key: str, taken: Collection[str | None]) -> Townsperson:
    """Who sits down next at the table with this key; the same key always gives the same people."""
    free = [name for name in TOWNSPEOPLE if name not in taken]
    return min(free, key=lambda name: hashlib.sha256(f"{key}/{name}".encode()).digest())


def seated_people(
    key: str, levels: Collection[str | None], wishes: Collection[str | None] = ()
) -> list[Townsperson | None]:
    """By seat, the townsperson of each bot; `wishes` are those somebody asked for, by seat."""
    asked = [*wishes, *[None] * len(levels)]
    found: list[Townsperson | None] = []
    for level, wish in zip(levels, asked, strict=False):
        if level is None:
            found.append(None)
            continue
        mine = [name for name in TOWNSPEOPLE if name == wish and name not in found]
        found.append(mine[0] if mine else townsperson(key, [*found, *asked]))
    return found


# ---- In records ---------------------------------------------------------------------------------


def recorded_name(name: str, level: str) -> str:
    """How a record names a bot: "Tobin (journeyman)"."""
    return f"{name.capitalize()} ({level})"


def read_recorded_name(text: str) -> tuple[Townsperson, str] | None:
    """The townsperson and the level that a record names; None for a person, or for a bot of OddVille 0.1."""
    found = _RECORDED.fullmatch(text)
    names = [name for name in TOWNSPEOPLE if found and name == found["name"].lower()]
    return (names[0], found["level"]) if found and names else None
