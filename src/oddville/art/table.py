"""A whole table: the city, the row and the deck below it, boards at its right, the players' areas."""

from __future__ import annotations

from typing import Final

from ..editions import Edition
from ..rules.views import PlayerView, View
from ..rules.vocabulary import COLOURS, GUILDS, MAX_PROJECTS, WORKER_CARDS, WORKERS_TO_END
from .building import building_face
from .card import HEIGHT, WIDTH, held
from .character_card import bust_chip, character_face
from .city import city_body
from .drawing import Box
from .information import figures
from .pen import Pen, factor, number, place
from .pieces import coin_side_face
from .resources_board import BOX as BOARD_BOX
from .resources_board import resources_board_body
from .worker_card import tool

TABLE_BOX: Final = Box(0, 0, 1600, 1150)
CITY_PANEL: Final = Box(20, 20, 1070, 650)
ROW_PANEL: Final = Box(20, 686, 1070, 216)
SIDE: Final = Box(1106, 20, 474, 882)
PLAYERS: Final = Box(20, 918, 1560, 212)
GAP: Final = 16
ROW_CARD: Final = 132
PROJECT: Final = 88
CHIP: Final = 44


def table_body(pen: Pen, view: View, edition: Edition) -> str:
    body = f'<rect width="{TABLE_BOX.width:g}" height="{TABLE_BOX.height:g}" fill="{pen.colours["bg"]}"/>'
    body += _city(pen, view, edition) + _row(pen, view, edition) + _side(pen, view, edition)
    width = (PLAYERS.width - GAP * (len(view.players) - 1)) / len(view.players)
    for seat, player in enumerate(view.players):
        panel = Box(PLAYERS.x + seat * (width + GAP), PLAYERS.y, width, PLAYERS.height)
        body += _player(pen, view, edition, seat, player, panel)
    return body


def _panel(pen: Pen, box: Box, role: str = "panel", edge: str = "rule") -> str:
    return (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}" heig'
        f'ht="{number(box.height)}" '
        f'rx="14" fill="{pen.colours[role]}" stroke="{pen.colours[edge]}" stroke-width="2"/>'
    )


def _city(pen: Pen, view: View, edition: Edition) -> str:
    """The city as large as it fits."""
    body, box = city_body(pen, view, edition)
    scale = min(CITY_PANEL.width / box.width, CITY_PANEL.height / box.height, 0.9)
    x = CITY_PANEL.x + (CITY_PANEL.width - box.width * scale) / 2 - box.x * scale
    y = CITY_PANEL.y + (CITY_PANEL.height - box.height * scale) / 2 - box.y * scale
    return _panel(pen, CITY_PANEL, "city") + pen.group(body, place(x, y, scale))


def _row(pen: Pen, view: View, edition: Edition) -> str:
    """Position 1 at the left, the deck at the right with the number of its cards."""
    drawn = _panel(pen, ROW_PANEL)
    scale, y = ROW_CARD / WIDTH, ROW_PANEL.y + 16
    for position, card in enumerate(view.row):
        x = ROW_PANEL.x + 18 + position * (ROW_CARD + GAP)
        if card is None:
            drawn += _empty(pen, x, y, scale)
        else:
            drawn += pen.group(held(pen, building_face(pen, edition, card)), place(x, y, scale))
    x = ROW_PANEL.x + ROW_PANEL.width - ROW_CARD - 18
    coin = held(pen, coin_side_face(pen)) if view.deck_size else ""
    deck = pen.group(coin, place(x, y, scale)) if coin else _empty(pen, x, y, scale)
    return drawn + deck + _badge(pen, view.deck_size, x + ROW_CARD / 2, y + 152)


def _empty(pen: Pen, x: float, y: float, scale: float) -> str:
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(WIDTH * scale)}" heig'
        f'ht="{number(HEIGHT * scale)}" '
        f'rx="6" fill="none" stroke="{pen.colours["control"]}" stroke-width="2" stroke-dasharray="7 5"/>'
    )


def _badge(pen: Pen, count: int, x: float, y: float) -> str:
    half = 17 + 6 * (len(str(count)) - 1)
    pill = (
        f'<rect x="{number(x - half)}" y="{number(y - 16)}" width="{2 * half}" height="32" rx="16" '
        f'fill="{pen.colours["parchment"]}" stroke="{pen.colours["ink"]}" stroke-width="2"/>'
    )
    return pill + figures(pen, str(count), x, y, 26)


def _side(pen: Pen, view: View, edition: Edition) -> str:
    """The resources board and the four piles with their visible characters."""
    scale = SIDE.width / BOARD_BOX.width
    board = resources_board_body(pen, edition, len(view.players), view)
    drawn = pen.group(
        f'<rect width="504" height="504" rx="16" fill="{pen.colours["log"]}"/>{_inner(board)}',
        place(SIDE.x, SIDE.y, scale),
    )
    panel = Box(SIDE.x, SIDE.y + SIDE.width + GAP, SIDE.width, 222)
    drawn += _panel(pen, panel)
    width = (panel.width - 5 * 14) / 4
    for place_, (guild, pile) in enumerate(zip(GUILDS, view.piles, strict=True)):
        x, y = panel.x + 14 + place_ * (width + 14), panel.y + 18
        card_scale = width / WIDTH
        if pile.top is None:
            drawn += _empty(pen, x, y, card_scale) + pen.use(f"roundel-{guild}", place(x + width / 2, y + 70))
        else:
            face = held(pen, character_face(pen, pile.top, edition))
            drawn += pen.group(face, place(x, y, card_scale))
        drawn += _badge(pen, pile.size, x + width / 2, y + HEIGHT * card_scale + 22)
    low = panel.y + panel.height + GAP
    return drawn + _turn_order(pen, view, Box(SIDE.x, low, SIDE.width, SIDE.y + SIDE.height - low))


def _inner(board: str) -> str:
    """The board without its bleed: everything after the first shape."""
    return board[board.index("/>") + 2 :]


def _turn_order(pen: Pen, view: View, panel: Box) -> str:
    """Who plays after whom, the first player ahead; whose turn it is stands on gold."""
    drawn, count = _panel(pen, panel), len(view.players)
    y = panel.y + panel.height / 2
    for turn in range(count):
        seat = (view.first_player + turn) % count
        x = panel.x + panel.width / 2 + (turn - (count - 1) / 2) * 100
        if seat == view.decision.turn_seat:
            drawn += (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="42" fill="{pen.colours["coin-face"]}" '
                f'stroke="{pen.colours["ink"]}" stroke-width="2.4"/>'
            )
        drawn += pen.icon(f"pawn-{COLOURS[seat]}", x, y, 54)
    return drawn


def _player(pen: Pen, view: View, edition: Edition, seat: int, player: PlayerView, panel: Box) -> str:
    colour = COLOURS[seat]
    x, y = panel.x, panel.y
    is_winner = view.winner == seat
    drawn = _panel(pen, panel, "panel", "gold" if is_winner else "rule")
    drawn += (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(panel.width)}" height="10" rx="5" '
        f'fill="{pen.colours[colour]}"/>'
    )
    drawn += _counts(pen, player, colour, x, y + 44)
    drawn += _hand(pen, player, colour, x + 16, y + 82)
    drawn += _characters(pen, edition, player, x + 16, y + 158, x + 170)
    scale, top = PROJECT / WIDTH, y + 80
    spaces = max(MAX_PROJECTS, len(player.projects))
    step = min(PROJECT + 8, (panel.width - 184 - PROJECT - 10) / (spaces - 1))
    for place_ in range(spaces):
        at = x + 184 + place_ * step
        if place_ < len(player.projects):
            project = building_face(pen, edition, player.projects[place_])
            drawn += pen.group(held(pen, project), place(at, top, scale))
        else:
            drawn += _empty(pen, at, top, scale)
    return drawn


def _counts(pen: Pen, player: PlayerView, colour: str, x: float, y: float) -> str:
    """Points, coins, workers in supply, workers in the city."""
    drawn = pen.icon(f"pawn-{colour}", x + 34, y, 42)
    drawn += figures(pen, str(player.score), x + 88, y, 44, "text", room=52)
    drawn += pen.icon("coin", x + 140, y, 32) + figures(pen, str(player.coins), x + 167, y, 28, "text")
    drawn += pen.icon(f"pawn-{colour}", x + 200, y, 28) + figures(
        pen, str(player.supply), x + 228, y, 28, "text"
    )
    return drawn + _pips(pen, player.workers_in_city, x + 254, y - 7)


def _pips(pen: Pen, count: int, x: float, y: float) -> str:
    """Workers in the city; the sixth ends the game."""
    drawn = ""
    for place_ in range(max(WORKERS_TO_END, count)):
        fill = pen.colours["text"] if place_ < count else "none"
        drawn += (
            f'<rect x="{number(x + place_ * 18)}" y="{number(y)}" width="13" height="13" rx="3" '
            f'fill="{fill}"/>'
        )
    return f'<g stroke="{pen.colours["text"]}" stroke-width="2">{drawn}</g>'


def _hand(pen: Pen, player: PlayerView, colour: str, x: float, y: float) -> str:
    """The four worker cards as tiles with their tools; played ones are empty."""
    drawn = ""
    for worker in range(1, WORKER_CARDS + 1):
        left = x + (worker - 1) * 36
        is_held = worker in player.hand
        fill = pen.colours[colour] if is_held else "none"
        edge, dashes = ("ink", "") if is_held else ("control", ' stroke-dasharray="5 4"')
        drawn += (
            f'<rect x="{number(left)}" y="{number(y)}" width="32" height="56" rx="5" fill="{fill}" '
            f'stroke="{pen.colours[edge]}" stroke-width="2"{dashes}/>'
        )
        if is_held:
            drawn += tool(pen, worker, left + 16, y + 28, 0.5)
    return drawn


def _characters(pen: Pen, edition: Edition, player: PlayerView, x: float, y: float, end: float) -> str:
    """Busts side by side, closer together where there are many."""
    count = len(player.characters)
    if not count:
        return ""
    step = min(CHIP + 6, (end - x - CHIP) / max(1, count - 1))
    return "".join(
        bust_chip(pen, character, edition, float(factor(x + place_ * step)), y, CHIP)
        for place_, character in enumerate(player.characters)
    )
