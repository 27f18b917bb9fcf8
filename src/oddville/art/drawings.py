"""Every drawing as a `Drawing`: a body to embed anywhere, its view box, symbols and captions.

`oddville.art` gives the same as documents. A printer or a larger picture takes the bodies: with
`Pen("print", inline=True)` they need no symbols, and with `framed=False` cards keep their bleed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..editions import Edition
from ..rules.views import View
from ..text import Texts
from . import captions
from .building import building_face
from .card import card_drawing
from .character_card import character_face
from .city import backdrop, city_body, open_cells
from .drawing import Drawing, finished
from .main_square import main_square_face
from .mini import mini_face
from .pen import Pen
from .pieces import PAWN_BOX, STANDEE_BOX, coin_side_face, pawn_body, standee_body
from .resources_board import BOX as BOARD_BOX
from .resources_board import resources_board_body
from .table import TABLE_BOX, table_body
from .townspeople import FACE_BOX, bust_body, face_body
from .worker_card import worker_card_face


def card(
    pen: Pen,
    texts: Texts,
    edition: Edition,
    number: int,
    *,
    built_by: int | None = None,
    mini: bool = False,
    framed: bool = True,
) -> Drawing:
    """A building: with its cost in a hand, with its owner's pawn once built."""
    if mini:
        face = mini_face(pen, edition, number, built_by)
    else:
        face = building_face(pen, edition, number, built_by=built_by)
    caption = captions.building_caption(texts, edition, number, built_by)
    return card_drawing(pen, face, caption, framed=framed)


def coin_side(pen: Pen, texts: Texts, *, framed: bool = True) -> Drawing:
    return card_drawing(pen, coin_side_face(pen), captions.coin_side_caption(texts), framed=framed)


def worker_card(
    pen: Pen, texts: Texts, seat: int, worker: int, edition: Edition, *, framed: bool = True
) -> Drawing:
    """Worker card 1 to 4 in a seat's colour."""
    caption = captions.worker_card_caption(texts, seat, worker, edition)
    return card_drawing(pen, worker_card_face(pen, seat, worker, edition), caption, framed=framed)


def main_square(
    pen: Pen, texts: Texts, edition: Edition, owners: Sequence[int | None] = (), *, framed: bool = True
) -> Drawing:
    """The Main Square; `owners` are the seats on its spots, by resource, as in `View.spots`."""
    caption = captions.main_square_caption(texts, edition, owners)
    return card_drawing(pen, main_square_face(pen, edition, owners), caption, framed=framed)


def character(pen: Pen, texts: Texts, character_: int, edition: Edition, *, framed: bool = True) -> Drawing:
    caption = captions.character_caption(texts, character_, edition)
    return card_drawing(pen, character_face(pen, character_, edition), caption, framed=framed)


def resources_board(
    pen: Pen, texts: Texts, edition: Edition, players: int, view: View | None = None
) -> Drawing:
    """The side for so many players, with the workers of a view on it."""
    caption = captions.resources_board_caption(texts, edition, players, view)
    return finished(pen, resources_board_body(pen, edition, players, view), BOARD_BOX, caption)


def pawn(pen: Pen, texts: Texts, seat: int) -> Drawing:
    return finished(pen, pawn_body(pen, seat), PAWN_BOX, captions.pawn_caption(texts, seat))


def standee(pen: Pen, texts: Texts, seat: int) -> Drawing:
    """A worker to print, cut out and fold."""
    return finished(pen, standee_body(pen, seat), STANDEE_BOX, captions.standee_caption(texts, seat))


def townsperson(pen: Pen, texts: Texts, name: str, *, ground: bool = True) -> Drawing:
    """A townsperson or the town crier: the face for a round frame, or without `ground` the bust alone."""
    body = face_body(pen, name) if ground else bust_body(pen, name)
    return finished(pen, body, FACE_BOX, captions.townsperson_caption(texts, name))


def city(
    pen: Pen,
    texts: Texts,
    view: View,
    edition: Edition,
    *,
    ghosts: Iterable[tuple[int, int]] | None = None,
    ground: bool = True,
) -> Drawing:
    """The city of a view.

    `ghosts` are cells to show as open; by default those where the viewer may build, with the card to place.
    """
    cells = open_cells(view) if ghosts is None else ghosts
    card_ = view.decision.card if ghosts is None and cells else None
    body, box = city_body(pen, view, edition, texts=texts, ghosts=cells, ghost_card=card_)
    if ground:
        body = backdrop(pen, box) + body
    return finished(pen, body, box, captions.city_caption(texts, view))


def table(pen: Pen, texts: Texts, view: View, edition: Edition) -> Drawing:
    """Everything that lies on the table."""
    return finished(pen, table_body(pen, view, edition), TABLE_BOX, captions.table_caption(texts, view))
