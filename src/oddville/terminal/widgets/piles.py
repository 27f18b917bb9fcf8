"""The piles of characters: the top of each guild's pile, and its size."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ...rules.vocabulary import GUILDS
from ..scene import Scene
from .panel import Panel


class PilesPanel(Panel):
    def lines(self, scene: Scene) -> list[Text]:
        return [self.title(self.look.texts.component("character", 2)), *self._piles(scene)]

    def _piles(self, scene: Scene) -> Iterator[Text]:
        texts = self.look.texts
        for guild, pile in zip(GUILDS, scene.view.piles, strict=True):
            name = self.fitted(texts.t(f"guild-{guild}"), 13)
            if pile.top is None:
                yield self.look.text(f"{name} {pile.size}")
                continue
            who = texts.labelled(texts.character(pile.top), texts.power(pile.top))
            yield self.look.text(name, (f" {pile.size} ", "dim"), (who, "note"))
