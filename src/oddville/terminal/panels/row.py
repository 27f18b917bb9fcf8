"""The row of cards."""

from __future__ import annotations

from rich.text import Text

from .panel import Panel


class RowPanel(Panel):
    def lines(self) -> list[Text]:
        view = self.scene.view
        deck = self.look.t("terminal-panel-deck", count=view.deck_size)
        starts = [self.look.text((f"{position} ", "key")) for position in range(1, len(view.row) + 1)]
        return [*self.title(self.look.texts.component("row"), deck), *self.cards(starts, view.row)]
