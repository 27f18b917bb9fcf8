"""A city as characters with roles: a box for each card, and streets that connect at the edges.

    ┌────║────┐┌─────────┐
    │Crooked M││Owl Tower│
    ════ A ════════ B    │
    │+wo    3★││+cl    5★│
    └────║────┘└─────────┘

There are several sizes. A role says what a character is for; the screen chooses its colour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ..rules.vocabulary import DOWN, LEFT, RIGHT, UP
from .glyphs import Glyphs, in_ascii
from .wrapping import broken

Cell = tuple[int, int]
Run = tuple[str, str]  # characters that share a role


class Zoom(NamedTuple):
    """The size of a card in characters."""

    width: int
    height: int


# The best one to read comes last. From a height of 6 on a name has two lines, from 8 on three;
# from 7 on there is the scoring.
ZOOMS: Final = (
    Zoom(5, 3),
    Zoom(6, 3),
    Zoom(7, 4),
    Zoom(11, 4),
    Zoom(11, 5),
    Zoom(15, 4),
    Zoom(11, 6),
    Zoom(15, 5),
    Zoom(13, 6),
    Zoom(13, 9),
    Zoom(17, 7),
    Zoom(23, 9),
)


@dataclass(frozen=True, slots=True)
class Face:
    """What is drawn of one card."""

    name: str
    owner: int | None
    pawns: tuple[tuple[str, int], ...]  # letters with seats: the owner, or players on the Main Square
    bonus: str
    bonus_name: str  # the same in words, if there is room
    points: str
    guild: str  # for large cards only
    worth: tuple[str, ...]  # how it scores, for large cards only: in full, and shorter
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


def fitting_zoom(extent: Extent, width: int, height: int, *, is_placing: bool = False) -> int:
    """The largest size that shows all cards, otherwise the smallest.

    The empty cells around the city may be cut off, less of them while a card is placed there.
    """
    columns = extent.columns - (1 if is_placing else 2)
    fits = [
        number
        for number, zoom in enumerate(ZOOMS)
        if columns * zoom.width <= width and (extent.rows - 1) * zoom.height + is_placing <= height
    ]
    return fits[-1] if fits else 0


class CityMap:
    """The drawing; `free` are the cells where the card fits, each with the lines to write into it."""

    def __init__(
        self,
        faces: Mapping[Cell, Face],
        free: Mapping[Cell, Sequence[str]],
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
        for cell, labels in free.items():
            self._draw_free(cell, labels)
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
        return plain if len(plain) <= width else plain[: width - 1] + self.glyphs.cut

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
        reach = max(width // 2 - 2, 0) if height > 4 else 0
        if edges >> LEFT & 1:
            self._put(x, middle, exits[LEFT] + self.glyphs.road * reach, "street")
        if edges >> RIGHT & 1:
            self._put(x + width - 1 - reach, middle, self.glyphs.road * reach + exits[RIGHT], "street")

    def _draw_words(self, x: int, y: int, face: Face) -> None:
        width, height = self.zoom
        inner = width - 2
        if height == 3:
            # Where there is no room, the sign for points is left out.
            self._put(x + 2, y + 1, face.points[: inner - 1].rjust(inner - 1), "points")
            return
        if width == 7:
            self._put(x + 1, y + 1, face.bonus.center(inner), "bonus")
        elif height == 4:
            self._put(x + 1, y + 1, self._cut(face.name, inner), "name")
            self._put(x + 1 + max(len(face.pawns), 2), y + 2, face.bonus, "bonus")
        else:
            self._draw_text(x + 1, y, face)
        self._put(x + 1 + inner - len(face.points), y + height - 2, face.points, "points")

    def _draw_text(self, x: int, y: int, face: Face) -> None:
        """Above the middle the name and, if there is room, the guild; below it scoring and bonus."""
        width, height = self.zoom
        inner, half = width - 2, height // 2
        name = self._fitted(face.name, inner, half - 1)
        self._write(x, y + 1, name, "name")
        if height >= 9 and len(name) < half - 1:
            self._write(x, y + half - 1, [self._cut(face.guild, inner)], "note")
        if height >= 7:
            lines = [self._fitted(words, inner, half - 2) for words in face.worth]
            whole = (found for found in lines if not any(line.endswith(self.glyphs.cut) for line in found))
            self._write(x, y + half + 1, next(whole, lines[-1]), "note")
        has_room = len(face.bonus_name) + len(face.points) < inner
        self._write(x, y + height - 2, [face.bonus_name if has_room else face.bonus], "bonus")

    def _fitted(self, words: str, width: int, lines: int) -> list[str]:
        """In at most so many lines: all but the last are filled up, and the last one is cut."""
        rest = words.split()
        found: list[str] = []
        while rest and len(found) < lines - 1:
            first, *more = broken(rest.pop(0), width)
            rest[:0] = more
            while rest and not more and len(f"{first} {rest[0]}") <= width:
                first = f"{first} {rest.pop(0)}"
            found.append(first)
        return [self._cut(line, width) for line in (*found, *([" ".join(rest)] if rest else []))]

    def _write(self, x: int, y: int, lines: Sequence[str], role: str) -> None:
        for number, line in enumerate(lines):
            self._put(x, y + number, line, role)

    def _draw_pawns(self, x: int, y: int, face: Face) -> None:
        width, height = self.zoom
        middle = y + height // 2
        start = x + 1 if height <= 4 else x + (width - 1) // 2 - len(face.pawns) // 2
        for place, (mark, seat) in enumerate(face.pawns[: 2 if height == 3 else None]):
            self._put(start + place, middle, mark, f"pawn{seat}")

    def _draw_free(self, cell: Cell, labels: Sequence[str]) -> None:
        """As many of the lines as fit, in the middle."""
        x, y = self.corner(cell)
        width, height = self.zoom
        self._frame(x, y, self.glyphs.free * 6, "free")
        shown = labels[: height - 2]
        top = y + (height - len(shown)) // 2
        self._write(x + 1, top, [self._cut(line, width - 2).center(width - 2) for line in shown], "free")

    def _draw_cursor(self, cell: Cell) -> None:
        """Only a frame, so that a card under it stays readable."""
        self._frame(*self.corner(cell), self.glyphs.marked, "cursor" if cell in self.free else "cursor-no")


def _runs(signs: list[str], roles: list[str]) -> list[Run]:
    found: list[Run] = []
    start = 0
    for place in range(1, len(signs) + 1):
        if place == len(signs) or roles[place] != roles[start]:
            found.append(("".join(signs[start:place]), roles[start]))
            start = place
    return found
