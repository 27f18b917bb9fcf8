"""What stands around the landmark: houses on every edge without a street, greens where streets leave.

Never a house on a street edge, never a tree on a street: an edge is read at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .dice import Dice
from .houses import HOUSE_NAMES
from .pen import Pen, factor, place

ROOFS: Final = ("roof0", "roof1", "roof2", "roof3")
SIDE_FEET: Final = (160, 205, 250, 295)
TOP_FOOT: Final = 58
BOTTOM_FOOT: Final = 347
HOUSE_STEP: Final = (29, 36)  # from one house of a row to the next

LAMP_LEFT, LAMP_RIGHT, LAMP_BELOW = (50, 214), (204, 214), (160, 304)


class Item(NamedTuple):
    """Something on the ground; what has its foot lower stands in front."""

    foot: float
    drawn: str


class Free(NamedTuple):
    """What the information on the card leaves to houses and greens."""

    top_end: int  # how far right the top row may reach
    bottom_start: int
    left_feet: Sequence[int]
    right_feet: Sequence[int]
    covered: tuple[int, int, int, int]  # left, top, right, bottom of what lies over the lower part


class Gardener:
    """Places houses and greens of one card."""

    def __init__(self, pen: Pen, dice: Dice) -> None:
        self.pen = pen
        self.dice = dice
        self.covered = (0, 0, 0, 0)
        self._last_roof = -1
        self._last_house = ""

    def house(self, x: float, foot: float, width: float = 1) -> str:
        """A house centred on x; neighbours differ in roof and form."""
        roof = (self._last_roof + 1 + self.dice.below(3)) % 4 if self._last_roof >= 0 else self.dice.below(4)
        name = self.dice.pick(HOUSE_NAMES)
        if name == self._last_house:
            name = HOUSE_NAMES[(HOUSE_NAMES.index(name) + 1) % len(HOUSE_NAMES)]
        self._last_roof, self._last_house = roof, name
        lean = self.dice.between(-6, 6) / 100
        mirror = "-" if self.dice.below(2) else ""
        matrix = f"matrix({mirror}{factor(width)} 0 {factor(lean)} {factor(width)} {x:g} {foot:g})"
        return self.pen.use(name, matrix, ROOFS[roof])

    def row(self, start: int, end: int, foot: int) -> str:
        """Houses wall to wall."""
        drawn, x = "", start
        while end - x >= 24:
            step = self.dice.between(*HOUSE_STEP)
            if end - x - step < 22:
                step = min(end - x, 42)
            drawn += self.house(
                x + step / 2, foot + self.dice.between(-2, 1), min(1.08, max(0.85, step / 34))
            )
            x += step
        return drawn

    def side(self, x: int, feet: Sequence[int]) -> list[Item]:
        return [Item(foot, self.house(x + self.dice.between(-1, 1), foot)) for foot in feet]

    def green(self, name: str, x: float, y: float, scale: float = 1) -> Item:
        left, top, right, bottom = self.covered
        if left < x < right and top < y < bottom:
            return Item(y, "")
        return Item(y, self.pen.use(name, place(x, y, scale)))

    def tree(self, x: float, y: float, scale: float) -> Item:
        return self.green("fir" if self.dice.below(10) < 3 else "tree", x, y, scale)

    def bed(self, x: int, y: int) -> Item:
        """A garden bed or a pond, behind the trees beside it."""
        drawn = self.green(self.dice.pick(("bed", "bed", "pond")), x, y).drawn
        return Item(y - 30, drawn)


def houses(gardener: Gardener, streets: Sequence[str], free: Free) -> tuple[str, list[Item], str]:
    """Behind everything, among the rest, before everything."""
    back = "" if "up" in streets else gardener.row(58, free.top_end, TOP_FOOT)
    among: list[Item] = []
    if "left" not in streets:
        among += gardener.side(25, free.left_feet)
    if "right" not in streets:
        among += gardener.side(227, free.right_feet)
    front = "" if "down" in streets else gardener.row(free.bottom_start, 248, BOTTOM_FOOT)
    return back, among, front


def greens(gardener: Gardener, streets: Sequence[str], free: Free) -> list[Item]:
    """Trees, beds, ponds and lamps in the corners, off the streets; none under plates or pawn."""
    gardener.covered = free.covered
    up, right, down, left = (word in streets for word in ("up", "right", "down", "left"))
    tree, lamp, jitter = gardener.tree, gardener.green, gardener.dice.between
    found: list[Item] = []
    if up:
        found += [tree(85 + jitter(-2, 3), 44, 0.6), tree(165 + jitter(-2, 3), 40, 0.64), tree(90, 68, 0.5)]
    if right:
        found += [tree(233, 144, 0.8), lamp("lamp", *LAMP_RIGHT)]
    if left:
        found += [tree(24, 150, 0.62), tree(48, 148, 0.5), lamp("lamp", *LAMP_LEFT)]
    if down:
        found += [
            lamp("lamp", *LAMP_BELOW),
            tree(172 + jitter(-3, 3), 334, 0.8),
            tree(90, 340 + jitter(-3, 2), 0.62),
        ]
    return found + _lower_right(gardener, right, down) + _lower_left(gardener, left, down)


def _lower_right(gardener: Gardener, right: bool, down: bool) -> list[Item]:
    tree, bed = gardener.tree, gardener.bed
    if right and down:
        return [bed(194, 268), tree(230, 254, 0.8), tree(222, 306, 0.7)]
    if right:
        return [bed(170, 266), tree(230, 256, 0.85), tree(206, 272, 0.6)]
    if down:
        return [bed(187, 270), tree(172, 248, 0.55), tree(176, 306, 0.6)]
    return [tree(178, 262, 0.75), tree(198, 276, 0.55), bed(142, 272)]


def _lower_left(gardener: Gardener, left: bool, down: bool) -> list[Item]:
    tree, bed = gardener.tree, gardener.bed
    if left and down:
        return [tree(26, 250, 0.85), tree(86, 252, 0.62), tree(54, 256, 0.7), bed(52, 302)]
    if left:
        return [tree(24, 250, 0.85), bed(84, 266), tree(34, 292, 0.7)]
    if down:
        return [tree(84, 256, 0.75), tree(66, 248, 0.55), tree(76, 308, 0.6)]
    return [tree(70, 264, 0.8), tree(94, 276, 0.6)]
