"""How much the panels tell: as much as the screen has room for."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple


class Tell(IntEnum):
    """How much is told about characters, or about other players' projects."""

    NOTHING = 0
    NAMES = 1  # side by side on one line
    ALL = 2  # each on lines of its own


class Detail(NamedTuple):
    gap: int  # empty lines between the panels
    has_titles: bool
    piles: Tell  # the characters that can be gained
    projects: Tell  # of the other players; your own are always told in full
    characters: Tell  # that the other players hold
    own_characters: Tell
    has_whole_names: bool = True  # a card with a long name gets a second line
    is_cut: bool = False  # what other players hold gets one line each


# The most generous one first; the last one fits 80 × 24 with four players.
DETAILS: Final = (
    Detail(1, True, Tell.ALL, Tell.ALL, Tell.ALL, Tell.ALL),
    Detail(0, True, Tell.ALL, Tell.ALL, Tell.ALL, Tell.ALL),
    Detail(0, True, Tell.ALL, Tell.ALL, Tell.NAMES, Tell.ALL),
    Detail(0, True, Tell.ALL, Tell.NAMES, Tell.NAMES, Tell.ALL),
    Detail(0, True, Tell.ALL, Tell.NAMES, Tell.NAMES, Tell.NAMES),
    Detail(0, True, Tell.NAMES, Tell.NAMES, Tell.NAMES, Tell.ALL),
    Detail(0, True, Tell.NAMES, Tell.NAMES, Tell.NAMES, Tell.NAMES),
    Detail(0, True, Tell.NOTHING, Tell.NAMES, Tell.NAMES, Tell.NAMES),
    Detail(0, True, Tell.NOTHING, Tell.NAMES, Tell.NAMES, Tell.NAMES, has_whole_names=False),
    Detail(0, False, Tell.NOTHING, Tell.NAMES, Tell.NAMES, Tell.NAMES, has_whole_names=False),
    Detail(0, False, Tell.NOTHING, Tell.NAMES, Tell.NAMES, Tell.NAMES, has_whole_names=False, is_cut=True),
)
