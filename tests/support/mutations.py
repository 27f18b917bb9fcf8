"""Documents with mistakes in them: broken, torn and, worst of all, nearly right."""

from __future__ import annotations

import json
from typing import Any

from oddville.rules.randomness import Generator

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    64,
    2**31,
    10**30,
    0.5,
    "",
    "wood",
    "purple",
    "x" * 300,
    "\u0000\ud7ff",
    [],
    [[]],
    {},
    {"id": "wood"},
)
Place = tuple[Any, Any]  # a dict or list, and the key or index in it


def places(value: Any) -> list[Place]:
    """Everything inside a document that can be replaced."""
    found: list[Place] = []
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    for key in keys:
        found.append((value, key))
        found += places(value[key])
    return found


class Mutator:
    def __init__(self, seed: int) -> None:
        self.generator = Generator(seed)
        self.ways = [self.swap, self.borrow, self.count, self.replace, self.remove, self.repeat]

    def one_of(self, items: list[Any]) -> Any:
        return items[self.generator.below(len(items))]

    def mutate(self, document: Any) -> Any:
        """A copy with one to three mistakes."""
        changed = json.loads(json.dumps(document))
        for _ in range(1 + self.generator.below(3)):
            found = places(changed)
            if not found:
                break
            self.one_of(self.ways)(found)
        return changed

    def alike(self, found: list[Place], value: Any) -> Place:
        """Another place with a value of the same type."""
        return self.one_of([place for place in found if type(place[0][place[1]]) is type(value)])  # type: ignore[no-any-return]

    def swap(self, found: list[Place]) -> None:
        where, key = self.one_of(found)
        other, other_key = self.alike(found, where[key])
        if not isinstance(where[key], dict | list):  # a container could end up inside itself
            where[key], other[other_key] = other[other_key], where[key]

    def borrow(self, found: list[Place]) -> None:
        where, key = self.one_of(found)
        other, other_key = self.alike(found, where[key])
        where[key] = json.loads(json.dumps(other[other_key]))

    def count(self, found: list[Place]) -> None:
        numbers = [(where, key) for where, key in found if type(where[key]) is int]
        if numbers:
            where, key = self.one_of(numbers)
            where[key] += self.generator.below(3) - 1

    def replace(self, found: list[Place]) -> None:
        where, key = self.one_of(found)
        where[key] = self.one_of(list(JUNK))

    def remove(self, found: list[Place]) -> None:
        where, key = self.one_of(found)
        del where[key]

    def repeat(self, found: list[Place]) -> None:
        lists = [where for where, _ in found if isinstance(where, list)]
        if lists:
            items = self.one_of(lists)
            items.insert(self.generator.below(len(items) + 1), json.loads(json.dumps(self.one_of(items))))

    def scribble(self, text: str) -> str:
        """The text with a few characters or lines lost, doubled, exchanged or changed."""
        for _ in range(1 + self.generator.below(3)):
            cut = "\n" if self.generator.below(2) else ""
            parts = text.split("\n") if cut else list(text)
            if not parts:
                return text
            place, other = self.generator.below(len(parts)), self.generator.below(len(parts))
            what = self.generator.below(4)
            if what == 0:
                del parts[place]
            elif what == 1:
                parts.insert(other, parts[place])
            elif what == 2:
                parts[place], parts[other] = parts[other], parts[place]
            else:
                parts[place] = self.one_of(["", "0", "purple", ";", ":", "wood upper", "é", "9" * 50, "\t"])
            text = cut.join(parts)
        return text
