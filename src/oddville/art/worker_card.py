"""A worker card: whose it is, its rank and tool; then its three abilities from top to bottom."""

from __future__ import annotations

from typing import Final

from ..editions import Edition
from ..rules.vocabulary import COLOURS, WORKER_CARDS
from .card import BLEED, WIDTH, ground
from .information import figures
from .pen import Pen, place

HEAD: Final = 116  # height of the field in the player's colour
MOST_COINS_DRAWN: Final = 4

# Broom, trowel, mallet, plan: (painted, drawn over it), standing around 0, 0.
_HANDLE: Final = (
    '<path d="{path}" fill="none" stroke="{{ink}}" stroke-width="8"/>'
    '<path d="{path}" fill="none" stroke="{{log-cut}}" stroke-width="3.5"/>'
)
TOOLS: Final = (
    _HANDLE.format(path="M0 38V-14")
    + '<path d="M-7-16h14l9-26q-16 6-32 0z" fill="{coin-rim}"/><path d="M-5-20-9-39M0-20v-20'
    'M5-20 9-39M-8-24H8" fill="none" stroke-width="2"/>',
    _HANDLE.format(path="M0 38V14") + '<path d="M0 16V6" stroke-width="5"/><path d="M-16 4Q0 12 16 4L0-42z" '
    'fill="{rock-light}"/><path d="M0-30V4" fill="none" stroke-width="2"/>',
    _HANDLE.format(path="M0 38V-14")
    + '<path d="M-24-14v-24h48v24z" fill="{log}"/><path d="M-15-14v-24M15-14v-24" fill="none" '
    'stroke-width="2.4"/>',
    '<path d="M-20 32V-32H12l11 11V32z" fill="{parchment}"/><path d="M12-32v11h11" fill="{vellum}"/>'
    '<path d="M-12-4 2-16 16-4V20h-28zM-2 20V8h8v12M-12-22H4" fill="none" stroke-width="2.4"/>',
)


def worker_card_face(pen: Pen, seat: int, worker: int, edition: Edition) -> str:
    """Worker 1 to 4 of a seat, out to the bleed."""
    card = edition.workers[worker - 1]
    body = ground(pen, "parchment") + _head(pen, seat, worker) + _coins(pen, card.coins)
    body += pen.line("vellum", "M14 190h224M14 268h224", 3)
    for place_, resource in enumerate(card.resources):
        body += pen.icon(resource, _spread(place_, len(card.resources), 57), 229, 50)
    if not card.resources:
        body += pen.line("ink", "M112 229h28", 5)
    return body + "".join(_price(pen, place_, price) for place_, price in enumerate(card.prices))


def _spread(place_: int, count: int, step: float) -> float:
    """The middle of one of several things side by side in the middle of the card."""
    return WIDTH / 2 + (place_ - (count - 1) / 2) * step


def _head(pen: Pen, seat: int, worker: int) -> str:
    colour = COLOURS[seat]
    on_colour = "ink" if colour == "yellow" or pen.theme == "low-ink" else "white"
    field = pen.shape(colour, f"M{-BLEED}{-BLEED}h{WIDTH + 2 * BLEED}v{HEAD + BLEED}H{-BLEED}z")
    pips = ""
    for rank in range(WORKER_CARDS):
        fill = pen.colours[on_colour] if rank < worker else "none"
        pips += f'<circle cx="34" cy="{26 + rank * 22}" r="8" fill="{fill}"/>'
    pips = f'<g stroke="{pen.colours[on_colour]}" stroke-width="2.6">{pips}</g>'
    tool = pen.group(
        pen.outlined(TOOLS[worker - 1].format_map(pen.colours), "ink", 3), "translate(204 62)rotate(10)"
    )
    edge = pen.line("ink", f"M{-BLEED} {HEAD}h{WIDTH + 2 * BLEED}", 3)
    return field + edge + pips + pen.icon(f"pawn-{colour}", 118, 62, 84) + tool


def _coins(pen: Pen, coins: int) -> str:
    y = 153
    if coins == 0:  # it cannot take coins
        struck = pen.line("struck", "M101 128l50 50", 7, ' stroke-linecap="round"')
        return pen.group(pen.icon("coin", 126, y, 46), extra=' opacity=".35"') + struck
    if coins > MOST_COINS_DRAWN:
        return figures(pen, f"{coins}×", 100, y, 46) + pen.icon("coin", 154, y, 46)
    return "".join(pen.icon("coin", _spread(place_, coins, 50), y, 46) for place_ in range(coins))


def _price(pen: Pen, place_: int, price: int) -> str:
    """What a position of the row costs; the free ones stand out."""
    x, is_free = 27 + place_ * 39.6, price == 0
    paper = "white" if pen.theme == "low-ink" else "vellum"
    field = (
        f'<rect x="{x - 18:g}" y="284" width="36" height="54" rx="5" '
        f'fill="{pen.colours["ink" if is_free else paper]}" '
        f'stroke="{pen.colours["ink"]}" stroke-width="2.2"/>'
    )
    return field + figures(pen, str(price), x, 311, 36, "white" if is_free else "ink")


def tool(pen: Pen, worker: int, x: float, y: float, scale: float) -> str:
    """A worker's tool alone, to tell its card in small."""
    return pen.group(pen.outlined(TOOLS[worker - 1].format_map(pen.colours), "ink", 3), place(x, y, scale))
