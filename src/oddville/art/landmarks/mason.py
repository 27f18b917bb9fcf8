"""The mason: parts that landmarks are built of. The foot is y 0, its middle x 0, upwards is negative.

Every method returns SVG; outlines are those of the group the landmark stands in.
"""

from __future__ import annotations

from ..dice import Dice
from ..houses import HOUSE_NAMES
from ..pen import Pen, number, place

ROOFS = ("roof0", "roof1", "roof2", "roof3")


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def boxes(middle: float, y: float, width: float, height: float, count: int = 1, gap: float = 4.5) -> str:
    """Boxes side by side, centred."""
    left = middle - (count * width + (count - 1) * gap) / 2
    return "".join(box(left + place_ * (width + gap), y, width, height) for place_ in range(count))


def arches(middle: float, y: float, width: float, height: float, count: int = 1, gap: float = 4.5) -> str:
    """Openings with a round top, centred; y is the top."""
    left, radius = middle - (count * width + (count - 1) * gap) / 2, width / 2
    side = number(height - radius)
    return "".join(
        f"M{number(left + place_ * (width + gap))} {number(y + height)}v-{side}"
        f"a{number(radius)} {number(radius)} 0 0 1 {number(width)} 0v{side}z"
        for place_ in range(count)
    )


class Mason:
    """Builds one landmark: with its roof, its flag and as many storeys as it was given (0, 1 or 2 more)."""

    def __init__(self, pen: Pen, dice: Dice, roof: int, storeys: int, guild: str | None) -> None:
        self.pen = pen
        self.dice = dice
        self.roof = roof
        self.storeys = storeys
        self.flag_role = f"guild-{guild}" if guild else "cloth"

    def fill(self, role: str, path: str) -> str:
        return self.pen.shape(role, path)

    def walls(self, shade: int, path: str) -> str:
        return self.pen.shape(f"wall{shade}", path)

    def windows(self, path: str) -> str:
        return self.pen.shape("window", path, f' stroke="{self.pen.colours["timber"]}" stroke-width="1.5"')

    def beams(self, path: str, width: float = 2.4) -> str:
        return self.pen.line("timber", path, width)

    def joints(self, path: str) -> str:
        return self.pen.line("joint", path, 2)

    def ink(self, path: str, width: float = 2.2) -> str:
        return f'<path d="{path}" fill="none" stroke-width="{width}"/>'

    def tiles(self, path: str, courses: str = "", turn: int = 0) -> str:
        """A roof; `turn` takes another of the four colours than the main roof's."""
        drawn = self.pen.shape(ROOFS[(self.roof + turn) % 4], path)
        if courses:
            drawn += f'<path d="{courses}" fill="none" stroke-opacity=".4" stroke-width="1.7"/>'
        return drawn

    def pitched(
        self, left: float, right: float, eaves: float, ridge: float, inset: float, turn: int = 0
    ) -> str:
        """A long roof with courses of tiles, hipped by the inset."""
        height = eaves - ridge
        courses = ""
        for course in range(1, max(2, int(height // 11)) + 1):
            share = course / (max(2, int(height // 11)) + 1)
            x0, x1 = left + inset * (1 - share), right - inset * (1 - share)
            courses += (
                f"M{number(x0)} {number(ridge + height * share)}q{number((x1 - x0) / 2)} 3 "
                f"{number(x1 - x0)} 0"
            )
        path = (
            f"M{number(left)} {number(eaves)}l{number(inset)} {number(-height)}"
            f"H{number(right - inset)}l{number(inset)} {number(height)}z"
        )
        return self.tiles(path, courses, turn)

    def cone(
        self, middle: float, y: float, width: float, height: float, lean: float = 0, turn: int = 0
    ) -> str:
        """A witch's hat on a tower."""
        half, rise = width / 2, height * 0.45
        path = (
            f"M{number(middle - half)} {number(y)}Q{number(middle - width * 0.16 + lean / 2)} "
            f"{number(y - rise)} "
            f"{number(middle + lean)} {number(y - height)}Q{number(middle + width * 0.16 + lean / 2)} "
            f"{number(y - rise)} {number(middle + half)} {number(y)}Q{number(middle)} {number(y + 6)} "
            f"{number(middle - half)} {number(y)}z"
        )
        courses = (
            f"M{number(middle - width * 0.31 + lean * 0.2)} {number(y - height * 0.2)}"
            f"q{number(width * 0.31)} 5 "
            f"{number(width * 0.62)} 0M{number(middle - width * 0.18 + lean * 0.4)} "
            f"{number(y - height * 0.45)}"
            f"q{number(width * 0.18)} 4 {number(width * 0.36)} 0"
        )
        return self.tiles(path, courses, turn)

    def gable(self, middle: float, eaves: float, half: float, height: float, turn: int = 0) -> str:
        """The two boards of a roof seen from its gable end."""
        thick = height / half * 7
        return self.tiles(
            f"M{number(middle - half)} {number(eaves)}L{number(middle)} {number(eaves - height)}"
            f"L{number(middle + half)} "
            f"{number(eaves)}h-8L{number(middle)} {number(eaves - height + thick)}"
            f"L{number(middle - half + 8)} {number(eaves)}z",
            turn=turn,
        )

    def dormer(self, x: float, foot: float) -> str:
        """A window in the roof under a small gable of its own."""
        walls = self.walls(0, f"M{number(x - 8)} {number(foot)}v-11l8-9 8 9v11z")
        roof = self.ink(f"M{number(x - 11)} {number(foot - 9)}l11-13 11 13", 3.6)
        return walls + roof + self.windows(boxes(x, foot - 10, 6, 7))

    def timbered(self, x: float, y: float, width: float, height: float, bays: int, shade: int = 0) -> str:
        """A half-timbered wall."""
        posts = "".join(
            f"M{number(x + width * bay / bays)} {number(y)}v{number(height)}" for bay in range(1, bays)
        )
        brace = number(width / bays * 0.6)
        posts += (
            f"M{number(x)} {number(y + height)}l{brace} {number(-height)}M{number(x + width)} "
            f"{number(y + height)}l-{brace} {number(-height)}"
        )
        return self.walls(shade, box(x, y, width, height)) + self.beams(posts)

    def door(self, x: float, width: float, height: float, foot: float = 0, role: str = "timber") -> str:
        return self.fill(role, arches(x, foot - height, width, height))

    def merlons(self, left: float, right: float, y: float, count: int, role: str = "stone") -> str:
        """Battlements; y is their top."""
        step = (right - left) / (2 * count - 1)
        teeth = f"h{number(step)}v6h{number(step)}v-6" * (count - 1)
        return self.fill(role, f"M{number(left)} {number(y + 11)}v-11{teeth}h{number(step)}v11z")

    def flag(self, x: float, y: float, height: int = 16) -> str:
        """A pole with a pennant in the guild's colour."""
        pole = self.ink(f"M{number(x)} {number(y)}v{-height}")
        return pole + self.fill(self.flag_role, f"M{number(x)} {number(y - height)}l14 4-14 5z")

    def clock(self, x: float, y: float, radius: float) -> str:
        hands = (
            f"M{number(x)} {number(y)}v{number(-radius * 0.7)}M{number(x)} {number(y)}"
            f"l{number(radius * 0.5)} 3"
        )
        face = self.fill(
            "clock", f"M{number(x)} {number(y - radius)}a{number(radius)} {number(radius)} 0 1 0 .1 0z"
        )
        return face + self.pen.line("ink", hands, 2.4)

    def smoke(self, x: float, y: float) -> str:
        return self.pen.line(
            "stone", f"M{number(x)} {number(y)}q-9-9 2-17q9-8 0-17", 4, ' stroke-linecap="round" opacity=".9"'
        )

    def icon(self, name: str, x: float, y: float, size: float, fill: str = "") -> str:
        return (
            f'<g stroke="none">{self.pen.icon(name, x, y, size, fill)}</g>'
            if fill
            else self.pen.icon(name, x, y, size)
        )

    def weathercock(self, x: float, y: float, size: float, role: str = "brass") -> str:
        """A rooster with the outline of the house it sits on."""
        return self.pen.icon("rooster", x, y, size, role)

    def sign(self, guild: str, x: float, y: float, scale: float) -> str:
        return self.pen.use(f"roundel-{guild}", place(x, y, scale))

    def companion(self, x: float, turn: int, scale: float = 1.0) -> str:
        """A small house that leans on the landmark."""
        name = self.dice.pick(HOUSE_NAMES)
        return self.pen.use(name, place(x, 0, scale), ROOFS[(self.roof + turn) % 4])

    def bell(self, x: float, y: float, scale: float = 0.95) -> str:
        body = "M0-15C7-15 8-8 9 0c.5 5 2 8 4 9h-26c2-1 3.5-4 4-9 1-8 2-15 9-15zM0 8a3 3 0 1 0 .1 0z"
        return self.pen.group(self.fill("brass", body), place(x, y, scale))
