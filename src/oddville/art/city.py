"""A whole city: card to card without a gap, so that the streets become one net."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..editions import Edition
from ..rules.actions import PlaceAt, decode
from ..rules.views import View
from ..rules.vocabulary import MAIN_SQUARE
from ..text import Texts
from .building import building_face
from .captions import card_name
from .card import HEIGHT, WIDTH
from .drawing import Box, text
from .main_square import main_square_face
from .pen import Pen

MARGIN: Final = 40
SEAM: Final = 1.6
_GHOST_INSET: Final = 6


def city_body(
    pen: Pen,
    view: View,
    edition: Edition,
    *,
    texts: Texts | None = None,
    ghosts: Iterable[tuple[int, int]] = (),
    ghost_card: int | None = None,
) -> tuple[str, Box]:
    """All cards with their owners. With texts, each card says its name.

    `ghosts` are cells shown as open, each optionally with the card that could be placed there.
    """
    seam = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="none" stroke="{pen.colours["line"]}" '
        f'stroke-width="{SEAM}" stroke-opacity=".55"/>'
    )
    body = ""
    for card in sorted(view.city, key=lambda card: (card.y, card.x)):
        if card.card == MAIN_SQUARE:
            face = main_square_face(pen, edition, view.spots)
        else:
            face = building_face(pen, edition, card.card, built_by=card.owner)
        name = f"<title>{text(card_name(texts, card.card, edition))}</title>" if texts else ""
        body += (
            f'<g transform="translate({card.x * WIDTH} '
            f'{card.y * HEIGHT})">{name}{pen.cut(face, "cut-city")}{seam}</g>'
        )
    cells = list(ghosts)
    face = "" if ghost_card is None else pen.cut(building_face(pen, edition, ghost_card), "cut-city")
    body += "".join(_ghost(pen, x, y, face) for x, y in cells)
    return body, _extent([(card.x, card.y) for card in view.city] + cells)


def open_cells(view: View) -> list[tuple[int, int]]:
    """Where the viewer may put the card that is being placed."""
    actions = (decode(action) for action in view.legal_actions)
    return [(action.x, action.y) for action in actions if isinstance(action, PlaceAt)]


def _ghost(pen: Pen, x: int, y: int, face: str) -> str:
    """A dashed cell with the card half transparent."""
    size = f'width="{WIDTH - 2 * _GHOST_INSET}" height="{HEIGHT - 2 * _GHOST_INSET}"'
    dashes = (
        f'<rect x="{_GHOST_INSET}" y="{_GHOST_INSET}" {size} rx="9" fill="{pen.colours["soft"]}" '
        f'fill-opacity="{"0" if face else ".5"}" stroke="{pen.colours["action"]}" stroke-width="6" '
        'stroke-dasharray="20 12"/>'
    )
    card = pen.group(face, extra=' opacity=".5"') if face else ""
    return pen.group(card + dashes, f"translate({x * WIDTH} {y * HEIGHT})")


def _extent(cells: list[tuple[int, int]]) -> Box:
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, low = min(y for _, y in cells), max(y for _, y in cells)
    return Box(
        left * WIDTH - MARGIN,
        top * HEIGHT - MARGIN,
        (right - left + 1) * WIDTH + 2 * MARGIN,
        (low - top + 1) * HEIGHT + 2 * MARGIN,
    )


def backdrop(pen: Pen, box: Box) -> str:
    """The cloth that the city lies on."""
    return (
        f'<rect x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}" '
        f'fill="{pen.colours["city"]}"/>'
    )
