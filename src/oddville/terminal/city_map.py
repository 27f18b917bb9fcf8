"""A city as characters with roles: a box for each card, and streets that connect at the edges.

    ┌────║────┐┌─────────┐
    │Crooked M││Owl Tower│
    ════ A ════════ B    │
    │+wo    3★││+cl    5★│
    └────║────┘└─────────┘

There are three sizes. A role says what a character is for; the screen chooses its colour.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..rules.vocabulary import DOWN, LEFT, RIGHT, UP
from .glyphs import Glyphs, in_ascii

Cell = tuple[int, int]
Run = tuple[str, str]  # characters that share a role


class Zoom(NamedTuple):
    """The size of a card in characters."""

    width: int
    height: int


ZOOMS: Final = (Zoom(6, 3), Zoom(11, 5), Zoom(17, 7))


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn of one card."""

    name: str
    owner: int | None
    pawns: tuple[tuple[str, int], ...]  # letters with seats: the owner, or players on the Main Square
    bonus: str
    points: str
    notes: tuple[str, ...]  # for large cards only
    edges: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class Extent:
    """The cells that are drawn: those with cards and their neighbours."""

    left: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom + 1

    def holds(self, cell: Cell) -> bool:
        return self.left <= cell[0] <= self.right and 0 <= cell[1] <= self.bottom


def extent_of(faces: Mapping[Cell, Face]) -> Extent:
    across = [x for x, _ in faces] or [0]
    return Extent(min(across) - 1, max(across) + 1, max([y for _, y in faces] or [0]) + 1)


def fitting_zoom(extent: Extent, width: int, height: int) -> int:
    """The largest size that shows all cards, otherwise the smallest; the cells around may be cut off."""
    fits = [
        number
        for number, zoom in enumerate(ZOOMS)
        if (extent.columns - 1) * zoom.width <= width and (2 * extent.rows - 1) * zoom.height <= 2 * height
    ]
    return fits[-1] if fits else 0


class CityMap:
    """The drawing; `free` are the cells where the card fits, with the number of the option."""

    def __init__(
        self,
        faces: Mapping[Cell, Face],
        free: Mapping[Cell, str],
        cursor: Cell | None,
        zoom: int,
        glyphs: Glyphs,
    ) -> None:
        self.faces = faces
        self.free = free
        self.cursor = cursor
        self.zoom = ZOOMS[zoom]
        self.glyphs = glyphs
        self.extent = extent_of(faces)
        self.width = self.extent.columns * self.zoom.width
        self.height = self.extent.rows * self.zoom.height
        self._signs = [[" "] * self.width for _ in range(self.height)]
        self._roles = [[""] * self.width for _ in range(self.height)]
        for cell, face in faces.items():
            self._draw_card(cell, face)
        for cell, label in free.items():
            self._draw_free(cell, label, "free")
        if cursor is not None and self.extent.holds(cursor):
            self._draw_cursor(cursor)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Where a cell begins in the drawing."""
        return (cell[0] - self.extent.left) * self.zoom.width, cell[1] * self.zoom.height

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell at a place of the drawing."""
        cell = (x // self.zoom.width + self.extent.left, y // self.zoom.height)
        return cell if x >= 0 and y >= 0 and self.extent.holds(cell) else None

    def lines(self) -> list[list[Run]]:
        """Line by line, with neighbouring characters of one role together."""
        return [_runs(signs, roles) for signs, roles in zip(self._signs, self._roles, strict=True)]

    # ---- Drawing ---------------------------------------------------------------------------------

    def _cut(self, words: str, width: int) -> str:
        plain = in_ascii(words) if self.glyphs.is_ascii else words
        return plain if len(plain) <= width else plain[: width - 1] + ("~" if self.glyphs.is_ascii else "…")

    def _put(self, x: int, y: int, text: str, role: str) -> None:
        signs, roles = self._signs[y], self._roles[y]
        for place, sign in enumerate(in_ascii(text) if self.glyphs.is_ascii else text, start=x):
            signs[place] = sign
            roles[place] = role

    def _frame(self, x: int, y: int, signs: str, role: str) -> None:
        """A box of four corners, a level and an upright line."""
        width, height = self.zoom
        level, upright = signs[4], signs[5]
        self._put(x, y, signs[0] + level * (width - 2) + signs[1], role)
        for line in range(y + 1, y + height - 1):
            self._put(x, line, upright, role)
            self._put(x + width - 1, line, upright, role)
        self._put(x, y + height - 1, signs[2] + level * (width - 2) + signs[3], role)

    def _draw_card(self, cell: Cell, face: Face) -> None:
        x, y = self.corner(cell)
        signs = self.glyphs.corners + self.glyphs.level + self.glyphs.upright
        self._frame(
            x, y, signs, "new" if face.is_new else "frame" if face.owner is None else f"seat{face.owner}"
        )
        self._draw_streets(x, y, face.edges)
        self._draw_words(x, y, face)
        self._draw_pawns(x, y, face)

    def _draw_streets(self, x: int, y: int, edges: int) -> None:
        width, height = self.zoom
        middle, across = y + height // 2, x + (width - 1) // 2
        exits = self.glyphs.exits
        if edges >> UP & 1:
            self._put(across, y, exits[UP], "street")
        if edges >> DOWN & 1:
            self._put(across, y + height - 1, exits[DOWN], "street")
        reach = max(width // 2 - 2, 0) if height > 3 else 0
        if edges >> LEFT & 1:
            self._put(x, middle, exits[LEFT] + self.glyphs.road * reach, "street")
        if edges >> RIGHT & 1:
            self._put(x + width - 1 - reach, middle, self.glyphs.road * reach + exits[RIGHT], "street")

    def _draw_words(self, x: int, y: int, face: Face) -> None:
        width, height = self.zoom
        inner = width - 2
        if height == 3:
            self._put(x + 2, y + 1, self._cut(face.points, inner - 1).rjust(inner - 1), "points")
            return
        names = textwrap.wrap(face.name, inner) or [""]
        if height == 5:
            self._put(x + 1, y + 1, self._cut(_short_name(face.name, inner), inner), "name")
        else:
            self._put(x + 1, y + 1, self._cut(names[0], inner), "name")
            self._put(x + 1, y + 2, self._cut(" ".join(names[1:]), inner), "name")
            self._put(x + 1, y + height - 3, self._cut(" ".join(face.notes), inner), "note")
        self._put(x + 1, y + height - 2, self._cut(face.bonus, inner), "bonus")
        self._put(x + 1 + inner - len(face.points), y + height - 2, face.points, "points")

    def _draw_pawns(self, x: int, y: int, face: Face) -> None:
        width, height = self.zoom
        middle = y + height // 2
        if height == 3:
            for place, (mark, seat) in enumerate(face.pawns[:2]):
                self._put(x + 1 + place, middle, mark, f"pawn{seat}")
            return
        start = x + (width - 1) // 2 - len(face.pawns) // 2
        for place, (mark, seat) in enumerate(face.pawns):
            self._put(start + place, middle, mark, f"pawn{seat}")

    def _draw_free(self, cell: Cell, label: str, role: str) -> None:
        x, y = self.corner(cell)
        self._frame(x, y, self.glyphs.free * 6, role)
        self._put(x + 1, y + self.zoom.height // 2, label.center(self.zoom.width - 2), role)

    def _draw_cursor(self, cell: Cell) -> None:
        """Only a frame, so that a card under it stays readable."""
        self._frame(*self.corner(cell), self.glyphs.marked, "cursor" if cell in self.free else "cursor-no")


def _short_name(name: str, width: int) -> str:
    """Long names are shortened at the first words: the last word says most."""
    if len(name) <= width:
        return name
    words = name.split()
    last = words[-1]
    first = words[0][: width - len(last) - 2]
    return f"{first}. {last}" if len(words) > 1 and first and len(last) + 3 <= width else name


def _runs(signs: list[str], roles: list[str]) -> list[Run]:
    found: list[Run] = []
    start = 0
    for place in range(1, len(signs) + 1):
        if place == len(signs) or roles[place] != roles[start]:
            found.append(("".join(signs[start:place]), roles[start]))
            start = place
    return found
