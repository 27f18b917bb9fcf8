"""A city drawn with box characters: a box for each card, double lines where streets leave it.

                l1             0              r1
         ┌────────────┐ ┌────────────┐ ┌─────║──────┐
         │Crooked Mill│ │Main Square │ │Owl Tower   │
    0    │            ═ ═            ═ ═            │
         │Ben         │ │            │ │Ada         │
         │+wood       │ │+coin       │ │+clay       │
         └─────║──────┘ └─────║──────┘ └────────────┘

The labels at the edges are those of the notation: the card on the right lies at `r1`, one below it at `r1d1`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..editions import Edition, components
from ..rules.views import View
from ..rules.vocabulary import BONUSES, DOWN, LEFT, NOTHING, RIGHT, UP
from ..text import Texts

WIDTHS: Final = (14, 11, 8, 5)  # inside a box: the widest that fits the screen
FRAME: Final = 3  # two edges and a space
MARGIN: Final = 5
HEIGHT: Final = 6
MIDDLE_LINE: Final = 2

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn of one card."""

    name: str
    note: str  # whose it is
    bonus: str
    edges: int


def city_faces(view: View, edition: Edition, texts: Texts, names: Sequence[str]) -> dict[Cell, Face]:
    printed = components(edition, len(view.players))
    travellers = " ".join(names[seat][:3] for seat in view.spots if seat is not None)
    found = {}
    for item in view.city:
        bonus = printed.bonus[item.card]
        found[item.x, item.y] = Face(
            name=texts.card(item.card, edition),
            note=travellers if item.owner is None else names[item.owner],
            bonus="" if bonus == NOTHING else f"+{texts.t(f'bonus-{BONUSES[bonus]}-name')}",
            edges=printed.edges[item.card],
        )
    return found


def draw_city(faces: Mapping[Cell, Face], marks: Mapping[Cell, str], width: int) -> list[str]:
    """The city line by line; `marks` writes into empty cells, such as the numbers of options."""
    cells = [*faces, *marks]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells) + 1)
    inner = inner_width(len(columns), width)
    lines = [" " * MARGIN + "".join(column_label(x).center(inner + FRAME) for x in columns).rstrip()]
    for y in rows:
        boxes = [_box(faces.get((x, y)), marks.get((x, y)), inner) for x in columns]
        for line, parts in enumerate(zip(*boxes, strict=True)):
            label = row_label(y) if line == MIDDLE_LINE else ""
            lines.append((label.center(MARGIN) + " ".join(parts)).rstrip())
    return lines


def inner_width(columns: int, width: int) -> int:
    fitting = [inner for inner in WIDTHS if MARGIN + columns * (inner + FRAME) <= width]
    return fitting[0] if fitting else WIDTHS[-1]


def column_label(x: int) -> str:
    return "0" if x == 0 else f"{'l' if x < 0 else 'r'}{abs(x)}"


def row_label(y: int) -> str:
    return "0" if y == 0 else f"d{y}"


def _box(face: Face | None, mark: str | None, inner: int) -> list[str]:
    if face is not None:
        return _card(face, inner)
    if mark is not None:
        edge, side = "·" * (inner + 2), "·" + " " * inner + "·"
        return [edge, side, "·" + mark.center(inner) + "·", side, side, edge]
    return [" " * (inner + 2)] * HEIGHT


def _card(face: Face, inner: int) -> list[str]:
    first, second = _two_lines(face.name, inner)
    left, right = ("═" if face.edges >> side & 1 else "│" for side in (LEFT, RIGHT))
    return [
        f"┌{_edge(face.edges >> UP & 1, inner)}┐",
        f"│{first.ljust(inner)}│",
        f"{left}{second.ljust(inner)}{right}",
        f"│{shortened(face.note, inner).ljust(inner)}│",
        f"│{shortened(face.bonus, inner).ljust(inner)}│",
        f"└{_edge(face.edges >> DOWN & 1, inner)}┘",
    ]


def _edge(has_street: int, inner: int) -> str:
    middle = inner // 2
    return "─" * middle + ("║" if has_street else "─") + "─" * (inner - middle - 1)


def _two_lines(name: str, inner: int) -> tuple[str, str]:
    lines = textwrap.wrap(name, inner, break_long_words=True) or [""]
    return lines[0], shortened(" ".join(lines[1:]), inner)


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"
