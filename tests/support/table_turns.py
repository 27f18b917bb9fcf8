"""The first turn of a match, and choosing in it."""

from __future__ import annotations

from typing import Any

from oddville.rules.actions import decode
from tests.support.sitting import Sitting


def choose(sitting: Sitting, kind: type) -> int:
    """The first legal action of a kind."""
    assert sitting.match.game is not None
    return next(number for number in sitting.match.game.legal_actions() if type(decode(number)) is kind)


def first_turn(**settings: Any) -> Sitting:
    """Everybody has picked a resource; the first player begins."""
    sitting = Sitting(**{"seed": 5, **settings}).begin()
    for _ in range(sitting.settings.players):
        sitting.act()
    return sitting
