"""All drawings as SVG: for the page, for print, for replays and documents.

    from oddville import art, standard

    art.card(standard(), 17)                                    # a document of its own, by day
    art.card(standard(), 17, built_by=2, theme="night", size=252)
    art.card(standard(), 17, theme="page", symbols="shared")    # for a page that holds art.symbol_sheet()

All functions take the options of `Options`. Bodies to embed elsewhere: `art.drawings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict, Unpack

from ..editions import Edition
from ..rules.game import Game
from ..rules.views import View, view_for
from ..text import Texts
from . import drawings, sheets
from .drawing import Box, Drawing, Symbols
from .landmarks import Landmark, landmarks
from .mini import SMALLEST_FULL
from .palette import THEMES, Theme, contrast, css
from .pen import Pen
from .sheets import arrange, symbol_sheet

__all__ = [
    "THEMES",
    "Box",
    "Drawing",
    "Landmark",
    "Options",
    "Pen",
    "Symbols",
    "Theme",
    "arrange",
    "card",
    "character",
    "city",
    "coin_side",
    "contact_sheet",
    "contrast",
    "css",
    "drawings",
    "landmarks",
    "main_square",
    "pawn",
    "resources_board",
    "standee",
    "symbol_sheet",
    "table",
    "townsperson",
    "worker_card",
]


class Options(TypedDict, total=False):
    """How something is drawn; all may be left out."""

    theme: Theme  # "day"; "page" takes its colours from CSS variables, all others are plain attributes
    size: float | None  # width in pixels; None: as wide as its container
    texts: Texts | None  # the language of title and description; English
    colour_safe: bool  # players' colours that are easier to tell apart
    symbols: Symbols  # "own"; "shared" refers to the page's symbol sheet
    inline: bool  # draw symbols out, without <use>, <defs> or any id
    prefix: str | None  # of the ids, if a drawing is twice on a page


def card(edition: Edition, number: int, *, built_by: int | None = None, **options: Unpack[Options]) -> str:
    """A building; under 64 pixels in its mini form."""
    size = options.get("size")
    mini = size is not None and size < SMALLEST_FULL
    pen, texts = _tools(options)
    return _svg(drawings.card(pen, texts, edition, number, built_by=built_by, mini=mini), options)


def coin_side(**options: Unpack[Options]) -> str:
    """The other side of every building."""
    pen, texts = _tools(options)
    return _svg(drawings.coin_side(pen, texts), options)


def worker_card(seat: int, worker: int, edition: Edition, **options: Unpack[Options]) -> str:
    """Worker card 1 to 4 in a seat's colour."""
    pen, texts = _tools(options)
    return _svg(drawings.worker_card(pen, texts, seat, worker, edition), options)


def main_square(edition: Edition, owners: Sequence[int | None] = (), **options: Unpack[Options]) -> str:
    """`owners` are the seats on its spots, by resource, as in `View.spots`."""
    pen, texts = _tools(options)
    return _svg(drawings.main_square(pen, texts, edition, owners), options)


def resources_board(
    edition: Edition, players: int, view: View | None = None, **options: Unpack[Options]
) -> str:
    pen, texts = _tools(options)
    return _svg(drawings.resources_board(pen, texts, edition, players, view), options)


def character(character_: int, edition: Edition, **options: Unpack[Options]) -> str:
    pen, texts = _tools(options)
    return _svg(drawings.character(pen, texts, character_, edition), options)


def pawn(seat: int, **options: Unpack[Options]) -> str:
    pen, texts = _tools(options)
    return _svg(drawings.pawn(pen, texts, seat), options)


def standee(seat: int, **options: Unpack[Options]) -> str:
    """A worker to print, cut out and fold."""
    pen, texts = _tools(options)
    return _svg(drawings.standee(pen, texts, seat), options)


def city(
    view: View | Game,
    edition: Edition,
    *,
    ghosts: Iterable[tuple[int, int]] | None = (),
    ground: bool = True,
    **options: Unpack[Options],
) -> str:
    """The city with its owners. `ghosts` are cells to show as open; None: where the viewer may build."""
    pen, texts = _tools(options)
    return _svg(drawings.city(pen, texts, _view(view), edition, ghosts=ghosts, ground=ground), options)


def table(view: View | Game, edition: Edition, **options: Unpack[Options]) -> str:
    """Everything that lies on the table."""
    pen, texts = _tools(options)
    return _svg(drawings.table(pen, texts, _view(view), edition), options)


def townsperson(name: str, *, ground: bool = True, **options: Unpack[Options]) -> str:
    """A townsperson or the town crier: the face for a round frame, or without `ground` the bust alone."""
    pen, texts = _tools(options)
    return _svg(drawings.townsperson(pen, texts, name, ground=ground), options)


def contact_sheet(
    edition: Edition, *, columns: int = sheets.SHEET_COLUMNS, **options: Unpack[Options]
) -> str:
    """Every card and board of an edition on one sheet."""
    pen, texts = _tools(options)
    return _svg(sheets.contact_sheet(pen, texts, edition, columns=columns), options)


def _tools(options: Options) -> tuple[Pen, Texts]:
    pen = Pen(
        options.get("theme", "day"),
        colour_safe=options.get("colour_safe", False),
        inline=options.get("inline", False),
    )
    return pen, options.get("texts") or Texts("en")


def _svg(drawing: Drawing, options: Options) -> str:
    return drawing.svg(
        options.get("size"), symbols=options.get("symbols", "own"), prefix=options.get("prefix")
    )


def _view(table_: View | Game) -> View:
    return view_for(table_, None) if isinstance(table_, Game) else table_
