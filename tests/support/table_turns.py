"""The first turn of a match, and choosing in it."""

from __future__ import annotations

from typing import Any

from oddville.rules.actions import decode
from tests.support.scripted_match import ScriptedMatch


def choose(scripted: ScriptedMatch, kind: type) -> int:
    """The first legal action of a kind."""
    assert scripted.match.game is not None
    return next(number for number in scripted.match.game.legal_actions() if type(decode(number)) is kind)


def first_turn(**settings: Any) -> ScriptedMatch:
    """Everybody has picked a resource; the first player begins."""
    scripted = ScriptedMatch(**{"seed": 5, **settings}).begin()
    for _ in range(scripted.settings.players):
        scripted.act()
    return scripted
