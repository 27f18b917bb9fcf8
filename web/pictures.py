"""Draws the pictures that belong to the page: `python web/pictures.py`, with `oddville.art`.

A skyline by day and by night, and the icon of the page in the sizes that systems need.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import resvg_py

from oddville.art import Pen, Theme
from oddville.art.dice import Dice
from oddville.art.drawing import Box, finished
from oddville.art.landmarks import ARCHITECTS, Mason
from oddville.art.landscape import Gardener, Item
from oddville.art.main_square import HALL_FOOT, _town_hall
from oddville.art.pen import place

WEB: Final = Path(__file__).parent
WIDTH: Final = 1800
HEIGHT: Final = 430
STREET: Final = 352  # the upper kerb
KERB: Final = 44  # from the upper kerb to the lower one
HILLS: Final = "M0 244Q450 214 900 236T1800 226V430H0z"
MEADOW: Final = "M0 300Q450 278 900 296T1800 290V430H0z"

# From left to right: the landmark, its middle, its size, its roof, how many storeys more, its guild.
LANDMARKS: Final = (
    ("windmill", 92, 1.12, 1, 0, None),
    ("inn", 236, 1.06, 0, 0, "rooster"),
    ("spire", 366, 1.1, 1, 1, None),
    ("market", 494, 1.02, 2, 0, None),
    ("playhouse", 640, 1.1, 2, 0, "mask"),
    ("belfry", 768, 1.18, 1, 1, "bells"),
    ("treasury", 1042, 1.1, 0, 0, None),
    ("minster", 1182, 1.2, 1, 1, "fleur-de-lis"),
    ("hall", 1338, 1.06, 0, 0, None),
    ("lighthouse", 1462, 1.08, 0, 1, None),
    ("brewery", 1592, 1.04, 3, 0, "rooster"),
    ("keep", 1724, 1.06, 1, 0, None),
)
TOWN_HALL: Final = 905
CLEAR: Final = 480  # on both sides of the middle: no stars where the page writes
WORKERS: Final = (("purple", 688), ("blue", 776), ("red", 1034), ("yellow", 1122))
LAMPS: Final = (60, 330, 580, 860, 950, 1240, 1490, 1740)


# ---- The skyline --------------------------------------------------------------------------------


def skyline(theme: Theme) -> str:
    """Crooked houses in rows behind a street, the town hall in the middle, and four workers on their way."""
    pen = Pen(theme)
    dice = Dice("page", "skyline")
    gardener = Gardener(pen, dice)
    drawn = pen.shape("tuft", HILLS, ' stroke="none"')
    drawn += pen.group(_row(gardener, 0, 1800, 248, 0.62), extra=' opacity=".85"')
    drawn += pen.shape("ground", MEADOW, ' stroke="none"') + _row(gardener, 0, 1820, 300, 0.86)
    drawn += "".join(item.drawn for item in sorted(_town(gardener)))
    drawn += _street(pen, dice) + _before_the_street(gardener)
    body = _sky(pen, theme) + pen.outlined(drawn, width=2)
    for colour, x in WORKERS:
        body += pen.icon(f"pawn-{colour}", x, STREET + 8, 74)
    box = Box(0, 0, WIDTH, HEIGHT)
    return finished(pen, body, box, ("", "")).svg(prefix="s").replace("<title></title><desc></desc>", "")


def _sky(pen: Pen, theme: Theme) -> str:
    """By day a pale sun, by night a moon and stars."""
    if theme == "day":
        return f'<circle cx="1408" cy="96" r="46" fill="{pen.colours["lamp"]}"/>'
    moon = "M1420 48a50 50 0 1 0 34 86a42 42 0 1 1-34-86z"
    dice = Dice("page", "stars")
    places = [(dice.between(10, 1790), dice.between(8, 150)) for _ in range(90)]
    stars = "".join(f"M{x} {y}h.1" for x, y in places if abs(x - WIDTH / 2) > CLEAR)
    return pen.shape("lamp", moon) + pen.line(
        "lamp", stars, 3, ' stroke-linecap="round" stroke-opacity=".75"'
    )


def _row(gardener: Gardener, start: int, end: int, foot: int, scale: float) -> str:
    """Houses along a hill, with gaps where trees stand."""
    drawn, x = "", float(start)
    dice = gardener.dice
    while x < end:
        rise = foot + dice.between(-9, 9)
        if dice.below(7) == 0:
            drawn += gardener.tree(x + 10, rise, scale).drawn
            x += 22 * scale
        else:
            drawn += gardener.house(x + 17 * scale, rise, scale * dice.between(94, 112) / 100)
            x += dice.between(31, 38) * scale
    return drawn


def _town(gardener: Gardener) -> Iterator[Item]:
    pen, dice = gardener.pen, gardener.dice
    for name, x, scale, roof, storeys, guild in LANDMARKS:
        mason = Mason(pen, dice, roof, storeys, guild)
        foot = STREET - 10 - dice.between(0, 7)
        body = ARCHITECTS[name](mason)
        lean = dice.pick((-3, -2, 2, 3))
        yield Item(foot, _shadow(pen, x, foot) + pen.group(body, place(x, foot, scale, skew=lean)))
    foot = STREET - 12
    yield Item(foot, _shadow(pen, TOWN_HALL, foot, 104) + _hall(pen, dice, TOWN_HALL, foot, 1.62))
    middles = [TOWN_HALL, *(x for _, x, *_ in LANDMARKS)]
    for x in range(10, WIDTH, 34):
        gap = min(abs(x - middle) for middle in middles)
        if gap > 62:
            yield gardener.tree(x, STREET - 8 + dice.between(-3, 3), dice.between(80, 104) / 100)
        elif gap > 44:
            foot = STREET - 22 - dice.between(0, 8)
            yield Item(foot, gardener.house(x, foot))


def _hall(pen: Pen, dice: Dice, x: float, foot: float, scale: float) -> str:
    """The town hall of the Main Square, its foot at a point of ours."""
    body = _town_hall(Mason(pen, dice, 0, 0, None))
    return pen.group(body, place(x - HALL_FOOT[0] * scale, foot - HALL_FOOT[1] * scale, scale))


def _shadow(pen: Pen, x: float, foot: float, reach: float = 72) -> str:
    return (
        f'<ellipse cx="{x}" cy="{foot + 1}" rx="{reach}" ry="9" fill="{pen.colours["line"]}" '
        'fill-opacity=".18" stroke="none"/>'
    )


def _street(pen: Pen, dice: Dice) -> str:
    top, low = STREET, STREET + KERB
    path = f"M-5 {top}H{WIDTH + 5}V{low}H-5z"
    stones = "".join(
        f"M{x + dice.between(-9, 9)} {top + 10 + 13 * line + dice.between(-3, 3)}q4-4 9 0"
        for line in range(3)
        for x in range(12 + 20 * line, WIDTH, 58)
    )
    street = pen.shape("street", path, f' stroke="{pen.colours["kerb"]}" stroke-width="3"')
    return street + pen.line("cobble", stones, 2.2, ' stroke-linecap="round"')


def _before_the_street(gardener: Gardener) -> str:
    """A strip of green with beds, ponds and lamps."""
    pen, dice = gardener.pen, gardener.dice
    low = STREET + KERB
    drawn = pen.shape("ground", f"M-5 {low}H{WIDTH + 5}V{HEIGHT + 5}H-5z", ' stroke="none"')
    for x in range(24, WIDTH, 62):
        kind = dice.below(6)
        if kind == 0:
            drawn += gardener.green("bed", x, low + 20, 0.8).drawn
        elif kind == 1:
            drawn += gardener.green("pond", x, low + 19).drawn
        else:
            drawn += gardener.tree(x, low + dice.between(22, 34), dice.between(76, 112) / 100).drawn
    return drawn + "".join(gardener.green("lamp", x, low + 4, 1.25).drawn for x in LAMPS)


# ---- The icon -----------------------------------------------------------------------------------


def icon() -> str:
    """The town hall on a hill, within the circle that systems may cut from a square."""
    pen = Pen("day", inline=True)
    dice = Dice("page", "icon")
    hill = pen.shape("ground", "M-10 402Q256 330 522 402V522H-10z")
    street = pen.shape("street", "M226 374H286L330 522H182z")
    hall = _hall(pen, dice, 256, 392, 2.5)
    houses = pen.use("h2", place(104, 404, 2.5), "roof1") + pen.use("h6", place(410, 404, 2.5), "roof2")
    scene = pen.outlined(hill + street, width=5) + pen.outlined(houses + hall, width=2.2)
    ground = f'<rect width="512" height="512" fill="{pen.colours["parchment"]}"/>'
    sun = f'<circle cx="256" cy="226" r="186" fill="{pen.colours["panel2"]}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">'
        f"{ground}{sun}{scene}</svg>"
    )


def main() -> None:
    for theme in ("day", "night"):
        (WEB / "src" / "widgets" / f"skyline-{theme}.svg").write_text(skyline(theme), "utf-8")
    drawn = icon()
    (WEB / "public" / "icon.svg").write_text(drawn, "utf-8")
    for size in (192, 512):
        picture = resvg_py.svg_to_bytes(svg_string=drawn, width=size, height=size)
        (WEB / "public" / f"icon-{size}.png").write_bytes(bytes(picture))


if __name__ == "__main__":
    main()
