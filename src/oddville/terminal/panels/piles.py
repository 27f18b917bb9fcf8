"""The piles of characters: the top of each guild's pile, and its size."""

from __future__ import annotations

from rich.text import Text

from ...rules.vocabulary import GUILDS
from .detail import Tell
from .panel import Panel


class PilesPanel(Panel):
    def lines(self) -> list[Text]:
        if self.detail.piles == Tell.NOTHING:
            return []
        texts = self.look.texts
        guilds = [self.look.t(f"guild-{guild}") for guild in GUILDS]
        width = max(map(len, guilds))
        found = self.title(texts.component("character", 2))
        for guild, pile in zip(guilds, self.scene.view.piles, strict=True):
            start = self.look.text(f"{guild:<{width}}", (f" {pile.size} ", "dim"))
            if pile.top is None:
                found.append(start)
            elif self.detail.piles == Tell.ALL:
                found += self.character(pile.top, start, indent=width + 3)
            else:
                found.append(start.append_text(self.look.text((texts.character(pile.top), "name"))))
        return found
