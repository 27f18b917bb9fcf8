"""What differs between two editions, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from .edition import Edition

Kind = Literal["changed", "added", "removed", "moved"]
_SCALARS: Final = ("id", "version")


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference in a field or in a whole card. A value is None if the field is absent."""

    kind: Kind
    component: str  # "edition", "worker", "board", "main_square", "character" or "building"
    key: str  # the id of a card, the number of a worker card, the side of the board
    field: str = ""
    before: Any = None
    after: Any = None

    def to_dict(self) -> dict[str, Any]:
        data = {"kind": self.kind, "component": self.component, "key": self.key, "field": self.field}
        return data | {"before": self.before, "after": self.after}


def differences(first: Edition, second: Edition) -> list[Difference]:
    """All differences between two editions, in the order of the file."""
    before, after = first.to_dict(), second.to_dict()
    found = [
        Difference("changed", "edition", "", field, before[field], after[field])
        for field in _SCALARS
        if before[field] != after[field]
    ]
    for number, (old, new) in enumerate(zip(before["worker"], after["worker"], strict=True), start=1):
        found += _fields("worker", str(number), old, new)
    for side, old in before["board"].items():
        found += _fields("board", side, old, after["board"][side])
    found += _fields("main_square", "", before["main_square"], after["main_square"])
    found += _cards("character", before["character"], after["character"])
    found += _cards("building", before["building"], after["building"])
    found += _moved([card.id for card in first.buildings], [card.id for card in second.buildings])
    return found


def _cards(component: str, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[Difference]:
    """Cards with the same id are the same card."""
    new = {card["id"]: card for card in after}
    old = {card["id"]: card for card in before}
    found = []
    for key, card in old.items():
        if key in new:
            found += _fields(component, key, card, new[key])
        else:
            found.append(Difference("removed", component, key, before=card))
    found += [Difference("added", component, key, after=card) for key, card in new.items() if key not in old]
    return found


def _fields(component: str, key: str, before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    fields = [*before, *(field for field in after if field not in before)]
    return [
        Difference("changed", component, key, field, before.get(field), after.get(field))
        for field in fields
        if before.get(field) != after.get(field)
    ]


def _moved(before: Sequence[str], after: Sequence[str]) -> list[Difference]:
    """The numbers of cards that are in another order; cards added or removed before them do not count."""
    common = [key for key in before if key in after]
    other = [key for key in after if key in before]
    return [
        Difference("moved", "building", key, "number", before.index(key) + 1, after.index(key) + 1)
        for key, place in zip(common, other, strict=True)
        if key != place
    ]
