"""One card as it lies in the city: cut close and without a frame, so that pictures side by side join."""

from __future__ import annotations

from collections.abc import Sequence

from ..editions import Edition
from ..rules.vocabulary import MAIN_SQUARE
from ..text import Texts
from . import captions
from .building import building_face
from .card import BOX, HEIGHT, WIDTH
from .city import SEAM
from .drawing import Drawing, finished
from .main_square import main_square_face
from .pen import Pen


def city_card(
    pen: Pen,
    texts: Texts,
    edition: Edition,
    number: int,
    *,
    built_by: int | None = None,
    owners: Sequence[int | None] = (),
) -> Drawing:
    """A building, with its cost until it is built; or the Main Square with the `owners` of its spots."""
    if number == MAIN_SQUARE:
        face = main_square_face(pen, edition, owners)
        caption = captions.main_square_caption(texts, edition, owners)
    else:
        face = building_face(pen, edition, number, built_by=built_by)
        caption = captions.building_caption(texts, edition, number, built_by)
    seam = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="none" stroke="{pen.colours["line"]}" '
        f'stroke-width="{SEAM}" stroke-opacity=".55"/>'
    )
    return finished(pen, pen.cut(face, "cut-city") + seam, BOX, caption)
