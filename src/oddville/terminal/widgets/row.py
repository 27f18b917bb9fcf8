"""The row of cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ..scene import Scene
from .panel import Panel

NARROW = 13  # width of a name on a small screen
WIDE = 24


class RowPanel(Panel):
    def lines(self, scene: Scene) -> list[Text]:
        deck = self.look.t("terminal-panel-deck", count=scene.view.deck_size)
        title = self.look.text((self.look.texts.component("row"), "title"), (f"  {deck}", "dim"))
        return [title, *self._cards(scene)]

    def _cards(self, scene: Scene) -> Iterator[Text]:
        for position, card in enumerate(scene.view.row, start=1):
            line = self.look.text((f"{position} ", "key"))
            if card is None:
                yield line.append_text(self.look.text((self.look.glyphs.dot, "dim")))
            else:
                yield line.append_text(self.card(scene, card, WIDE if scene.is_roomy else NARROW))
