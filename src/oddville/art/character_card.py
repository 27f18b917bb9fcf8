"""A character: bust on parchment, the guild's field below with emblem and points."""

from __future__ import annotations

from typing import Final

from ..editions import CharacterCard, Edition
from ..rules.vocabulary import CHARACTERS, GHOST
from .card import ground
from .information import figures
from .pen import Pen, place

PORTRAIT: Final = (14, 14, 224, 224)


def character_of(edition: Edition, character: int) -> CharacterCard:
    """What an edition prints on a character."""
    return next(card for card in edition.characters if card.id == CHARACTERS[character])


def character_face(pen: Pen, character: int, edition: Edition) -> str:
    card = character_of(edition, character)
    window = "silver" if character == GHOST else "vellum"
    body = ground(pen, f"guild-{card.guild}") + _plate(pen, *PORTRAIT, window, 8)
    body += pen.use(f"bust-{card.id}", place(26, 34, 1.67))
    body += pen.line("ink", "M14 238h224", 3) + pen.icon(card.guild, 62, 294, 76, "emblem")
    if card.points_on_main_square is None:
        return (
            body
            + _plate(pen, 146, 252, 86, 84, "parchment", 10)
            + figures(pen, str(card.points), 189, 294, 66, room=70)
        )
    return body + _two_values(pen, card.points, card.points_on_main_square)


def _plate(pen: Pen, x: float, y: float, width: float, height: float, role: str, round_: float) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
        f'fill="{pen.colours[role]}" stroke="{pen.colours["ink"]}" stroke-width="3"/>'
    )


def _two_values(pen: Pen, points: int, on_main_square: int) -> str:
    """The Traveller's points, and what is left of them with a worker on the Main Square."""
    drawn = _plate(pen, 112, 252, 54, 84, "parchment", 10) + figures(pen, str(points), 139, 294, 56, room=44)
    drawn += _plate(pen, 174, 252, 64, 84, "parchment", 10) + figures(
        pen, str(on_main_square), 206, 313, 42, room=52
    )
    square = "M192 282v-12h28v12zM196 270v-5h5l5-9 5 9h5v5z"
    return drawn + pen.outlined(pen.shape("coin-face", square), "ink", 2) + pen.line("ink", "M180 289h52", 2)


def bust_chip(pen: Pen, character: int, edition: Edition, x: float, y: float, size: float) -> str:
    """The bust alone in a frame of the guild's colour."""
    card = character_of(edition, character)
    window = "silver" if character == GHOST else "vellum"
    chip = f'<rect width="120" height="120" rx="16" fill="{pen.colours[window]}"/>'
    chip += pen.use(f"bust-{card.id}", place(6, 2, 0.9))
    chip += (
        '<rect x="3" y="3" width="114" height="114" rx="14" fill="none" '
        f'stroke="{pen.colours[f"guild-{card.guild}"]}" stroke-width="8"/>'
    )
    return pen.group(chip, place(x, y, size / 120))
