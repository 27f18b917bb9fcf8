"""Somebody who watches a game, hears its events, and objects to everything that cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from oddville.editions import Edition
from oddville.rules.events import Event
from oddville.rules.game import Game
from oddville.rules.vocabulary import DISCLOSED_CARD, DISCLOSED_CHANCE
from tests.support import invariants
from tests.support.mirror import Mirror


class Witness:
    """One mirror of everything, one of what is public."""

    def __init__(self, game: Game, edition: Edition) -> None:
        self.edition = edition
        self.everything = Mirror(game, edition, is_public=False)
        self.public = Mirror(game, edition, is_public=True)

    def hear(self, game: Game, events: list[Event], *, compare: bool = True) -> None:
        """Follow one action and compare the whole table, unless a later comparison is soon enough."""
        came_to_light, shuffles = self.public.came_to_light, self.public.shuffles
        self.everything.hear_all(events)
        self.public.hear_all(events)
        if compare:
            self.everything.agree(game)
        assert bool(game.disclosed & DISCLOSED_CARD) == (self.public.came_to_light > came_to_light)
        assert bool(game.disclosed & DISCLOSED_CHANCE) == (self.public.shuffles > shuffles)

    def look_closely(self, game: Game) -> None:
        """The slower comparisons, for a sample of positions."""
        invariants.check(game, self.edition)
        self.public.agree_in_public(game)
        self.public.agree_on_knowledge(game)


def watch(moments: Iterable[tuple[Game, list[Event]]], edition: Edition, look_every: int) -> bool:
    """Follow one game from its beginning; True if it came to its end."""
    witness: Witness | None = None
    is_over = False
    for number, (game, events) in enumerate(moments):
        if witness is None:
            witness = Witness(game, edition)
        witness.hear(game, events)
        is_over = game.is_over
        if number % look_every == 0 or is_over:
            witness.look_closely(game)
    return is_over
