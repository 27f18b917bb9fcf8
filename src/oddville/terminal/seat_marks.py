"""One letter for each player, to be drawn on cards and slots."""

from __future__ import annotations

from collections.abc import Sequence

from .glyphs import in_ascii


def seat_marks(names: Sequence[str]) -> list[str]:
    """A letter or digit of the name that no other player has, otherwise the seat's number."""
    found: list[str] = []
    for seat, name in enumerate(names):
        plain = in_ascii(name)
        number = plain[-1:] if plain[-1:].isdigit() else ""
        letters = [letter.upper() for letter in plain if letter.isalpha()]
        signs = [*letters[:1], number, *letters, str(seat + 1), *"ABCDWXYZ"]
        found.append(next(sign for sign in signs if sign and sign not in found))
    return found
