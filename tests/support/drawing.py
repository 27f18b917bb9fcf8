"""Cities drawn as text.

    plain-1/red  -  SQUARE   -  houses/blue
         :            |            :
         .       :  plain-2  -     .

A card is named by its id, a slash and its owner; SQUARE is the Main Square and `.` an empty cell. Between two
cells `-` or `|` is a street, `:` houses on both sides, `.` open ground. What is drawn at a card's edge, also
towards an empty cell, must be what the card shows there: a drawing that lies is refused.
"""

from __future__ import annotations

from dataclasses import dataclass

from oddville.editions import Edition

SQUARE = "SQUARE"
EMPTY = "."
STREETS = ("-", "|")


@dataclass(frozen=True)
class DrawnCard:
    id: str
    owner: str  # "" where the drawing names none
    x: int
    y: int


def read_city(drawing: str, edition: Edition) -> list[DrawnCard]:
    """The cards of a drawing, each beside an earlier one, without the Main Square."""
    lines = [line.split() for line in drawing.splitlines() if line.strip()]
    cells = [line[::2] for line in lines[::2]]
    across = [line[1::2] for line in lines[::2]]
    down = lines[1::2]
    if len({len(row) for row in cells + down}) != 1:
        raise ValueError("every row of the drawing needs the same number of columns")
    left = next(row.index(SQUARE) for row in cells if SQUARE in row)
    if SQUARE not in cells[0]:
        raise ValueError("the Main Square lies in the top row")
    for y, row in enumerate(cells):
        for x in range(len(row) - 1):
            _check_edge(edition, row[x], "right", across[y][x])
            _check_edge(edition, row[x + 1], "left", across[y][x])
    for y, row in enumerate(down):
        for x, drawn in enumerate(row):
            _check_edge(edition, cells[y][x], "down", drawn)
            _check_edge(edition, cells[y + 1][x], "up", drawn)
    found = [_drawn_card(word, x - left, y) for y, row in enumerate(cells) for x, word in enumerate(row)]
    return _in_building_order([card for card in found if card.id not in (SQUARE, EMPTY)])


def _drawn_card(word: str, x: int, y: int) -> DrawnCard:
    card_id, _, owner = word.partition("/")
    return DrawnCard(card_id, owner, x, y)


def _check_edge(edition: Edition, word: str, direction: str, drawn: str) -> None:
    card_id = word.partition("/")[0]
    if card_id == EMPTY:
        return
    if card_id == SQUARE:
        streets = edition.main_square.streets
    else:
        streets = next(building.streets for building in edition.buildings if building.id == card_id)
    if (direction in streets) != (drawn in STREETS):
        raise ValueError(f"{card_id} is drawn with {drawn!r} on its {direction} edge")


def _in_building_order(cards: list[DrawnCard]) -> list[DrawnCard]:
    """Each card touches the Main Square or a card before it, as a city grows."""
    built = [(0, 0)]
    ordered = []
    waiting = list(cards)
    while waiting:
        card = next((c for c in waiting if any(abs(c.x - x) + abs(c.y - y) == 1 for x, y in built)), None)
        if card is None:
            raise ValueError(f"{waiting[0].id} touches nothing")
        waiting.remove(card)
        ordered.append(card)
        built.append((card.x, card.y))
    return ordered
