"""Rendering a game as text, as SVG or as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .. import art
from ..editions import Edition
from ..rules.game import Game
from ..rules.views import PlayerView, View, view_for
from ..rules.vocabulary import CHARACTERS, DECISIONS, GUILDS, RESOURCES

CAN_DRAW: Final = find_spec("resvg_py") is not None and find_spec("PIL") is not None
# Pictures are offered only if they can be drawn, because checkers try every mode that is offered.
MODES: Final = ("human", "ansi", "svg", *(("rgb_array",) if CAN_DRAW else ()))
FRAMES_PER_SECOND: Final = 2
WIDTH: Final = 960  # of a picture, in pixels
OWNERS: Final = "0123"

Frame = str | NDArray[np.uint8] | None


def render(game: Game, edition: Edition, mode: str | None) -> Frame:
    """The table in the given mode; "human" prints it."""
    if mode == "svg":
        return svg(game, edition)
    if mode == "rgb_array":
        return picture(svg(game, edition))
    if mode is None:
        return None
    drawn = text(game, edition)
    if mode == "human":
        print(drawn, flush=True)
        return None
    return drawn


def svg(game: Game, edition: Edition) -> str:
    return art.table(game, edition, size=WIDTH)


def picture(drawing: str) -> NDArray[np.uint8]:
    """[row, column, colour]"""
    import resvg_py
    from PIL import Image

    image = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=drawing))))
    return np.asarray(image.convert("RGB"))


def text(game: Game, edition: Edition) -> str:
    """The table in the words of the notation, which are the same in every language."""
    view = view_for(game, None)
    ids = [building.id for building in edition.buildings]
    row = "  ".join("-" if card is None else ids[card] for card in view.row)
    lines = [f"turn {game.turn}  {DECISIONS[game.decision]}", *_city(view), f"row  {row}", *_board(view)]
    for guild, pile in zip(GUILDS, view.piles, strict=True):
        lines.append(f"{guild:12}  {pile.size}  {'-' if pile.top is None else CHARACTERS[pile.top]}")
    for seat, player in enumerate(view.players):
        lines.append(_player(seat, player, ids, is_deciding=seat == game.decider))
    return "\n".join(lines)


def _city(view: View) -> list[str]:
    """The city: each building as the number of its owner's seat, the Main Square as #."""
    cells = {(card.x, card.y): "#" if card.owner is None else OWNERS[card.owner] for card in view.city}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells) + 1)
    return ["  " + " ".join(cells.get((x, y), ".") for x in columns) for y in rows]


def _board(view: View) -> list[str]:
    lines = []
    for name, resource in zip(RESOURCES, view.board, strict=True):
        lower = " ".join("." if seat is None else OWNERS[seat] for seat in resource.lower)
        upper = " ".join(OWNERS[seat] for seat, count in enumerate(resource.upper) for _ in range(count))
        lines.append(f"{name:8} {lower} | {upper or '.'}")
    return lines


def _player(seat: int, player: PlayerView, ids: list[str], *, is_deciding: bool) -> str:
    facts = [
        f"{'>' if is_deciding else ' '}{OWNERS[seat]}",
        f"score {player.score}",
        f"coins {player.coins}",
        f"supply {player.supply}",
        f"hand {''.join(map(str, player.hand)) or '-'}",
        *(ids[card] for card in player.projects),
        *(CHARACTERS[character] for character in player.characters),
    ]
    return "  ".join(facts)
