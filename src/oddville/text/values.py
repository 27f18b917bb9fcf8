"""The values of events, actions, decisions and reasons as arguments of messages.

A word of the vocabulary goes in as its id, so that a message can choose by it: `{ $resource -> [wood] … }`.
Players and cards go in by name, lists as one text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from ..editions import Edition
from ..rules.vocabulary import MAIN_SQUARE, NOTHING, UPPER_SLOT
from .catalogue import Argument, Catalogue

_CARDS: Final = ("card", "given", "taken")
_PLAYERS: Final = ("by", "decider", "turn_seat", "builder")
_SLOTS: Final = ("slot", "target_slot")


def word(value: IntEnum) -> str:
    """The id of a word of the vocabulary, as in messages and data files."""
    return value.name.lower().replace("_", "-")


def arguments(
    texts: Catalogue, params: Mapping[str, object], names: Sequence[str], edition: Edition | None
) -> dict[str, Argument]:
    """The values of an event, an action or a reason for a message, without those that are None."""
    found: dict[str, Argument] = {}
    for name, value in params.items():
        if name in _PLAYERS:
            found[name] = player_name(texts, value, names)
        elif isinstance(value, IntEnum):
            found[name] = word(value)
        elif name in _SLOTS and isinstance(value, int):
            found[name] = "upper" if value == UPPER_SLOT + 1 else value
        elif name in _CARDS and isinstance(value, int) and edition is not None:
            found[name] = card_name(texts, value, edition)
        elif isinstance(value, str | int):
            found[name] = value
    if isinstance(params.get("x"), int):
        found |= cell(found.pop("x"), found.pop("y"))
    return found


def player_name(texts: Catalogue, seat: object, names: Sequence[str]) -> str:
    """The player at a seat, or chance if there is none."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else texts.t("chance")


def card_name(texts: Catalogue, number: int, edition: Edition) -> str:
    """The card's own name, or that in the catalogues, or its id made readable."""
    if number == MAIN_SQUARE:
        return texts.t("main-square")
    if number == NOTHING:
        return texts.t("empty-place")
    building = edition.buildings[number]
    message_id = f"card-{building.id}"
    if building.name is None and texts.has(message_id):
        return texts.t(message_id)
    return building.name or building.id.replace("-", " ").title()


def cell(x: Argument, y: Argument) -> dict[str, Argument]:
    """A cell of the city in words: its row, and how far left or right of the Main Square it is."""
    assert isinstance(x, int)
    assert isinstance(y, int)
    straight = "below" if y else "here"
    return {"row": y + 1, "across": abs(x), "side": "left" if x < 0 else "right" if x > 0 else straight}


def enumeration(texts: Catalogue, items: Sequence[Argument]) -> str:
    """One text of several items: "1, 2 and 4"."""
    *rest, end = [str(item) for item in items] or [""]
    return texts.t("list-and", rest=", ".join(rest), end=end) if rest else end
