"""Streets meet at every seam: same place, same width, same direction; houses stand where none leaves."""

from __future__ import annotations

import itertools
import re

import pytest

from oddville import art
from oddville.art.card import HEIGHT, WIDTH
from oddville.art.streets import STRAIGHT, STREET_WIDTH
from oddville.editions import Edition, from_dict, standard
from oddville.rules.vocabulary import DIRECTIONS
from tests.support.drawings import parse

# Where the straight piece of a street runs: from beyond the edge to 26 units inside.
STUBS = {
    "up": (126, -12, 126, STRAIGHT),
    "right": (WIDTH + 12, 176, WIDTH - STRAIGHT, 176),
    "down": (126, HEIGHT + 12, 126, HEIGHT - STRAIGHT),
    "left": (-12, 176, STRAIGHT, 176),
}
ACROSS = {"up": "down", "right": "left"}


def stubs_of(path: str) -> dict[str, tuple[int, ...]]:
    """The straight beginnings of a street path, by the edge they leave."""
    found: dict[str, tuple[int, ...]] = {}
    for x, y, turn, end in re.findall(r"M(-?\d+) ?(-?\d+)([HV])(-?\d+)C", path):
        last = (int(end), int(y)) if turn == "H" else (int(x), int(end))
        stub = (int(x), int(y), *last)
        edge = next(edge for edge, expected in STUBS.items() if expected == stub)
        found[edge] = stub
    return found


def street_paths(svg: str) -> dict[float, str]:
    """Path of kerb and street, by stroke width."""
    found = {}
    for group in parse(svg).iter("{http://www.w3.org/2000/svg}g"):
        width = group.get("stroke-width")
        if width in {"48", "53"} and len(group) == 2:
            found[float(width)] = group[0].get("d", "")
    return found


def edition_with(streets: tuple[str, ...]) -> Edition:
    data = standard().to_dict()
    data["building"] = [data["building"][0] | {"streets": list(streets)}]
    data["main_square"] |= {"streets": list(streets)}
    return from_dict(data)


ALL_EDGES = [chosen for size in range(5) for chosen in itertools.combinations(DIRECTIONS, size)]


@pytest.mark.parametrize("streets", ALL_EDGES, ids=lambda streets: "-".join(streets) or "none")
def test_streets_leave_exactly_where_the_data_says(streets: tuple[str, ...]) -> None:
    edition = edition_with(streets)
    for svg in (art.card(edition, 0), art.main_square(edition), art.card(edition, 0, size=40)):
        paths = street_paths(svg)
        if not streets:
            assert paths == {}
            continue
        assert set(paths) == {STREET_WIDTH, STREET_WIDTH + 5}
        assert paths[STREET_WIDTH] == paths[STREET_WIDTH + 5]
        assert set(stubs_of(paths[STREET_WIDTH])) == set(streets)


def test_every_seam_of_the_edition_meets() -> None:
    """Laid side by side, the straight pieces of any two matching cards lie on one line."""
    stubs = []
    for number, card in enumerate(standard().buildings):
        found = stubs_of(street_paths(art.card(standard(), number))[STREET_WIDTH])
        assert set(found) == set(card.streets), card.id
        stubs.append(found)
    for one, other in itertools.product(stubs, repeat=2):
        for edge, opposite in ACROSS.items():
            if edge in one and opposite in other:
                assert meets(one[edge], other[opposite], edge)


def meets(stub: tuple[int, ...], beyond: tuple[int, ...], edge: str) -> bool:
    dx, dy = (WIDTH, 0) if edge == "right" else (0, -HEIGHT)
    x0, y0, x1, y1 = beyond[0] + dx, beyond[1] + dy, beyond[2] + dx, beyond[3] + dy
    if edge == "right":  # one level, and each reaches into the other
        return stub[1] == stub[3] == y0 == y1 and stub[0] > WIDTH > x0 and x1 > WIDTH
    return stub[0] == stub[2] == x0 == x1 and stub[1] < 0 < y0 and y1 < 0


HOUSE = re.compile(r'href="#[^"]*-h\d"[^>]*matrix\([^)]* (-?[\d.]+) (-?[\d.]+)\)')


@pytest.mark.parametrize("built_by", [None, 0])
def test_houses_stand_on_every_other_edge_and_on_no_street(built_by: int | None) -> None:
    for number, card in enumerate(standard().buildings):
        svg = art.card(standard(), number, built_by=built_by)
        feet = [(float(x), float(y)) for x, y in HOUSE.findall(svg)]
        on_edge = {
            "up": [foot for foot in feet if foot[1] < 70],
            "down": [foot for foot in feet if foot[1] > 340],
            "left": [foot for foot in feet if foot[0] < 40 and 150 < foot[1] < 300],
            "right": [foot for foot in feet if foot[0] > 212 and 150 < foot[1] < 300],
        }
        for edge, houses in on_edge.items():
            assert (len(houses) >= 3) if edge not in card.streets else not houses, (card.id, edge)


def test_plates_cover_no_house() -> None:
    for number, card in enumerate(standard().buildings):
        top = 302 if len(card.cost) < 3 else 259
        end = 50 if len(card.cost) == 1 else 93
        feet = [(float(x), float(y)) for x, y in HOUSE.findall(art.card(standard(), number))]
        covered = [(x, y) for x, y in feet if x - 10 < end and y > top]
        assert not covered, card.id
